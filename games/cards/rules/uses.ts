import { abilities } from "../compiled/abilities.ts";
import { NONE } from "../data/names.ts";
import type { Body } from "../state/bodies.ts";
import { faces } from "../state/bodies.ts";
import {
  type Cards,
  PER_CHALLENGE,
  PER_GAME,
  PER_OCCURRENCE,
  PER_PHASE,
  PER_ROUND,
  placesOf,
} from "../state/layout.ts";
import type { Limit } from "../words/index.ts";

/**
 * What was used already: each response once for each occurrence, and limits by challenge, phase, round and game. Abilities of
 * cards in play are counted for their body, all others for the player and the title (R-C63).
 */
export interface Use {
  readonly ability: number;
  readonly source: Body;
  readonly card: number;
  readonly seat: number;
}

const scopes = { challenge: PER_CHALLENGE, phase: PER_PHASE, round: PER_ROUND, game: PER_GAME } as const;

export function noteUse(game: Cards, scope: number, on: number, use: Use): void {
  const { uses } = placesOf(game);
  const at = uses.add(game);
  const field = uses.field;
  game[at + field.scope] = scope;
  game[at + field.on] = on;
  game[at + field.source] = abilities[use.ability].isEvent ? NONE : use.source;
  game[at + field.card] = use.card;
  game[at + field.seat] = use.seat;
  game[at + field.ability] = use.ability;
}

export function timesUsed(game: Cards, scope: number, on: number, use: Use, forTable = false): number {
  const { uses } = placesOf(game);
  const field = uses.field;
  const isEvent = abilities[use.ability].isEvent;
  let times = 0;
  for (let row = 0; row < uses.count(game); row++) {
    const at = uses.row(row);
    if (game[at + field.scope] !== scope || game[at + field.on] !== on) continue;
    if (isEvent || use.source === NONE) {
      const card = game[at + field.card];
      const isSame =
        card !== NONE &&
        game[at + field.source] === NONE &&
        faces[card].title === faces[use.card].title &&
        game[at + field.ability] === use.ability;
      if (isSame && (forTable || game[at + field.seat] === use.seat)) times++;
    } else if (game[at + field.source] === use.source && game[at + field.ability] === use.ability) times++;
  }
  return times;
}

export const isExhausted = (game: Cards, limit: Limit, use: Use): boolean =>
  timesUsed(game, scopes[limit.per], 0, use, limit.for === "table") >= limit.times;

export const noteLimit = (game: Cards, limit: Limit, use: Use): void => noteUse(game, scopes[limit.per], 0, use);

/** Forgets one use: what it was noted for holds no more. */
export function forgetUse(game: Cards, scope: number, on: number, { ability, source }: Use): void {
  const { uses } = placesOf(game);
  const field = uses.field;
  for (let row = uses.count(game) - 1; row >= 0; row--) {
    const at = uses.row(row);
    if (game[at + field.scope] !== scope || game[at + field.on] !== on) continue;
    if (game[at + field.source] === source && game[at + field.ability] === ability) uses.remove(game, row);
  }
}

/** What a card answered from hand, its body has answered now that it is in play; another copy in hand has not. */
export function adoptUses(game: Cards, { ability, card, seat }: Use, body: Body): void {
  const { uses } = placesOf(game);
  const field = uses.field;
  for (let row = uses.count(game) - 1; row >= 0; row--) {
    const at = uses.row(row);
    if (game[at + field.scope] !== PER_OCCURRENCE || game[at + field.source] !== NONE) continue;
    if (game[at + field.ability] !== ability || game[at + field.card] !== card || game[at + field.seat] !== seat)
      continue;
    game[at + field.source] = body;
    return;
  }
}

/** Forgets what was counted for something that is over. */
export function forgetUses(game: Cards, scope: number): void {
  const { uses } = placesOf(game);
  for (let row = uses.count(game) - 1; row >= 0; row--)
    if (game[uses.row(row) + uses.field.scope] === scope) uses.remove(game, row);
}
export { PER_OCCURRENCE } from "../state/layout.ts";
