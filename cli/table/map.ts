import { type Throne, throne } from "@weirwood/throne";
import { areaIds, areaNumber, barrels, crowns, isSea, neighbours, points } from "@weirwood/throne/questions";
import pc from "picocolors";
import { columns, widthOf, wrapped } from "../layout.ts";
import type { Surroundings } from "../surroundings.ts";
import { type Position, positionOf } from "./position.ts";
import { type Region, regions } from "./regions.ts";
import { paint, signOf } from "./signs.ts";

/** The map, region by region: a row for every area where something is, a line for the empty ones. */
export function mapLines(view: Throne, here: Surroundings, own?: string): string[] {
  const position = positionOf(view);
  const occupied = areaIds.filter((area) => isOccupied(area, position));
  const rows = rowsOf(occupied, position, here, own);
  const lines = Object.entries(regions).flatMap(([region, areas]) => {
    const empty = areas.filter((area) => !rows.has(area)).map((area) => `${area}${shortFeatures(area)}`);
    return [
      pc.bold(here.say.regions[region as Region]),
      ...areas.flatMap((area) => rows.get(area) ?? []),
      ...(empty.length === 0 ? [] : [pc.dim(`  ${wrapped(empty.join("\u00a0· "), here.width - 2, "  ")}`)]),
    ];
  });
  return [...lines, pc.dim(wrapped(here.say.board.legend, here.width))];
}

/** One area and its neighbours: what lies there, and what lies next to it. */
export function areaLines(area: string, view: Throne, here: Surroundings, own?: string): string[] {
  const { names } = throne.phrasebooks[here.language];
  const around = neighbours[areaNumber(area)].map((number) => areaIds[number]);
  const [first, ...others] = rowsOf([area, ...around], positionOf(view), here, own).values();
  return [first, `  ${here.say.board.neighbours(names.area[area])}`, ...others];
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
function rowsOf(areas: readonly string[], position: Position, here: Surroundings, own?: string): Map<string, string> {
  const written = details.map((detail) =>
    columns(
      areas.map((area) => cellsOf(area, position, here, detail, own)),
      [],
      detail.gap,
    ),
  );
  const fits = (lines: readonly string[]): boolean => lines.every((line) => widthOf(line) <= here.width);
  const shown = written.find(fits) ?? written[written.length - 1];
  return new Map(areas.map((area, i) => [area, shown[i]]));
}

function cellsOf(
  area: string,
  position: Position,
  here: Surroundings,
  { areaNames, orderNames }: Detail,
  own: string | undefined,
): string[] {
  const { names } = throne.phrasebooks[here.language];
  const isOwn = own !== undefined && (ownerIn(area, position) === own || position.control[area] === own);
  return [
    isOwn ? `› ${pc.bold(area)}` : `  ${area}`,
    ...(here.language !== "en" && areaNames ? [pc.dim(names.area[area])] : []),
    pc.dim(featuresOf(area)),
    occupants(area, position, here),
    orderIn(area, position, orderNames ? names.order : {}),
  ];
}

/** Whose units stand in an area, if any. */
const ownerIn = (area: string, { units, routed }: Position): string | undefined =>
  (units[area] ?? routed[area])?.split(" ", 1)[0];

/** Castle, barrels and crowns as signs. */
function featuresOf(area: string): string {
  const number = areaNumber(area);
  if (isSea(number)) return "≈";
  const castle = [" ", "♖", "♜"][points[number]];
  return `${castle} ${"●".repeat(barrels[number])}${"♛".repeat(crowns[number])}`;
}

function shortFeatures(area: string): string {
  const features = featuresOf(area).replaceAll(" ", "");
  return features === "" ? "" : `\u00a0${features}`;
}

function occupants(area: string, position: Position, { say }: Surroundings): string {
  const { board } = say;
  const { units, routed, tokens, garrisons, control } = position;
  const house = ownerIn(area, position);
  if (house !== undefined) {
    const standing = units[area]?.slice(house.length + 1) ?? "";
    const fallen = routed[area] === undefined ? "" : board.routed(routed[area].slice(house.length + 1));
    const token = tokens[area] === undefined ? "" : board.token;
    return [signOf(house), paint(house, standing), fallen, token].filter((text) => text !== "").join(" ");
  }
  if (garrisons[area] !== undefined) return board.garrison(garrisons[area]);
  if (tokens[area] !== undefined) return `${signOf(tokens[area])} ${board.token}`;
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
