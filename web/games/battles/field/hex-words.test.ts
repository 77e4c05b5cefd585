import { beforeAll, expect, test } from "vitest";
import { openBook } from "../../books.ts";
import { text as english } from "../text/en.ts";
import { text as french } from "../text/fr.ts";
import { battleWords } from "../words.ts";
import type { FieldPicture, HexPicture } from "./field-picture.ts";
import { hexWords } from "./hex-words.ts";

beforeAll(async () => {
  await Promise.all([openBook("battles", "en"), openBook("battles", "fr")]);
});

const D4 = 15 * 4 + 3;

const cavaliers: HexPicture = {
  terrain: "forest",
  fire: 2,
  isDevastated: false,
  unit: {
    house: "lannister",
    type: "casterly-cavaliers",
    class: "cavalry",
    rank: "green",
    figures: 2,
    strength: 3,
    commander: "addam",
    isSpent: true,
    isStalwart: true,
    foeAt: D4 + 1,
    engagedBy: "stark",
  },
};

const holding = (one: HexPicture): FieldPicture => ({ board: 0, hexes: new Map([[D4, one]]) });
const inEnglish = (one: HexPicture): string => hexWords(holding(one), D4, battleWords("en"), english);

test("a unit says what its piece shows, and where it stands", () => {
  expect(inEnglish(cavaliers)).toBe(
    "Casterly Rock Cavaliers, green, 2 of 3, led by Addam Marbrand, spent, Stalwart, engaged with E4, D4, forest, fire 2",
  );
  expect(hexWords(holding(cavaliers), D4, battleWords("fr"), french)).toBe(
    "Cavaliers de Castral Roc, vert, 2 sur 3, commandant\u00a0: Addam Marbrand, n’est plus activable, Hardi, engagée avec E4, D4, forêt, feu 2",
  );
});

test("an empty hex says what lies there, and who holds it", () => {
  const bare = { terrain: "plains", fire: 0, isDevastated: false } as const;
  expect(inEnglish(bare)).toBe("D4, plains");
  expect(inEnglish({ ...bare, terrain: "building", isDevastated: true })).toBe("D4, building, devastated");
  expect(inEnglish({ ...bare, token: "palisade", fort: [1, 0, 2] })).toBe(
    "D4, plains, palisade, order tokens: 1 green 2 red",
  );
  expect(inEnglish({ ...bare, objective: { kind: "place" } })).toBe("D4, plains, objective, held by nobody");
  expect(inEnglish({ ...bare, objective: { kind: "place", owner: "stark" } })).toBe(
    "D4, plains, objective, held by House Stark",
  );
});

test("a token that lies face down gives its face away to nobody but its owner", () => {
  const hidden = { kind: "edmure", isFaceUp: false } as const;
  const bare = { terrain: "plains", fire: 0, isDevastated: false } as const;
  expect(inEnglish({ ...bare, markers: [hidden] })).toBe("D4, plains, Edmure Tully face down");
  expect(inEnglish({ ...bare, markers: [{ ...hidden, face: "false" }] })).toBe(
    "D4, plains, Edmure Tully face down (false)",
  );
});
