import { type Entry, entryNamed, type SomeCraft } from "@weirwood/catalogue";
import { blundersIn, chancesIn, type JudgedDecision } from "@weirwood/catalogue/minds";
import { type GameEvent, isRefusal, type JsonMap, type Seat, writeRecord } from "@weirwood/kernel";
import type { Command } from "commander";
import pc from "picocolors";
import { chartLines, type Point } from "../analyse/chart.ts";
import { oneOfWords, wholeNumber } from "../arguments.ts";
import type { Context, Report } from "../context.ts";
import { Failure } from "../failure.ts";
import { percentIn } from "../language.ts";
import { plain, wrapped } from "../layout.ts";
import { Progress } from "../progress.ts";
import { RecordReel } from "../record-reel.ts";
import { type ReplayedRecord, replayFile } from "../records.ts";
import { signed } from "../table/signs.ts";
import { poolFor, type WorkArguments } from "../work/pool-for.ts";
import { InOrder, shiftsOf } from "../work/shifts.ts";
import type { DecisionsTask } from "../work/task.ts";

interface AnalyseArguments extends WorkArguments {
  readonly seat?: readonly string[];
}

/** A record with all of its positions, and what it takes to judge them. */
interface Analysed extends ReplayedRecord {
  readonly reel: RecordReel;
  readonly craft: SomeCraft;
}

type Judged = JudgedDecision<string>;

const LONGEST_SHIFT = 4;
/** The widest curve: more columns tell no more. */
const WIDEST = 60;

export function declareAnalyse(program: Command, here: Context, end: (report: Report) => void): void {
  const { help } = here.say;
  program
    .command("analyse")
    .summary(help.analyse.summary)
    .description(help.analyse.about)
    .argument("<file>", help.replay.file)
    .option("--seat <seat...>", help.analyse.seat)
    .option("--jobs <n>", help.sim.jobs)
    .option("--farm <redis>", help.sim.farm)
    .addHelpText("after", help.analyse.examples)
    .action(async (file: string, given: AnalyseArguments) => end(await analyse(file, given, here)));
}

async function analyse(file: string, given: AnalyseArguments, here: Context): Promise<Report> {
  const reels: RecordReel[] = [];
  const replayed = await replayFile(file, here, ({ game }) => {
    reels.push(new RecordReel(game));
    return reels[0];
  });
  const { name } = replayed.loaded.game;
  const craft = await (entryNamed(name) as Entry).craft?.();
  if (craft === undefined) throw new Failure("no-craft", here.say.train.noCraft(name));
  const analysed = { ...replayed, reel: reels[0], craft };
  const seats = seatsMeant(analysed, given, here);
  const judged = await judgedDecisions(analysed, seats, given, here);
  const points = pointsOf(analysed, judged);
  const blunders = blundersIn(judged);
  for (const line of reportLines(file, analysed, points, blunders, judged.length, here)) here.print(line);
  return { json: jsonOf(file, analysed, points, judged, blunders) };
}

/** Whose decisions are to be judged, by name or number; everybody's where nobody is named. */
function seatsMeant({ loaded, state }: Analysed, given: AnalyseArguments, here: Context): Seat[] | undefined {
  const { game } = loaded;
  const names = Array.from({ length: game.seatsOf(state) }, (_, seat) => game.seatName(state, seat));
  const words = given.seat?.flatMap((list) => list.split(",")).map((word) => word.trim());
  return words?.map((word) =>
    /^\d+$/.test(word)
      ? wholeNumber("--seat", word, 1, names.length, here) - 1
      : names.indexOf(oneOfWords("--seat", word, names, here)),
  );
}

/** Every decision with something to choose, in the order of play. */
async function judgedDecisions(
  { loaded, record, reel }: Analysed,
  seats: readonly Seat[] | undefined,
  given: AnalyseArguments,
  here: Context,
): Promise<Judged[]> {
  const pool = await poolFor(given, here);
  const judged: Judged[] = [];
  const inOrder = new InOrder<readonly Judged[]>((part) => judged.push(...part));
  const progress = new Progress(reel.last, here.say.progress.decisions, here);
  const about = {
    kind: "decisions",
    game: loaded.game.name,
    record: writeRecord(record),
    ...(seats && { seats }),
  } as const;
  let done = 0;
  try {
    await pool.run(tasksOf(about, reel.last), (result, number, { from, to }) => {
      inOrder.add(number, result.judged);
      done += to - from;
      progress.update(done);
    });
  } finally {
    progress.stop();
    await pool.end();
  }
  return judged;
}

function* tasksOf(about: Omit<DecisionsTask, "from" | "to">, decisions: number): Generator<DecisionsTask> {
  for (const shift of shiftsOf({ from: 0, to: decisions }, LONGEST_SHIFT)) yield { ...about, ...shift };
}

/** The chances by the position where the game comes to a new moment, and at the end; between them those of the decisions. */
function pointsOf({ craft, reel }: Analysed, judged: readonly Judged[]): Point[] {
  const between = new Map(judged.map(({ decision, chances }) => [decision + 1, chances]));
  const points: Point[] = [];
  let moment = Number.NEGATIVE_INFINITY;
  for (let decision = 0; decision <= reel.last; decision++) {
    const { round } = reel.moments[decision];
    const state = reel.stateAt(decision);
    const now = craft.guide.moment(state);
    const chances = now > moment || decision === reel.last ? chancesIn(craft, state) : between.get(decision);
    moment = Math.max(moment, now);
    if (chances !== undefined) points.push({ decision, round, chances });
  }
  return points;
}

function reportLines(
  file: string,
  analysed: Analysed,
  points: readonly Point[],
  blunders: readonly Judged[],
  judged: number,
  here: Context,
): string[] {
  const { game, cli } = analysed.loaded;
  const { say, language, number, width } = here;
  const titles = game.phrasebooks[language].names.seat;
  const isOver = game.outcome(analysed.state) !== undefined;
  const rows = points[0].chances.map((_, seat) => {
    const name = game.seatName(analysed.state, seat);
    return { title: titles[name], paint: (text: string) => cli.paint(name, text) };
  });
  const longest = Math.max(...rows.map(({ title }) => title.length));
  const room = Math.min(WIDEST, width - longest - 18);
  const percent = (share: number): string => percentIn(language, share, 0);
  return [
    wrapped(say.analyse.title(file, number(judged), number(analysed.record.decisions.length)), width),
    ...(isOver ? [] : [say.analyse.unfinished]),
    "",
    pc.bold(say.analyse.chances),
    ...chartLines(points, rows, room, percent, say.sim.turn),
    "",
    ...(blunders.length === 0 ? [say.analyse.noBlunders] : [pc.bold(say.analyse.blunders)]),
    ...blunders.flatMap((blunder) => blunderLines(blunder, analysed, here)),
  ];
}

/** When, who and what it was about; what was answered, what came of it, and what would have been better. */
function blunderLines({ decision, seat, answer, better, chances, cost }: Judged, analysed: Analysed, here: Context) {
  const { loaded, reel, state } = analysed;
  const { game, cli } = loaded;
  const { say, language, number, width } = here;
  const { names } = game.phrasebooks[language];
  const percent = (share: number): string => percentIn(language, share, 0);
  const who = signed(cli.paint, game.seatName(state, seat), names.seat);
  const { round } = reel.moments[decision];
  const ask = names.ask[askedAt(analysed, decision)] ?? "";
  const own = chances[seat];
  const below = (line: string): string => `  ${wrapped(line, width - 2, "    ")}`;
  const inWords = (notation: string): string[] =>
    wordsFor(notation, decision, analysed, here).map((line) => pc.dim(`  ${line}`));
  return [
    "",
    wrapped(`${say.analyse.place(round, decision + 1)} · ${who} · ${ask}`, width, "  "),
    below(say.analyse.cost(number(cost * 100), percent(own + cost), percent(own))),
    below(say.analyse.answered(answer)),
    ...inWords(answer),
    below(say.analyse.better(better)),
    ...inWords(better),
  ];
}

/** What the log says, or would have said, of an answer at once, where it says something about whoever gave it. */
function wordsFor(notation: string, decision: number, { loaded, reel }: Analysed, here: Context): string[] {
  const { game, cli } = loaded;
  const { seat } = reel.decisionAt(decision);
  const state = reel.stateAt(decision);
  const title = game.phrasebooks[here.language].names.seat[game.seatName(state, seat)];
  const answer = game.parse(notation, state);
  if (isRefusal(answer)) return [];
  const told: GameEvent[] = [];
  game.apply(state, seat, answer, (event) => told.push(event));
  return cli
    .logLines(told, here)
    .filter((line) => plain(line).includes(title))
    .slice(0, 1);
}

/** The kind of question that a decision answered. */
function askedAt({ loaded: { game }, reel }: Analysed, decision: number): string {
  const { seat } = reel.decisionAt(decision);
  return game.asks(reel.stateAt(decision)).find(({ seats }) => seats.includes(seat))?.kind ?? "";
}

function jsonOf(
  file: string,
  analysed: Analysed,
  points: readonly Point[],
  judged: readonly Judged[],
  blunders: readonly Judged[],
): JsonMap {
  const { loaded, record, reel, state } = analysed;
  const { game } = loaded;
  const outcome = game.outcome(state);
  const nameOf = (seat: Seat): string => game.seatName(state, seat);
  const byName = (chances: readonly number[]): JsonMap =>
    Object.fromEntries(chances.map((chance, seat) => [nameOf(seat), chance]));
  const rowOf = ({ decision, seat, answer, better, chances, cost }: Judged): JsonMap => ({
    decision,
    line: record.decisions[decision].line ?? null,
    turn: reel.moments[decision].round,
    seat: nameOf(seat),
    ask: askedAt(analysed, decision),
    answer,
    better,
    cost,
    chances: byName(chances),
  });
  return {
    file,
    game: game.name,
    decisions: record.decisions.length,
    finished: outcome !== undefined,
    winners: outcome?.winners.map(nameOf) ?? [],
    curve: points.map(({ decision, round, chances }) => ({ decision, turn: round, chances: byName(chances) })),
    blunders: blunders.map(rowOf),
    judged: judged.map(rowOf),
  };
}
