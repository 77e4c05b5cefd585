import { cardOf } from "../state/bodies.ts";
import type { Cards } from "../state/layout.ts";
import { cardOfRef, isBodyRef, isHiddenRef, isSeatRef, pileOfRef, SEAT_REF } from "../state/refs.ts";
import { nameOfCard, nameOfSeat, type TellRule } from "./step.ts";

/** A choice that leaves no choice is made without asking, and said; of hidden cards only to who would have chosen. */
export function tellOnly(game: Cards, seat: number, refs: readonly number[], tell?: TellRule): void {
  const [chosen] = refs.filter(isSeatRef);
  const player = nameOfSeat(seat);
  if (chosen !== undefined)
    tell?.({ rule: "cards.targets.only-player", player, chosen: nameOfSeat(chosen - SEAT_REF) });
  const bodies = refs.filter(isBodyRef);
  if (bodies.length > 0) {
    const cards = bodies.map((body) => nameOfCard(cardOf(game, body)));
    tell?.({ rule: "cards.targets.only", player, cards, bodies });
  }
  const ofPiles = refs.filter((ref) => pileOfRef(ref) !== undefined);
  if (ofPiles.length === 0) return;
  const cards = ofPiles.map((ref) => nameOfCard(cardOfRef(ref)));
  const audience = ofPiles.some(isHiddenRef) ? { audience: [seat] } : {};
  tell?.({ rule: "cards.targets.only", player, cards, ...audience });
}
