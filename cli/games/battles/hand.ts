import { battles } from "@weirwood/battles";
import { type Battle, cardIds, hands, houseIds, UNKNOWN } from "@weirwood/battles/questions";
import pc from "picocolors";
import type { Context } from "../../context.ts";
import { wrapped } from "../../layout.ts";
import { signed } from "./signs.ts";
import { sentencesFor } from "./text/index.ts";

/** A House's command cards with their texts; of a hand that the viewer may not see, how many there are. */
export function handLines(view: Battle, house: number, here: Context): string[] {
  const { card: names, cardText: texts, seat } = battles.phrasebooks[here.language].names;
  const { hand } = sentencesFor(here);
  const cards = hands[house].all(view);
  return [
    `${pc.bold(hand.title(cards.length))} · ${signed(houseIds[house], seat)}`,
    ...cards
      .filter((card) => card !== UNKNOWN)
      .map((card) => cardIds[card])
      .flatMap((id) => [
        `  ${pc.bold(id)}  ${names[id]}`,
        ...texts[id].split("\n").map((line) => `        ${wrapped(line, here.width - 8, "        ")}`),
      ]),
  ];
}

/** `sl04 Battle Line, sl16 Roar of the Giant`. */
export function handList(view: Battle, house: number, here: Context): string {
  const { card: names } = battles.phrasebooks[here.language].names;
  return hands[house]
    .all(view)
    .map((card) => `${cardIds[card]} ${names[cardIds[card]]}`.replaceAll(" ", "\u00a0"))
    .join(", ");
}
