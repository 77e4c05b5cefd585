import { cardOf } from "../state/bodies.ts";
import type { Cards } from "../state/layout.ts";
import { isBodyRef, isSeatRef, SEAT_REF } from "../state/refs.ts";
import { nameOfCard, nameOfSeat, type TellRule } from "./step.ts";

/** A choice that leaves no choice is made without asking, and said: of what lies on the table, which all can see. */
export function tellOnly(game: Cards, seat: number, refs: readonly number[], tell?: TellRule): void {
  const [chosen] = refs.filter(isSeatRef);
  if (chosen !== undefined)
    tell?.({ rule: "cards.targets.only-player", player: nameOfSeat(seat), chosen: nameOfSeat(chosen - SEAT_REF) });
  const bodies = refs.filter(isBodyRef);
  if (bodies.length === 0) return;
  const cards = bodies.map((body) => nameOfCard(cardOf(game, body)));
  tell?.({ rule: "cards.targets.only", player: nameOfSeat(seat), cards, bodies });
}
