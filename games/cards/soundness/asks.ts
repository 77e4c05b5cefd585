import { NONE, phaseIds } from "../data/names.ts";
import { usualNumbers } from "../derived/words.ts";
import { chartOf } from "../rules/charts.ts";
import { cycleOf, seatOfCycle } from "../rules/cycle.ts";
import { isOver } from "../rules/elimination.ts";
import { CHALLENGED } from "../rules/phases.ts";
import { play } from "../rules/play.ts";
import { choosingPlots } from "../rules/revealing.ts";
import {
  type AskKind,
  ask,
  askKinds,
  type Cards,
  FIRST,
  frames,
  frameworkIds,
  PHASE,
  placesOf,
  pollKinds,
} from "../state/layout.ts";
import { seatsIn, stillIn } from "../state/seats.ts";

/** The open ask is what the innermost procedure asks; whoever is asked has an answer, and whoever has answered gave a legal one. */

const { kinds, registers, steps } = frames;

/** Who is asked what, a bit for each player. */
interface Asking {
  readonly kind: AskKind;
  readonly seats: number;
}

/** Before anything is derived: somebody is asked unless the game is over, and by whom he would be. */
export function problemWithAsk(game: Cards): string | undefined {
  if (isOver(game)) return ask.isOpen(game) || frames.depth(game) > 0 ? "ending: the game goes on" : undefined;
  if (!ask.isOpen(game)) return "ask: nobody is asked anything";
  if (frames.depth(game) === 0) return "frames: nothing goes on";
  const kind = askKinds[ask.kind(game)];
  const asking = askings(game).find((one) => one.kind === kind);
  if (asking === undefined) return `ask.kind: nobody asks for ${kind} now`;
  if (asking.seats === 0 || asking.seats !== ask.asked(game)) return "ask.seats: others are asked";
  const missing = ask.asked(game) & ~ask.answered(game);
  return missing === 0 || (ask.answered(game) & ~ask.asked(game)) !== 0
    ? "ask.answered: others have answered"
    : undefined;
}

function askings(game: Cards): readonly Asking[] {
  const all = stillIn(game);
  switch (frames.kind(game)) {
    case kinds["set-up"]:
      return askedAtSetUp(game, all);
    case kinds.phase:
      return askedInTurn(game);
    case kinds.window: {
      const isChoosing =
        frameworkIds[frames.get(game, registers.window.framework)] === "choose-plots" &&
        frames.step(game) === steps.window.declare &&
        frames.get(game, registers.window.place) === 1;
      return isChoosing ? [{ kind: "plot", seats: choosingPlots(game) }] : [];
    }
    case kinds.poll: {
      const kind = pollKinds[frames.get(game, registers.poll.kind)];
      const looping = seatOfCycle(game);
      const loop: Asking[] =
        kind === "action" && looping !== NONE ? [{ kind: "number", seats: all & (1 << looping) }] : [];
      return [{ kind, seats: all }, ...loop];
    }
    case kinds.passives:
      return [{ kind: "order", seats: 1 << game[FIRST] }];
    case kinds.choice: {
      const kind = askKinds[frames.get(game, registers.choice.kind)];
      return [{ kind, seats: all & (1 << frames.get(game, registers.choice.seat)) }];
    }
    default:
      return [];
  }
}

/** Each ask of the set-up is opened when the next step is already noted. */
function askedAtSetUp(game: Cards, seats: number): readonly Asking[] {
  switch (frames.step(game)) {
    case steps["set-up"].deal:
      return [{ kind: "deck", seats }];
    case steps["set-up"].mulligan:
      return [{ kind: "mulligan", seats }];
    case steps["set-up"].place:
      return [{ kind: "place", seats }];
    default:
      return [];
  }
}

/** Whose turn it is may begin a challenge. */
function askedInTurn(game: Cards): readonly Asking[] {
  const at = registers.phase;
  const entry = chartOf(phaseIds[game[PHASE]])[frames.get(game, at.entry)];
  const isTurn = entry !== undefined && "turns" in entry && entry.turns === "challenges";
  if (!isTurn || frames.get(game, at.inner) !== CHALLENGED) return [];
  const seat = (frames.get(game, at.from) + frames.get(game, at.turns)) % seatsIn(game);
  return [{ kind: "challenge", seats: stillIn(game) & (1 << seat) }];
}

const isSettingUp = (game: Cards): boolean => frames.kind(game) === kinds["set-up"];
const largestHand = (game: Cards): number => Math.max(...placesOf(game).piles.hand.map((pile) => pile.count(game)));

/** In a round anybody may pass, and a challenge or cards to place are nobody's duty: listing answers takes time. */
const mustChoose = (game: Cards): boolean =>
  frames.kind(game) === kinds.choice || frames.kind(game) === kinds.passives || frames.kind(game) === kinds.window;

/** Once everything is derived: answers that are in are legal, and the others can be given. */
export function problemWithAnswers(game: Cards): string | undefined {
  if (isSettingUp(game) && largestHand(game) > usualNumbers["set-up-hand"])
    return `hand: ${usualNumbers["set-up-hand"]} cards at most before the first round`;
  for (let seat = 0; seat < seatsIn(game); seat++) {
    if (((ask.asked(game) >> seat) & 1) === 0) continue;
    if (play.isAwaited(game, seat)) {
      if (mustChoose(game) && play.options(game, seat)?.length === 0) return "ask: whoever is asked has no answer";
      continue;
    }
    const kept = play.kept(game, seat);
    if (kept === undefined || play.check(game, seat, kept) !== undefined) return "ask.answered: an answer is not legal";
  }
  const isLooping = ask.isOpen(game) && askKinds[ask.kind(game)] === "number";
  return isLooping && cycleOf(game) === undefined ? "cycle: none has come round" : undefined;
}
