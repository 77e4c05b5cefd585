import { malformed, unfinished } from "@weirwood/kernel";
import type { CastleMuster, Move, Troop } from "../decisions.ts";
import { areaIds, cardIds } from "../state/board.ts";

/** The parts of which decisions are written: names, counts, lists, troops. What is printed here is read here. */

/** A word that is not understood stops the reading, or one that is missing at the end; `parse` turns it into its refusal. */
export function unreadable(word: string): never {
  throw malformed(word);
}

const lastWord = (text: string): string => text.slice(text.lastIndexOf(" ") + 1);

/** Of several words where one is wanted, the first that is wrong; where each might stand there, the second. */
const wrongIn = (text: string, isRight: (word: string) => boolean): string => {
  const words = text.split(" ");
  return words.find((word) => /\w/.test(word) && !isRight(word)) ?? words[1];
};

const ascending = (a: number, b: number): number => a - b;

export function list<T>(items: readonly T[], text: (item: T) => string, separator = ", "): string {
  return items.length === 0 ? "none" : items.map(text).join(separator);
}

export function items(text: string, separator = ","): string[] {
  if (text === "none") return [];
  const found = text.split(separator).map((item) => item.trim());
  return found.length > 1 && found.includes("") ? unreadable(separator.trim()) : found;
}

export function byArea<T extends { readonly area: number }>(texts: string[], read: (text: string) => T): T[] {
  return texts.map(read).sort((a, b) => a.area - b.area);
}

export function halves(text: string, separator: string): [string, string] {
  const at = text.indexOf(separator);
  if (at === 0) unreadable(separator);
  return at < 0 ? incomplete(text) : [text.slice(0, at).trim(), text.slice(at + 1).trim()];
}

/** Something is missing after this, unless one of its words is wrong by itself. */
export function incomplete(text: string): never {
  const stranger = text.split(" ").find((word) => !isUnderstood(word));
  throw stranger === undefined ? unfinished(lastWord(text)) : malformed(stranger);
}

const isUnderstood = (word: string): boolean =>
  word === "none" || (areaIds as readonly string[]).includes(word) || /^\d{1,3}[fkseur]$/.test(word);

export function oneIn(ids: readonly string[], id: string): number {
  const number = ids.indexOf(id);
  return number < 0 ? unreadable(wrongIn(id, (word) => ids.includes(word))) : number;
}

export const area = (id: string): number => oneIn(areaIds, id);

/** An area, a blank, and something about it. */
export function areaAnd(text: string): [number, string] {
  const [id, ...rest] = text.split(" ");
  const place = area(id);
  if (rest.length === 0) throw unfinished(id);
  return [place, rest.join(" ").trim()];
}

export function count(text: string): number {
  const isCount = (word: string): boolean => /^\d{1,3}$/.test(word);
  return isCount(text) ? Number(text) : unreadable(wrongIn(text, isCount));
}

export const printAreas = (areas: readonly number[]): string => list(areas, (one) => areaIds[one]);
export const readAreas = (text: string): number[] => items(text).map(area).sort(ascending);

export const printCards = (cards: readonly number[]): string => list(cards, (card) => cardIds[card]);
export const readCards = (text: string): number[] =>
  items(text)
    .map((id) => oneIn(cardIds, id))
    .sort(ascending);

export const noUnits: Troop = { footmen: 0, knights: 0, ships: 0, engines: 0 };

/** `1K 2F`, the strongest first; `none` where there is nobody. */
export function printTroop({ knights, footmen, ships, engines }: Troop): string {
  const parts = [];
  if (engines > 0) parts.push(`${engines}E`);
  if (knights > 0) parts.push(`${knights}K`);
  if (footmen > 0) parts.push(`${footmen}F`);
  if (ships > 0) parts.push(`${ships}S`);
  return parts.length === 0 ? "none" : parts.join(" ");
}

export function readTroop(text: string): Troop {
  const troop = { ...noUnits };
  if (text === "none") return troop;
  for (const word of text.split(" ")) {
    if (!/^\d{1,3}[fkse]$/.test(word)) unreadable(word);
    const number = count(word.slice(0, -1));
    if (word.endsWith("f")) troop.footmen += number;
    else if (word.endsWith("k")) troop.knights += number;
    else if (word.endsWith("s")) troop.ships += number;
    else troop.engines += number;
  }
  return troop;
}

export interface Moves {
  readonly from: number;
  readonly moves: readonly Move[];
  readonly token: boolean;
}

const TOKEN = " + token";

/** A text without the words that leave a power token behind, and whether it had them. */
export function withoutToken(text: string): [string, boolean] {
  const token = text.endsWith(TOKEN.trimStart());
  return [token ? text.slice(0, -TOKEN.trimStart().length).trim() : text, token];
}

export const tokenWords = (token: boolean): string => (token ? TOKEN : "");

export function printMoves({ from, moves, token }: Moves): string {
  return `${areaIds[from]}: ${list(moves, (move) => `${printTroop(move)} > ${areaIds[move.to]}`)}${tokenWords(token)}`;
}

export function readMoves(rest: string): Moves {
  const [text, token] = withoutToken(rest);
  const [source, moves] = halves(text, ":");
  const from = area(source);
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
  return { from, moves: [...byTarget.values()].sort((a, b) => a.to - b.to), token };
}

export function printPurchase({ knights, footmen, upgrades, engines, refits, fleet }: CastleMuster): string {
  const parts = [];
  if (engines > 0) parts.push(`${engines}E`);
  if (knights > 0) parts.push(`${knights}K`);
  if (footmen > 0) parts.push(`${footmen}F`);
  if (upgrades > 0) parts.push(`${upgrades}U`);
  if (refits > 0) parts.push(`${refits}R`);
  for (const { sea, ships } of fleet) parts.push(`${ships}S > ${areaIds[sea]}`);
  return parts.join(", ");
}

export function readPurchase(place: number, purchase: string): CastleMuster {
  if (purchase === "none") unreadable(purchase);
  const fleet: { sea: number; ships: number }[] = [];
  const muster = { area: place, footmen: 0, knights: 0, upgrades: 0, engines: 0, refits: 0, fleet };
  for (const item of items(purchase)) {
    const [what, sea] = item.includes(">") ? halves(item, ">") : [item, ""];
    if (!/^\d{1,3}[sfkuer]$/.test(what)) unreadable(what);
    const number = count(what.slice(0, -1));
    const letter = what.at(-1);
    if (letter === "s" && sea !== "") muster.fleet.push({ sea: area(sea), ships: number });
    else if (sea !== "") unreadable(sea);
    else if (letter === "f") muster.footmen += number;
    else if (letter === "k") muster.knights += number;
    else if (letter === "u") muster.upgrades += number;
    else if (letter === "e") muster.engines += number;
    else if (letter === "r") muster.refits += number;
    else unreadable(item);
  }
  muster.fleet.sort((a, b) => a.sea - b.sea);
  return muster;
}
