import { narrate } from "@weirwood/kernel";
import { describe, expect, test } from "vitest";
import { articles, names } from "./fr/names.ts";
import { fr } from "./fr.ts";

/** French is looked at with every name of a place: articles, contraction and elision are the text tool's to get right. */

/** Places that are called by a name alone. */
const proper = new Set(
  "Châteaunoir Peyredragon Pouce-Flint Griseaux Harrenhal Hautjardin Karhold Port-Réal Port-Lannis Moat Villevieille Pyk Vivesaigues Salvemer Pierremoûtier Accalmie Lancehélion Blancport Winterfell Ferboys Trois-Tours".split(
    " ",
  ),
);

const areas = Object.entries(names.area);

test("every place has an article, bears one in its name, or is a proper name", () => {
  const unknown = areas.filter(([, name]) => {
    const word = name.split(" ")[0];
    return !/^(Le|La|Les|L’)/.test(name) && articles[word] === undefined && !proper.has(word);
  });
  expect(unknown).toEqual([]);
});

/** What no French sentence says. */
const wrong = [
  /\b(de|à) les? /i,
  /\b(du|des|au|aux|le|la|les|l’) ?(le|la|les|l’)\b/i,
  /(?:^|[ (])de [aeiouéèêîô]/i,
  /\b(depuis|vers) (Baie|Mer|Route|Marches|Montagnes|Bief|Détroit|Presqu|Rivage|Port de|Port d’|Néra|Bois)/,
  /\b(depuis|vers|de|à) (Le|La|Les|L’)\b/,
];

describe("every line of the log reads well with every place", () => {
  const lines = Object.entries(fr.rules).filter(([, { log }]) => log !== undefined && /area\}/.test(log));
  test.each(lines)("%s", (rule, { log = "" }) => {
    const gaps = [...log.matchAll(/\{(\w+):(?:(?:le|de|à) )?area\}/g)].map(([, name]) => name);
    for (const [id] of areas) {
      const places = Object.fromEntries(gaps.map((gap) => [gap, id]));
      const facts = { house: "stark", victim: "tyrell", attacker: "stark", defender: "tyrell", units: "1F" };
      const said = narrate(fr, { rule, ...facts, order: "support", instead: "raid", ...places }) ?? "";
      for (const pattern of wrong) expect(said).not.toMatch(pattern);
    }
  });
});
