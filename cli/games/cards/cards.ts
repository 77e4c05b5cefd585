import { cards as game } from "@weirwood/cards";
import {
  type Body,
  bitOf,
  type Cards,
  cardIds,
  cardOf,
  cards,
  faces,
  iconIds,
  isFaceDown,
  UNKNOWN,
} from "@weirwood/cards/questions";
import { signed } from "@weirwood/kernel";
import pc from "picocolors";
import type { Context } from "../../context.ts";
import { wrapped } from "../../layout.ts";
import { iconLetters } from "./signs.ts";
import { sentencesFor } from "./text/index.ts";

/** A card by its name, whatever pile it is in. */
export const titleOf = (card: number, { language }: Context): string =>
  game.phrasebooks[language].names.card[cardIds[card]];

/** A card on the table by its name, as far as it is seen. */
export const titleOfBody = (view: Cards, body: Body, here: Context): string =>
  isFaceDown(view, body) || cardOf(view, body) >= faces.length
    ? sentencesFor(here).board.faceDown
    : titleOf(cardOf(view, body), here);

export const textOf = (card: number, { language }: Context): string => cards[card].text[language === "en" ? 0 : 1];

/** Cards of a pile that the viewer may see. */
export const known = (pile: readonly number[]): number[] =>
  pile.filter((card) => card < UNKNOWN && card < faces.length);

/** `4 gold, STR 5 MIP`: what its print says in numbers. */
export function figuresOf(card: number, here: Context): string {
  const { cost, str, icons = [], plot } = faces[card];
  const { hand } = sentencesFor(here);
  if (plot !== undefined) return hand.plot(plot.gold, plot.initiative, plot.claim);
  const set = icons.reduce((sum, icon) => sum | bitOf(iconIds, icon), 0);
  const parts = [
    ...(cost === undefined ? [] : [hand.cost(String(cost))]),
    ...(str === undefined ? [] : [`${hand.str(String(str))} ${iconLetters(set)}`.trimEnd()]),
  ];
  return parts.join(", ");
}

/** `House Stark, unique, Noble, Lord, Renown, Deadly`: the rest of its print, as words. */
function printOf(card: number, here: Context): string {
  const {
    house = [],
    unique,
    only,
    crests = [],
    traits = [],
    keywords = [],
    gold,
    influence,
    initiative,
  } = faces[card];
  const { names } = game.phrasebooks[here.language];
  const words = sentencesFor(here).card;
  return [
    ...house.map((name) => names.house[name]),
    ...(only === undefined ? [] : [words.only]),
    ...(unique ? [words.unique] : []),
    ...crests.map((name) => names.crest[name]),
    ...traits.map((name) => names.trait[name]),
    ...keywords.map((name) => names.keyword[name]),
    ...(gold === undefined ? [] : [words.income(signed(gold))]),
    ...(influence === undefined ? [] : [words.influence(influence)]),
    ...(initiative === undefined ? [] : [words.initiative(signed(initiative))]),
  ].join(", ");
}

/** Its id, name, kind and numbers, the words of its print, then what it says. */
export function cardLines(card: number, here: Context, count = 1): string[] {
  const { type } = game.phrasebooks[here.language].names;
  const figures = [type[faces[card].type] ?? faces[card].type, figuresOf(card, here)].filter((part) => part !== "");
  const head = `${copies(count)}${pc.bold(cardIds[card])}  ${titleOf(card, here)}  ${pc.dim(figures.join(", "))}`;
  const lines = [printOf(card, here), ...textOf(card, here).split("\n")].filter((line) => line !== "");
  return [
    `  ${wrapped(head, here.width - 4, "    ")}`,
    ...lines.map((line) => `      ${wrapped(line, here.width - 6, "      ")}`),
  ];
}

/** What all cards of a pile say, copies once. */
export const textsOf = (pile: readonly number[], here: Context): string[] =>
  countsIn(pile).flatMap(([card, count]) => cardLines(card, here, count));

const copies = (count: number): string => (count > 1 ? `${count}*` : "");

function countsIn(pile: readonly number[]): readonly (readonly [number, number])[] {
  const counts = new Map<number, number>();
  for (const card of known(pile)) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts];
}

/** `core_5 Eddard Stark, 2*core_29 Hodor`: held together so that lines break between cards. */
export const cardList = (pile: readonly number[], here: Context): string =>
  countsIn(pile)
    .map(([card, count]) => `${copies(count)}${cardIds[card]} ${titleOf(card, here)}`)
    .map((text) => text.replaceAll(" ", "\u00a0"))
    .join(", ");
