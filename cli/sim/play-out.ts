import { throneBots } from "@weirwood/bots/throne";
import { type Chance, closingOf, NOBODY, type RecordFile, type Seat, seedFrom } from "@weirwood/kernel";
import { type Throne, type ThroneDecision, throne } from "@weirwood/throne";
import { castlesOf, houseNumber, powerOf } from "@weirwood/throne/questions";
import type { BotName } from "../arguments.ts";
import { botChance, botsAt, type Simulation, seedOfGame } from "./simulation.ts";

/** What is kept of one game. */
export interface PlayedGame {
  /** House and bot by seat. */
  readonly houses: readonly string[];
  readonly bots: readonly BotName[];
  readonly decisions: number;
  readonly turns: number;
  readonly battles: number;
  /** Missing where the game was broken off. */
  readonly outcome?: { readonly winners: readonly Seat[]; readonly rule: string };
  readonly problem?: Problem;
  /** By turn and seat: what each house had at the end of the turn. */
  readonly power: readonly (readonly number[])[];
  readonly castles: readonly (readonly number[])[];
  /** Made only when it is asked for. Of a broken game: the decisions before it broke, and no closing lines. */
  readonly record: RecordFile;
}

/** Something that must never happen, with all that is needed to see it again. */
export interface Problem {
  readonly kind: "exception" | "violation";
  readonly game: number;
  readonly seed: string;
  /** How many decisions came before the one that went wrong. */
  readonly decision: number;
  readonly message: string;
}

/** Longer than any real game: play that has not ended by then never will. */
const MOST_DECISIONS = 20_000;

/** With --audit sample one decision in so many is looked at. */
const SAMPLED_DECISIONS = 16;

class Violation extends Error {}

interface Made {
  readonly seat: Seat;
  readonly answer: ThroneDecision;
}

/** Plays one game of a simulation. Whatever goes wrong in it is a problem of that game, never an exception. */
export function playGame(simulation: Simulation, index: number): PlayedGame {
  const seedText = seedOfGame(simulation, index);
  const bots = botsAt(simulation, index);
  const chance = botChance(seedText);
  const made: Made[] = [];
  const power: number[][] = [];
  const castles: number[][] = [];
  let battles = 0;
  let tried: ThroneDecision | undefined;
  let problem: Problem | undefined;

  const state = throne.setup(simulation.table, seedFrom(seedText));
  const houses = bots.map((_, seat) => throne.seatName(state, seat));
  const numbers = houses.map(houseNumber);
  const endTurn = (): void => {
    power.push(numbers.map((house) => powerOf(state, house)));
    castles.push(numbers.map((house) => castlesOf(state, house)));
  };
  const watch = ({ rule }: { readonly rule: string }): void => {
    if (rule === "throne.battle.begins") battles++;
    else if (rule === "throne.turn.phases") endTurn();
  };

  try {
    for (let seat = throne.awaited(state); seat !== NOBODY; seat = throne.awaited(state)) {
      tried = undefined;
      if (made.length >= MOST_DECISIONS) throw new Error("the game does not end");
      const isLookedAt = isAudited(simulation, made.length);
      const answer = answerOf(bots[seat], state, seat, chance);
      tried = answer;
      if (isLookedAt || bots[seat] !== "random") expectLegal(state, seat, answer);
      throne.apply(state, seat, answer, watch);
      made.push({ seat, answer });
      if (isLookedAt) expectBalance(state);
    }
    if (simulation.audit !== "none") expectBalance(state);
    if (throne.outcome(state) === undefined) throw new Violation("nobody is asked, but the game is not over");
  } catch (reason) {
    const kind = reason instanceof Violation ? "violation" : "exception";
    const at = kind === "exception" && tried !== undefined ? ` (${throne.print(tried)})` : "";
    const message = `${reason instanceof Error ? reason.message : String(reason)}${at}`;
    problem = { kind, game: index, seed: seedText, decision: made.length, message };
  }
  endTurn();
  const outcome = problem === undefined ? throne.outcome(state) : undefined;
  return {
    houses,
    bots,
    decisions: made.length,
    turns: power.length,
    battles,
    ...(outcome && { outcome }),
    ...(problem && { problem }),
    power,
    castles,
    get record() {
      const record = recordOf(simulation, seedText, houses, bots, made);
      return problem === undefined ? { ...record, ...closingOf(throne, state) } : record;
    },
  };
}

/**
 * Bots are shown their seat's view. For `random` none is built: it draws among the legal answers, which depend on open
 * things only, so the same draw on the state gives the same answer (a test compares whole games), many times faster.
 */
function answerOf(bot: BotName, state: Throne, seat: Seat, chance: Chance): ThroneDecision {
  if (bot === "random") return throne.sample(state, seat, chance);
  return throneBots[bot].choose(throne.view(state, seat), seat, chance);
}

function isAudited({ audit }: Simulation, decision: number): boolean {
  return audit === "every" || (audit === "sample" && decision % SAMPLED_DECISIONS === 0);
}

function expectLegal(state: Throne, seat: Seat, answer: ThroneDecision): void {
  const refusal = throne.check(state, seat, answer);
  if (refusal === undefined) return;
  throw new Violation(`${throne.seatName(state, seat)} ${throne.print(answer)}: refused by ${refusal.rule}`);
}

function expectBalance(state: Throne): void {
  const problems = throne.audit(state);
  if (problems.length > 0) throw new Violation(`the books do not balance: ${problems.join("; ")}`);
}

function recordOf(
  { table }: Simulation,
  seedText: string,
  houses: readonly string[],
  bots: readonly BotName[],
  made: readonly Made[],
): RecordFile {
  return {
    game: throne.name,
    rules: throne.rulesVersion,
    options: { ...table },
    seed: seedFrom(seedText),
    headers: [
      { name: "players", value: houses.map((house, seat) => `${house} ${bots[seat]}`).join(", ") },
      { name: "seed text", value: seedText },
    ],
    decisions: made.map(({ seat, answer }) => ({ seat: houses[seat], notation: throne.print(answer) })),
  };
}
