import { performance } from "node:perf_hooks";
import type { SomeAnswer, SomeGame, SomeState } from "@weirwood/catalogue";
import { temperOf } from "@weirwood/catalogue/temper";
import {
  type Chance,
  closingOf,
  type GameEvent,
  isRefusal,
  type JsonMap,
  NOBODY,
  type RecordFile,
  type Seat,
  seedFrom,
} from "@weirwood/kernel";
import type { PlayableGame } from "../games/loaded-game.ts";
import { drawnOpening } from "../openings.ts";
import { botChance, botsAt, type Simulation, seedOfGame } from "./simulation.ts";

/** A game, those who play it, and what they may bring. */
type Played = Pick<PlayableGame, "game" | "bots" | "cli">;

/** What is kept of one game. */
export interface PlayedGame {
  /** The seat's name and its bot, by seat. */
  readonly seats: readonly string[];
  readonly bots: readonly string[];
  readonly decisions: number;
  /** Of bots that are shown views. The only thing in here that is another every time. */
  readonly thinking: Thinking;
  readonly rounds: number;
  /** How many of the counted events there were, by the name under which they are reported. */
  readonly counts: { readonly [name: string]: number };
  /** Missing where the game was broken off. */
  readonly outcome?: { readonly winners: readonly Seat[]; readonly rule: string };
  readonly problem?: Problem;
  /** By measure, round and seat: the figure at the end of the round. */
  readonly curves: { readonly [measure: string]: readonly (readonly number[])[] };
  /** Made only when it is asked for. Of a broken game: the decisions before it broke, and no closing lines. */
  readonly record: RecordFile;
}

/** By bot: how many answers it gave, and how long it thought about all of them. */
export type Thinking = { [bot: string]: { decisions: number; milliseconds: number } };

export function addThinking(into: Thinking, from: Thinking): void {
  for (const [bot, { decisions, milliseconds }] of Object.entries(from)) {
    into[bot] ??= { decisions: 0, milliseconds: 0 };
    into[bot].decisions += decisions;
    into[bot].milliseconds += milliseconds;
  }
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
  readonly answer: SomeAnswer;
}

/** Plays one game of a simulation. Whatever goes wrong in it is a problem of that game, never an exception. */
export function playGame(played: Played, simulation: Simulation, index: number): PlayedGame {
  const { game, bots: players } = played;
  const seedText = seedOfGame(simulation, index);
  const bots = botsAt(simulation, index);
  const tempers = bots.map((_, seat) => temperOf(`${seedText} ${seat}`));
  const chance = botChance(seedText);
  const made: Made[] = [];
  let tried: SomeAnswer | undefined;
  let problem: Problem | undefined;
  const thinking: Thinking = {};

  const state = game.setup(simulation.options, seedFrom(seedText));
  const seats = bots.map((_, seat) => game.seatName(state, seat));
  const openings = openingsOf(played, simulation, seedText);
  const figures = new Figures(game, state, seats.length, simulation.counted);
  const watch = (event: GameEvent): void => figures.add(event);

  try {
    for (let seat = game.awaited(state); seat !== NOBODY; seat = game.awaited(state)) {
      tried = undefined;
      if (made.length >= MOST_DECISIONS) throw new Error("the game does not end");
      const isLookedAt = isAudited(simulation, made.length);
      const opening = openings.get(seat);
      openings.delete(seat);
      const answer = opening ?? answerOf(bots[seat], seat, chance);
      tried = answer;
      if (isLookedAt || bots[seat] !== RANDOM) expectLegal(game, state, seat, answer);
      game.apply(state, seat, answer, watch);
      made.push({ seat, answer });
      if (isLookedAt) expectBalance(game, state);
    }
    if (simulation.audit !== "none") expectBalance(game, state);
    if (game.outcome(state) === undefined) throw new Violation("nobody is asked, but the game is not over");
  } catch (reason) {
    const kind = reason instanceof Violation ? "violation" : "exception";
    const at = kind === "exception" && tried !== undefined ? ` (${game.print(tried)})` : "";
    const message = `${reason instanceof Error ? reason.message : String(reason)}${at}`;
    problem = { kind, game: index, seed: seedText, decision: made.length, message };
  }
  figures.endRound();
  const outcome = problem === undefined ? game.outcome(state) : undefined;
  return {
    seats,
    bots,
    decisions: made.length,
    thinking,
    rounds: figures.rounds,
    counts: figures.counts,
    ...(outcome && { outcome }),
    ...(problem && { problem }),
    curves: figures.curves,
    get record() {
      const record = recordOf(game, simulation, seedText, seats, bots, made);
      return problem === undefined ? { ...record, ...closingOf(game, state) } : record;
    },
  };

  /**
   * Bots are shown their seat's view. For `random` none is built: it draws among the legal answers, which depend on what
   * the seat may see, so the same draw on the state gives the same answer (a test compares whole games), many times faster.
   */
  function answerOf(bot: string, seat: Seat, by: Chance): SomeAnswer {
    if (bot === RANDOM) return game.sample(state, seat, by);
    const view = game.view(state, seat);
    const begun = performance.now();
    const answer = players[bot].choose(view, seat, by, tempers[seat]);
    addThinking(thinking, { [bot]: { decisions: 1, milliseconds: performance.now() - begun } });
    return answer;
  }
}

const RANDOM = "random";

/** What seats bring to the table, which is their first answer. */
function openingsOf(
  { game, cli }: Omit<Played, "bots">,
  { openings }: Simulation,
  seedText: string,
): Map<Seat, SomeAnswer> {
  const answers = new Map<Seat, SomeAnswer>();
  for (const [seat, { notation: named }] of openings.entries()) {
    const notation = named ?? drawnOpening(cli, seedText, seat);
    const answer = game.parse(notation);
    if (isRefusal(answer)) throw new Error(`${notation}: refused by ${answer.rule}`);
    answers.set(seat, answer);
  }
  return answers;
}

/** What is counted while a game goes on: events of certain rules, and each seat's measures at the end of each round. */
class Figures {
  readonly counts: { [name: string]: number } = {};
  readonly curves: { [measure: string]: number[][] } = {};
  rounds = 0;
  readonly #game: SomeGame;
  readonly #state: SomeState;
  readonly #seats: readonly Seat[];
  readonly #names = new Map<string, string>();
  #told: GameEvent[] = [];

  constructor(game: SomeGame, state: SomeState, seats: number, counted: Simulation["counted"]) {
    this.#game = game;
    this.#state = state;
    this.#seats = Array.from({ length: seats }, (_, seat) => seat);
    for (const { id } of game.measures) this.curves[id] = [];
    for (const [name, rule] of Object.entries(counted)) {
      this.counts[name] = 0;
      this.#names.set(rule, name);
    }
  }

  add(event: GameEvent): void {
    const name = this.#names.get(event.rule);
    if (name !== undefined) this.counts[name]++;
    // Nothing ends when the first begins, though players may have decided something before.
    if ((this.#game.roundBegunBy(event) ?? 1) > 1) this.endRound();
    this.#told.push(event);
  }

  endRound(): void {
    this.rounds++;
    for (const { id, of } of this.#game.measures) {
      this.curves[id].push(this.#seats.map((seat) => of(this.#state, seat, this.#told)));
    }
    this.#told = [];
  }
}

function isAudited({ audit }: Simulation, decision: number): boolean {
  return audit === "every" || (audit === "sample" && decision % SAMPLED_DECISIONS === 0);
}

function expectLegal(game: SomeGame, state: SomeState, seat: Seat, answer: SomeAnswer): void {
  const refusal = game.check(state, seat, answer);
  if (refusal === undefined) return;
  throw new Violation(`${game.seatName(state, seat)} ${game.print(answer)}: refused by ${refusal.rule}`);
}

function expectBalance(game: SomeGame, state: SomeState): void {
  const problems = game.audit(state);
  if (problems.length > 0) throw new Violation(`the books do not balance: ${problems.join("; ")}`);
}

function recordOf(
  game: SomeGame,
  { options }: Simulation,
  seedText: string,
  seats: readonly string[],
  bots: readonly string[],
  made: readonly Made[],
): RecordFile {
  return {
    game: game.name,
    rules: game.rulesVersion,
    options: options as unknown as JsonMap,
    seed: seedFrom(seedText),
    headers: [
      { name: "players", value: seats.map((name, seat) => `${name} ${bots[seat]}`).join(", ") },
      { name: "seed text", value: seedText },
    ],
    decisions: made.map(({ seat, answer }) => ({ seat: seats[seat], notation: game.print(answer) })),
  };
}
