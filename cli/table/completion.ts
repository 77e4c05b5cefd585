import type { Seat } from "@weirwood/kernel";
import { type Throne, throne } from "@weirwood/throne";
import {
  AREAS,
  type Area,
  areaIds,
  castles,
  controllerOf,
  houseOfSeat,
  isMarch,
  isReached,
  isSea,
  neighbours,
  orderIds,
  orderIn,
  ownerOf,
  seasCarrying,
  type Troop,
  troopIn,
} from "@weirwood/throne/questions";

/** Words that may follow in a line: the candidates, and the part of the line that each would replace. */
export type Candidates = [words: string[], part: string];

/**
 * What may come next in a decision that is being typed: from the listed answers where they are few, else from the
 * notation's own grammar and what the seat has on the map.
 */
export function decisionCandidates(line: string, view: Throne, seat: Seat): Candidates {
  const listed = candidatesFrom(line, optionTexts(view, seat));
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

  march(written, view, house) {
    const from = areaIds.indexOf(written.split(":", 1)[0].trim());
    if (!written.includes(":")) {
      return namesOf(ownAreas(view, house).filter((area) => isMarch(orderIn(view, area)))).map((id) => `${id}: `);
    }
    if (from < 0) return [];
    const item = lastItem(written, ":,");
    if (item.includes(">")) return namesOf(reachable(view, house, from));
    return [...troopWords(troopIn(view, from)), ...(item.includes(" ") ? ["> "] : [])];
  },

  muster(written, view, house) {
    const castle = lastItem(written, ";");
    if (!castle.includes(":")) {
      return namesOf(castles.filter((area) => controllerOf(view, area) === house)).map((id) => `${id}: `);
    }
    const item = lastItem(castle, ":,");
    if (!item.includes(">")) return item.endsWith("S ") ? ["> "] : ["1F", "2F", "1K", "1U", "2U", "1S ", "2S "];
    const area = areaIds.indexOf(castle.split(":", 1)[0].trim());
    return area < 0 ? [] : namesOf(neighbours[area].filter(isSea));
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
  if (!Object.hasOwn(grammars, verb) || !line.includes(" ")) return [[], line];
  const part = line.slice(line.lastIndexOf(" ") + 1);
  const words = grammars[verb](line.slice(verb.length + 1), view, houseOfSeat(view, seat));
  return [words.filter((word) => word.toLowerCase().startsWith(part.toLowerCase())), part];
}

const namesOf = (areas: readonly Area[]): string[] => areas.map((area) => areaIds[area]);

export function ownAreas(view: Throne, house: number): Area[] {
  return Array.from({ length: AREAS }, (_, area) => area).filter((area) => ownerOf(view, area) === house);
}

/** Where units from an area may march: over a border, or carried by own ships. */
export function reachable(view: Throne, house: number, from: Area): Area[] {
  const carrying = seasCarrying(view, house, from);
  return Array.from({ length: AREAS }, (_, area) => area).filter((area) => isReached(from, area, carrying));
}

function troopWords({ knights, footmen, ships }: Troop): string[] {
  const upTo = (count: number, letter: string): string[] =>
    Array.from({ length: count }, (_, i) => `${i + 1}${letter} `);
  return [...upTo(knights, "K"), ...upTo(footmen, "F"), ...upTo(ships, "S")];
}
