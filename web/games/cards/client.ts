import { cards } from "@weirwood/cards/playing";
import { type Cards, foresee, ROUNDS } from "@weirwood/cards/questions";
import { isRefusal } from "@weirwood/kernel";
import type { GameClient } from "../../table/game-client.ts";
import { bookOf } from "../books.ts";
import { CardsBoard } from "./cards-board.tsx";
import { CardsSide } from "./cards-side.tsx";
import { eventMark } from "./event-mark.ts";
import { where } from "./phases.ts";
import { CardsRail } from "./rail/rail.tsx";
import { SeatMark } from "./seat-mark.tsx";
import { cardsTextIn } from "./text/use-cards-text.ts";
import { cardsWords } from "./words.ts";

/** The card game, as the table frame sees it. */
export const client: GameClient<Cards> = {
  name: cards.name,
  read: (plain) => cards.fromJSON(plain),
  asks: (view) => cards.asks(view),
  isAwaited: (view, seat) => cards.isAwaited(view, seat),
  round: (view) => cards.round(view),
  lastRound: (view) => view[ROUNDS],
  phrasebook: (language) => bookOf(cards.name, language),
  why(view, seat, answer) {
    const decision = cards.parse(answer, view);
    return isRefusal(decision) ? decision : cards.check(view, seat, decision);
  },
  complete: (view, seat, text) => cards.complete(view, seat, text),
  foresee(view, seat, answer) {
    const decision = cards.parse(answer, view);
    if (isRefusal(decision) || cards.check(view, seat, decision) !== undefined) return undefined;
    return foresee(view, seat, decision);
  },
  roundBegunBy: cards.roundBegunBy,
  where,
  words: (language) => cardsTextIn(language).frame,
  Board: CardsBoard,
  Strip: CardsRail,
  Side: CardsSide,
  SeatMark,
  seatTitle: (view, seat, language) => cardsWords(language).seat(view, seat),
  eventMark,
  notable: cards.notable,
  measures: cards.measures,
};
