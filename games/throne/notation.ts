import { isRefusal, type Refusal, refuse } from "@weirwood/kernel";
import {
  type AreaTroop,
  type CastleMuster,
  FOR_ATTACKER,
  FOR_DEFENDER,
  type Move,
  NO_SIDE,
  type Placement,
  type Pledge,
  type ThroneDecision,
  type Troop,
} from "./decisions.ts";
import { areaIds, cardIds, houseIds, NONE, orderIds } from "./state/board.ts";

/**
 * The text of every decision, one for all languages: a verb, then what it is about. Words are separated by blanks, items
 * by commas, castles by semicolons; `none` stands for an empty list. docs/notation.md is the players' description.
 */
export function print(decision: ThroneDecision): string {
  switch (decision.kind) {
    case "orders":
      return `orders ${list(decision.place, ({ area, order }) => `${areaIds[area]} ${orderIds[order]}`)}`;
    case "raven":
      return decision.area === NONE ? "raven none" : `raven ${areaIds[decision.area]} ${orderIds[decision.order]}`;
    case "raid":
      return `raid ${areaIds[decision.from]} > ${list(decision.targets, (area) => areaIds[area])}`;
    case "march": {
      const moves = list(decision.moves, (move) => `${printTroop(move)} > ${areaIds[move.to]}`);
      return `march ${areaIds[decision.from]}: ${moves}${decision.token ? " + token" : ""}`;
    }
    case "support":
      return `support ${list(decision.pledges, ({ area, side }) => `${areaIds[area]} ${sideIds[side]}`)}`;
    case "accept":
      return `accept ${list(decision.areas, (area) => areaIds[area])}`;
    case "card":
    case "take-back":
    case "discard-card":
      return `${decision.kind} ${decision.card === NONE ? "none" : cardIds[decision.card]}`;
    case "remove-order":
      return `remove-order ${decision.area === NONE ? "none" : areaIds[decision.area]}`;
    case "blade":
    case "control":
    case "make-knight":
      return `${decision.kind} ${decision.yes ? "yes" : "no"}`;
    case "casualties":
      return `casualties ${printTroop(decision)}`;
    case "retreat": {
      const losses = printTroop(decision);
      return `retreat ${areaIds[decision.to]}${losses === "none" ? "" : `, lose ${losses}`}`;
    }
    case "disband":
      return `disband ${list(decision.units, (lost) => `${areaIds[lost.area]} ${printTroop(lost)}`)}`;
    case "muster":
      return `muster ${list(decision.castles, printCastle, "; ")}`;
    case "bid":
      return `bid ${decision.power}`;
    case "ties":
      return `ties ${list(decision.groups, (group) => group.map((house) => houseIds[house]).join(" > "))}`;
    case "name":
      return `name ${houseIds[decision.house]}`;
  }
}

const sideIds = ["none", "attacker", "defender"];

function list<T>(items: readonly T[], text: (item: T) => string, separator = ", "): string {
  return items.length === 0 ? "none" : items.map(text).join(separator);
}

/** `1K 2F`, the strongest first; `none` where there is nobody. */
export function printTroop({ knights, footmen, ships }: Troop): string {
  const parts = [];
  if (knights > 0) parts.push(`${knights}K`);
  if (footmen > 0) parts.push(`${footmen}F`);
  if (ships > 0) parts.push(`${ships}S`);
  return parts.length === 0 ? "none" : parts.join(" ");
}

function printCastle({ area, knights, footmen, upgrades, fleet }: CastleMuster): string {
  const parts = [];
  if (knights > 0) parts.push(`${knights}K`);
  if (footmen > 0) parts.push(`${footmen}F`);
  if (upgrades > 0) parts.push(`${upgrades}U`);
  for (const { sea, ships } of fleet) parts.push(`${ships}S > ${areaIds[sea]}`);
  return `${areaIds[area]}: ${parts.join(", ")}`;
}

/** Longer texts are no decision of anybody's: the longest real one is a few hundred letters. */
const longestText = 4000;

export function parse(text: string): ThroneDecision | Refusal {
  if (typeof text !== "string" || text.length > longestText) return refuse("kernel.malformed");
  const words = text.trim().toLowerCase().replace(/\s+/g, " ");
  const space = words.indexOf(" ");
  const verb = space < 0 ? words : words.slice(0, space);
  const reader = readers.get(verb);
  try {
    return reader === undefined ? refuse("kernel.malformed") : reader(words.slice(verb.length).trim());
  } catch (problem) {
    if (isRefusal(problem)) return problem;
    throw problem;
  }
}

/** A word that is not understood stops the reading; `parse` turns it into its refusal. */
function unreadable(): never {
  throw refuse("kernel.malformed");
}

const readers: ReadonlyMap<string, (rest: string) => ThroneDecision> = new Map<
  string,
  (rest: string) => ThroneDecision
>([
  ["orders", (rest) => ({ kind: "orders", place: byArea(items(rest), readPlacement) })],
  [
    "raven",
    (rest) =>
      rest === "none" ? { kind: "raven", area: NONE, order: NONE } : { kind: "raven", ...readPlacement(rest) },
  ],
  [
    "raid",
    (rest) => {
      const [from, targets] = halves(rest, ">");
      return { kind: "raid", from: area(from), targets: items(targets).map(area).sort(ascending) };
    },
  ],
  ["march", readMarch],
  ["support", (rest) => ({ kind: "support", pledges: byArea(items(rest), readPledge) })],
  ["accept", (rest) => ({ kind: "accept", areas: items(rest).map(area).sort(ascending) })],
  ["card", (rest) => ({ kind: "card", card: oneIn(cardIds, rest) })],
  ["take-back", (rest) => ({ kind: "take-back", card: rest === "none" ? NONE : oneIn(cardIds, rest) })],
  ["discard-card", (rest) => ({ kind: "discard-card", card: rest === "none" ? NONE : oneIn(cardIds, rest) })],
  ["remove-order", (rest) => ({ kind: "remove-order", area: rest === "none" ? NONE : area(rest) })],
  ["blade", (rest) => ({ kind: "blade", yes: yesOrNo(rest) })],
  ["control", (rest) => ({ kind: "control", yes: yesOrNo(rest) })],
  ["make-knight", (rest) => ({ kind: "make-knight", yes: yesOrNo(rest) })],
  ["casualties", (rest) => ({ kind: "casualties", ...readTroop(rest) })],
  ["retreat", readRetreat],
  ["disband", (rest) => ({ kind: "disband", units: byArea(items(rest), readAreaTroop) })],
  ["muster", (rest) => ({ kind: "muster", castles: byArea(items(rest, ";"), readCastle) })],
  ["bid", (rest) => ({ kind: "bid", power: count(rest) })],
  [
    "ties",
    (rest) => ({
      kind: "ties",
      groups: items(rest).map((group) => group.split(">").map((name) => oneIn(houseIds, name.trim()))),
    }),
  ],
  ["name", (rest) => ({ kind: "name", house: oneIn(houseIds, rest) })],
]);

/** Every verb, for completion. */
export const verbs: readonly string[] = [...readers.keys()];

const ascending = (a: number, b: number): number => a - b;

function items(text: string, separator = ","): string[] {
  if (text === "none") return [];
  return text.split(separator).map((item) => item.trim());
}

function byArea<T extends { readonly area: number }>(texts: string[], read: (text: string) => T): T[] {
  return texts.map(read).sort((a, b) => a.area - b.area);
}

function halves(text: string, separator: string): [string, string] {
  const at = text.indexOf(separator);
  if (at < 0) unreadable();
  return [text.slice(0, at).trim(), text.slice(at + 1).trim()];
}

function oneIn(ids: readonly string[], id: string): number {
  const number = ids.indexOf(id);
  return number < 0 ? unreadable() : number;
}

const area = (id: string): number => oneIn(areaIds, id);

function yesOrNo(text: string): boolean {
  if (text !== "yes" && text !== "no") unreadable();
  return text === "yes";
}

function count(text: string): number {
  return /^\d{1,3}$/.test(text) ? Number(text) : unreadable();
}

/** An area, a blank, and something about it. */
function areaAnd(text: string): [number, string] {
  const [id, rest] = halves(text, " ");
  return [area(id), rest];
}

const readPlacement = (text: string): Placement => {
  const [place, order] = areaAnd(text);
  return { area: place, order: oneIn(orderIds, orderAliases.get(order) ?? order) };
};

/** What players say for the starred tokens, by the numbers printed on them. */
const orderAliases = new Map([
  ["march+0", "march"],
  ["march+1", "march*"],
  ["defense+1", "defense"],
  ["defense+2", "defense*"],
  ["support+1", "support*"],
  ["raid+1", "raid*"],
]);

const readPledge = (text: string): Pledge => {
  const [place, side] = areaAnd(text);
  return { area: place, side: [NO_SIDE, FOR_ATTACKER, FOR_DEFENDER][oneIn(sideIds, side)] };
};

const readAreaTroop = (text: string): AreaTroop => {
  const [place, troop] = areaAnd(text);
  return { area: place, ...readTroop(troop) };
};

function readTroop(text: string): Troop {
  const troop = { footmen: 0, knights: 0, ships: 0 };
  if (text === "none") return troop;
  for (const word of text.split(" ")) {
    const number = count(word.slice(0, -1));
    if (word.endsWith("f")) troop.footmen += number;
    else if (word.endsWith("k")) troop.knights += number;
    else if (word.endsWith("s")) troop.ships += number;
    else unreadable();
  }
  return troop;
}

function readMarch(rest: string): ThroneDecision {
  const token = rest.endsWith("+ token");
  const [from, moves] = halves(token ? rest.slice(0, -"+ token".length) : rest, ":");
  const byTarget = new Map<number, Move>();
  for (const item of items(moves)) {
    const [troop, target] = halves(item, ">");
    const to = area(target);
    const already = byTarget.get(to) ?? { footmen: 0, knights: 0, ships: 0 };
    const more = readTroop(troop);
    byTarget.set(to, {
      to,
      footmen: already.footmen + more.footmen,
      knights: already.knights + more.knights,
      ships: already.ships + more.ships,
    });
  }
  return { kind: "march", from: area(from), moves: [...byTarget.values()].sort((a, b) => a.to - b.to), token };
}

function readRetreat(rest: string): ThroneDecision {
  const comma = rest.indexOf(",");
  if (comma < 0) return { kind: "retreat", to: area(rest), footmen: 0, knights: 0, ships: 0 };
  const losses = rest.slice(comma + 1).trim();
  if (!losses.startsWith("lose ")) unreadable();
  return { kind: "retreat", to: area(rest.slice(0, comma).trim()), ...readTroop(losses.slice("lose ".length)) };
}

const readCastle = (text: string): CastleMuster => {
  const [place, list] = halves(text, ":");
  const muster = {
    area: area(place),
    footmen: 0,
    knights: 0,
    upgrades: 0,
    fleet: [] as { sea: number; ships: number }[],
  };
  for (const item of items(list)) {
    const [what, sea] = item.includes(">") ? halves(item, ">") : [item, ""];
    const number = count(what.slice(0, -1));
    const letter = what.at(-1);
    if (letter === "s" && sea !== "") muster.fleet.push({ sea: area(sea), ships: number });
    else if (sea !== "") unreadable();
    else if (letter === "f") muster.footmen += number;
    else if (letter === "k") muster.knights += number;
    else if (letter === "u") muster.upgrades += number;
    else unreadable();
  }
  muster.fleet.sort((a, b) => a.sea - b.sea);
  return muster;
};
