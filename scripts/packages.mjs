// The packages of this repository and the games among them, by their folders. Uses nothing but Node.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("..", import.meta.url));

/** The names of the games: of the folders in games/. */
export const games = foldersIn("games");

/** The folder of every package, in the order in which they may import each other. */
export function packageFolders() {
  const { workspaces } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  return workspaces.flatMap((folder) => (folder === "games/*" ? games.map((game) => `games/${game}`) : [folder]));
}

/** Every file of the packages and of scripts/, by its path from the root; nothing that is built or installed. */
export function sourceFiles() {
  const within = (folder) =>
    readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      if (!entry.isDirectory()) return [path];
      return /^(dist|node_modules)$/.test(entry.name) ? [] : within(path);
    });
  return [...packageFolders(), "scripts"].flatMap(within);
}

function foldersIn(folder) {
  const entries = readdirSync(join(root, folder), { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}
