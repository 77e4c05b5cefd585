import type { Refusal, Seat } from "@weirwood/kernel";
import { type House, houseOfSeat } from "@weirwood/throne/questions";
import { type Throne, type ThroneDecision, throne } from "@weirwood/throne/rules";

/** Who drafts an answer, and what they see: every question of a draft is put to the reader's own view. */
export interface Seated {
  readonly view: Throne;
  readonly seat: Seat;
  readonly house: House;
}

export const seatedAt = (view: Throne, seat: Seat): Seated => ({ view, seat, house: houseOfSeat(view, seat) });

/** Why an answer cannot be sent as it stands, or undefined: then it can. */
export const refusalOf = ({ view, seat }: Seated, answer: ThroneDecision): Refusal | undefined =>
  throne.check(view, seat, answer);

const listed = new WeakMap<Throne, Map<Seat, readonly ThroneDecision[] | undefined>>();

/** Every legal answer, where they are few enough to list. Listed once for each view: a view never changes. */
export function answersFor({ view, seat }: Seated): readonly ThroneDecision[] | undefined {
  let bySeat = listed.get(view);
  if (bySeat === undefined) {
    bySeat = new Map();
    listed.set(view, bySeat);
  }
  if (!bySeat.has(seat)) {
    const answers = throne.options(view, seat);
    bySeat.set(seat, answers && [...answers]);
  }
  return bySeat.get(seat);
}
