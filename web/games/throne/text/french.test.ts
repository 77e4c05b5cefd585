import { areaIds } from "@weirwood/throne/questions";
import { fr } from "@weirwood/throne/text/fr";
import { expect, test } from "vitest";
import { play } from "./fr/play.ts";
import { de, le } from "./french.ts";

test("the client's own sentences take the articles of every place", () => {
  for (const id of areaIds) {
    const name = fr.names.area[id];
    const said = [
      play.march.title(name),
      play.march.sent(name),
      play.march.givesUp(name),
      play.losses.retreatTo(name, ""),
    ];
    for (const sentence of said) {
      expect(sentence).toContain(le(name));
      expect(sentence).not.toMatch(/\b(depuis|vers|perdez) (Le|La|Les|Baie|Mer|Route|Marches|Montagnes)\b/);
    }
    expect(de(name)).not.toMatch(/^de (les?|[aeiouéè])/i);
  }
  expect([le("Route de la Mer"), de("Le Bief"), le("Winterfell")]).toEqual([
    "la Route de la Mer",
    "du Bief",
    "Winterfell",
  ]);
});
