import { isJsonMap, type Json } from "@weirwood/kernel";
import { seatIds } from "../data/names.ts";
import { DUPLICATE, FACE_DOWN, KNEELING } from "../state/layout.ts";

/**
 * How scenarios write a card on the table: its id or title, and what is true of it. `core_5`, `eddard-stark kneeling power=2`,
 * `two/core_145` for one that another player controls, and `{ card: core_5, with: [core_2, core_5 duplicate], power: 1 }`.
 */
export interface Laid {
  readonly card: string;
  readonly controller: number | undefined;
  readonly owner: number | undefined;
  /** Bits of its status. */
  readonly status: readonly number[];
  readonly power: number;
  readonly gold: number;
  readonly counters: number;
  readonly with: readonly Json[];
}

const marks: { readonly [word: string]: number } = { kneeling: KNEELING, duplicate: DUPLICATE, "face-down": FACE_DOWN };

export function readLaid(said: Json, where: string): Laid {
  if (typeof said === "string") return readText(said, [], where);
  if (!isJsonMap(said) || typeof said.card !== "string") throw new Error(`${where}: a card is said by its name`);
  const { card, with: upon = [], ...facts } = said;
  const words = Object.entries(facts)
    .filter(([, fact]) => fact !== false)
    .map(([word, fact]) => (fact === true ? word : `${word}=${String(fact)}`));
  const laid = typeof upon === "string" ? [upon] : Array.isArray(upon) ? (upon as readonly Json[]) : [];
  return readText([card, ...words].join(" "), laid, where);
}

function readText(text: string, upon: readonly Json[], where: string): Laid {
  const [name, ...rest] = text.split(/\s+/);
  const [who, card] = name.includes("/") ? name.split("/") : [undefined, name];
  const status: number[] = [];
  const numbers: { [word: string]: number } = { power: 0, gold: 0, counters: 0 };
  let owner: number | undefined;
  for (const word of rest) {
    const [key, value] = word.split("=");
    if (Object.hasOwn(marks, word)) status.push(marks[word]);
    else if (key === "owner") owner = seatNamed(value, where);
    else if (Object.hasOwn(numbers, key) && /^\d{1,2}$/.test(value ?? "")) numbers[key] = Number(value);
    else throw new Error(`${where}: “${word}” cannot be said of a card`);
  }
  const controller = who === undefined ? undefined : seatNamed(who, where);
  return {
    card,
    controller,
    owner,
    status,
    power: numbers.power,
    gold: numbers.gold,
    counters: numbers.counters,
    with: upon,
  };
}

function seatNamed(name: string, where: string): number {
  const seat = (seatIds as readonly string[]).indexOf(name);
  if (seat < 0) throw new Error(`${where}: ${name} is no player`);
  return seat;
}
