import { canonical, type Json, type JsonMap } from "@weirwood/kernel";
import type { Command } from "commander";
import pc from "picocolors";
import { wholeNumber } from "../arguments.ts";
import type { Context, Report } from "../context.ts";
import { Failure } from "../failure.ts";
import { type Dice, diceOf } from "../fair-dice.ts";
import { columns, wrapped } from "../layout.ts";
import { type Moment, RecordReel } from "../record-reel.ts";
import { type ReplayedRecord, replayFile } from "../records.ts";
import { heading } from "../table/log.ts";
import { stepThrough } from "../table/stepping.ts";

interface ReplayArguments {
  readonly turn?: string;
  readonly step?: boolean;
  readonly events?: boolean;
  readonly quiet?: boolean;
  readonly verify?: boolean;
}

/** A record, and everything that it tells. */
interface ShownRecord extends ReplayedRecord {
  readonly reel: RecordReel;
}

export function declareReplay(program: Command, here: Context, end: (report: Report) => void): void {
  const { help } = here.say;
  program
    .command("replay")
    .summary(help.replay.summary)
    .description(help.replay.about)
    .argument("<file>", help.replay.file)
    .option("--turn <n>", help.replay.turn)
    .option("--step", help.replay.step)
    .option("--events", help.replay.events)
    .option("--quiet", help.replay.quiet)
    .option("--verify", help.replay.verify)
    .addHelpText("after", help.replay.examples)
    .action(async (file: string, given: ReplayArguments) => end(await show(file, given, here)));
}

async function show(file: string, given: ReplayArguments, here: Context): Promise<Report> {
  const wanted = given.turn === undefined ? undefined : wholeNumber("--turn", given.turn, 1, MOST_TURNS, here);
  const shown = await readShown(file, here);
  const { record, options, state, loaded, reel } = shown;
  const dice = given.verify === true ? diceOf(file, record, loaded.game.seatsOf(state), here) : undefined;
  const [first, last] = [reel.moments[0].round, reel.moments[reel.last].round];
  const start = reel.startOf(wanted ?? first);
  if (start < 0) throw new Failure("no-such-turn", here.say.replay.noTurn(wanted ?? first, first, last));

  if (given.quiet !== true) for (const line of loaded.cli.optionLines(options, here)) here.print(line);
  if (given.step === true && !here.isJson) await stepThrough(loaded, reel, start, here);
  else if (given.quiet !== true) tell(shown, wanted, given, here);
  const verified = here.say.replay.verified(file, here.number(record.decisions.length), last - first + 1);
  here.print(wrapped(verified, here.width));
  if (dice !== undefined) for (const line of diceLines(dice, shown, here)) here.print(line);
  return { json: { ...jsonOf(file, shown, wanted, given), ...(dice && { dice: diceJson(dice, shown) }) } };
}

/** More than any option's number may be; a record says itself which turns it has. */
const MOST_TURNS = 999_999_999;

async function readShown(file: string, here: Context): Promise<ShownRecord> {
  const reels: RecordReel[] = [];
  const replayed = await replayFile(file, here, ({ game }) => {
    reels.push(new RecordReel(game));
    return reels[0];
  });
  return { ...replayed, reel: reels[0] };
}

/** What was proved, and what only the players can compare: the hash that they were shown, and their own nonces. */
function diceLines(dice: Dice, replayed: ReplayedRecord, { say, width }: Context): string[] {
  if (dice.are === "practice") return [wrapped(say.dice.practice, width)];
  const nonces = Object.entries(noncesByName(dice.nonces, replayed)).map(([name, nonce]) => [
    `  ${name}`,
    JSON.stringify(nonce),
  ]);
  return [wrapped(say.dice.fair, width), `  ${dice.seedHash}`, say.dice.nonces, ...columns(nonces)];
}

function diceJson(dice: Dice, replayed: ReplayedRecord): JsonMap {
  if (dice.are === "practice") return { are: "practice" };
  const { are, seedHash, serverSeed, nonces } = dice;
  return { are, seedHash, serverSeed, nonces: noncesByName(nonces, replayed) };
}

function noncesByName(nonces: readonly string[], { loaded, state }: ReplayedRecord): { [name: string]: string } {
  return Object.fromEntries(nonces.map((nonce, seat) => [loaded.game.seatName(state, seat), nonce]));
}

/** The log, of the whole game or of one turn; a single turn opens with the table as it stood. */
function tell(
  { record, loaded, reel }: ShownRecord,
  wanted: number | undefined,
  { events: isDetailed = false }: ReplayArguments,
  here: Context,
): void {
  const { cli } = loaded;
  const { moments } = reel;
  for (const { name, value } of record.headers) here.print(pc.dim(`${name}: ${value}`));
  // The first turn begins with the set-up, before anybody listens.
  if (wanted === undefined) here.print(heading(here.say.replay.turnBegins(moments[0].round)));
  else for (const line of cli.boardLines(reel.stateAt(reel.startOf(wanted)), here)) here.print(line);
  const shown = moments.filter((_, i) => i > 0 && (wanted === undefined || moments[i - 1].round === wanted));
  for (const { recorded, events } of shown) {
    if (isDetailed && recorded !== undefined) {
      const decision = `${recorded.line ?? ""} › ${recorded.seat} ${recorded.notation}`;
      here.print(pc.dim(wrapped(decision, here.width, "    ")));
    }
    for (const line of cli.logLines(events, here, isDetailed ? "with rules" : undefined)) here.print(line);
  }
  here.print();
}

function jsonOf(
  file: string,
  { loaded: { game }, record, options, state, reel }: ShownRecord,
  wanted: number | undefined,
  { events: isDetailed = false }: ReplayArguments,
): JsonMap {
  const outcome = game.outcome(state);
  const { moments } = reel;
  return {
    file,
    ok: true,
    game: record.game,
    rules: record.rules,
    options: record.options,
    tags: [...game.tags(options)],
    headers: Object.fromEntries(record.headers.map(({ name, value }) => [name, value])),
    decisions: record.decisions.length,
    turns: moments[reel.last].round - moments[0].round + 1,
    finished: outcome !== undefined,
    winners: outcome?.winners.map((seat) => game.seatName(state, seat)) ?? [],
    rule: outcome?.rule ?? null,
    hash: record.hash ?? null,
    marks: reel.marks.map(({ moment, event }) => ({
      decision: moment,
      turn: moments[moment].round,
      rule: event.rule,
    })),
    ...(wanted !== undefined && { position: game.scenarios.observe(reel.stateAt(reel.startOf(wanted))) }),
    ...(isDetailed && { log: moments.slice(1).map(momentJson) }),
  };
}

function momentJson({ round, recorded, events }: Moment): Json {
  return {
    turn: round,
    line: recorded?.line ?? null,
    seat: recorded?.seat ?? null,
    decision: recorded?.notation ?? null,
    events: events.map((event) => JSON.parse(canonical(event as unknown as Json)) as Json),
  };
}
