import { type GameEvent, ONLOOKER, type Seat, type Seed } from "@weirwood/kernel";
import { checkProperties } from "@weirwood/kernel/testing";
import { describe, expect, it } from "vitest";
import { HOUSES, type House } from "./data/names.ts";
import type { BattleDecision } from "./decisions.ts";
import { battles } from "./index.ts";
import { planIds } from "./plans/index.ts";
import { type Battle, decks, hands } from "./state/layout.ts";
import { houseAt, seatOf } from "./state/seats.ts";

interface Made {
  readonly seat: Seat;
  readonly answer: BattleDecision;
}

/** Whether a House shows cards of its hand in one of these decisions, or has decided in secret what it will show. */
const showsHand = (game: Battle, house: House, next: readonly Made[]): boolean =>
  battles.kept(game, seatOf(game, house)) !== undefined ||
  next.some(({ seat, answer }) => houseAt(game, seat) === house && (answer.kind === "keep" || answer.kind === "play"));

/**
 * The same position to the viewer: a card in a hand that is hidden and stays so, and the one at the bottom of its deck, have
 * changed places.
 */
function twin(state: Battle, viewer: Seat, seed: Seed, next: readonly Made[]): Battle | undefined {
  for (let house = 0; house < HOUSES; house++) {
    if (viewer !== ONLOOKER && houseAt(state, viewer) === house) continue;
    const [hand, deck] = [hands[house], decks[house]];
    if (hand.count(state) === 0 || deck.count(state) === 0 || showsHand(state, house, next)) continue;
    const swapped = state.slice();
    const card = hand.takeAt(swapped, seed[0] % hand.count(swapped));
    hand.put(swapped, deck.takeAt(swapped, 0));
    const others = Array.from({ length: deck.count(swapped) }, () => deck.takeTop(swapped)).reverse();
    for (const one of [card, ...others]) deck.put(swapped, one);
    return swapped;
  }
  return undefined;
}

/** Dice may come to nothing, and cards be drawn and lost again. */
const chances = /^battles\.(attack\.(roll|reroll|hits)|keywords\.hounds|fire\.|special\.catapult|cards\.(drawn|discard|token))/;
const opens = ({ rule }: GameEvent): boolean => chances.test(rule);

describe.each([...planIds, "raid", "reward"])("random games of %s", (plan) => {
  it("keep the seven properties", () => {
    const examined = checkProperties(battles, {
      options: [{ plan }, { plan, houses: "lot", directionalRetreat: true, rangeByDistance: true }],
      games: 30,
      seed: `battles ${plan}`,
      rates: { deadEnds: 0.0005, spread: 0.0002, views: 0.01 },
      views: { opens, twin, depth: 3 },
    });
    expect(examined.games).toBe(30);
    for (const property of ["books", "asks", "events", "notation", "options", "refusals", "roundTrip", "views"] as const)
      expect(examined.checks[property], property).toBeGreaterThan(10);
  });
});
