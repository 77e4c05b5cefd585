import { dirname, join } from "node:path/posix";
import { type ESTree, parseSync } from "vite";
import type { ModuleGraph } from "./files-of-pages.ts";

/** What the build knows about a module. */
export interface BuiltModule {
  readonly code: string | null;
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
  readonly importers: readonly string[];
}

/**
 * The graph of modules without those that only pass on what others export: whoever imports a name from `kernel/index.ts` needs
 * the module that has it, and not the whole kernel. The build leaves out what nobody needs at all; what few need would
 * otherwise come with every page.
 */
export function withoutBarrels(infoOf: (id: string) => BuiltModule | null): ModuleGraph {
  const parsed = cached((id) => statementsIn(infoOf(id)?.code ?? ""));
  // Packages of others stay whole: some of theirs only look like it.
  const isBarrel = cached(
    (id) => !id.includes("/node_modules/") && parsed(id).length > 0 && parsed(id).every(isPassedOn),
  );

  /** The module behind a relative address. */
  const behind = (id: string, source: string): string | undefined => {
    const file = join(dirname(id), source);
    return infoOf(id)?.importedIds.find((one) => one === file);
  };
  /** By name, the module that has what a barrel passes on. */
  const passedOn = cached((barrel): ReadonlyMap<string, string> => {
    const homes = new Map<string, string>();
    for (const statement of parsed(barrel)) {
      const home = "source" in statement && statement.source ? behind(barrel, statement.source.value) : undefined;
      if (home === undefined) continue;
      const inner = isBarrel(home) ? passedOn(home) : undefined;
      if (statement.type === "ExportAllDeclaration") {
        for (const name of inner?.keys() ?? exportedBy(parsed(home))) homes.set(name, inner?.get(name) ?? home);
      } else if (statement.type === "ExportNamedDeclaration") {
        for (const { local, exported } of statement.specifiers)
          homes.set(nameOf(exported), inner?.get(nameOf(local)) ?? home);
      }
    }
    return homes;
  });

  const importsOf = cached((id): readonly string[] => {
    const { names, wholes } = wantedBy(parsed(id));
    const isWhole = (barrel: string): boolean =>
      wholes.some((source) => !source.startsWith(".") || behind(id, source) === barrel);
    const found = (infoOf(id)?.importedIds ?? []).flatMap((imported) => {
      if (!isBarrel(imported)) return imported;
      const homes = passedOn(imported);
      return isWhole(imported) ? [imported, ...homes.values()] : names.flatMap((name) => homes.get(name) ?? []);
    });
    return [...new Set(found)];
  });
  const importersOf = cached((id): readonly string[] => {
    const seen = new Set<string>();
    const open = [...(infoOf(id)?.importers ?? [])];
    for (const importer of open) {
      if (seen.has(importer)) continue;
      seen.add(importer);
      if (isBarrel(importer)) open.push(...(infoOf(importer)?.importers ?? []));
    }
    return [...seen].filter((importer) => !isBarrel(importer) && importsOf(importer).includes(id));
  });
  return { importsOf, importersOf, laterImportsOf: (id) => infoOf(id)?.dynamicallyImportedIds ?? [] };
}

function statementsIn(code: string): readonly ESTree.Program["body"][number][] {
  const { program, errors } = parseSync("module.js", code);
  // What is no script imports nothing by name.
  return errors.length > 0 ? [] : program.body;
}

type Statement = ReturnType<typeof statementsIn>[number];

const isPassedOn = (statement: Statement): boolean =>
  statement.type === "ExportAllDeclaration" ||
  (statement.type === "ExportNamedDeclaration" && statement.source !== null);

const nameOf = (name: ESTree.ModuleExportName): string => (name.type === "Literal" ? String(name.value) : name.name);

interface Wanted {
  /** From wherever. */
  readonly names: readonly string[];
  /** Whatever is taken as a whole. */
  readonly wholes: readonly string[];
}

/** What a module imports and passes on. */
function wantedBy(statements: readonly Statement[]): Wanted {
  const names: string[] = [];
  const wholes: string[] = [];
  for (const statement of statements) {
    if (statement.type === "ExportAllDeclaration") wholes.push(statement.source.value);
    if (statement.type === "ExportNamedDeclaration" && statement.source !== null) {
      names.push(...statement.specifiers.map(({ local }) => nameOf(local)));
    }
    if (statement.type !== "ImportDeclaration") continue;
    for (const specifier of statement.specifiers) {
      if (specifier.type === "ImportNamespaceSpecifier") wholes.push(statement.source.value);
      else names.push(specifier.type === "ImportSpecifier" ? nameOf(specifier.imported) : "default");
    }
  }
  return { names, wholes };
}

/** The names that a module exports itself. */
function exportedBy(statements: readonly Statement[]): readonly string[] {
  return statements.flatMap((statement) => {
    if (statement.type !== "ExportNamedDeclaration") return [];
    const { declaration, specifiers } = statement;
    const own = specifiers.map(({ exported }) => nameOf(exported));
    if (declaration === null) return own;
    if (declaration.type === "VariableDeclaration") return declaration.declarations.flatMap(({ id }) => boundBy(id));
    return "id" in declaration && declaration.id?.type === "Identifier" ? [declaration.id.name] : [];
  });
}

/** `{ kinds, steps: own }` and the like. */
function boundBy(pattern: ESTree.BindingPattern): readonly string[] {
  switch (pattern.type) {
    case "Identifier":
      return [pattern.name];
    case "ObjectPattern":
      return pattern.properties.flatMap((one) =>
        one.type === "Property" ? boundBy(one.value) : boundBy(one.argument),
      );
    case "ArrayPattern":
      return pattern.elements.flatMap((one) =>
        one === null ? [] : one.type === "RestElement" ? boundBy(one.argument) : boundBy(one),
      );
    default:
      return boundBy(pattern.left);
  }
}

function cached<Result>(work: (id: string) => Result): (id: string) => Result {
  const known = new Map<string, Result>();
  return (id) => {
    const before = known.get(id);
    if (before !== undefined || known.has(id)) return before as Result;
    const result = work(id);
    known.set(id, result);
    return result;
  };
}
