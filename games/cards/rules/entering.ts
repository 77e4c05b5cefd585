import { NONE } from "../data/names.ts";
import { touch } from "../derived/words.ts";
import { addBody, at, type Body, faces, rowOf, setStatus } from "../state/bodies.ts";
import { type Cards, DUPLICATE, KNEELING, PLAYED } from "../state/layout.ts";
import { attachTo } from "./attaching.ts";
import { takeOver } from "./control.ts";
import { happen, happeningCount, isWindowOpen } from "./happenings.ts";
import { nameOfCard, nameOfSeat, type TellRule } from "./step.ts";

export interface Entering {
  readonly owner: number;
  readonly controller: number;
  readonly host?: Body;
  readonly isKnelt?: boolean;
  /** It was played, and not put into play. */
  readonly isPlayed?: boolean;
  readonly isDuplicate?: boolean;
  readonly x?: number;
  readonly by?: number;
}

/** A card enters play: it gets a body. Where it came from, the caller has seen to. */
export function enter(game: Cards, card: number, how: Entering, tell?: TellRule): Body {
  const body = addBody(game, card, how.owner);
  const row = rowOf(body);
  game[row + at.controller] = how.controller;
  if (how.isKnelt) setStatus(game, body, KNEELING, true);
  if (how.isDuplicate) setStatus(game, body, DUPLICATE, true);
  if (how.isPlayed) setStatus(game, body, PLAYED, true);
  game[row + at.x] = how.x ?? 0;
  if (isWindowOpen(game)) game[row + at.since] = happeningCount(game);
  touch(game);
  if (how.isDuplicate && how.host !== undefined) {
    game[row + at.host] = how.host;
    tell?.({ rule: "cards.duplicates.laid", card: nameOfCard(card), player: nameOfSeat(how.controller), body });
    return body;
  }
  const facts = { subject: body, seat: how.controller, by: how.by ?? how.controller, other: how.host ?? NONE };
  if (how.host !== undefined) attachTo(game, body, how.host);
  happen(game, "entered", facts);
  if (how.isPlayed) happen(game, "played", facts);
  tell?.({
    rule: how.isPlayed ? "cards.play.played" : "cards.play.put-into-play",
    card: nameOfCard(card),
    player: nameOfSeat(how.controller),
    body,
    type: faces[card].type,
    ...(how.host !== undefined && { on: how.host }),
  });
  if (how.host !== undefined) takeOver(game, body, tell);
  return body;
}
