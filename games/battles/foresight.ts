import { DICE_BYTES, NOBODY, type Seat, seedFrom } from "@weirwood/kernel";
import { foeOf, HOUSES } from "./data/names.ts";
import type { BattleDecision } from "./decisions.ts";
import { battles } from "./playing.ts";
import { type Battle, DICE, decks, hands } from "./state/layout.ts";
import { isFaceUp, markerCount } from "./state/markers.ts";
import { houseAt } from "./state/seats.ts";
import { imagine, view } from "./view.ts";

const seed = seedFrom("foresight");

/**
 * The view after a legal answer, where it follows from what its seat sees: no die is rolled, no card drawn, no token
 * turned, no secret answer opened. Undefined where it does not. Whoever gives such answers can take them back without
 * having learnt anything, until the other player is told.
 */
export function foresee(seen: Battle, seat: Seat, answer: BattleDecision): Battle | undefined {
  // Where both are asked, the other may have answered already.
  if (battles.asks(seen).some(({ seats }) => seats.length > 1)) return undefined;
  const before = imagine(seen, seed);
  const after = battles.clone(before);
  battles.apply(after, seat, answer);
  if (battles.awaited(after) === NOBODY || hasRevealed(before, after, seat)) return undefined;
  return view(after, seat);
}

function hasRevealed(before: Battle, after: Battle, seat: Seat): boolean {
  for (let cell = DICE; cell < DICE + DICE_BYTES; cell++) if (before[cell] !== after[cell]) return true;
  for (let house = 0; house < HOUSES; house++)
    if (decks[house].count(before) !== decks[house].count(after)) return true;
  const foesHand = hands[foeOf(houseAt(before, seat))];
  if (foesHand.count(before) !== foesHand.count(after)) return true;
  for (let marker = 0; marker < markerCount(before); marker++)
    if (isFaceUp(before, marker) !== isFaceUp(after, marker)) return true;
  return false;
}
