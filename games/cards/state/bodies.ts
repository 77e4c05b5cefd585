import { NONE } from "../data/names.ts";
import { cards } from "../pool/index.ts";
import type { Face } from "../words/index.ts";
import {
  AGENDA,
  BODY_WORDS,
  bodies,
  type Cards,
  DUPLICATE,
  FACE_DOWN,
  GAME_DERIVED,
  KNEELING,
  LEAVING,
  SEATS,
} from "./layout.ts";
import { BODIES_OF_SEAT } from "./refs.ts";

/** Bodies by their number: cards that lie on the table. */
export type Body = number;

export const at: { readonly [field in keyof typeof bodies.field]: number } = bodies.field;
/** How many fields a body has; its derived words lie behind them. */
export const FIELDS: number = Object.keys(at).length;
const ROW = FIELDS + BODY_WORDS;
const FIRST_ROW = bodies.row(0);
// Plain constants: a load each in the hot path, where a field of an object is a check and two.
const {
  card: CARD,
  owner: OWNER,
  controller: CONTROLLER,
  host: HOST,
  power: POWER,
  gold: GOLD,
  counters: COUNTERS,
  role: ROLE,
  destination: DESTINATION,
  status: STATUS,
} = at;
export const rowOf = (body: Body): number => FIRST_ROW + body * ROW;
export const bodyCount = (game: Cards): number => game[SEATS] * BODIES_OF_SEAT;

export const faces: readonly Face[] = cards.map(({ face }) => face);

export const cardOf = (game: Cards, body: Body): number => game[rowOf(body) + CARD];
export const isTaken = (game: Cards, body: Body): boolean => game[rowOf(body) + CARD] !== NONE;
export const faceOf = (game: Cards, body: Body): Face => faces[cardOf(game, body)];
export const ownerOf = (game: Cards, body: Body): number => game[rowOf(body) + OWNER];
export const controllerOf = (game: Cards, body: Body): number => game[rowOf(body) + CONTROLLER];
export const hostOf = (game: Cards, body: Body): Body => game[rowOf(body) + HOST];
export const powerOn = (game: Cards, body: Body): number => game[rowOf(body) + POWER];
export const goldOn = (game: Cards, body: Body): number => game[rowOf(body) + GOLD];
export const countersOn = (game: Cards, body: Body): number => game[rowOf(body) + COUNTERS];
export const roleOf = (game: Cards, body: Body): number => game[rowOf(body) + ROLE];
export const destinationOf = (game: Cards, body: Body): number => game[rowOf(body) + DESTINATION];

const has = (game: Cards, body: Body, bit: number): boolean => (game[rowOf(body) + STATUS] & bit) !== 0;
export const isKneeling = (game: Cards, body: Body): boolean => has(game, body, KNEELING);
/** Moribund: still in play for everything but leaving again. */
export const isLeaving = (game: Cards, body: Body): boolean => has(game, body, LEAVING);
export const isDuplicate = (game: Cards, body: Body): boolean => has(game, body, DUPLICATE);
export const isFaceDown = (game: Cards, body: Body): boolean => has(game, body, FACE_DOWN);
export const isAgenda = (game: Cards, body: Body): boolean => has(game, body, AGENDA);
export const hasStatus = has;

export function setStatus(game: Cards, body: Body, bit: number, isSet: boolean): void {
  const cell = rowOf(body) + STATUS;
  game[cell] = isSet ? game[cell] | bit : game[cell] & ~bit;
}

/** A new body in the lowest free row: equal positions are then equal words. */
export function addBody(game: Cards, card: number, owner: number): Body {
  const count = bodyCount(game);
  let body = 0;
  while (body < count && isTaken(game, body)) body++;
  if (body === count) throw new RangeError(`all ${count} bodies are taken`);
  const row = rowOf(body);
  game[row + CARD] = card;
  game[row + OWNER] = owner;
  game[row + CONTROLLER] = owner;
  if (game[GAME_DERIVED] <= body) game[GAME_DERIVED] = body + 1;
  return body;
}

/** Its derived words go with it: equal positions are equal words. */
export function removeBody(game: Cards, body: Body): void {
  bodies.clearRow(game, body);
  const words = rowOf(body) + FIELDS;
  game.fill(0, words, words + BODY_WORDS);
}

/** The highest body that is taken, and one more: looking further finds nothing. Kept with the derived words. */
export const bodiesEnd = (game: Cards): number => game[GAME_DERIVED];

/** What lies on a body: attachments and duplicates. */
export function forEachOn(game: Cards, host: Body, act: (body: Body) => void): void {
  const end = bodiesEnd(game);
  for (let body = 0; body < end; body++) if (hostOf(game, body) === host && isTaken(game, body)) act(body);
}
