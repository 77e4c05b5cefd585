import { type Throne, throne } from "@weirwood/throne";
import {
  areaIds,
  areaNumber,
  barrelsIn,
  crownsIn,
  houseNumber,
  isBlocked,
  isOnBoard,
  isPort,
  isSea,
  NONE,
  neighboursOf,
  PORTS,
  pendingSingle,
  pointsIn,
  portBeside,
  portLands,
} from "@weirwood/throne/questions";
import pc from "picocolors";
import type { Context } from "../../context.ts";
import { columns, widthOf, wrapped } from "../../layout.ts";
import { type Position, positionOf } from "./position.ts";
import { type Region, regions } from "./regions.ts";
import { paint, signOf } from "./signs.ts";
import { sentencesFor } from "./text/index.ts";

/** The map, region by region: a row for every area where something is, a line for the empty ones. */
export function mapLines(view: Throne, here: Context, own?: string): string[] {
  const position = positionOf(view);
  const onBoard = areaIds.filter((area) => isOnBoard(view, areaNumber(area)));
  const occupied = onBoard.filter((area) => isOccupied(area, position));
  const rows = rowsOf(occupied, view, position, here, own);
  const lines = Object.entries(regions).flatMap(([region, areas]) => {
    const empty = areas
      .filter((area) => onBoard.includes(area) && !rows.has(area))
      .map((area) => `${area}${shortFeatures(area, view, position)}`);
    return [
      pc.bold(sentencesFor(here).regions[region as Region]),
      ...areas.flatMap((area) => rows.get(area) ?? []),
      ...(empty.length === 0 ? [] : [pc.dim(`  ${wrapped(empty.join("\u00a0· "), here.width - 2, "  ")}`)]),
    ];
  });
  return [...lines, pc.dim(wrapped(legendFor(position, here), here.width))];
}

/** The signs of the map: those of the base game, and of the variants that are on. */
function legendFor({ variants }: Position, here: Context): string {
  const { legend, moreSigns } = sentencesFor(here).board;
  const more = Object.entries(moreSigns).flatMap(([variant, sign]) => (variants.includes(variant) ? [sign] : []));
  return [legend, ...more].join("  ");
}

/** One area and what is next to it, a port beside its land included. */
export function areaLines(area: string, view: Throne, here: Context, own?: string): string[] {
  const { names } = throne.phrasebooks[here.language];
  const around = aroundOf(areaNumber(area), view).map((number) => areaIds[number]);
  const [first, ...others] = rowsOf([area, ...around], view, positionOf(view), here, own).values();
  return [first, `  ${sentencesFor(here).board.neighbours(names.area[area])}`, ...others];
}

function aroundOf(area: number, view: Throne): number[] {
  const beside = isPort(area) ? portLands[area - PORTS] : portBeside(area);
  const around = neighboursOf(view, area).filter((other) => isOnBoard(view, other));
  return beside !== NONE && isOnBoard(view, beside) ? [beside, ...around] : around;
}

function isOccupied(area: string, { units, routed, tokens, garrisons, control }: Position): boolean {
  return [units, routed, tokens, garrisons, control].some((things) => area in things);
}

/** How much a row says. English names are the ids with capitals, so only other languages need a column for them. */
interface Detail {
  readonly areaNames: boolean;
  readonly orderNames: boolean;
  readonly gap: string;
}

/** The first of these whose rows all fit is taken: orders by their notation, and area names left out, at need. */
const details: readonly Detail[] = [
  { areaNames: true, orderNames: true, gap: "  " },
  { areaNames: true, orderNames: false, gap: " " },
  { areaNames: false, orderNames: true, gap: "  " },
  { areaNames: false, orderNames: false, gap: " " },
];

/** A row for each area, in columns. */
function rowsOf(
  areas: readonly string[],
  view: Throne,
  position: Position,
  here: Context,
  own: string | undefined,
): Map<string, string> {
  const written = details.map((detail) =>
    columns(
      areas.map((area) => cellsOf(area, view, position, here, detail, own)),
      [],
      detail.gap,
    ),
  );
  const fits = (lines: readonly string[]): boolean => lines.every((line) => widthOf(line) <= here.width);
  const shown = written.find(fits) ?? written[written.length - 1].map((line) => wrapped(line, here.width, "      "));
  return new Map(areas.map((area, i) => [area, shown[i]]));
}

function cellsOf(
  area: string,
  view: Throne,
  position: Position,
  here: Context,
  { areaNames, orderNames }: Detail,
  own: string | undefined,
): string[] {
  const { names } = throne.phrasebooks[here.language];
  const holders = [ownerIn(area, position), position.control[area], position["port-owners"][area]];
  return [
    own !== undefined && holders.includes(own) ? `› ${pc.bold(area)}` : `  ${area}`,
    ...(here.language !== "en" && areaNames ? [pc.dim(names.area[area])] : []),
    pc.dim(featuresOf(area, view)),
    occupants(area, view, position, here),
    [orderIn(area, position, orderNames ? names.order : {}), singleIn(area, view, position, here, orderNames)]
      .filter((text) => text !== "")
      .join(" · "),
  ];
}

/** Whose units stand in an area, if any. */
const ownerIn = (area: string, { units, routed }: Position): string | undefined =>
  (units[area] ?? routed[area])?.split(" ", 1)[0];

/** Castle, barrels and crowns as signs. */
function featuresOf(area: string, view: Throne): string {
  const number = areaNumber(area);
  if (isSea(number)) return "≈";
  if (isPort(number)) return "⌂";
  const castle = [" ", "♖", "♜"][pointsIn(view, number)];
  return `${castle} ${"●".repeat(barrelsIn(view, number))}${"♛".repeat(crownsIn(view, number))}`;
}

/** The signs of an empty area, and the letter of the house that an empty port belongs to. */
function shortFeatures(area: string, view: Throne, position: Position): string {
  const owner = position["port-owners"][area];
  const features = `${featuresOf(area, view).replaceAll(" ", "")}${owner === undefined ? "" : signOf(owner)}`;
  return features === "" ? "" : `\u00a0${features}`;
}

function occupants(area: string, view: Throne, position: Position, here: Context): string {
  const { board } = sentencesFor(here);
  const { units, routed, tokens, garrisons, control, forts } = position;
  const house = ownerIn(area, position);
  if (house !== undefined) {
    const standing = units[area]?.slice(house.length + 1) ?? "";
    const fallen = routed[area] === undefined ? "" : board.routed(routed[area].slice(house.length + 1));
    const wall = forts[area] === undefined ? "" : "▦";
    const token = tokens[area] === undefined ? "" : board.token;
    const closed = isPort(areaNumber(area)) && isBlocked(view, areaNumber(area)) ? board.blocked : "";
    return [signOf(house), paint(house, standing), fallen, wall, token, closed].filter((text) => text !== "").join(" ");
  }
  if (garrisons[area] !== undefined) return board.garrison(garrisons[area]);
  if (tokens[area] !== undefined) return `${signOf(tokens[area])} ${board.token}`;
  if (position["port-owners"][area] !== undefined) return `${signOf(position["port-owners"][area])} ${board.port}`;
  return control[area] === undefined ? "" : `${signOf(control[area])} ${board.home}`;
}

/** The order that lies open, or the viewer's own that is not yet revealed. */
function orderIn(area: string, position: Position, names: { readonly [id: string]: string }): string {
  const { orders, placed } = position;
  const open = orders[area];
  if (open !== undefined) return paint(ownerIn(area, position) ?? "", names[open] ?? open);
  const secret = Object.values(placed).find((byArea) => area in byArea)?.[area];
  return secret === undefined ? "" : pc.dim(`(${names[secret] ?? secret})`);
}

/** The single-use order in an area: open, the viewer's own face down, or another's of which only the place is known. */
function singleIn(area: string, view: Throne, { singles }: Position, here: Context, isNamed: boolean): string {
  const [house, laid] = Object.entries(singles).find(([, single]) => single.startsWith(`${area} `)) ?? [];
  if (house === undefined || laid === undefined) return "";
  const id = laid.slice(area.length + 1);
  const { single: names } = throne.phrasebooks[here.language].names;
  if (id === "unknown") return paint(house, isNamed ? sentencesFor(here).board.hiddenSingle : "(?)");
  const name = isNamed ? names[id] : id;
  return pendingSingle(view, houseNumber(house)) === NONE ? pc.dim(`(${name})`) : paint(house, name);
}
