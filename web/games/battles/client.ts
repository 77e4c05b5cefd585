import { type BattleDecision, battles } from "@weirwood/battles/playing";
import { type Battle, foresee, ROUNDS } from "@weirwood/battles/questions";
import { isRefusal, NOBODY } from "@weirwood/kernel";
import { lazy } from "react";
import type { GameClient } from "../../table/game-client.ts";
import { bookOf, openBooks } from "../books.ts";
import { BattlesBoard } from "./battles-board.tsx";
import { eventMark } from "./event-mark.ts";
import { listing } from "./listing.ts";
import { where } from "./phases.ts";
import { SeatMark } from "./seat-mark.tsx";
import { BattlesSide } from "./side/battles-side.tsx";
import { BattlesStrip } from "./side/strip.tsx";
import { stages } from "./stages/stages.ts";
import { tell } from "./telling/tell.ts";
import { battlesTextIn } from "./text/use-battles-text.ts";

const farewells: ReadonlySet<string> = new Set([
  "pass",
  "halt",
  "cease",
  "stand",
  "parting",
  "use-commit",
  "stand-firm",
  "counter",
]);

/** Whether an answer says that nothing more is wanted, or yes or no to what was offered: whoever gives it means it. */
const isFarewell = (decision: BattleDecision): boolean =>
  farewells.has(decision.kind) || ("hex" in decision && decision.hex === NOBODY);

/** What tells of the past has words of its own, which come with it. */
async function withWords<Told>(told: Promise<Told>): Promise<Told> {
  const [loaded] = await Promise.all([told, openBooks(battles.name, "chronicle")]);
  return loaded;
}

/** The hex wargame, as the table frame sees it. */
export const client: GameClient<Battle> = {
  name: battles.name,
  read: (plain) => battles.fromJSON(plain),
  asks: (view) => battles.asks(view),
  isAwaited: (view, seat) => battles.isAwaited(view, seat),
  round: (view) => battles.round(view),
  lastRound: (view) => view[ROUNDS],
  phrasebook: (language) => bookOf(battles.name, language),
  why(view, seat, answer) {
    const decision = battles.parse(answer, view);
    return isRefusal(decision) ? decision : battles.check(view, seat, decision);
  },
  complete: (view, seat, text) => battles.complete(view, seat, text),
  foresee(view, seat, answer) {
    const decision = battles.parse(answer, view);
    if (isRefusal(decision) || battles.check(view, seat, decision) !== undefined) return undefined;
    const after = foresee(view, seat, decision);
    // Whose last step is done by itself may look at it once more.
    const isEnd = after !== undefined && battles.awaited(after) !== seat;
    return isEnd && isFarewell(decision) ? undefined : after;
  },
  tell,
  stages,
  log: () => withWords(import("./log/battles-log.ts")).then(({ battlesLog }) => battlesLog),
  ending: () => withWords(import("./end/battles-ending.ts")).then(({ battlesEnding }) => battlesEnding),
  nameKinds: { place: "hex", seat: "house" },
  roundBegunBy: battles.roundBegunBy,
  where,
  words: (language) => battlesTextIn(language).desk.frame,
  Board: BattlesBoard,
  isBoardAcross: true,
  Strip: BattlesStrip,
  Side: BattlesSide,
  Legend: lazy(async () => {
    const [found] = await Promise.all([import("./legend/legend.tsx"), openBooks(battles.name, "sheets")]);
    return { default: found.Legend };
  }),
  SeatMark,
  seatTitle: (view, seat, language) => listing.seatTitle(battles.seatName(view, seat), language),
  eventMark,
  notable: battles.notable,
  measures: battles.measures,
};
