import { cards as game } from "@weirwood/cards";
import {
  bodyNames,
  type Cards,
  cardIds,
  cardNumber,
  cardOf,
  faces,
  isFaceDown,
  isTaken,
  placesOf,
  seatIds,
  seatsIn,
} from "@weirwood/cards/questions";
import pc from "picocolors";
import type { Context } from "../../context.ts";
import { wrapped } from "../../layout.ts";
import { nearest } from "../../nearest.ts";
import type { LookCommand } from "../cli-game.ts";
import { cardWords } from "./ask.ts";
import { boardLines, seatLines } from "./board.ts";
import { cardLines, cardList, textsOf, titleOf } from "./cards.ts";
import { signed } from "./signs.ts";
import { sentencesFor } from "./text/index.ts";

/** What may be looked at: the table, the players, hands, piles, and what any card says. */
export const looks: readonly LookCommand<Cards>[] = [
  {
    name: "table",
    letter: "m",
    text: (here) => sentencesFor(here).commands.table,
    lines: ({ view, ...viewpoint }, _, here) => boardLines(view, here, viewpoint),
  },
  {
    name: "players",
    text: (here) => sentencesFor(here).commands.players,
    lines: ({ view, ...viewpoint }, _, here) => seatLines(view, here, viewpoint),
  },
  {
    name: "hand",
    letter: "h",
    text: (here) => sentencesFor(here).commands.hand,
    /** One's own; in a record, everybody's. */
    lines: ({ view, seatName }, _, here) =>
      seatIds
        .slice(0, seatsIn(view))
        .flatMap((name, seat) => (name === (seatName ?? name) ? handLines(view, seat, here) : [])),
  },
  {
    name: "piles",
    letter: "p",
    text: (here) => sentencesFor(here).commands.piles,
    lines: ({ view }, _, here) => seatIds.slice(0, seatsIn(view)).flatMap((_name, seat) => pileLines(view, seat, here)),
  },
  {
    name: "card",
    text: (here) => sentencesFor(here).commands.card,
    lines: ({ view }, rest, here) => lookedUp(view, rest, here),
    words: cardWords,
  },
];

/** A player's hand with what the cards say; of a hand that the viewer may not see, how many there are. */
function handLines(view: Cards, seat: number, here: Context): string[] {
  const { seat: titles } = game.phrasebooks[here.language].names;
  const hand = placesOf(view).piles.hand[seat].all(view);
  const title = `${pc.bold(sentencesFor(here).hand.title(hand.length))} · ${signed(seatIds[seat], titles)}`;
  return [title, ...textsOf(hand, here)];
}

/** What lies open beside the table, the last that came first. */
function pileLines(view: Cards, seat: number, here: Context): string[] {
  const { seat: titles } = game.phrasebooks[here.language].names;
  const { piles: words } = sentencesFor(here);
  const { piles } = placesOf(view);
  const lines = (["discard", "dead", "used"] as const).map((name) => {
    const cards = cardList(piles[name][seat].all(view).reverse(), here);
    return `  ${wrapped(`${words[name]}${here.say.play.asked} ${cards === "" ? words.empty : cards}`, here.width - 4, "    ")}`;
  });
  return [signed(seatIds[seat], titles), ...lines];
}

/** Cards by their row on the table, their id, or a part of their name. */
function lookedUp(view: Cards, word: string, here: Context): readonly string[] {
  if (word === "") return [sentencesFor(here).card.none];
  const cards = cardsMeant(view, word.toLowerCase(), here);
  if (cards.length > 0) return cards.flatMap((card) => cardLines(card, here));
  return [here.say.play.stranger(word, nearest(word, cardWords()))];
}

function cardsMeant(view: Cards, word: string, here: Context): readonly number[] {
  const body = bodyNames.indexOf(word);
  if (body >= 0 && isTaken(view, body) && !isFaceDown(view, body)) return [cardOf(view, body)];
  const card = cardNumber(word);
  if (card !== undefined) return [card];
  return cardIds.flatMap((_, one) =>
    faces[one].isFixture !== true && titleOf(one, here).toLowerCase().includes(word) ? [one] : [],
  );
}
