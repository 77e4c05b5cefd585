import { cards } from "@weirwood/cards/playing";
import { type Cards, ROUNDS } from "@weirwood/cards/questions";
import { isRefusal } from "@weirwood/kernel";
import { lazy } from "react";
import type { GameClient } from "../../table/game-client.ts";
import { openBooks } from "../books.ts";
import { CardsBoard } from "./cards-board.tsx";
import { lookAhead } from "./desk/looking-ahead.ts";
import { learnTitles, readAnswer } from "./desk/read-answer.ts";
import { eventMark } from "./event-mark.ts";
import { where } from "./phases.ts";
import { CardsRail } from "./rail/rail.tsx";
import { SeatMark } from "./seat-mark.tsx";
import { CardsSide } from "./side/cards-side.tsx";
import { stages } from "./stages/stages.ts";
import { tableBook } from "./table-book.ts";
import { tell } from "./telling/tell.ts";
import { cardsTextIn } from "./text/use-cards-text.ts";
import { cardsWords, houseOf } from "./words.ts";

/** What tells of the past has words of its own, which come with it. */
async function withWords<Told>(told: Promise<Told>): Promise<Told> {
  const [loaded] = await Promise.all([told, openBooks(cards.name, "chronicle")]);
  return loaded;
}

/** The card game, as the table frame sees it. */
export const client: GameClient<Cards> = {
  name: cards.name,
  read: (plain) => cards.fromJSON(plain),
  asks: (view) => cards.asks(view),
  isAwaited: (view, seat) => cards.isAwaited(view, seat),
  round: (view) => cards.round(view),
  lastRound: (view) => view[ROUNDS],
  phrasebook: tableBook,
  why(view, seat, answer) {
    learnTitles();
    const decision = readAnswer(answer, view, seat);
    return isRefusal(decision) ? decision : cards.check(view, seat, decision);
  },
  complete: (view, seat, text) => cards.complete(view, seat, text),
  foresee: lookAhead,
  tell,
  stages,
  log: () => withWords(import("./log/cards-log.ts")).then(({ cardsLog }) => cardsLog),
  ending: () => withWords(import("./end/cards-ending.ts")).then(({ cardsEnding }) => cardsEnding),
  nameKinds: { place: "card", seat: "player" },
  roundBegunBy: cards.roundBegunBy,
  where,
  words: (language) => cardsTextIn(language).frame,
  Board: CardsBoard,
  Strip: CardsRail,
  Side: CardsSide,
  Legend: lazy(async () => {
    const [found] = await Promise.all([import("./legend/legend.tsx"), openBooks(cards.name, "sheets")]);
    return { default: found.Legend };
  }),
  tabSymbols: { board: "cards/hidden-card", ask: "cards/hand" },
  SeatMark,
  seatTitle: (view, seat, language) => cardsWords(language).seat(view, seat),
  seatColour(view, seat) {
    const house = houseOf(view, seat);
    return house === undefined || house === "neutral" ? undefined : `var(--${house}-line)`;
  },
  eventMark,
  notable: cards.notable,
  measures: cards.measures,
};
