import type { Move } from "../decisions.ts";
import { AREAS, type Area, UNIT_KINDS } from "../state/board.ts";
import { FIGHTS, type Throne } from "../state/layout.ts";
import { garrisonOf, troopAt, troopSize } from "../state/pieces.ts";

/** The fights of one march: each garrison in its turn, then the battle. Whoever waits still belongs to the origin. */

const ROW = 1 + UNIT_KINDS;

/** Areas to be fought for in the order in which they are: garrisons as the march names them, then the battle. */
export function inTurn(game: Throne, fights: readonly Move[], sequence?: readonly Area[]): Move[] {
  const turnOf = ({ to }: Move): number => (garrisonOf(game, to) > 0 ? (sequence?.indexOf(to) ?? 0) : AREAS);
  return [...fights].sort((a, b) => turnOf(a) - turnOf(b));
}

/** Keeps fights that come after the one in progress. */
export function keepFights(game: Throne, fights: readonly Move[]): void {
  for (const [index, { to, footmen, knights, ships, engines }] of fights.entries()) {
    game.set([index + 1, footmen, knights, ships, engines], FIGHTS + to * ROW);
  }
}

export function forgetFights(game: Throne): void {
  game.fill(0, FIGHTS, FIGHTS + AREAS * ROW);
}

/** Takes the fight whose turn it is off the list, or undefined where none is left. */
export function takeNextFight(game: Throne): Move | undefined {
  let next: Area | undefined;
  for (let area = 0; area < AREAS; area++) {
    const turn = game[FIGHTS + area * ROW];
    if (turn > 0 && (next === undefined || turn < game[FIGHTS + next * ROW])) next = area;
  }
  if (next === undefined) return undefined;
  const at = FIGHTS + next * ROW;
  const move: Move = { to: next, ...troopAt(game, at + 1) };
  game.fill(0, at, at + ROW);
  return move;
}

/** Tells how many units wait for the fight for each area. */
export function forEachFightLeft(game: Throne, visit: (area: Area, units: number) => void): void {
  for (let area = 0; area < AREAS; area++) {
    const at = FIGHTS + area * ROW;
    if (game[at] > 0) visit(area, troopSize(troopAt(game, at + 1)));
  }
}
