import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { entriesFor } from "@weirwood/catalogue";
import { filesIn } from "../files.ts";
import { version } from "../version.ts";

/** Which program this is: the same rules, bots, weights and sums, or not. */
export interface Build {
  readonly version: string;
  /** A hash over all code and weights that a shift can come to. */
  readonly build: string;
}

export function thisBuild(): Build {
  const hash = createHash("sha256").update(version());
  const isClone = existsSync(sourceOf(fileURLToPath(import.meta.url)));
  for (const folder of foldersOfCode()) {
    for (const file of filesIn(folder, [".js"])) {
      // A clone may have files built from sources that are there no longer.
      if (isClone && !existsSync(sourceOf(file))) continue;
      hash.update(relative(folder, file)).update(readFileSync(file));
    }
  }
  return { version: version(), build: hash.digest("hex").slice(0, 12) };
}

const sourceOf = (file: string): string => file.replace(/([/\\])dist[/\\]/, "$1").replace(/[.]js$/, ".ts");

/** Where the code is that a shift is played by. */
function foldersOfCode(): string[] {
  const { resolve } = createRequire(import.meta.url);
  const packages = ["bots", "catalogue", "kernel", ...entriesFor("players").map(({ name }) => name)];
  const own = dirname(dirname(fileURLToPath(import.meta.url)));
  return [
    ...packages.sort().map((name) => dirname(resolve(`@weirwood/${name}`))),
    ...["sim", "work"].map((folder) => join(own, folder)),
  ];
}
