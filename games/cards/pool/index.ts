import type { Card } from "../words/index.ts";
import { baratheonCharacters } from "./baratheon/characters.ts";
import { baratheonSupport } from "./baratheon/support.ts";
import { fixtures } from "./fixtures/index.ts";
import { greyjoyCharacters } from "./greyjoy/characters.ts";
import { greyjoySupport } from "./greyjoy/support.ts";
import { housePlots } from "./house-plots.ts";
import { lannisterCharacters } from "./lannister/characters.ts";
import { lannisterSupport } from "./lannister/support.ts";
import { martellCharacters } from "./martell/characters.ts";
import { martellSupport } from "./martell/support.ts";
import { neutralCharacters } from "./neutral/characters.ts";
import { neutralEvents } from "./neutral/events.ts";
import { neutralSupport } from "./neutral/support.ts";
import { plots } from "./plots.ts";
import { standing } from "./standing.ts";
import { starkCharacters } from "./stark/characters.ts";
import { starkSupport } from "./stark/support.ts";
import { targaryenCharacters } from "./targaryen/characters.ts";
import { targaryenDragons } from "./targaryen/dragons.ts";
import { targaryenSupport } from "./targaryen/support.ts";

/** Every card there is, those of scenarios last. A card is known by its id; its number is never stored. */
export const cards: readonly Card[] = [
  ...starkCharacters,
  ...starkSupport,
  ...lannisterCharacters,
  ...lannisterSupport,
  ...baratheonCharacters,
  ...baratheonSupport,
  ...targaryenCharacters,
  ...targaryenDragons,
  ...targaryenSupport,
  ...martellCharacters,
  ...martellSupport,
  ...greyjoyCharacters,
  ...greyjoySupport,
  ...neutralCharacters,
  ...neutralSupport,
  ...neutralEvents,
  ...plots,
  ...housePlots,
  ...standing,
  ...fixtures,
];

export const cardIds: readonly string[] = cards.map(({ id }) => id);
const numbers: ReadonlyMap<string, number> = new Map(cardIds.map((id, number) => [id, number]));

/** The number of a card by its id; undefined where there is none. */
export const cardNumber = (id: string): number | undefined => numbers.get(id);
