import { readFileSync } from "node:fs";
import { cards, faces } from "@weirwood/cards/questions";
import { describe, expect, test } from "vitest";
import { cardsSymbolNames } from "../../art/symbol-names.ts";
import { faceOf } from "./spec.ts";
import { divisions, rings } from "./tables.ts";

const sprite = readFileSync(new URL("../../art/sprite.svg", import.meta.url), "utf8");
const drawn = new Set([...sprite.matchAll(/ id="cards\/([^"]+)"/g)].map(([, id]) => id));
const playable = faces.flatMap((face, card) => (face.isFixture ? [] : [card]));

test("every symbol of Cards that can be named is drawn, and every drawn one has a name", () => {
  const symbols = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id);
  expect(symbols.sort()).toEqual([...cardsSymbolNames].sort());
});

describe("the face of a card", () => {
  test("is like no other card's", () => {
    const signatures = new Map<string, string>();
    for (const card of playable) {
      const { tincture, second, shape, charge, division, isMetal, arrangement } = faceOf(card);
      const signature = [tincture, second, shape, charge, division, isMetal, arrangement].join(" ");
      expect(signatures.get(signature), `${cards[card].id} looks like`).toBeUndefined();
      signatures.set(signature, cards[card].id);
    }
  });

  test("is the same whenever it is asked for", () => {
    for (const card of playable) expect(faceOf(card)).toEqual(faceOf(card));
    expect(faceOf(cards.findIndex(({ id }) => id === "core_5"))).toMatchObject({
      tincture: "stark",
      charge: "wolf",
      ring: "laurel",
    });
  });

  test("is made of what is drawn", () => {
    for (const [card] of faces.entries()) {
      const { shape, charge, canton, ring, diaper } = faceOf(card);
      for (const part of [`ch-${charge}`, `ring-${ring}`, `diaper-${diaper}`, `shape-${shape}`, `frame-${shape}`])
        expect(drawn, cards[card].id).toContain(part);
      if (canton !== undefined) expect(drawn, cards[card].id).toContain(`ch-${canton}`);
    }
    for (const division of divisions) if (division !== "plain") expect(drawn).toContain(`div-${division}`);
    for (const ring of rings) expect(drawn).toContain(`ring-${ring}`);
  });

  test("shows the sigil on the card of a House, and three charges for an army", () => {
    for (const card of playable) {
      const { type, traits = [] } = faces[card];
      if (type === "house") expect(faceOf(card).division).toBe("plain");
      if (traits.includes("Army")) expect(faceOf(card).arrangement).toBe("three");
    }
  });
});
