import { NONE } from "../data/names.ts";
import type { Answer } from "../decisions.ts";
import { at, bodiesEnd, cardOf, controllerOf, goldOn, hostOf, isTaken, powerOn, rowOf } from "../state/bodies.ts";
import { type Cards, cycleKinds, GOLD, PER_OCCURRENCE, PER_SEGMENT, placesOf } from "../state/layout.ts";
import { isBodyRef, isCardRef, pileCell, pileOfRef, plainCell, refInCells } from "../state/refs.ts";

/**
 * What one player does in a segment of actions is written down, as long as nobody else has a hand in it: where everything that
 * he paid with is back, he has played a whole cycle of a loop (2.7).
 */

type CycleKind = (typeof cycleKinds)[number];
type Said = Answer<"act"> | Answer<"choose"> | Answer<"done"> | Answer<"next">;

/** A decision of a cycle: an `action` of its own, an `answer` to something, or a choice in between. */
export interface CycleStep {
  readonly kind: CycleKind;
  readonly said: Said;
}

export function forgetCycle(game: Cards): void {
  const { cycle } = placesOf(game);
  cycle.empty(game);
}

export function seatOfCycle(game: Cards): number {
  const { cycle } = placesOf(game);
  return cycle.count(game) === 0 ? NONE : game[cycle.row(0) + cycle.field.seat];
}

/** Writes down an action, which may be the first of a cycle, with what its player has before it. */
export function noteAction(game: Cards, seat: number, said: Answer<"act">): void {
  if (seatOfCycle(game) !== seat) forgetCycle(game);
  if (!isBodyRef(said.source)) forgetCycle(game);
  else addRow(game, "action", seat, said);
}

/** Writes down what is said in between. Somebody else's word, or one about hidden cards, ends the cycle. */
export function noteAnswer(game: Cards, seat: number, said: Said): void {
  if (placesOf(game).cycle.count(game) === 0) return;
  const isOpen = said.kind === "act" ? isBodyRef(said.source) : said.kind !== "choose" || isOpenRef(said.what);
  if (seatOfCycle(game) !== seat || !isOpen) forgetCycle(game);
  else addRow(game, said.kind === "act" ? "answer" : said.kind, seat, said);
}

const isOpenRef = (ref: number): boolean =>
  !isCardRef(ref) || ["dead", "discard", "used"].includes(pileOfRef(ref)?.zone ?? "used");

/** More steps than any cycle takes. */
const LONGEST_CYCLE = 32;

function addRow(game: Cards, kind: CycleKind, seat: number, said: Said): void {
  const { cycle } = placesOf(game);
  if (cycle.count(game) === LONGEST_CYCLE) forgetCycle(game);
  const row = cycle.add(game);
  const { field } = cycle;
  game[row + field.kind] = cycleKinds.indexOf(kind);
  game[row + field.seat] = seat;
  const orNone = (number: number): number => (number < 0 ? NONE : number);
  if (said.kind === "act") {
    game[row + field.ability] = said.ability;
    game[row + field.source] = said.source;
    game[row + field.x] = orNone(said.x);
    game[row + field.on] = orNone(said.on);
  } else if (said.kind === "choose") {
    game[row + field.what] = plainCell(said.what);
    game[row + field.pile] = pileCell(said.what);
  } else if (said.kind === "next") game[row + field.x] = said.place;
  if (kind !== "action") return;
  const mark = markOf(game, seat);
  game[row + field.mark] = mark & 0xffff;
  game[row + field.more] = mark >>> 16;
  const { gold, hand, power } = meansOf(game, seat);
  game[row + field.gold] = gold;
  game[row + field.hand] = hand;
  game[row + field.power] = power;
}

/** The shortest cycle that has just come round, or undefined. */
export function cycleOf(game: Cards): readonly CycleStep[] | undefined {
  const { cycle } = placesOf(game);
  const { field } = cycle;
  const count = cycle.count(game);
  if (count === 0) return undefined;
  const seat = seatOfCycle(game);
  const mark = markOf(game, seat);
  const now = meansOf(game, seat);
  for (let row = count - 1; row >= 0; row--) {
    const cells = cycle.row(row);
    if (cycleKinds[game[cells + field.kind]] !== "action") continue;
    if (game[cells + field.mark] !== (mark & 0xffff) || game[cells + field.more] !== mark >>> 16) continue;
    const isRepaid =
      game[cells + field.gold] <= now.gold &&
      game[cells + field.hand] <= now.hand &&
      game[cells + field.power] <= now.power;
    if (isRepaid) return Array.from({ length: count - row }, (_, i) => stepAt(game, row + i));
  }
  return undefined;
}

function stepAt(game: Cards, row: number): CycleStep {
  const { cycle } = placesOf(game);
  const { field } = cycle;
  const cells = cycle.row(row);
  const orNobody = (cell: number): number => (cell === NONE ? -1 : cell);
  const kind = cycleKinds[game[cells + field.kind]];
  switch (kind) {
    case "choose":
      return { kind, said: { kind, what: refInCells(game[cells + field.what], game[cells + field.pile]) } };
    case "done":
      return { kind, said: { kind } };
    case "next":
      return { kind, said: { kind, place: game[cells + field.x] } };
    default:
      return {
        kind,
        said: {
          kind: "act",
          ability: game[cells + field.ability],
          source: game[cells + field.source],
          x: orNobody(game[cells + field.x]),
          on: orNobody(game[cells + field.on]),
        },
      };
  }
}

/** What a player can pay with besides cards: of these there must not be less. */
function meansOf(game: Cards, seat: number): { readonly gold: number; readonly hand: number; readonly power: number } {
  let [gold, power] = [game[GOLD + seat], 0];
  const end = bodiesEnd(game);
  for (let body = 0; body < end; body++) {
    if (!isTaken(game, body) || controllerOf(game, body) !== seat) continue;
    gold += goldOn(game, body);
    power += powerOn(game, body);
  }
  return { gold, hand: placesOf(game).piles.hand[seat].count(game), power };
}

/** One number for a player's cards as they lie, and for all limits that were used: where it is the same, they are. */
function markOf(game: Cards, seat: number): number {
  let mark = 0x811c9dc5;
  const add = (number: number): void => {
    mark = Math.imul(mark ^ number, 0x01000193);
  };
  const end = bodiesEnd(game);
  for (let body = 0; body < end; body++) {
    if (!isTaken(game, body) || controllerOf(game, body) !== seat) continue;
    for (const number of [body, cardOf(game, body), game[rowOf(body) + at.status], hostOf(game, body)]) add(number);
  }
  const { uses } = placesOf(game);
  for (let row = 0; row < uses.count(game); row++) {
    const cells = uses.row(row);
    const scope = game[cells + uses.field.scope];
    if (scope === PER_OCCURRENCE || scope === PER_SEGMENT) continue;
    for (const name of ["scope", "source", "card", "seat", "ability"] as const) add(game[cells + uses.field[name]]);
  }
  return mark >>> 0;
}
