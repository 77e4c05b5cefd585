import { roll } from "@weirwood/kernel";
import { bindingNumber } from "../compiled/bindings.ts";
import { NONE, phaseIds } from "../data/names.ts";
import * as facts from "../derived/facts.ts";
import { touch } from "../derived/words.ts";
import { bodiesEnd, controllerOf, hasStatus, isKneeling, isTaken, setStatus } from "../state/bodies.ts";
import {
  ACTIVE,
  ask,
  askKinds,
  type Cards,
  DICE,
  DOMINANT,
  DRAWN,
  FIRST,
  type FrameworkId,
  frames,
  GOLD,
  INITIATIVE,
  LIMITED,
  LIMITED_RESPONSE,
  PER_PHASE,
  PER_ROUND,
  PHASE,
  placesOf,
  SECOND_TITLE,
  STR_CHANGED,
  TITLE,
} from "../state/layout.ts";
import { cardOfRef, SEAT_REF } from "../state/refs.ts";
import { inOrder, seatsIn } from "../state/seats.ts";
import { boundTo, unbind } from "./context.ts";
import { mayStand, standBody } from "./costs.ts";
import { declareAttackers, declareDefenders, executeAttackers, executeDefenders } from "./declaring.ts";
import { countDominance } from "./dominance.ts";
import { drawCards } from "./effects/decks.ts";
import { returnPlots } from "./effects/plot-words.ts";
import { happen, happeningCount } from "./happenings.ts";
import { endLasting } from "./lasting.ts";
import { forgetBody } from "./leaving.ts";
import { freeTitles } from "./melee.ts";
import { giveTitle } from "./melee-course.ts";
import { drawCount, incomeOf, initiativeOf, totalPower } from "./numbers.ts";
import { queueReplacements } from "./replacements.ts";
import { declareResolution, endResolution, executeResolution } from "./resolution.ts";
import { choosingPlots, refillPlots, revealChosen, usePlot } from "./revealing.ts";
import { nameOfSeat, type TellRule } from "./step.ts";
import { forgetUses } from "./uses.ts";

/** The steps of the rules: what each declares, what it does, and whether it is an end of something (2.6). */
export interface Framework {
  /** Whether it is declared; false while somebody is asked. */
  readonly declare?: (game: Cards, level: number, tell?: TellRule) => boolean;
  /** False while somebody is asked; anything else: it is done. */
  readonly execute: (game: Cards, level: number, tell?: TellRule) => unknown;
  readonly end?: (game: Cards, level: number, tell?: TellRule) => void;
  /** No saves, no cancels, no responses. */
  readonly isEnd?: true;
}

const place = frames.registers.window.place;

/** Whether effects have changed its STR is asked of this phase alone. */
function forgetChangesOfStr(game: Cards): void {
  const end = bodiesEnd(game);
  for (let body = 0; body < end; body++) {
    if (!isTaken(game, body) || !hasStatus(game, body, STR_CHANGED)) continue;
    setStatus(game, body, STR_CHANGED, false);
    touch(game);
  }
}

export const frameworks: { readonly [id in FrameworkId]: Framework } = {
  "phase-begins": {
    execute(game, _level, tell) {
      forgetChangesOfStr(game);
      happen(game, "phase-begins", {});
      tell?.({ rule: "cards.round.phase", phase: phaseIds[game[PHASE]] });
    },
  },
  "phase-ends": {
    isEnd: true,
    execute(game) {
      endLasting(game, "phase", "but what waits for it");
      happen(game, "phase-ends", {});
    },
    // Its passives of step 4 are still of this phase (2.6).
    end(game) {
      endLasting(game, "phase");
      forgetUses(game, PER_PHASE);
      const { lost } = placesOf(game);
      lost.empty(game);
    },
  },
  "choose-plots": {
    declare(game, level, tell) {
      if (frames.getAt(game, level, place) === 1) return true;
      frames.setAt(game, level, place, 1);
      for (const seat of inOrder(game)) refillPlots(game, seat, tell);
      // Who has brought none, as a position may have it, reveals none.
      const choosing = choosingPlots(game);
      if (choosing !== 0) ask.open(game, "plot", choosing);
      return false;
    },
    execute: () => {},
  },
  "reveal-plots": { execute: revealAll },
  titles: { execute: chooseTitles },
  draw: {
    execute(game, _level, tell) {
      for (const seat of inOrder(game)) {
        const count = drawCount(game, seat);
        drawCards(game, seat, Math.min(2, count), false, tell);
        if (count > 2) drawCards(game, seat, count - 2, true, tell);
      }
    },
  },
  "turn-begins": {
    execute(game, _level, tell) {
      tell?.({ rule: "cards.challenges.turn", player: nameOfSeat(game[ACTIVE]) });
    },
  },
  income: {
    execute(game, _level, tell) {
      const seat = game[ACTIVE];
      const income = incomeOf(game, seat);
      game[GOLD + seat] += income;
      touch(game, facts.GOLD);
      happen(game, "income-counted", { seat, amount: income });
      tell?.({ rule: "cards.marshalling.income", player: nameOfSeat(seat), count: income });
    },
  },
  attackers: { declare: declareAttackers, execute: executeAttackers },
  defenders: { declare: declareDefenders, execute: executeDefenders },
  resolution: { declare: declareResolution, execute: executeResolution, end: endResolution },
  dominance: { execute: countDominance },
  stand: {
    execute(game, _level, tell) {
      const end = bodiesEnd(game);
      for (let body = 0; body < end; body++)
        if (isTaken(game, body) && isKneeling(game, body) && mayStand(game, body))
          standBody(game, body, controllerOf(game, body));
      tell?.({ rule: "cards.standing.stand" });
    },
  },
  tax: {
    execute(game, _level, tell) {
      for (const seat of inOrder(game)) {
        if (game[GOLD + seat] > 0)
          tell?.({ rule: "cards.taxation.gold", player: nameOfSeat(seat), count: game[GOLD + seat] });
        game[GOLD + seat] = 0;
      }
      touch(game, facts.GOLD);
    },
  },
  "round-ends": {
    isEnd: true,
    execute(game, _level, tell) {
      endLasting(game, "round");
      forgetUses(game, PER_ROUND);
      for (let seat = 0; seat < seatsIn(game); seat++) {
        usePlot(game, seat, tell);
        for (const title of [TITLE + seat, SECOND_TITLE + seat]) {
          if (game[title] !== NONE) forgetBody(game, game[title]);
          game[title] = NONE;
        }
        game[DRAWN + seat] = 0;
        game[LIMITED + seat] = 0;
        game[LIMITED_RESPONSE + seat] = 0;
      }
      returnPlots(game);
      const { fought } = placesOf(game);
      fought.empty(game);
      game[DOMINANT] = NONE;
      game[INITIATIVE] = NONE;
      happen(game, "round-ends", {});
      touch(game);
    },
  },
};

const FIRST_NAME = bindingNumber("first");
const TITLE_NAME = bindingNumber("title");

/** All plots are revealed together; who wins initiative names the first player. */
function revealAll(game: Cards, level: number, tell?: TellRule): boolean {
  const stage = frames.getAt(game, level, place);
  if (stage === 0) {
    frames.setAt(game, level, place, 1);
    for (const seat of inOrder(game)) revealChosen(game, seat, tell);
    return false;
  }
  if (stage === 1) {
    frames.setAt(game, level, place, 2);
    const on = happeningCount(game);
    const winner = winnerOfInitiative(game, tell);
    game[INITIATIVE] = winner;
    touch(game, facts.FIRST_PLAYERS);
    happen(game, "initiative", { seat: winner });
    queueReplacements(game, on);
    return false;
  }
  if (stage === 2) {
    frames.setAt(game, level, place, 3);
    frames.begin(game, "choice", {
      seat: game[INITIATIVE],
      kind: askKinds.indexOf("first"),
      least: 1,
      most: 1,
      name: FIRST_NAME,
      op: 0,
    });
    return false;
  }
  const [ref] = boundTo(game, level, FIRST_NAME);
  unbind(game, level, FIRST_NAME);
  game[FIRST] = ref - SEAT_REF;
  touch(game, facts.FIRST_PLAYERS);
  tell?.({ rule: "cards.plots.first-player", player: nameOfSeat(game[FIRST]) });
  return true;
}

/** The highest initiative; a tie goes to the least power, then to chance. */
function winnerOfInitiative(game: Cards, tell?: TellRule): number {
  const seats = inOrder(game);
  const best = Math.max(...seats.map((seat) => initiativeOf(game, seat)));
  const tied = seats.filter((seat) => initiativeOf(game, seat) === best);
  const least = Math.min(...tied.map((seat) => totalPower(game, seat)));
  const left = tied.filter((seat) => totalPower(game, seat) === least).sort((one, other) => one - other);
  const winner = left.length === 1 ? left[0] : left[roll(game, DICE, left.length)];
  if (tied.length > 1)
    tell?.({
      rule: left.length === 1 ? "cards.plots.tie-power" : "cards.plots.tie-lot",
      players: tied.map(nameOfSeat),
      count: best,
    });
  tell?.({ rule: "cards.plots.initiative", player: nameOfSeat(winner), count: best });
  return winner;
}

/** Each in turn takes a title that is left. */
function chooseTitles(game: Cards, level: number, tell?: TellRule): boolean {
  const order = inOrder(game);
  const [ref] = boundTo(game, level, TITLE_NAME);
  if (ref !== undefined) {
    unbind(game, level, TITLE_NAME);
    const seat = order[frames.getAt(game, level, place)];
    giveTitle(game, seat, cardOfRef(ref), tell);
    frames.setAt(game, level, place, frames.getAt(game, level, place) + 1);
  }
  const next = frames.getAt(game, level, place);
  const free = freeTitles(game);
  if (next >= order.length || free.length === 0) return true;
  // The last title is nobody's choice.
  if (free.length === 1) {
    giveTitle(game, order[next], free[0], tell);
    return true;
  }
  frames.begin(game, "choice", {
    seat: order[next],
    kind: askKinds.indexOf("title"),
    least: 1,
    most: 1,
    name: TITLE_NAME,
    op: 0,
  });
  return false;
}
