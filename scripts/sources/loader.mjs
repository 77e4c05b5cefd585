import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const thisFile = readFileSync(fileURLToPath(import.meta.url));
const cache = new URL("../../node_modules/.cache/weirwood/sources/", import.meta.url);

/** @public Node calls it for every file that is imported. */
export async function load(url, context, nextLoad) {
  if (!new URL(url).pathname.endsWith(".ts")) return nextLoad(url, context);
  const source = await withoutTypes(fileURLToPath(url));
  return { format: "module", shortCircuit: true, source };
}

/** Loading the compiler takes longer than all the rest, so what it made is kept, by the file and its text. */
async function withoutTypes(path) {
  const source = readFileSync(path, "utf8");
  const name = createHash("sha256").update(thisFile).update(`${path}\n`).update(source).digest("hex");
  const kept = new URL(`${name}.js`, cache);
  try {
    return readFileSync(kept, "utf8");
  } catch {
    const made = await transpiled(path, source);
    const unfinished = new URL(`${kept.href}.${process.pid}`);
    mkdirSync(cache, { recursive: true });
    writeFileSync(unfinished, made);
    renameSync(unfinished, kept);
    return made;
  }
}

async function transpiled(path, source) {
  const { ModuleKind, ScriptTarget, transpileModule } = (await import("typescript")).default;
  const compilerOptions = {
    module: ModuleKind.ESNext,
    target: ScriptTarget.ES2022,
    verbatimModuleSyntax: true,
    inlineSourceMap: true,
  };
  return transpileModule(source, { compilerOptions, fileName: path }).outputText;
}
