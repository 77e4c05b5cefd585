import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import typescript from "typescript";

const { ModuleKind, ScriptTarget, transpileModule } = typescript;
const compilerOptions = { module: ModuleKind.ESNext, target: ScriptTarget.ES2022, verbatimModuleSyntax: true };

export function load(url, context, nextLoad) {
  if (!url.endsWith(".ts")) return nextLoad(url, context);
  const source = readFileSync(fileURLToPath(url), "utf8");
  return { format: "module", shortCircuit: true, source: transpileModule(source, { compilerOptions }).outputText };
}
