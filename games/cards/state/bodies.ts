import { NONE } from "../data/names.ts";
import { cards } from "../pool/index.ts";
import type { Face } from "../words/index.ts";
import {
  AGENDA,
  BODIES_OF_SEAT,
  bodies,
  type Cards,
  DUPLICATE,
  FACE_DOWN,
  GAME_DERIVED,
  KNEELING,
  LEAVING,
  SEATS,
} from "./layout.ts";

/** Bodies by their number: cards that lie on the table. */
export type Body = number;

export const at: { readonly [field in keyof typeof bodies.field]: number } = bodies.field;
const FIELDS = Object.keys(at).length;
const FIRST_ROW = bodies.row(0);
export const rowOf = (body: Body): number => FIRST_ROW + body * FIELDS;
export const bodyCount = (game: Cards): number => game[SEATS] * BODIES_OF_SEAT;

export const faces: readonly Face[] = cards.map(({ face }) => face);

export const cardOf = (game: Cards, body: Body): number => game[rowOf(body) + at.card];
export const isTaken = (game: Cards, body: Body): boolean => game[rowOf(body) + at.card] !== NONE;
export const faceOf = (game: Cards, body: Body): Face => faces[cardOf(game, body)];
export const ownerOf = (game: Cards, body: Body): number => game[rowOf(body) + at.owner];
export const controllerOf = (game: Cards, body: Body): number => game[rowOf(body) + at.controller];
export const hostOf = (game: Cards, body: Body): Body => game[rowOf(body) + at.host];
export const powerOn = (game: Cards, body: Body): number => game[rowOf(body) + at.power];
export const goldOn = (game: Cards, body: Body): number => game[rowOf(body) + at.gold];
export const countersOn = (game: Cards, body: Body): number => game[rowOf(body) + at.counters];
export const roleOf = (game: Cards, body: Body): number => game[rowOf(body) + at.role];
export const destinationOf = (game: Cards, body: Body): number => game[rowOf(body) + at.destination];

const has = (game: Cards, body: Body, bit: number): boolean => (game[rowOf(body) + at.status] & bit) !== 0;
export const isKneeling = (game: Cards, body: Body): boolean => has(game, body, KNEELING);
/** Moribund: still in play for everything but leaving again. */
export const isLeaving = (game: Cards, body: Body): boolean => has(game, body, LEAVING);
export const isDuplicate = (game: Cards, body: Body): boolean => has(game, body, DUPLICATE);
export const isFaceDown = (game: Cards, body: Body): boolean => has(game, body, FACE_DOWN);
export const isAgenda = (game: Cards, body: Body): boolean => has(game, body, AGENDA);
export const hasStatus = has;

export function setStatus(game: Cards, body: Body, bit: number, isSet: boolean): void {
  const cell = rowOf(body) + at.status;
  game[cell] = isSet ? game[cell] | bit : game[cell] & ~bit;
}

/** A new body in the lowest free row: equal positions are then equal words. */
export function addBody(game: Cards, card: number, owner: number): Body {
  const count = bodyCount(game);
  let body = 0;
  while (body < count && isTaken(game, body)) body++;
  if (body === count) throw new RangeError(`all ${count} bodies are taken`);
  const row = rowOf(body);
  game[row + at.card] = card;
  game[row + at.owner] = owner;
  game[row + at.controller] = owner;
  if (game[GAME_DERIVED] <= body) game[GAME_DERIVED] = body + 1;
  return body;
}

export const removeBody = (game: Cards, body: Body): void => bodies.clearRow(game, body);

/** The highest body that is taken, and one more: looking further finds nothing. Kept with the derived words. */
export const bodiesEnd = (game: Cards): number => game[GAME_DERIVED];
