import { chanceOf, type Seat, type Seed } from "@weirwood/kernel";
import { checkProperties, type MadeDecision } from "@weirwood/kernel/testing";
import { describe, expect, it } from "vitest";
import { type House, LANNISTER, NONE, STARK } from "./data/names.ts";
import { skirmishIds } from "./data/overviews.ts";
import { battles } from "./index.ts";
import { planIds } from "./plans/index.ts";
import type { Battle, BattleDecision } from "./rules.ts";
import { decks, FALSE_FACE, hands, MARKER_FACES, TRUE_FACE } from "./state/layout.ts";
import { isFaceUp, markerCount, markerHouse } from "./state/markers.ts";
import { houseAt } from "./state/seats.ts";

type Next = readonly MadeDecision<BattleDecision>[];

/**
 * A state that a viewer cannot tell from the true one: a card that the foe holds and does not play soon has changed places with
 * one at the bottom of his deck, or two of those with each other; or of two tokens face down the other is the true one.
 */
function twin(state: Battle, viewer: Seat, seed: Seed, next: Next): Battle | undefined {
  const own: House = viewer < 0 ? NONE : houseAt(state, viewer);
  const changed = state.slice();
  const swaps = [
    () => swapFaces(changed, own, next),
    () => swapCards(changed, STARK, own !== STARK, next),
    () => swapCards(changed, LANNISTER, own !== LANNISTER, next),
  ];
  const first = chanceOf(seed.join()).below(swaps.length);
  for (let i = 0; i < swaps.length; i++) if (swaps[(first + i) % swaps.length]()) return changed;
  return undefined;
}

/** More cards than the next decisions can draw. */
const DEEP = 8;

function swapCards(state: Battle, house: House, isHandHidden: boolean, next: Next): boolean {
  const [deck, hand] = [decks[house], hands[house]];
  // At the end of a round hands are laid open, and new ones drawn.
  if (deck.count(state) < DEEP || next.some(({ answer }) => answer.kind === "keep")) return false;
  const named = next.flatMap(({ answer }) => ("card" in answer ? [answer.card] : []));
  const idle = hand.all(state).find((card) => isHandHidden && !named.includes(card));
  const bottom = deck.takeAt(state, 0);
  if (idle === undefined) putBelow(state, house, [deck.takeAt(state, 0), bottom]);
  else {
    hand.take(state, idle);
    hand.put(state, bottom);
    putBelow(state, house, [idle]);
  }
  return true;
}

/** Lays cards under a deck, the first lowest. */
function putBelow(state: Battle, house: House, cards: readonly number[]): void {
  const rest = decks[house].all(state);
  while (decks[house].count(state) > 0) decks[house].takeTop(state);
  for (const card of [...cards, ...rest]) decks[house].put(state, card);
}

function swapFaces(state: Battle, own: House, next: Next): boolean {
  // While tokens are being laid, which of them are false is what is decided.
  if (next.some(({ answer }) => answer.kind === "hide")) return false;
  const hidden = Array.from({ length: markerCount(state) }, (_, marker) => marker).filter(
    (marker) => !isFaceUp(state, marker) && markerHouse(state, marker) !== own,
  );
  const [one, other] = [TRUE_FACE, FALSE_FACE].map((face) =>
    hidden.find((marker) => state[MARKER_FACES + marker] === face),
  );
  if (one === undefined || other === undefined) return false;
  state[MARKER_FACES + one] = FALSE_FACE;
  state[MARKER_FACES + other] = TRUE_FACE;
  return true;
}

/** Events that say what dice have shown, and what that came to on the way: in the end not all of it is to be seen. */
const ofDice: readonly string[] = [
  "battles.attack.roll",
  "battles.attack.reroll",
  "battles.attack.hits",
  "battles.keywords.cover",
  "battles.attack.casualties",
  "battles.retreat.blocked",
  "battles.commanders.unharmed",
  "battles.keywords.hounds",
  "battles.fire.scorch",
  "battles.fire.burns-on",
  "battles.fire.spreads",
  "battles.fire.stays",
  "battles.muster.orders",
  "battles.special.breach-roll",
  "battles.special.catapult",
];

const GAMES = 24;

/** The seven properties over whole random games: cheap laws at every decision, costly ones now and then. */
describe.each([...planIds, ...skirmishIds])("random games of %s", (plan) => {
  it("keep the seven properties", () => {
    const examined = checkProperties(battles, {
      options: [{ plan }, { plan, houses: "lot", directionalRetreat: true, rangeByDistance: true }],
      games: GAMES,
      seed: `battles ${plan}`,
      rates: { deadEnds: 0.002, refusals: 0.005, views: 0.02, sameSeed: 0.2, spread: 0.001 },
      views: { twin, depth: 4, opens: ({ rule }) => ofDice.includes(rule) },
    });
    expect(examined.games).toBe(GAMES);
    for (const [property, count] of Object.entries(examined.checks)) expect(count, property).toBeGreaterThan(0);
  });
});
