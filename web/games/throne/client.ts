import { isRefusal } from "@weirwood/kernel";
import { homes, houseOfSeat, lastTurn, turnStepOf, turnSteps } from "@weirwood/throne/questions";
import { type Throne, throne } from "@weirwood/throne/rules";
import { lazy } from "react";
import { useSettings } from "../../app/settings.ts";
import type { GameClient } from "../../table/game-client.ts";
import { openBooks } from "../books.ts";
import { eventMark } from "./event-mark.ts";
import { queue } from "./queue.ts";
import { SeatMark } from "./seat-mark.tsx";
import { SeatFigures } from "./side/seat-figures.tsx";
import { ThroneSide } from "./side/throne-side.tsx";
import { tell } from "./telling/tell.ts";
import { throneTextIn } from "./text/use-throne-text.ts";
import { ThroneBoard } from "./throne-board.tsx";
import { westerosStages } from "./westeros/stages.ts";
import { throneWords } from "./words.ts";

/** Steps of the turn by the names that the phrasebook has for them. */
const phaseNames = {
  westeros: "westeros",
  planning: "planning",
  raid: "raids",
  march: "marches",
  consolidate: "consolidate",
};

/** What tells of the past has words of its own, which come with it. */
async function withWords<Told>(told: Promise<Told>): Promise<Told> {
  const [loaded] = await Promise.all([told, openBooks("throne", "chronicle")]);
  return loaded;
}

/** The board game of Throne, as the table frame sees it. */
export const client: GameClient<Throne> = {
  name: throne.name,
  read: (plain) => throne.fromJSON(plain),
  asks: (view) => throne.asks(view),
  isAwaited: (view, seat) => throne.isAwaited(view, seat),
  queue,
  round: (view) => throne.round(view),
  lastRound: () => lastTurn,
  phrasebook: (language) => throneWords(language, useSettings.getState().placeNames).book,
  why(view, seat, answer) {
    const decision = throne.parse(answer, view);
    return isRefusal(decision) ? decision : throne.check(view, seat, decision);
  },
  complete: (view, seat, text) => throne.complete(view, seat, text),
  tell,
  stages: {
    ...westerosStages,
    battle: () => import("./battle/battle-moment.tsx").then(({ BattleMoment }) => BattleMoment),
    ...westerosStages,
  },
  log: () => withWords(import("./log/throne-log.ts")).then(({ throneLog }) => throneLog),
  ending: () => withWords(import("./end/throne-ending.ts")).then(({ throneEnding }) => throneEnding),
  nameKinds: { place: "area", seat: "house" },
  roundBegunBy: throne.roundBegunBy,
  where(view) {
    const step = turnStepOf(view);
    return [{ id: step && phaseNames[step], of: turnSteps.map((name) => phaseNames[name]) }];
  },
  words: (language) => throneTextIn(language).play.frame,
  tabSymbols: { ask: "throne/order-back" },
  Board: ThroneBoard,
  Side: ThroneSide,
  Legend: lazy(() => import("./legend/legend.tsx").then((found) => ({ default: found.Legend }))),
  SeatMark,
  SeatFigures,
  seatTitle: (view, seat, language) => throneWords(language, "translated").house(houseOfSeat(view, seat)),
  home: (view, seat, language) =>
    throneTextIn(language).play.side.home(
      throneWords(language, useSettings.getState().placeNames).area(homes[houseOfSeat(view, seat)]),
    ),
  eventMark,
  notable: throne.notable,
  measures: throne.measures,
};
