import { DICE_BYTES, type Seat, seedFrom } from "@weirwood/kernel";
import type { CardsDecision } from "../decisions.ts";
import { cards } from "../playing.ts";
import "../rules/procedures.ts";
import { ACTIVE, type Cards, DICE, PHASE, placesOf, ROUND } from "../state/layout.ts";
import { imagine, view } from "../view.ts";

/** Looking ahead takes the whole course of the game: a page loads it after its table. */

const seed = seedFrom("foresight");

/**
 * The view after a legal answer, where it follows from what its seat sees: the same player is asked next, nobody else in between, and
 * nothing was revealed, drawn or shuffled. Undefined where it does not. Whoever gives such answers can take them back without
 * having learnt anything, until somebody else is told.
 */
export function foresee(seen: Cards, seat: Seat, answer: CardsDecision): Cards | undefined {
  if (!isAlone(seen, seat)) return undefined;
  const before = imagine(seen, seed);
  const after = cards.clone(before);
  cards.apply(after, seat, answer);
  const isForeseen = isAlone(after, seat) && !hasTurned(before, after) && !hasRevealed(before, after, seat);
  return isForeseen ? view(after, seat) : undefined;
}

/** Whether a turn, a phase or a round is over: whoever ends one says so to all. */
const hasTurned = (before: Cards, after: Cards): boolean =>
  [ROUND, PHASE, ACTIVE].some((cell) => before[cell] !== after[cell]);

/** Questions that one player is asked, openly and alone. Whoever is asked with others may be the last to answer. */
const alone: ReadonlySet<string> = new Set([
  "first",
  "title",
  "order",
  "challenge",
  "attackers",
  "stealth",
  "defenders",
  "target",
  "pay",
  "choice",
  "name",
  "redirect",
  "stack",
]);

const isAlone = (game: Cards, seat: Seat): boolean =>
  cards.asks(game).some(({ kind, seats }) => alone.has(kind) && seats.length === 1 && seats[0] === seat);

/** Dice lie in a state of 16-bit words. */
const DICE_CELLS = DICE_BYTES / 2;
/** What lies closed before others, and the decks, which nobody sees. */
const hidden = ["deck", "hand", "shadows", "plots"] as const;

/** Whether chance was asked, or a pile was touched that the seat does not see: what lies in it may not be what was imagined. */
function hasRevealed(before: Cards, after: Cards, viewer: Seat): boolean {
  for (let cell = DICE; cell < DICE + DICE_CELLS; cell++) if (before[cell] !== after[cell]) return true;
  const { piles } = placesOf(before);
  return hidden.some((name) =>
    piles[name].some(
      (pile, seat) => (seat !== viewer || name === "deck") && String(pile.all(before)) !== String(pile.all(after)),
    ),
  );
}
