import { cardOf } from "../state/bodies.ts";
import type { Cards } from "../state/layout.ts";
import { cardOfRef, isBodyRef, isSeatRef, type PileId, pileOfRef, SEAT_REF } from "../state/refs.ts";
import { nameOfCard, nameOfSeat, type TellRule } from "./step.ts";

/** A choice that leaves no choice is made without asking, and said: to all of what all can see, to the player of his own cards. */
export function tellOnly(game: Cards, seat: number, refs: readonly number[], tell?: TellRule): void {
  const [chosen] = refs.filter(isSeatRef);
  if (chosen !== undefined)
    tell?.({ rule: "cards.targets.only-player", player: nameOfSeat(seat), chosen: nameOfSeat(chosen - SEAT_REF) });
  const bodies = refs.filter(isBodyRef);
  if (bodies.length > 0) {
    const cards = bodies.map((body) => nameOfCard(cardOf(game, body)));
    tell?.({ rule: "cards.targets.only", player: nameOfSeat(seat), cards, bodies });
  }
  const piled = refs.filter((ref) => pileOfRef(ref) !== undefined);
  if (piled.length === 0) return;
  tell?.({
    rule: "cards.targets.only",
    player: nameOfSeat(seat),
    cards: piled.map((ref) => nameOfCard(cardOfRef(ref))),
    ...(piled.some(isHidden) && { audience: [seat] }),
  });
}

/** A card of a pile that not everybody sees. */
export const isHidden = (ref: number): boolean => hiddenZones.has(pileOfRef(ref)?.zone ?? "discard");
const hiddenZones: ReadonlySet<PileId> = new Set(["deck", "hand", "shadows", "plots"]);
