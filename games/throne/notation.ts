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
import { areaIds, cardIds, houseIds, NONE, orderIds, singleIds, trackIds } from "./state/board.ts";
import type { Throne } from "./state/layout.ts";
import { garrisonOf } from "./state/pieces.ts";

/**
 * The text of every decision, one for all languages: a verb, then what it is about. Words are separated by blanks, items
 * by commas, castles by semicolons; `none` stands for an empty list. docs/games/throne/notation.md is the players' description.
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
      const { sequence } = decision;
      return `march ${printMoves(decision)}${sequence ? `; ${sequence.map((area) => areaIds[area]).join(" then ")}` : ""}`;
    }
    case "support":
      return `support ${list(decision.pledges, ({ area, side }) => `${areaIds[area]} ${sideIds[side]}`)}`;
    case "accept":
      return `accept ${list(decision.areas, (area) => areaIds[area])}`;
    case "card":
    case "take-back":
    case "discard-card":
    case "replace-card":
      return `${decision.kind} ${decision.card === NONE ? "none" : cardIds[decision.card]}`;
    case "remove-order":
      return `remove-order ${decision.area === NONE ? "none" : areaIds[decision.area]}${decision.single ? " single" : ""}`;
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
    case "spend":
      return `${decision.kind} ${decision.power}`;
    case "single":
      return decision.area === NONE ? "single none" : `single ${areaIds[decision.area]} ${singleIds[decision.single]}`;
    case "consolidate":
      return `consolidate ${areaIds[decision.area]} ${decision.fort ? "fort" : "power"}`;
    case "use-muster":
      return `use-muster ${areaIds[decision.area]}: ${list(decision.castles, printPurchase)}`;
    case "use-caravan":
      return `use-caravan ${areaIds[decision.from]}`;
    case "use-iron-fleet":
    case "use-rhllor":
      return `${decision.kind} ${areaIds[decision.from]} > ${list(decision.targets, (area) => areaIds[area])}`;
    case "use-young-wolf":
      return `use-young-wolf ${printMoves(decision)}`;
    case "use-forced-march": {
      const pulls = list(
        decision.pulls,
        (pull) => `${printTroop(pull)} ${areaIds[pull.area]}${pull.token ? " + token" : ""}`,
      );
      return `use-forced-march ${areaIds[decision.to]}: ${pulls}`;
    }
    case "use-scorpion":
      return `use-scorpion ${areaIds[decision.from]} > ${list(decision.cards, (card) => cardIds[card])}`;
    case "use-lion":
      return `use-lion ${areaIds[decision.from]} > ${decision.house === NONE ? "none" : houseIds[decision.house]}`;
    case "use-highgarden": {
      const tolls = list(decision.tolls, ({ house, power }) => `${power} ${houseIds[house]}`);
      const terms = decision.card === NONE ? "none" : `${cardIds[decision.card]} > ${tolls}`;
      return `use-highgarden ${areaIds[decision.from]}: ${terms}`;
    }
    case "capture":
      return `capture ${decision.ships}`;
    case "three-cards":
      return `three-cards ${list(decision.cards, (card) => cardIds[card])}`;
    case "demote":
    case "take-token":
      return `${decision.kind} ${decision.track === NONE ? "none" : trackIds[decision.track]}`;
    case "knight-in":
      return `knight-in ${decision.area === NONE ? "none" : areaIds[decision.area]}`;
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

interface Moves {
  readonly from: number;
  readonly moves: readonly Move[];
  readonly token: boolean;
}

function printMoves({ from, moves, token }: Moves): string {
  const text = list(moves, (move) => `${printTroop(move)} > ${areaIds[move.to]}`);
  return `${areaIds[from]}: ${text}${token ? " + token" : ""}`;
}

/** `1K 2F`, the strongest first; `none` where there is nobody. */
export function printTroop({ knights, footmen, ships, engines }: Troop): string {
  const parts = [];
  if (engines > 0) parts.push(`${engines}E`);
  if (knights > 0) parts.push(`${knights}K`);
  if (footmen > 0) parts.push(`${footmen}F`);
  if (ships > 0) parts.push(`${ships}S`);
  return parts.length === 0 ? "none" : parts.join(" ");
}

const printCastle = (castle: CastleMuster): string => `${areaIds[castle.area]}: ${printPurchase(castle)}`;

function printPurchase({ knights, footmen, upgrades, engines, refits, fleet }: CastleMuster): string {
  const parts = [];
  if (engines > 0) parts.push(`${engines}E`);
  if (knights > 0) parts.push(`${knights}K`);
  if (footmen > 0) parts.push(`${footmen}F`);
  if (upgrades > 0) parts.push(`${upgrades}U`);
  if (refits > 0) parts.push(`${refits}R`);
  for (const { sea, ships } of fleet) parts.push(`${ships}S > ${areaIds[sea]}`);
  return parts.join(", ");
}

/** Longer texts are no decision of anybody's: the longest real one is a few hundred letters. */
const longestText = 4000;

export function parse(text: string, game?: Throne): ThroneDecision | Refusal {
  if (typeof text !== "string" || text.length > longestText) return refuse("kernel.malformed");
  const words = text.trim().toLowerCase().replace(/\s+/g, " ");
  const space = words.indexOf(" ");
  const verb = space < 0 ? words : words.slice(0, space);
  const reader = readers.get(verb);
  try {
    return reader === undefined ? refuse("kernel.malformed") : reader(words.slice(verb.length).trim(), game);
  } catch (problem) {
    if (isRefusal(problem)) return problem;
    throw problem;
  }
}

/** A word that is not understood stops the reading; `parse` turns it into its refusal. */
function unreadable(): never {
  throw refuse("kernel.malformed");
}

type Reader = (rest: string, game?: Throne) => ThroneDecision;

const readers: ReadonlyMap<string, Reader> = new Map<string, Reader>([
  ["orders", (rest) => ({ kind: "orders", place: byArea(items(rest), readPlacement) })],
  [
    "raven",
    (rest) =>
      rest === "none" ? { kind: "raven", area: NONE, order: NONE } : { kind: "raven", ...readPlacement(rest) },
  ],
  ["raid", (rest) => ({ kind: "raid", ...readTargets(rest) })],
  ["march", readMarch],
  ["support", (rest) => ({ kind: "support", pledges: byArea(items(rest), readPledge) })],
  ["accept", (rest) => ({ kind: "accept", areas: items(rest).map(area).sort(ascending) })],
  ["card", (rest) => ({ kind: "card", card: oneIn(cardIds, rest) })],
  ["take-back", (rest) => ({ kind: "take-back", card: rest === "none" ? NONE : oneIn(cardIds, rest) })],
  ["discard-card", (rest) => ({ kind: "discard-card", card: rest === "none" ? NONE : oneIn(cardIds, rest) })],
  ["remove-order", readRemoval],
  ["blade", (rest) => ({ kind: "blade", yes: yesOrNo(rest) })],
  ["control", (rest) => ({ kind: "control", yes: yesOrNo(rest) })],
  ["make-knight", (rest) => ({ kind: "make-knight", yes: yesOrNo(rest) })],
  ["casualties", (rest) => ({ kind: "casualties", ...readTroop(rest) })],
  ["retreat", readRetreat],
  ["disband", (rest) => ({ kind: "disband", units: byArea(items(rest), readAreaTroop) })],
  ["muster", (rest) => ({ kind: "muster", castles: byArea(items(rest, ";"), readCastle) })],
  ["bid", (rest) => ({ kind: "bid", power: count(rest) })],
  ["spend", (rest) => ({ kind: "spend", power: count(rest) })],
  ["single", readSingle],
  ["consolidate", readConsolidate],
  ["use-muster", readUseMuster],
  ["use-caravan", (rest) => ({ kind: "use-caravan", from: area(rest), targets: [] })],
  ["use-iron-fleet", (rest) => ({ kind: "use-iron-fleet", ...readTargets(rest) })],
  ["use-rhllor", (rest) => ({ kind: "use-rhllor", ...readTargets(rest) })],
  ["use-young-wolf", (rest) => ({ kind: "use-young-wolf", ...readMoves(rest) })],
  ["use-forced-march", readForcedMarch],
  [
    "use-scorpion",
    (rest) => {
      const [from, cards] = halves(rest, ">");
      return { kind: "use-scorpion", from: area(from), cards: readCards(cards) };
    },
  ],
  [
    "use-lion",
    (rest) => {
      const [from, house] = halves(rest, ">");
      return { kind: "use-lion", from: area(from), house: house === "none" ? NONE : oneIn(houseIds, house) };
    },
  ],
  ["use-highgarden", readHighgarden],
  ["capture", (rest) => ({ kind: "capture", ships: count(rest) })],
  ["three-cards", (rest) => ({ kind: "three-cards", cards: readCards(rest) })],
  ["demote", (rest) => ({ kind: "demote", track: oneIn(trackIds, rest) })],
  ["take-token", (rest) => ({ kind: "take-token", track: rest === "none" ? NONE : oneIn(trackIds, rest) })],
  ["knight-in", (rest) => ({ kind: "knight-in", area: rest === "none" ? NONE : area(rest) })],
  ["replace-card", (rest) => ({ kind: "replace-card", card: rest === "none" ? NONE : oneIn(cardIds, rest) })],
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

const noUnits = { footmen: 0, knights: 0, ships: 0, engines: 0 };

function readTroop(text: string): Troop {
  const troop = { ...noUnits };
  if (text === "none") return troop;
  for (const word of text.split(" ")) {
    const number = count(word.slice(0, -1));
    if (word.endsWith("f")) troop.footmen += number;
    else if (word.endsWith("k")) troop.knights += number;
    else if (word.endsWith("s")) troop.ships += number;
    else if (word.endsWith("e")) troop.engines += number;
    else unreadable();
  }
  return troop;
}

/**
 * Garrisons are entered as the march names them, or as it says after all moves. The sequence is left out where it is that
 * of their areas: one march, one text.
 */
function readMarch(rest: string, game?: Throne): ThroneDecision {
  const at = rest.indexOf(";");
  const text = at < 0 ? rest : rest.slice(0, at).trim();
  const moves = readMoves(text);
  const sequence = at < 0 ? garrisonsNamed(text, game) : items(rest.slice(at + 1).trim(), " then ").map(area);
  const isUsual = sequence.every((one, index) => index === 0 || sequence[index - 1] < one);
  return { kind: "march", ...moves, ...(isUsual ? {} : { sequence }) };
}

/** Only a position tells which areas hold a garrison. */
function garrisonsNamed(text: string, game?: Throne): number[] {
  if (game === undefined) return [];
  const named = [...text.matchAll(/> ?([a-z-]+)/g)].map(([, id]) => area(id));
  return [...new Set(named)].filter((to) => garrisonOf(game, to) > 0);
}

function readMoves(rest: string): Moves {
  const token = rest.endsWith("+ token");
  const [from, moves] = halves(token ? rest.slice(0, -"+ token".length) : rest, ":");
  const byTarget = new Map<number, Move>();
  for (const item of items(moves)) {
    const [troop, target] = halves(item, ">");
    const to = area(target);
    const already = byTarget.get(to) ?? noUnits;
    const more = readTroop(troop);
    byTarget.set(to, {
      to,
      footmen: already.footmen + more.footmen,
      knights: already.knights + more.knights,
      ships: already.ships + more.ships,
      engines: already.engines + more.engines,
    });
  }
  return { from: area(from), moves: [...byTarget.values()].sort((a, b) => a.to - b.to), token };
}

function readRetreat(rest: string): ThroneDecision {
  const comma = rest.indexOf(",");
  if (comma < 0) return { kind: "retreat", to: area(rest), ...noUnits };
  const losses = rest.slice(comma + 1).trim();
  if (!losses.startsWith("lose ")) unreadable();
  return { kind: "retreat", to: area(rest.slice(0, comma).trim()), ...readTroop(losses.slice("lose ".length)) };
}

const readCastle = (text: string): CastleMuster => {
  const [place, purchase] = halves(text, ":");
  return readPurchase(area(place), purchase);
};

function readPurchase(place: number, purchase: string): CastleMuster {
  if (purchase === "none") unreadable();
  const fleet: { sea: number; ships: number }[] = [];
  const muster = { area: place, footmen: 0, knights: 0, upgrades: 0, engines: 0, refits: 0, fleet };
  for (const item of items(purchase)) {
    const [what, sea] = item.includes(">") ? halves(item, ">") : [item, ""];
    const number = count(what.slice(0, -1));
    const letter = what.at(-1);
    if (letter === "s" && sea !== "") muster.fleet.push({ sea: area(sea), ships: number });
    else if (sea !== "") unreadable();
    else if (letter === "f") muster.footmen += number;
    else if (letter === "k") muster.knights += number;
    else if (letter === "u") muster.upgrades += number;
    else if (letter === "e") muster.engines += number;
    else if (letter === "r") muster.refits += number;
    else unreadable();
  }
  muster.fleet.sort((a, b) => a.sea - b.sea);
  return muster;
}

function readTargets(rest: string): { from: number; targets: number[] } {
  const [from, targets] = halves(rest, ">");
  return { from: area(from), targets: items(targets).map(area).sort(ascending) };
}

const readCards = (text: string): number[] =>
  items(text)
    .map((id) => oneIn(cardIds, id))
    .sort(ascending);

function readSingle(rest: string): ThroneDecision {
  if (rest === "none") return { kind: "single", area: NONE, single: NONE };
  const [place, single] = areaAnd(rest);
  return { kind: "single", area: place, single: oneIn(singleIds, single) };
}

function readRemoval(rest: string): ThroneDecision {
  if (rest === "none") return { kind: "remove-order", area: NONE, single: false };
  if (!rest.includes(" ")) return { kind: "remove-order", area: area(rest), single: false };
  const [place, word] = areaAnd(rest);
  return { kind: "remove-order", area: place, single: oneIn(["single"], word) === 0 };
}

function readConsolidate(rest: string): ThroneDecision {
  const [place, what] = areaAnd(rest);
  return { kind: "consolidate", area: place, fort: oneIn(["power", "fort"], what) === 1 };
}

function readUseMuster(rest: string): ThroneDecision {
  const [id, purchase] = halves(rest, ":");
  const place = area(id);
  return { kind: "use-muster", area: place, castles: purchase === "none" ? [] : [readPurchase(place, purchase)] };
}

function readForcedMarch(rest: string): ThroneDecision {
  const [to, list] = halves(rest, ":");
  const pulls = items(list).map((item) => {
    const token = item.endsWith("+ token");
    const words = (token ? item.slice(0, -"+ token".length) : item).trim();
    const space = words.lastIndexOf(" ");
    if (space < 0) unreadable();
    return { area: area(words.slice(space + 1)), ...readTroop(words.slice(0, space)), token };
  });
  return { kind: "use-forced-march", to: area(to), pulls: pulls.sort((a, b) => a.area - b.area) };
}

function readHighgarden(rest: string): ThroneDecision {
  const [id, terms] = halves(rest, ":");
  const from = area(id);
  if (terms === "none") return { kind: "use-highgarden", from, card: NONE, tolls: [] };
  const [card, list] = halves(terms, ">");
  const tolls = items(list).map((item) => {
    const [power, house] = halves(item, " ");
    return { house: oneIn(houseIds, house), power: count(power) };
  });
  return { kind: "use-highgarden", from, card: oneIn(cardIds, card), tolls: tolls.sort((a, b) => a.house - b.house) };
}
