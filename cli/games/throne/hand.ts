import { type Throne, throne } from "@weirwood/throne";
import {
  CROWNED_SET,
  cardAt,
  cardForts,
  cardNumber,
  cardSetOf,
  cardStrength,
  cardSwords,
} from "@weirwood/throne/questions";
import pc from "picocolors";
import type { Context } from "../../context.ts";
import { padEnd, wrapped } from "../../layout.ts";
import { positionOf } from "./position.ts";
import { signed } from "./signs.ts";
import { sentencesFor } from "./text/index.ts";

const NAME = 24;

/**
 * A house's cards: in hand with strength, icons and text, and the used ones by name; then the single-use orders that it
 * has left. Hands are open.
 */
export function handLines(view: Throne, house: string, here: Context): string[] {
  const { hands, used, variants, "singles-left": singles } = positionOf(view);
  const { names } = throne.phrasebooks[here.language];
  const { hand } = sentencesFor(here);
  return [
    `${pc.bold(hand.title(hands[house].length))} · ${signed(house, names.house)}`,
    ...hands[house].map((card) => cardLine(card, cardSetOf(view), here)),
    ...(used[house].length > 0
      ? [pc.dim(`  ${wrapped(hand.used(used[house].join(", ")), here.width - 2, "  ")}`)]
      : []),
    ...(variants.includes("single-use")
      ? [`  ${wrapped(hand.singles(singleList(singles[house], here)), here.width - 2, "    ")}`]
      : []),
  ];
}

/** `muster ×2 (Muster), caravan (Supply Caravan)`: by their notation, each with its name. */
export function singleList(singles: readonly string[], here: Context): string {
  const { single } = throne.phrasebooks[here.language].names;
  const counted = [...new Set(singles)].map((id) => {
    const count = singles.filter((one) => one === id).length;
    return `${id}${count > 1 ? ` ×${count}` : ""} (${single[id]})`.replaceAll(" ", "\u00a0");
  });
  return counted.length === 0 ? sentencesFor(here).hand.noSingles : counted.join(", ");
}

function cardLine(card: string, set: number, here: Context): string {
  const number = cardAt(set, cardNumber(card));
  const icons = sentencesFor(here).hand.icons(cardSwords[number], cardForts[number]);
  const text = [icons, textOf(card, set, here)].filter((part) => part !== "").join(" · ");
  const indent = " ".repeat(NAME + 6);
  return `  ${pc.bold(String(cardStrength[number]))}  ${padEnd(card, NAME)} ${wrapped(text, here.width - indent.length, indent)}`;
}

/** What the card's own rule says, without its name, which stands beside it; nothing where a card has no text. */
function textOf(card: string, set: number, { language }: Context): string {
  const { rules, names } = throne.phrasebooks[language];
  const sentence = rules[`throne.${set === CROWNED_SET ? "crowned" : "card"}.${card}`]?.rule;
  if (sentence === undefined) return "";
  const text = sentence.slice(names.card[card].length).replace(/^[\s\u00a0:]+/, "");
  return text.charAt(0).toUpperCase() + text.slice(1);
}
