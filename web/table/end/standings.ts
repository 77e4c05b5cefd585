import type { Seat } from "@weirwood/kernel";

/** A seat at the end of a game. */
export interface Standing {
  readonly seat: Seat;
  readonly place: number;
  readonly value: number;
  readonly beside: number | undefined;
}

/** The seats as they ended: whoever won first, then by value; those of one value share a place. */
export function standingsOf(
  values: readonly number[],
  besides: readonly number[] | undefined,
  winners: readonly Seat[],
): readonly Standing[] {
  const order = values
    .map((value, seat) => ({ seat, value, beside: besides?.[seat], hasWon: winners.includes(seat) }))
    .sort(
      (one, other) =>
        Number(other.hasWon) - Number(one.hasWon) ||
        other.value - one.value ||
        (other.beside ?? 0) - (one.beside ?? 0) ||
        one.seat - other.seat,
    );
  return order.map(({ seat, value, beside, hasWon }) => {
    const first = order.findIndex((one) => one.hasWon === hasWon && one.value === value);
    return { seat, value, beside, place: first + 1 };
  });
}

/** A round that decided: the winner's value and the strongest rival's, before and after. */
export interface Decision {
  /** The place of its end in the series; the set-up is 0. */
  readonly turn: number;
  readonly rival: Seat;
  readonly before: { readonly own: number; readonly rival: number };
  readonly after: { readonly own: number; readonly rival: number };
}

/** The round after which the winner was never level again; the last one where they were level to the end. */
export function decisionIn(lines: readonly (readonly number[])[], winner: Seat): Decision | undefined {
  const own = lines[winner];
  const last = own.length - 1;
  const rivals = lines.map((_, seat) => seat).filter((seat) => seat !== winner);
  if (rivals.length === 0 || last < 1) return undefined;
  const rivalAt = (turn: number): Seat =>
    rivals.reduce((best, seat) => (lines[seat][turn] > lines[best][turn] ? seat : best));
  let level = last;
  while (level >= 0 && own[level] > lines[rivalAt(level)][level]) level--;
  if (level < 0) return undefined;
  const turn = Math.min(level + 1, last);
  const rival = rivalAt(level);
  const at = (one: number) => ({ own: own[one], rival: lines[rival][one] });
  return { turn, rival, before: at(turn - 1), after: at(turn) };
}
