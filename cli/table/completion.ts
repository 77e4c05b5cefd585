import type { Seat } from "@weirwood/kernel";
import { type Throne, throne } from "@weirwood/throne";
import {
  type Area,
  areaCount,
  areaIds,
  boardOf,
  cardIds,
  cardsOf,
  controllerOf,
  hasSiege,
  houseIds,
  houseOfSeat,
  isConsolidate,
  isMarch,
  isPort,
  isRaid,
  isReached,
  isSea,
  isWater,
  NONE,
  neighboursOf,
  orderIds,
  orderIn,
  ownerOf,
  portBeside,
  portOwner,
  seasCarrying,
  type Troop,
  troopIn,
} from "@weirwood/throne/questions";
import { positionOf } from "./position.ts";
import { isOnBoard } from "./regions.ts";

/** Words that may follow in a line: the candidates, and the part of the line that each would replace. */
export type Candidates = [words: string[], part: string];

/**
 * What may come next in a decision that is being typed: from the listed answers where they are few, else from the
 * notation's own grammar and what the seat has on the map.
 */
export function decisionCandidates(line: string, view: Throne, seat: Seat): Candidates {
  const texts = optionTexts(view, seat);
  const listed = line.startsWith("orders ") ? orderCandidates(line, texts) : candidatesFrom(line, texts);
  return listed[0].length > 0 ? listed : candidatesByGrammar(line, view, seat);
}

/** The answers as they are written, where they are few. */
export function optionTexts(view: Throne, seat: Seat): readonly string[] {
  return Array.from(throne.options(view, seat) ?? [], throne.print);
}

/** The next word of every text that begins with the line. */
export function candidatesFrom(line: string, texts: readonly string[]): Candidates {
  const start = line.lastIndexOf(" ") + 1;
  const words = new Set<string>();
  for (const text of texts) {
    if (!text.startsWith(line)) continue;
    const end = text.indexOf(" ", line.length);
    words.add(end === -1 ? text.slice(start) : text.slice(start, end + 1));
  }
  return [[...words], line.slice(start)];
}

/** The same for orders, whose areas may be named in any order: what goes with all those already placed. */
function orderCandidates(line: string, texts: readonly string[]): Candidates {
  const items = line.slice("orders ".length).split(",");
  const placed = items.slice(0, -1).map((item) => item.trim());
  const [area, order] = items[items.length - 1].trimStart().split(" ");
  const words = new Set<string>();
  for (const text of texts) {
    const set = text.slice("orders ".length).split(", ");
    if (!placed.every((item) => set.includes(item))) continue;
    for (const item of set.filter((one) => !placed.includes(one))) {
      const [there, token] = item.split(" ");
      if (order === undefined) words.add(`${there} `);
      else if (there === area) words.add(set.length > placed.length + 1 ? `${token}, ` : token);
    }
  }
  const part = line.slice(line.lastIndexOf(" ") + 1);
  return [[...words].filter((word) => word.startsWith(part)), part];
}

/** What of a line is still being written: after the last of these signs, and the blanks behind it. */
function lastItem(text: string, signs: string): string {
  const at = Math.max(...[...signs].map((sign) => text.lastIndexOf(sign)));
  return text.slice(at + 1).trimStart();
}

type Grammar = (written: string, view: Throne, house: number) => readonly string[];

/** For each verb with too many answers to list: the words that may stand at the end of what is written. */
const grammars: { readonly [verb: string]: Grammar } = {
  orders(written, view, house) {
    const item = lastItem(written, ",");
    if (item.includes(" ")) return orderIds;
    const ordered = new Set(written.split(",").map((one) => one.trim().split(" ", 1)[0]));
    return namesOf(ownAreas(view, house).filter((area) => !ordered.has(areaIds[area]))).map((id) => `${id} `);
  },

  march: (written, view, house) => movesFrom(ordersOf(view, house, isMarch), written, view, house),
  "use-young-wolf": (written, view, house) => movesFrom([singleArea(view, house)], written, view, house),

  "use-forced-march"(written, view, house) {
    const to = singleArea(view, house);
    if (!written.includes(":")) return [`${areaIds[to]}: `];
    const item = lastItem(written, ":,");
    const sources = ownAreas(view, house).filter((from) => isDrawn(view, house, from, to));
    const counts = new Set(sources.flatMap((from) => troopWords(troopIn(view, from))));
    return item.includes(" ") ? [...counts, ...namesOf(sources)] : [...counts];
  },

  raid(written, view, house) {
    if (!written.includes(">")) return namesOf(ordersOf(view, house, isRaid)).map((id) => `${id} > `);
    const from = areaIds.indexOf(written.split(">", 1)[0].trim());
    return from < 0 ? [] : ["none", ...namesOf(neighboursOf(view, from).filter((to) => isOnBoard(view, to)))];
  },

  "use-scorpion"(written, view, house) {
    const from = singleArea(view, house);
    if (!written.includes(">")) return [`${areaIds[from]} > `];
    return ["none", ...beside(view, house, from).flatMap((other) => cardsOf(view, other).map((card) => cardIds[card]))];
  },

  "use-highgarden"(written, view, house) {
    const from = singleArea(view, house);
    if (!written.includes(":")) return [`${areaIds[from]}: `];
    if (!written.includes(">")) return ["none", ...cardsOf(view, house).map((card) => `${cardIds[card]} > `)];
    const item = lastItem(written, ">,");
    return item.includes(" ") ? beside(view, house, from).map((other) => houseIds[other]) : ["1 ", "2 ", "3 ", "4 "];
  },

  consolidate(written, view, house) {
    if (written.includes(" ")) return ["power", "fort"];
    return namesOf(ordersOf(view, house, isConsolidate)).map((id) => `${id} `);
  },

  muster(written, view, house) {
    const castle = lastItem(written, ";");
    const own = boardOf(view).castles.filter((area) => controllerOf(view, area) === house);
    return castle.includes(":") ? purchases(castle, view) : namesOf(own).map((id) => `${id}: `);
  },

  "use-muster"(written, view, house) {
    return written.includes(":") ? purchases(written, view) : [`${areaIds[singleArea(view, house)]}: `];
  },

  disband(written, view, house) {
    const item = lastItem(written, ",");
    const [id] = item.split(" ", 1);
    if (!item.includes(" ")) return namesOf(ownAreas(view, house)).map((name) => `${name} `);
    const area = areaIds.indexOf(id);
    return area < 0 ? [] : troopWords(troopIn(view, area));
  },
};

function candidatesByGrammar(line: string, view: Throne, seat: Seat): Candidates {
  const [verb] = line.split(" ", 1);
  const house = houseOfSeat(view, seat);
  const isOther = verb.startsWith("use-") && verb !== `use-${positionOf(view).singles[houseIds[house]].split(" ")[1]}`;
  if (isOther || !Object.hasOwn(grammars, verb) || !line.includes(" ")) return [[], line];
  const part = line.slice(line.lastIndexOf(" ") + 1);
  const words = grammars[verb](line.slice(verb.length + 1), view, house);
  return [words.filter((word) => word.toLowerCase().startsWith(part.toLowerCase())), part];
}

/** Who leaves one of the areas, and where to. */
function movesFrom(areas: readonly Area[], written: string, view: Throne, house: number): string[] {
  if (!written.includes(":")) return namesOf(areas).map((id) => `${id}: `);
  const from = areaIds.indexOf(written.split(":", 1)[0].trim());
  if (from < 0) return [];
  const item = lastItem(written, ":,");
  if (item.includes(">")) return namesOf(reachable(view, house, from));
  return [...troopWords(troopIn(view, from)), ...(item.includes(" ") ? ["> "] : [])];
}

/** What a castle may muster, and where its ships are launched: into a sea beside it, or into its port. */
function purchases(castle: string, view: Throne): string[] {
  const area = areaIds.indexOf(castle.split(":", 1)[0].trim());
  if (area < 0) return [];
  const item = lastItem(castle, ":,");
  if (item.endsWith("S ")) return ["> "];
  if (!item.includes(">")) {
    return ["1F", "2F", "1K", "1U", "2U", ...(hasSiege(view) ? ["1E", "1R", "2R"] : []), "1S ", "2S "];
  }
  const waters = [...neighboursOf(view, area).filter(isSea), portBeside(area)];
  return namesOf(waters.filter((water) => water !== NONE && isOnBoard(view, water)));
}

/** Where a house has its single-use order. */
const singleArea = (view: Throne, house: number): Area =>
  areaIds.indexOf(positionOf(view).singles[houseIds[house]].split(" ", 1)[0]);

/** Whether a forced march draws units from one area to another. */
function isDrawn(view: Throne, house: number, from: Area, to: Area): boolean {
  const isNear = isReached(view, to, from, seasCarrying(view, house, to));
  return from !== to && isNear && isWater(from) === isWater(to);
}

/** Other houses with units next to an area. */
function beside(view: Throne, house: number, area: Area): number[] {
  const owners = neighboursOf(view, area).map((other) => ownerOf(view, other));
  return [...new Set(owners)].filter((owner) => owner !== NONE && owner !== house);
}

const namesOf = (areas: readonly Area[]): string[] => areas.map((area) => areaIds[area]);

const areasOf = (view: Throne): Area[] =>
  Array.from({ length: areaCount(view) }, (_, area) => area).filter((area) => isOnBoard(view, area));

export function ownAreas(view: Throne, house: number): Area[] {
  return areasOf(view).filter((area) => ownerOf(view, area) === house);
}

const ordersOf = (view: Throne, house: number, isOrder: (order: number) => boolean): Area[] =>
  ownAreas(view, house).filter((area) => isOrder(orderIn(view, area)));

/** Where units from an area may march: over a border, or carried by own ships; into a port only if it is their own. */
export function reachable(view: Throne, house: number, from: Area): Area[] {
  const carrying = seasCarrying(view, house, from);
  return areasOf(view).filter(
    (area) => isReached(view, from, area, carrying) && (!isPort(area) || portOwner(view, area) === house),
  );
}

function troopWords({ engines, knights, footmen, ships }: Troop): string[] {
  const upTo = (count: number, letter: string): string[] =>
    Array.from({ length: count }, (_, i) => `${i + 1}${letter} `);
  return [...upTo(engines, "E"), ...upTo(knights, "K"), ...upTo(footmen, "F"), ...upTo(ships, "S")];
}
