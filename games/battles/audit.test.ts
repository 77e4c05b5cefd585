import { chanceFrom, NOBODY, oneOf, seedFrom } from "@weirwood/kernel";
import { describe, expect, it } from "vitest";
import { audit } from "./audit.ts";
import { FIGURES_OF_HOUSE, figureIds } from "./data/ids.ts";
import { HOUSES, NONE } from "./data/names.ts";
import { hexNames } from "./field/hexes.ts";
import { battles } from "./index.ts";
import type { PlanId } from "./plans/index.ts";
import { tokensOn } from "./state/commanders.ts";
import {
  type Battle,
  COMMAND,
  commanders,
  decks,
  FIRE,
  hands,
  MARKER_FACES,
  MORALE_MARKER,
  markers,
  ROUND,
  units,
} from "./state/layout.ts";
import { engage, putUnit, rowOfUnit } from "./state/units.ts";

const hex = (name: string): number => hexNames.indexOf(name);
const set = (plan: PlanId): Battle => battles.setup(battles.readOptions({ plan }) as never, seedFrom("audit"));
const field = units.field;

const write =
  (at: number, value: number) =>
  (game: Battle): void => {
    game[at] = value;
  };
const maege = rowOfUnit(0);
const maegesCard = commanders.row(figureIds.indexOf("maege"));
const firstMarker = markers.row(0);

/** What is said, of which battle, and how it was spoilt. */
const faults: readonly (readonly [string, PlanId, (game: Battle) => void])[] = [
  ["units: e2 has too many figures", "kingsroad", write(maege + field.figures, 9)],
  ["units: e2 has no figures", "kingsroad", write(maege + field.figures, 0)],
  ["units: d8 was ordered", "kingsroad", write(rowOfUnit(20) + field["ordered-by"], 0)],
  ["units: e2 has no rank", "kingsroad", write(maege + field.rank, NONE)],
  ["units: nobody stands on e2", "kingsroad", write(maege + field.hex, hex("a0"))],
  ["units: e2 holds two units", "kingsroad", (game) => putUnit(game, 1, hex("e2"))],
  ["units: s1 stands nowhere", "kingsroad", (game) => putUnit(game, 0, NONE)],
  ["units: o1 is no hex of this board", "kingsroad", (game) => putUnit(game, 0, hex("o1"))],
  ["engaged: e2 has no enemy beside it", "kingsroad", (game) => engage(game, 0, 20, 0)],
  ["commanders: maege has more tokens", "kingsroad", write(maegesCard + commanders.field.tokens, 2)],
  ["decks: ", "kingsroad", (game) => decks[0].takeTop(game)],
  ["hands: there is one", "kingsroad", (game) => hands[0].put(game, hands[0].get(game, 0))],
  ["fire: h0 burns 0 at most", "kingsroad", write(FIRE + hex("h0"), 1)],
  ["morale: the marker stands nowhere", "kingsroad", write(MORALE_MARKER, NONE)],
  ["round: there are 1 to 5", "kingsroad", write(ROUND, 6)],
  ["markers: o1 is no hex", "green-fork", write(firstMarker + markers.field.hex, hex("o1"))],
  ["marker-faces: ", "green-fork", write(MARKER_FACES, NONE)],
];

describe("the books", () => {
  it.each(faults)("find what is wrong: %s", (sentence, plan, spoil) => {
    const game = set(plan);
    expect(audit(game)).toEqual([]);
    spoil(game);
    expect(
      audit(game).some((said) => said.startsWith(sentence)),
      audit(game).join("; "),
    ).toBe(true);
  });

  it("need not count command tokens: none is made or lost in a battle", () => {
    const game = set("kingsroad");
    const chance = chanceFrom(11);
    const tokens = (house: number): number => {
      const figures = Array.from({ length: FIGURES_OF_HOUSE }, (_, place) => house * FIGURES_OF_HOUSE + place);
      return figures.reduce((sum, figure) => sum + tokensOn(game, figure), game[COMMAND + house]);
    };
    for (let seat = battles.awaited(game); seat !== NOBODY; seat = battles.awaited(game)) {
      battles.apply(game, seat, oneOf(battles.options(game, seat) ?? [], chance));
      for (let house = 0; house < HOUSES; house++) expect(tokens(house)).toBe(3);
    }
  });
});
