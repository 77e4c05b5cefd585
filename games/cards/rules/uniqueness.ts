import { NONE } from "../data/names.ts";
import {
  type Body,
  bodiesEnd,
  cardOf,
  controllerOf,
  faces,
  isDuplicate,
  isFaceDown,
  isTaken,
  ownerOf,
} from "../state/bodies.ts";
import { type Cards, placesOf } from "../state/layout.ts";

/** Unique cards: one of a title for a player, on the table and among the dead (3.27). Titles of plots do not count. */

/** Whether a card is played from a deck and stays on the table. */
export const isOfDeck: readonly boolean[] = faces.map(({ type }) =>
  ["character", "location", "attachment"].includes(type),
);

const titleOf = (card: number): string => faces[card].title;

/** Why a player may not have a unique card enter or change over to him, or undefined. */
export function whyNotUnique(
  game: Cards,
  seat: number,
  card: number,
  except: Body = NONE,
): "dead" | "in-play" | undefined {
  if (!faces[card].unique) return undefined;
  const title = titleOf(card);
  if (isAmongDead(game, seat, title)) return "dead";
  const end = bodiesEnd(game);
  for (let body = 0; body < end; body++) {
    if (body === except || !isTaken(game, body) || isDuplicate(game, body) || isFaceDown(game, body)) continue;
    const other = cardOf(game, body);
    if (!isOfDeck[other] || titleOf(other) !== title || !faces[other].unique) continue;
    if (controllerOf(game, body) === seat || ownerOf(game, body) === seat) return "in-play";
  }
  return undefined;
}

function isAmongDead(game: Cards, seat: number, title: string): boolean {
  const dead = placesOf(game).piles.dead[seat];
  for (let place = 0; place < dead.count(game); place++) {
    const card = dead.get(game, place);
    if (isOfDeck[card] && titleOf(card) === title) return true;
  }
  return false;
}

/** The body on which a player may lay a card as a duplicate: one of the title that he owns and controls. */
export function hostOfDuplicate(game: Cards, seat: number, card: number): Body {
  if (!faces[card].unique) return NONE;
  const end = bodiesEnd(game);
  for (let body = 0; body < end; body++) {
    if (!isTaken(game, body) || isDuplicate(game, body) || isFaceDown(game, body)) continue;
    const other = cardOf(game, body);
    if (
      isOfDeck[other] &&
      titleOf(other) === titleOf(card) &&
      ownerOf(game, body) === seat &&
      controllerOf(game, body) === seat
    )
      return body;
  }
  return NONE;
}
