import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const thisFile = readFileSync(fileURLToPath(import.meta.url));
const cache = new URL("../../node_modules/.cache/weirwood/sources/", import.meta.url);

/** @public Node calls it for every file that is imported. */
export async function load(url, context, nextLoad) {
  if (!url.endsWith(".ts")) return nextLoad(url, context);
  return { format: "module", shortCircuit: true, source: await withoutTypes(readFileSync(fileURLToPath(url), "utf8")) };
}

/** Loading the compiler takes longer than all the rest, so what it made is kept, by the text it was made from. */
async function withoutTypes(source) {
  const name = createHash("sha256").update(thisFile).update(source).digest("hex");
  const kept = new URL(`${name}.js`, cache);
  try {
    return readFileSync(kept, "utf8");
  } catch {
    const made = await transpiled(source);
    const unfinished = new URL(`${kept.href}.${process.pid}`);
    mkdirSync(cache, { recursive: true });
    writeFileSync(unfinished, made);
    renameSync(unfinished, kept);
    return made;
  }
}

async function transpiled(source) {
  const { ModuleKind, ScriptTarget, transpileModule } = (await import("typescript")).default;
  const compilerOptions = { module: ModuleKind.ESNext, target: ScriptTarget.ES2022, verbatimModuleSyntax: true };
  return transpileModule(source, { compilerOptions }).outputText;
}
