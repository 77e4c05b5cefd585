import type { Decision, Game, GameEvent, Outcome, Rules, Seat } from "./game.ts";
import { hashOf } from "./json.ts";
import { kernelEnglish } from "./phrases/en.ts";
import { excerpt, type RecordedDecision, type RecordFile, type RecordProblem, recordProblem } from "./record.ts";
import { isRefusal, type Refusal, RefusedError, refuse } from "./refusal.ts";
import { explain } from "./text.ts";

/** One decision of a record, just after it was applied. */
export interface Replayed<State, Answer> {
  /** How many decisions came before. */
  readonly index: number;
  readonly recorded: RecordedDecision;
  readonly seat: Seat;
  readonly answer: Answer;
  readonly events: readonly GameEvent[];
  /** The replay's own state: look at it, or clone it. */
  readonly state: State;
}

export interface ReplayOptions<State, Answer> {
  /** Called once with the position after set-up. */
  readonly onSetup?: (state: State) => void;
  readonly onDecision?: (moment: Replayed<State, Answer>) => void;
  /** Plays only so many decisions; the closing lines then go unverified. */
  readonly upTo?: number;
}

/** Rules are enough to replay by; with its books the game can also say in words why a decision is not possible. */
type Replayable<State, Answer extends Decision, Options> = Rules<State, Answer, Options> &
  Partial<Pick<Game<State, Answer, Options>, "phrasebooks">>;

/** Plays a record through and verifies all of it: game, rules version, every decision, the result, the final hash. */
export function replay<State, Answer extends Decision, Options>(
  game: Replayable<State, Answer, Options>,
  record: RecordFile,
  { onSetup, onDecision, upTo = record.decisions.length }: ReplayOptions<State, Answer> = {},
): { readonly state: State } | RecordProblem {
  const lineOf = (name: string): number => record.lines?.get(name) ?? 1;
  if (record.game !== game.name) {
    return recordProblem(
      lineOf("game"),
      refuse("kernel.record.game", { found: excerpt(record.game), game: game.name }),
    );
  }
  if (!playsRecordsOf(game, record.rules)) {
    const versions = { found: record.rules, version: game.rulesVersion };
    return recordProblem(lineOf("rules"), refuse("kernel.record.rules", versions));
  }
  const beginning = beginningOf(game, record);
  if ("problem" in beginning) return beginning;
  const { state } = beginning;
  onSetup?.(state);
  const seats = new Map<string, Seat>();
  for (let seat = 0; seat < game.seatsOf(state); seat++) seats.set(game.seatName(state, seat), seat);

  for (const [index, recorded] of record.decisions.slice(0, upTo).entries()) {
    const line = recorded.line ?? index + 1;
    const seat = seats.get(recorded.seat);
    if (seat === undefined) return recordProblem(line, refuse("kernel.record.seat", { found: excerpt(recorded.seat) }));
    const answer = game.parse(recorded.notation, state);
    if (isRefusal(answer)) return recordProblem(line, answer, unplayable(game, recorded, answer));
    const events: GameEvent[] = [];
    try {
      const refusal = game.check(state, seat, answer);
      if (refusal !== undefined) return recordProblem(line, refusal, unplayable(game, recorded, refusal));
      game.apply(state, seat, answer, onDecision && ((event) => events.push(event)));
    } catch (reason) {
      // Somebody may have made up a position that the rules never lead to.
      if (record.position === undefined) throw reason;
      return recordProblem(lineOf("position"), refuse("kernel.record.position", { game: game.name }));
    }
    onDecision?.({ index, recorded, seat, answer, events, state });
  }
  if (upTo < record.decisions.length) return { state };

  const { result, hash } = closingOf(game, state);
  if (record.result !== undefined && record.result !== (result ?? UNFINISHED)) {
    const results = { found: excerpt(record.result), actual: result ?? UNFINISHED };
    return recordProblem(lineOf("result"), refuse("kernel.record.result", results));
  }
  // A record of older rules has the hash of another plain form.
  if (record.rules === game.rulesVersion && record.hash !== undefined && record.hash !== hash) {
    return recordProblem(lineOf("hash"), refuse("kernel.record.hash", { actual: hash }));
  }
  return { state };
}

const UNFINISHED = "unfinished";

/** Whether records of a rules version play out as they did when they were made. */
export function playsRecordsOf<State, Answer extends Decision, Options>(
  { rulesVersion, recordsSince = rulesVersion }: Rules<State, Answer, Options>,
  version: number,
): boolean {
  return version >= recordsSince && version <= rulesVersion;
}

/** The state that a record begins with, or what is wrong with what it says of it. The game and its rules are the record's. */
export function beginningOf<State, Answer extends Decision, Options>(
  game: Replayable<State, Answer, Options>,
  { rules, options: said, seed, position, lines }: RecordFile,
): { readonly state: State } | RecordProblem {
  const lineOf = (name: string): number => lines?.get(name) ?? 1;
  const options = game.readOptions(said);
  if (isRefusal(options)) return recordProblem(lineOf("options"), options, spoken(game, options));
  if (position !== undefined) {
    try {
      return { state: game.fromJSON(game.upgrade(position, rules)) };
    } catch (reason) {
      if (!(reason instanceof RefusedError)) throw reason;
      return recordProblem(lineOf("position"), refuse("kernel.record.position", { game: game.name }));
    }
  }
  if (seed === undefined) return recordProblem(lineOf("seed"), refuse("kernel.record.missing", { header: "seed" }));
  return { state: game.setup(options, seed) };
}

/** The closing lines of a record that has come to this state. */
export function closingOf<State, Answer extends Decision, Options>(
  game: Rules<State, Answer, Options>,
  state: State,
): { readonly result?: string; readonly hash: string } {
  const outcome = game.outcome(state);
  const hash = hashOf(game.toJSON(state));
  return outcome === undefined ? { hash } : { result: resultLine(game, state, outcome), hash };
}

/** `ash (wager.end)`: the winners and the rule that made them so. */
function resultLine<State, Answer extends Decision, Options>(
  game: Rules<State, Answer, Options>,
  state: State,
  { winners, rule }: Outcome,
): string {
  const names = winners.map((seat) => game.seatName(state, seat));
  return `${names.join(", ") || "nobody"} (${rule})`;
}

function unplayable<State, Answer extends Decision, Options>(
  game: Replayable<State, Answer, Options>,
  { seat, notation }: RecordedDecision,
  refusal: Refusal,
): string {
  return `“${excerpt(`${seat} ${notation}`)}” is not possible here: ${spoken(game, refusal)}`;
}

function spoken<State, Answer extends Decision, Options>(
  game: Replayable<State, Answer, Options>,
  refusal: Refusal,
): string {
  return `${explain(game.phrasebooks?.en ?? kernelEnglish, refusal)} (${refusal.rule})`;
}
