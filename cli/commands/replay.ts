import { canonical, type Json, type JsonMap, narrate } from "@weirwood/kernel";
import { throne } from "@weirwood/throne";
import type { Command } from "commander";
import pc from "picocolors";
import { wholeNumber } from "../arguments.ts";
import { Failure } from "../failure.ts";
import { type Dice, diceOf } from "../fair-dice.ts";
import { columns, wrapped } from "../layout.ts";
import { type ReplayedRecord, replayFile } from "../records.ts";
import type { Report, Surroundings } from "../surroundings.ts";
import { boardLines } from "../table/board.ts";
import { logLines } from "../table/log.ts";
import { type Moment, stepThrough } from "../table/stepping.ts";
import { variantList, variantsOf } from "../table-options.ts";

interface ReplayArguments {
  readonly turn?: string;
  readonly step?: boolean;
  readonly events?: boolean;
  readonly quiet?: boolean;
  readonly verify?: boolean;
}

export function declareReplay(program: Command, here: Surroundings, end: (report: Report) => void): void {
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

async function show(file: string, given: ReplayArguments, here: Surroundings): Promise<Report> {
  const wanted = given.turn === undefined ? undefined : wholeNumber("--turn", given.turn, 1, 99, here);
  const moments: Moment[] = [];
  let turn = 1;
  const replayed = replayFile(file, here, {
    onSetup: (state) => {
      turn = throne.round(state);
      moments.push({ state: throne.clone(state), turn, events: [] });
    },
    onDecision: ({ recorded, events, state }) => {
      turn += events.filter(({ rule }) => rule === beginsTurn).length;
      moments.push({ state: throne.clone(state), turn, recorded, events });
    },
  });
  const seats = throne.seatsOf(replayed.state);
  const dice = given.verify === true ? diceOf(file, replayed.record, seats, here) : undefined;
  const [first, last] = [moments[0].turn, moments[moments.length - 1].turn];
  if (wanted !== undefined && (wanted < first || wanted > last)) {
    throw new Failure("no-such-turn", here.say.replay.noTurn(wanted, first, last));
  }
  const start = moments.findIndex(({ turn }) => turn === (wanted ?? first));

  const variants = variantList(replayed.options, here);
  if (variants !== "" && given.quiet !== true) here.print(wrapped(here.say.variants(variants), here.width, "  "));
  if (given.step === true && !here.isJson) await stepThrough(moments, start, here);
  else if (given.quiet !== true) tell(moments, wanted, given, replayed, here);
  const verified = here.say.replay.verified(file, here.number(replayed.record.decisions.length), last - first + 1);
  here.print(wrapped(verified, here.width));
  if (dice !== undefined) for (const line of diceLines(dice, replayed, here)) here.print(line);
  return {
    json: { ...jsonOf(file, replayed, moments, wanted, given), ...(dice && { dice: diceJson(dice, replayed) }) },
  };
}

/** What was proved, and what only the players can compare: the hash that they were shown, and their own nonces. */
function diceLines(dice: Dice, replayed: ReplayedRecord, { say, width }: Surroundings): string[] {
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

function noncesByName(nonces: readonly string[], { game, state }: ReplayedRecord): { [name: string]: string } {
  return Object.fromEntries(nonces.map((nonce, seat) => [game.seatName(state, seat), nonce]));
}

/** The log, of the whole game or of one turn; a single turn opens with the table as it stood. */
function tell(
  moments: readonly Moment[],
  wanted: number | undefined,
  { events: isDetailed = false }: ReplayArguments,
  { record }: ReplayedRecord,
  here: Surroundings,
): void {
  for (const { name, value } of record.headers) here.print(pc.dim(`${name}: ${value}`));
  if (wanted !== undefined) {
    const opening = moments.find(({ turn }) => turn === wanted) as Moment;
    for (const line of boardLines(opening.state, here)) here.print(line);
  }
  const shown = moments.filter((_, i) => i > 0 && (wanted === undefined || moments[i - 1].turn === wanted));
  if (wanted === undefined) {
    const beginning = { rule: beginsTurn, turn: moments[0].turn };
    here.print(pc.bold(`── ${narrate(throne.phrasebooks[here.language], beginning)}`));
  }
  for (const { recorded, events } of shown) {
    if (isDetailed && recorded !== undefined) {
      const decision = `${recorded.line ?? ""} › ${recorded.seat} ${recorded.notation}`;
      here.print(pc.dim(wrapped(decision, here.width, "    ")));
    }
    for (const line of logLines(events, here, isDetailed ? "with rules" : undefined)) here.print(line);
  }
  here.print();
}

/** The event that begins a turn. The first begins with the set-up, before anybody listens. */
const beginsTurn = "throne.turn.phases";

function jsonOf(
  file: string,
  { game, record, options, state }: ReplayedRecord,
  moments: readonly Moment[],
  wanted: number | undefined,
  { events: isDetailed = false }: ReplayArguments,
): JsonMap {
  const outcome = game.outcome(state);
  const opening = moments.find(({ turn }) => turn === wanted);
  return {
    file,
    ok: true,
    game: record.game,
    rules: record.rules,
    options: record.options,
    variants: variantsOf(options),
    headers: Object.fromEntries(record.headers.map(({ name, value }) => [name, value])),
    decisions: record.decisions.length,
    turns: moments[moments.length - 1].turn - moments[0].turn + 1,
    finished: outcome !== undefined,
    winners: outcome?.winners.map((seat) => game.seatName(state, seat)) ?? [],
    rule: outcome?.rule ?? null,
    hash: record.hash ?? null,
    ...(opening && { position: game.scenarios.observe(opening.state) }),
    ...(isDetailed && { log: moments.slice(1).map(momentJson) }),
  };
}

function momentJson({ turn, recorded, events }: Moment): Json {
  return {
    turn,
    line: recorded?.line ?? null,
    seat: recorded?.seat ?? null,
    decision: recorded?.notation ?? null,
    events: events.map((event) => JSON.parse(canonical(event as unknown as Json)) as Json),
  };
}
