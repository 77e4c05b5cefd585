import { type Throne, throne } from "@weirwood/throne";
import { cardForts, cardNumber, cardStrength, cardSwords } from "@weirwood/throne/questions";
import pc from "picocolors";
import { padEnd, wrapped } from "../layout.ts";
import type { Surroundings } from "../surroundings.ts";
import { positionOf } from "./position.ts";
import { signed } from "./signs.ts";

const NAME = 24;

/** A house's cards: in hand with strength, icons and text, and the used ones by name. Hands are open. */
export function handLines(view: Throne, house: string, here: Surroundings): string[] {
  const { hands, used } = positionOf(view);
  const { names } = throne.phrasebooks[here.language];
  const { hand } = here.say;
  return [
    `${pc.bold(hand.title(hands[house].length))} · ${signed(house, names.house)}`,
    ...hands[house].map((card) => cardLine(card, here)),
    ...(used[house].length > 0 ? [pc.dim(`  ${hand.used(used[house].join(", "))}`)] : []),
  ];
}

function cardLine(card: string, here: Surroundings): string {
  const number = cardNumber(card);
  const icons = here.say.hand.icons(cardSwords[number], cardForts[number]);
  const text = [icons, textOf(card, here)].filter((part) => part !== "").join(" · ");
  const indent = " ".repeat(NAME + 6);
  return `  ${pc.bold(String(cardStrength[number]))}  ${padEnd(card, NAME)} ${wrapped(text, here.width - indent.length, indent)}`;
}

/** What the card's own rule says, without its name, which stands beside it; nothing where a card has no text. */
function textOf(card: string, { language }: Surroundings): string {
  const { rules, names } = throne.phrasebooks[language];
  const sentence = rules[`throne.card.${card}`]?.rule;
  if (sentence === undefined) return "";
  const text = sentence.slice(names.card[card].length).replace(/^[\s\u00a0:]+/, "");
  return text.charAt(0).toUpperCase() + text.slice(1);
}
