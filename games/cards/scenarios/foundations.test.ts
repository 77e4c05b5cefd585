import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { cardNumber } from "../pool/index.ts";

const folder = new URL("./", import.meta.url);
const guide = readFileSync(new URL("../../../docs/games/cards/foundations.md", import.meta.url), "utf8");
const rows = [...guide.matchAll(/^\| (?!foundation|---)(.+) \| `(.+)` \| (?:`(.+)`)? ?\| (.+) \|$/gm)];

/** The scenarios, each as it is written, by id. */
const scenarios = new Map(
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".yaml"))
    .flatMap((file) => readFileSync(new URL(file, folder), "utf8").split(/^---$/m))
    .map((text) => [/^id: (\S+)/m.exec(text)?.[1] ?? "", text]),
);

describe("docs/games/cards/foundations.md", () => {
  it("has a row for each foundation", () => expect(rows.length).toBeGreaterThan(40));

  it.each(rows.map(([, name, where, card, shown]) => [name, where, card, shown]))(
    "%s: its file, card and scenarios are there",
    (_name, where, card, shown) => {
      expect(existsSync(new URL(`../${where}`, import.meta.url)), where).toBe(true);
      const names = [...(shown as string).matchAll(/`([^`]+)`/g)].map(([, id]) => id as string);
      expect(names.length).toBeGreaterThan(0);
      for (const id of names)
        if (card === undefined) expect(existsSync(new URL(`../${id}`, import.meta.url)), id).toBe(true);
        else expect(scenarios.get(id), id).toContain(card);
      if (card !== undefined) expect(cardNumber(card), card).toBeDefined();
    },
  );
});
