import { battles } from "@weirwood/battles";
import {
  ACTIVE,
  type Battle,
  COMMAND,
  decks,
  depthOf,
  discards,
  FIRST,
  foeOfUnit,
  forts,
  hands,
  hexNames,
  hexOf,
  houseIds,
  houseOf,
  isEngaged,
  isOnField,
  LOST,
  MORALE_MARKER,
  markerCount,
  markerHex,
  markerKind,
  markerKinds,
  markerRank,
  moraleSpaces,
  NONE,
  objectives,
  PASSED,
  POINTS,
  POOL,
  ROUND,
  ROUNDS,
  ROUT,
  rankIds,
  SYMBOLS,
  symbolIds,
  UNITS,
  units,
  zoneOf,
  zoneOfMoraleIds,
} from "@weirwood/battles/questions";
import pc from "picocolors";
import type { Context } from "../../context.ts";
import { columns, widthOf, wrapped } from "../../layout.ts";
import type { Viewpoint } from "../cli-game.ts";
import { commanderLines } from "./commanders.ts";
import { fieldLines } from "./field.ts";
import { paint, rankLetter, signed, symbolLetter } from "./signs.ts";
import { sentencesFor } from "./text/index.ts";

/** The whole table as text: the round, morale, the Houses, their commanders, the field. Reads a state or a view. */
export function boardLines(view: Battle, here: Context, viewpoint: Viewpoint = {}): string[] {
  return [
    ...houseLines(view, here, viewpoint),
    "",
    ...commanderLines(view, here),
    "",
    ...fieldLines(view, here),
    ...placeLines(view, here),
  ];
}

/** The round, the morale track, and a row for each House. */
export function houseLines(view: Battle, here: Context, { seatName: own, players = [] }: Viewpoint = {}): string[] {
  const { board } = sentencesFor(here);
  const { seat: titles } = battles.phrasebooks[here.language].names;
  const seats = [0, 1].map((seat) => battles.seatName(view, seat));
  const head = ["", board.points, board.pool, board.command, board.hand, board.deck, board.lost, "", ""];
  const rows = houseIds.map((id, house) => [
    `${id === own ? "›" : " "} ${signed(id, titles)}`,
    String(view[POINTS + house]),
    poolText(view, house),
    String(view[COMMAND + house]),
    String(hands[house].count(view)),
    `${decks[house].count(view)}+${discards[house].count(view)}`,
    String(view[LOST + house]),
    ((view[PASSED] >> house) & 1) === 1 ? board.passed : "",
    players[seats.indexOf(id)] ?? "",
  ]);
  const right = [1, 3, 4, 5, 6];
  const wide = columns([head, ...rows], right);
  const fits = wide.every((line) => widthOf(line) <= here.width);
  const [top, ...lines] = fits ? wide : columns([head, ...rows], right, " ");
  return [pc.bold(headingOf(view, here)), moraleLine(view, here), pc.dim(top), ...lines];
}

function headingOf(view: Battle, here: Context): string {
  const { board } = sentencesFor(here);
  const { seat } = battles.phrasebooks[here.language].names;
  if (view[ROUND] === 0) return board.before(view[ROUNDS]);
  const turn = view[ACTIVE] === NONE ? "" : ` · ${board.turnOf(seat[houseIds[view[ACTIVE]]])}`;
  const first = view[FIRST] === NONE ? "" : ` · ${board.advantage(seat[houseIds[view[FIRST]]])}`;
  return `${board.round(view[ROUND], view[ROUNDS])}${turn}${first}`;
}

/** `2g 1v`: order tokens by the first letters of their symbols. */
function poolText(view: Battle, house: number): string {
  const tokens = symbolIds.flatMap((symbol, number) => {
    const count = view[POOL + house * SYMBOLS + number];
    return count === 0 ? [] : [`${count}${symbolLetter(symbol)}`];
  });
  return tokens.length === 0 ? "–" : tokens.join(" ");
}

/** `S R···|··●·|··· … L`: the track from Stark's end to Lannister's, and how each House feels. */
function moraleLine(view: Battle, here: Context): string {
  const { board } = sentencesFor(here);
  const { seat, moraleZone } = battles.phrasebooks[here.language].names;
  const marker = view[MORALE_MARKER];
  const spaces = moraleSpaces.map((_, space) => (space === marker ? pc.bold("●") : spaceSign(view, space)));
  const zones = houseIds.map((id, house) => {
    const depth = depthOf(view, house);
    const zone = moraleZone[zoneOfMoraleIds[zoneOf(view, house)]];
    return paint(id, `${seat[id]} ${zone}${depth > 0 ? ` ${depth}` : ""}`).replaceAll(" ", "\u00a0");
  });
  return wrapped(`${board.morale} ${spaces.join("")}  ${zones.join(", ")}`, here.width - 2, "  ");
}

/** The start, the breaks of the zones, and ends that are a rout. */
function spaceSign(view: Battle, space: number): string {
  const depth = Math.abs(space - (moraleSpaces.length - 1) / 2);
  if (depth === 11) return view[ROUT + (space === 0 ? 0 : 1)] === 1 ? "R" : "|";
  return depth === 0 ? "0" : depth === 4 || depth === 8 ? "|" : "·";
}

/** Engagements, objectives and tokens of special rules, by hex. */
function placeLines(view: Battle, here: Context): string[] {
  const { board } = sentencesFor(here);
  const said = (title: (list: string) => string, things: readonly string[]): string[] =>
    things.length === 0
      ? []
      : [wrapped(title(things.map((thing) => thing.replaceAll(" ", "\u00a0")).join(", ")), here.width - 2, "  ")];
  return [
    ...said(board.engaged, engagements(view)),
    ...said(board.objectives, objectiveTexts(view, here)),
    ...said(board.tokens, markerTexts(view, here)),
    ...said(board.forts, fortTexts(view)),
  ];
}

/** `d4–e5 S`: who is engaged with whom, and whose token lies between them. */
function engagements(view: Battle): string[] {
  const found: string[] = [];
  for (let unit = 0; unit < UNITS; unit++) {
    const foe = isOnField(view, unit) && isEngaged(view, unit) ? foeOfUnit(view, unit) : NONE;
    if (foe === NONE || houseOf(unit) === 1) continue;
    const token = houseIds[view[units.row(unit) + units.field["foe-token"]]];
    found.push(`${hexNames[hexOf(view, unit)]}–${hexNames[hexOf(view, foe)]} ${paint(token, token[0].toUpperCase())}`);
  }
  return found;
}

function objectiveTexts(view: Battle, here: Context): string[] {
  const { names } = battles.phrasebooks[here.language];
  const { board } = sentencesFor(here);
  return Array.from({ length: objectives.count(view) }, (_, row) => {
    const at = objectives.row(row);
    const owner = view[at + objectives.field.owner];
    const whose = owner === NONE ? board.nobody : names.seat[houseIds[owner]];
    return `${hexNames[view[at + objectives.field.hex]]} ${whose}`;
  });
}

/** `catapult token c11 g`: each with its hex, and its colour where it has one. */
function markerTexts(view: Battle, here: Context): string[] {
  const { marker: names } = battles.phrasebooks[here.language].names;
  return Array.from({ length: markerCount(view) }, (_, marker) => {
    const hex = markerHex(view, marker);
    const rank = markerRank(view, marker);
    const parts = [names[markerKinds[markerKind(view, marker)]], hex === NONE ? "" : hexNames[hex]];
    return [...parts, rank === NONE ? "" : rankLetter(rank)].filter((part) => part !== "").join(" ");
  });
}

/** `c5 1g 2r`: order tokens that lie on palisades. */
const fortTexts = (view: Battle): string[] =>
  Array.from({ length: forts.count(view) }, (_, row) => {
    const at = forts.row(row);
    const tokens = rankIds.flatMap((rank) => {
      const count = view[at + forts.field[rank]];
      return count === 0 ? [] : [`${count}${symbolLetter(rank)}`];
    });
    return [hexNames[view[at + forts.field.hex]], ...tokens].join(" ");
  });
