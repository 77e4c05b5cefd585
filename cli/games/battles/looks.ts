import {
  type Battle,
  boardOf,
  countedRange,
  distanceOf,
  type Hex,
  hexNames,
  houseIds,
  isOnBoard,
  sees,
  whatBlocks,
} from "@weirwood/battles/questions";
import type { Context } from "../../context.ts";
import { wrapped } from "../../layout.ts";
import { nearest } from "../../nearest.ts";
import type { LookCommand } from "../cli-game.ts";
import { boardLines, houseLines } from "./board.ts";
import { abilityLines } from "./commanders.ts";
import { handLines } from "./hand.ts";
import { hexLines } from "./hexes.ts";
import { oddsLines } from "./odds.ts";
import { sentencesFor } from "./text/index.ts";

/** The hexes of this field. */
export const hexesOn = (view: Battle): string[] => hexNames.filter((_, hex) => isOnBoard(boardOf(view), hex));

/** What may be looked at: the field and each of its hexes, the Houses, commanders, cards, and lines of sight. */
export const looks: readonly LookCommand<Battle>[] = [
  {
    name: "map",
    letter: "m",
    text: (here) => sentencesFor(here).commands.map,
    lines({ view, ...viewpoint }, rest, here) {
      if (rest === "") return boardLines(view, here, viewpoint);
      return withHexes(view, rest, "map", here, ([hex]) => hexLines(view, hex, here));
    },
    words: hexesOn,
  },
  {
    name: "houses",
    text: (here) => sentencesFor(here).commands.houses,
    lines: ({ view, ...viewpoint }, _, here) => houseLines(view, here, viewpoint),
  },
  {
    name: "commanders",
    letter: "c",
    text: (here) => sentencesFor(here).commands.commanders,
    lines: ({ view }, _, here) => abilityLines(view, here),
  },
  {
    name: "hand",
    letter: "h",
    text: (here) => sentencesFor(here).commands.hand,
    /** One's own; in a record, both. */
    lines: ({ view, seatName }, _, here) =>
      houseIds.flatMap((id, house) => (id === (seatName ?? id) ? handLines(view, house, here) : [])),
  },
  {
    name: "sight",
    text: (here) => sentencesFor(here).commands.sight,
    lines: ({ view }, rest, here) =>
      withHexes(view, rest, "sight", here, ([from, to]) => [sightLine(view, from, to, here)]),
    words: hexesOn,
  },
  {
    name: "odds",
    text: (here) => sentencesFor(here).commands.odds,
    lines: ({ view }, rest, here) =>
      withHexes(view, rest, "odds", here, ([from, at]) => oddsLines(view, from, at, here)),
    words: hexesOn,
  },
];

/** Reads the hexes that a command takes, and says which word is none, or how it is used where too few are named. */
function withHexes(
  view: Battle,
  text: string,
  command: "map" | "sight" | "odds",
  here: Context,
  linesOf: (hexes: readonly Hex[]) => readonly string[],
): readonly string[] {
  const known = hexesOn(view);
  const { word, takes, does } = sentencesFor(here).commands[command];
  const count = takes.split(" ").length;
  const words = text.toLowerCase().split(" ").filter(Boolean).slice(0, count);
  const stranger = words.find((one) => !known.includes(one));
  if (stranger !== undefined) return [here.say.play.stranger(stranger, nearest(stranger, known))];
  if (words.length < count) return [wrapped(`${word} ${takes}  ${does}`, here.width)];
  return linesOf(words.map((one) => hexNames.indexOf(one)));
}

/** Whether archers in one hex see another, how far it is, and what is in the way. */
function sightLine(view: Battle, from: Hex, to: Hex, here: Context): string {
  const { sight } = sentencesFor(here);
  const [one, other] = [hexNames[from], hexNames[to]];
  if (from === to || sees(view, from, to, "shot")) {
    return sight.free(one, other, from === to ? 0 : countedRange(view, from, to), distanceOf(from, to));
  }
  const blocked = whatBlocks(view, from, to, "shot").map((hex) => hexNames[hex]);
  return sight.blocked(one, other, blocked.join(", "));
}
