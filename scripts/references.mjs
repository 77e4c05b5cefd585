// `node scripts/references.mjs`: writes the references of every tsconfig.json from what the packages depend on. The compiler
// has no way of saying "every folder in games/"; a test tells when this has been forgotten.
import { readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { packageFolders, root } from "./packages.mjs";

const read = (path) => readFileSync(join(root, path), "utf8");

/** Every tsconfig whose references follow from package.json files, with its text as it should be. */
export function tsconfigs() {
  const folders = packageFolders();
  const manifests = new Map(folders.map((folder) => [folder, JSON.parse(read(join(folder, "package.json")))]));
  const folderOf = new Map(folders.map((folder) => [manifests.get(folder).name, folder]));
  const needed = (folder, ...lists) => {
    const names = lists.flatMap((list) => Object.keys(manifests.get(folder)[list] ?? {}));
    return folders.filter((other) => names.some((name) => folderOf.get(name) === other));
  };
  const built = folders.filter((folder) => folder !== "web");
  const wanted = new Map([
    ["tsconfig.json", [...folders, "web/offline", "web/tsconfig.tests.json", "tsconfig.tests.json"]],
    ["tsconfig.tests.json", built],
    ["web/tsconfig.tests.json", needed("web", "dependencies", "devDependencies")],
    ...folders.map((folder) => [join(folder, "tsconfig.json"), needed(folder, "dependencies")]),
  ]);
  return [...wanted].map(([path, folders]) => ({ path, text: withReferences(path, folders) }));
}

function withReferences(path, folders) {
  const paths = folders.map((folder) => `{ "path": "${pathFrom(join(path, ".."), folder)}" }`);
  const text = read(path).replace(/,\s*"references": \[[^\]]*\]/, "");
  if (paths.length === 0) return text;
  const list = `"references": [${paths.join(", ")}]`;
  // As the formatter writes a list: on one line where it fits.
  const written = `  ${list}`.length <= 120 ? list : `"references": [\n    ${paths.join(",\n    ")}\n  ]`;
  return text.replace(/\s*}\s*$/, `,\n  ${written}\n}\n`);
}

function pathFrom(folder, other) {
  const path = relative(folder, other);
  return path.startsWith("..") ? path : `./${path}`;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  for (const { path, text } of tsconfigs()) writeFileSync(join(root, path), text);
}
