import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, test } from "vitest";
import { games, packageFolders, root } from "./packages.mjs";
import { hasTests, lanesOf, parts, partsWished, partsWith } from "./test-parts.mjs";

const namesOf = (list: readonly { readonly name: string }[] | undefined) => list?.map(({ name }) => name);

describe("rings", () => {
  const two = partsWith(["chess", "draughts"]);

  it("are one for the frame and one for each folder in games/", () => {
    expect(new Set(two.map(({ ring }) => ring))).toEqual(new Set(["frame", "chess", "draughts"]));
    expect(namesOf(partsWished(two, ["game", "chess"]))).toEqual([
      "chess",
      "chess-bots",
      "chess-cli",
      "chess-web",
      "chess-browser",
    ]);
    expect(namesOf(partsWished(two, ["frame"]))).toContain("server");
    expect(partsWished(two, [])).toEqual(two);
  });

  it("are not made up", () => {
    expect(partsWished(two, ["game", "go"])).toBeUndefined();
    expect(partsWished(two, ["game"])).toBeUndefined();
    expect(partsWished(two, ["chess"])).toBeUndefined();
  });

  it("leave what is a game's own to the game", () => {
    const elsewhere = Object.fromEntries(two.map((part) => [part.name, part.elsewhere]));
    expect(elsewhere).toMatchObject({
      bots: ["chess/**", "draughts/**"],
      cli: ["games/chess/**", "games/draughts/**"],
      web: ["games/chess/**", "games/draughts/**", "browser-tests/**"],
      browser: ["browser-tests/chess/**", "browser-tests/draughts/**"],
    });
  });

  it("run side by side, those with a browser beside all others", () => {
    const lanes = lanesOf(two);
    expect(lanes).toHaveLength(2);
    expect(lanes.map(namesOf)).toContainEqual(["browser", "chess-browser", "draughts-browser"]);
    expect(lanes.flat()).toHaveLength(two.length);
  });
});

test("a part without a file of tests is left out", () => {
  const wanted = parts.filter(hasTests).map(({ name }) => name);
  expect(wanted).toEqual(expect.arrayContaining(["scripts", "kernel", "server", "browser", ...games]));
  const [chess] = partsWith(["chess"]).filter(({ ring }) => ring === "chess");
  expect(hasTests(chess)).toBe(false);
});

test("every file of tests is in exactly one part", () => {
  for (const file of [...packageFolders(), "scripts"].flatMap(testFilesIn)) {
    const holders = parts.filter((part) => isIn(part, file)).map(({ name }) => name);
    expect(holders, file).toHaveLength(1);
  }
});

const isIn = (part: (typeof parts)[number], file: string): boolean => {
  const isUnder = (glob: string): boolean => file.startsWith(join(part.package, glob.replace(/[*]{2}$/, ""), "/"));
  return isUnder(part.tests) && !part.elsewhere.some(isUnder);
};

function testFilesIn(folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory())
      return /^(dist|node_modules)$/.test(entry.name) ? [] : testFilesIn(join(folder, entry.name));
    return /[.]test[.]tsx?$/.test(entry.name) ? [join(folder, entry.name)] : [];
  });
}
