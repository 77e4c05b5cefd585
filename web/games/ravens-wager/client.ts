import { isRefusal } from "@weirwood/kernel";
import { ravensWager } from "@weirwood/kernel/testing-game";
import type { GameClient } from "../../table/game-client.ts";
import { bookOf } from "../books.ts";
import { listing } from "./listing.ts";
import { shownIn, type Wager, wagerTextIn } from "./reading.ts";
import { SeatMark } from "./seat-mark.tsx";
import { WagerBoard } from "./wager-board.tsx";
import { WagerSide } from "./wager-side.tsx";

/** Raven's wager, by which the frame is tested: the least that a client can be. */
export const client: GameClient<Wager> = {
  name: ravensWager.name,
  read: (plain) => ravensWager.fromJSON(plain),
  asks: (view) => ravensWager.asks(view),
  isAwaited: (view, seat) => ravensWager.isAwaited(view, seat),
  round: (view) => ravensWager.round(view),
  lastRound: (view) => shownIn(view).rounds,
  phrasebook: (language) => bookOf(ravensWager.name, language),
  why(view, seat, answer) {
    const decision = ravensWager.parse(answer, view);
    return isRefusal(decision) ? decision : ravensWager.check(view, seat, decision);
  },
  complete: (view, seat, text) => ravensWager.complete(view, seat, text),
  roundBegunBy: ravensWager.roundBegunBy,
  where: (view) => [{ id: shownIn(view).phase, of: ["wager", "play"] }],
  words: (language) => ({ round: wagerTextIn(language).rounds }),
  Board: WagerBoard,
  Side: WagerSide,
  SeatMark,
  seatTitle: (view, seat, language) => listing.seatTitle(ravensWager.seatName(view, seat), language),
  eventMark: ({ seat }) => ({ symbol: listing.symbol, seats: typeof seat === "string" ? [seat] : [] }),
  notable: ravensWager.notable,
  measures: ravensWager.measures,
};
