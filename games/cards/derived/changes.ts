import { abilities } from "../compiled/abilities.ts";
import { bitOf, iconIds, MOST_SEATS, NONE, typeIds } from "../data/names.ts";
import { happen } from "../rules/happenings.ts";
import { type Body, bodiesEnd, cardOf, controllerOf, faces, hasStatus, isTaken, setStatus } from "../state/bodies.ts";
import { type Cards, frames, STR_CHANGED } from "../state/layout.ts";
import { BODIES_OF_SEAT } from "../state/refs.ts";
import type { Ability, HappeningId } from "../words/index.ts";
import { gameWord, KINDS, MARKS, SEASONS, STR, touch, word } from "./words.ts";

/**
 * What deriving anew has changed and texts wait for: STR that is raised or lowered, icons that are lost, the season. Few cards wait for
 * any of it, so nothing is compared while none of them is in play.
 */

const watched: readonly HappeningId[] = ["str-lowered", "icon-lost", "season-changed"];

/** Whether a text waits for such a change, or asks whether there was one. */
export function waitsForChange(ability: Ability): boolean {
  if (asksForChange(ability)) return true;
  if (ability.kind !== "passive" && ability.kind !== "response") return false;
  const { on } = ability.on;
  return typeof on === "string" ? watched.includes(on) : on.some((one) => watched.includes(one));
}

/** Whether a text asks whether STR was changed in this phase. */
const asksForChange = (ability: Ability): boolean => JSON.stringify(ability).includes('"strChanged"');

const remembers: readonly boolean[] = faces.map((_, card) =>
  abilities.some((one) => one.card === card && asksForChange(one.ability)),
);

const CHARACTER = bitOf(typeIds, "character");
const MOST = MOST_SEATS * BODIES_OF_SEAT;
const strBefore = new Uint16Array(MOST);
const marksBefore = new Uint16Array(MOST);
const kindsBefore = new Uint16Array(MOST);
let seasonsBefore = 0;
let endBefore = 0;

/** Keeps what is derived now, to be compared with. */
export function keepBefore(game: Cards): void {
  endBefore = bodiesEnd(game);
  for (let body = 0; body < endBefore; body++) {
    kindsBefore[body] = word(game, body, KINDS);
    strBefore[body] = word(game, body, STR);
    marksBefore[body] = word(game, body, MARKS);
  }
  seasonsBefore = gameWord(game, SEASONS);
}

/** Notes what is otherwise than it was. A card that has only just come has been nothing else before. */
export function noteChanges(game: Cards): void {
  const by = whoseEffect(game);
  const end = Math.min(endBefore, bodiesEnd(game));
  for (let body = 0; body < end; body++)
    if (isTaken(game, body) && (kindsBefore[body] & word(game, body, KINDS) & CHARACTER) !== 0)
      noteBody(game, body, by);
  if (gameWord(game, SEASONS) !== seasonsBefore) happen(game, "season-changed", { by });
}

function noteBody(game: Cards, body: Body, by: number): void {
  const facts = { subject: body, seat: controllerOf(game, body), by };
  const str = word(game, body, STR);
  if (str !== strBefore[body] && remembers[cardOf(game, body)] && !hasStatus(game, body, STR_CHANGED)) {
    setStatus(game, body, STR_CHANGED, true);
    touch(game);
  }
  if (str < strBefore[body]) happen(game, "str-lowered", { ...facts, amount: str });
  const lost = marksBefore[body] & ~word(game, body, MARKS);
  for (let icon = 0; icon < iconIds.length; icon++)
    if (((lost >> icon) & 1) === 1) happen(game, "icon-lost", { ...facts, amount: icon });
}

/** Whoever's effect is being carried out; nobody's where the rules themselves do something. */
function whoseEffect(game: Cards): number {
  for (let level = frames.depth(game) - 1; level >= 0; level--)
    if (frames.kindAt(game, level) === frames.kinds.resolve)
      return frames.getAt(game, level, frames.registers.resolve.seat);
  return NONE;
}
