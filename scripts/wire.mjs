// `npm run wire`: writes what follows from the folders in games/ and cannot be said once: which packages depend on which
// game, and the references of every tsconfig.json. A test tells when this has been forgotten.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { games, packageFolders, root } from "./packages.mjs";

const read = (path) => readFileSync(join(root, path), "utf8");

/** Where a package keeps what is a game's own: it depends on the games of which it has some. */
const placesOfGames = {
  bots: (game) => `bots/${game}`,
  catalogue: (game) => `catalogue/${game}.ts`,
  cli: (game) => `cli/games/${game}`,
  web: (game) => `web/games/${game}`,
};

/** The package.json of every such package, with its text as it should be. */
export function manifests() {
  const nameOf = (game) => JSON.parse(read(`games/${game}/package.json`)).name;
  const versionOf = (game) => JSON.parse(read(`games/${game}/package.json`)).version;
  return Object.entries(placesOfGames).map(([folder, placeOf]) => {
    const path = join(folder, "package.json");
    const manifest = JSON.parse(read(path));
    const others = Object.entries(manifest.dependencies).filter(
      ([name]) => !games.some((game) => nameOf(game) === name),
    );
    const own = games
      .filter((game) => existsSync(join(root, placeOf(game))))
      .map((game) => [nameOf(game), versionOf(game)]);
    const dependencies = Object.fromEntries([...others, ...own].sort(([a], [b]) => (a < b ? -1 : 1)));
    return { path, text: `${JSON.stringify({ ...manifest, dependencies }, null, 2)}\n` };
  });
}

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
  // The references follow from the dependencies, so these come first.
  for (const list of [manifests, tsconfigs]) for (const { path, text } of list()) writeFileSync(join(root, path), text);
}
