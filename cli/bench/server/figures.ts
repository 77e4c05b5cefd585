import { mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import type { JsonMap } from "@weirwood/kernel";
import { RemoteServer } from "../../remote/server.ts";
import type { Figure } from "../figures.ts";
import { median } from "../measure.ts";
import { coldStart } from "./cold-start.ts";
import { Load, type PlayedRules, type Stretch } from "./load.ts";
import { bytesHeld, cpuSeconds, MeasuredServer } from "./measured-server.ts";
import { reconnect } from "./reconnect.ts";
import { guestsFor, inParallel, type MadeTable, type TableKind, tablesFor } from "./warm-up.ts";

/** How much is done: at how many tables, and how much at each. */
export interface ServerEffort {
  readonly tables: number;
  /** Decisions a table: to warm up, as fast as can be, and at a walking pace. */
  readonly warmUp: number;
  readonly fast: number;
  readonly paced: number;
  /** Decisions a second, over all tables, at a walking pace. */
  readonly pace: number;
  /** Tables that have very many decisions. */
  readonly longTables: number;
  /** Decisions of a long table: the first ones, before it is looked at again, and in the end. */
  readonly long: { readonly early: number; readonly reconnect: number; readonly late: number };
  readonly reconnects: number;
  readonly starts: number;
  /** A folder for profiles of the server, one of each stretch. */
  readonly profile?: string;
}

export const fullServerEffort: ServerEffort = {
  tables: 500,
  warmUp: 15,
  fast: 40,
  paced: 25,
  pace: 700,
  longTables: 10,
  long: { early: 40, reconnect: 1000, late: 2000 },
  reconnects: 100,
  starts: 3,
};
export const quickServerEffort: ServerEffort = {
  ...fullServerEffort,
  tables: 50,
  // One to warm up, and two because the game at one of them may be won before it is long.
  longTables: 3,
  long: { early: 20, reconnect: 200, late: 400 },
  reconnects: 20,
  starts: 1,
};

/** The game that is played: which tables are made of it, and how it is answered. */
export type MeasuredGame = TableKind & PlayedRules;

/** What must not be missed; the first is a least, the others are at most. */
export const serverBars = {
  "decisions-per-cpu-second": 2000,
  "latency-p99": 100,
  "table-memory": 80_000,
  "bytes-per-decision": 2500,
  "reconnect-bytes": 10_000,
  "reconnect-server-time": 10,
  "cold-start": 1500,
} as const;

export interface ServerFigures {
  /** How far each figure is from its bar; above 1 is better, for all of them. */
  readonly ratios: { readonly [name: string]: number };
  readonly figures: readonly Figure[];
  readonly run: JsonMap;
}

/** How many steps `measureServer` will take, for whoever shows progress. */
export function stepsIn(
  { seats, replaceable }: MeasuredGame,
  { tables, warmUp, fast, paced, longTables, long, reconnects, starts }: ServerEffort,
): number {
  return (
    (seats + 2) * (tables + longTables) +
    tables * (warmUp + fast + paced) +
    longTables * (replaceable === undefined ? long.early : long.late) +
    reconnects +
    starts
  );
}

export async function measureServer(
  measured: MeasuredGame,
  effort: ServerEffort,
  onStep: () => void,
): Promise<ServerFigures> {
  const folder = mkdtempSync(join(tmpdir(), "weirwood-bench-"));
  try {
    const starts = await inParallel(effort.starts, 1, async (index) => {
      const took = await coldStart(join(folder, `cold-${index}`));
      onStep();
      return took;
    });
    const data = join(folder, "data");
    const played = await withServer(data, (server) => playAll(server, measured, effort, onStep));
    const memory = await withServer(data, (server) => loadAll(server, played.made, onStep));
    return figuresOf(measured, effort, median(starts), played, memory);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface LongPlay extends Awaited<ReturnType<typeof returnedTo>> {
  /** Answers given again: when the tables were young, and in the end. */
  readonly replaced?: { readonly early: Stretch; readonly late: Stretch };
  readonly refused: Load["refused"];
}

type Played = Awaited<ReturnType<typeof playAll>>;
type Memory = Awaited<ReturnType<typeof loadAll>>;

async function withServer<T>(data: string, work: (server: MeasuredServer) => Promise<T>): Promise<T> {
  const server = await MeasuredServer.start(data);
  try {
    return await work(server);
  } finally {
    await server.stop();
  }
}

async function playAll(server: MeasuredServer, measured: MeasuredGame, effort: ServerEffort, onStep: () => void) {
  const { tables, longTables } = effort;
  const guests = await guestsFor((tables + longTables) * measured.seats, server.address, onStep);
  const made = await tablesFor(measured, guests, onStep);
  const load = new Load(server, measured, onStep);
  await inParallel(tables, 20, (index) => load.add(made[index].id, made[index].guests));
  await load.play(tables * effort.warmUp);
  const profile = (name: string) => (effort.profile === undefined ? undefined : join(effort.profile, name));
  const fast = await server.profiled(profile("fast.cpuprofile"), () => load.play(tables * effort.fast));
  const paced = await server.profiled(profile("paced.cpuprofile"), () => load.play(tables * effort.paced, effort.pace));
  const seated = await server.usage("tidily");
  await load.leave();
  const left = await server.usage("tidily");

  const long = await playLong(server, measured, made.slice(tables), effort, onStep);
  return {
    made,
    fast,
    paced,
    long,
    refused: { ...load.refused, ...long.refused },
    socket: (bytesHeld(seated) - bytesHeld(left)) / (tables * measured.seats),
  };
}

/** A server that has just started fetches tables that are in the midst of their games: what does it hold for each? */
async function loadAll(server: MeasuredServer, made: readonly MadeTable[], onStep: () => void) {
  const fetchTables = (some: readonly MadeTable[]) =>
    inParallel(some.length, 8, async (index) => {
      const { id, guests } = some[index];
      await new RemoteServer(server.address, guests[0].credentials).ask("table", { params: { table: id } });
      onStep();
    });
  // The first ones bring code and names into memory, which is not theirs.
  const first = Math.min(50, Math.floor(made.length / 5));
  await fetchTables(made.slice(0, first));
  const before = await server.usage("tidily");
  await fetchTables(made.slice(first));
  const after = await server.usage("tidily");
  const count = made.length - first;
  return {
    table: (bytesHeld(after) - bytesHeld(before)) / count,
    resident: (after.memory.rss - before.memory.rss) / count,
  };
}

/**
 * Tables with more decisions than a game has by itself: secret answers are given again and again, round after round, since
 * an answer may be replaced only so often. The same piece of work, one more such answer, is measured early and late. Where
 * a game has no such answers, its tables are only begun, and come back to.
 */
async function playLong(
  server: MeasuredServer,
  measured: MeasuredGame,
  made: readonly MadeTable[],
  effort: ServerEffort,
  onStep: () => void,
): Promise<LongPlay> {
  const { early: first, reconnect: middle, late: last } = effort.long;
  const load = new Load(server, measured, onStep);
  const [warm, ...others] = await inParallel(made.length, 10, (index) => load.add(made[index].id, made[index].guests));
  if (measured.replaceable === undefined) {
    await load.play(made.length * first);
    const returned = await returnedTo(server, made, effort, onStep);
    await load.leave();
    return { ...returned, refused: load.refused };
  }
  // The first time that something is done costs more, wherever it is done.
  await load.replace([warm], () => middle / 4);
  let parties = others.length === 0 ? [warm] : others;
  const early = await load.replace(parties, () => first);
  for (const share of [0.25, 0.5, 0.75, 1]) {
    await load.replace(parties, () => middle * share);
    parties = await load.playToNextAsk(parties);
  }
  // Two ordinary rounds, so that what the returning see of the last one is ordinary too.
  for (let round = 0; round < 2; round++) parties = await load.playToNextAsk(parties);
  const returned = await returnedTo(server, made, effort, onStep);
  for (const share of [0.3, 0.5, 0.7]) {
    await load.replace(parties, () => middle + share * (last - middle));
    parties = await load.playToNextAsk(parties);
  }
  await load.replace(parties, () => last - first);
  const late = await load.replace(parties, () => last);
  await load.leave();
  return { ...returned, replaced: { early, late }, refused: load.refused };
}

/** What it costs to come back to tables. */
async function returnedTo(
  server: MeasuredServer,
  made: readonly MadeTable[],
  effort: ServerEffort,
  onStep: () => void,
) {
  const before = await server.usage();
  const reconnects = await inParallel(effort.reconnects, 1, async (index) => {
    const { id, guests } = made[index % made.length];
    const one = await reconnect(guests[index % guests.length], id);
    onStep();
    return one;
  });
  const after = await server.usage();
  return { reconnects, reconnectSeconds: cpuSeconds(before.cpu, after.cpu) / reconnects.length };
}

function figuresOf(
  { seats }: MeasuredGame,
  effort: ServerEffort,
  start: number,
  played: Played,
  memory: Memory,
): ServerFigures {
  const { fast, paced, long } = played;
  const { replaced } = long;
  const bytes = (fast.bytes + paced.bytes) / (fast.decisions + paced.decisions);
  const figures: Figure[] = [
    { name: "decisions-per-cpu-second", value: fast.decisions / fast.serverSeconds, unit: "1/s" },
    { name: "decisions-per-cpu-second-paced", value: paced.decisions / paced.serverSeconds, unit: "1/s" },
    { name: "decisions-per-second", value: fast.decisions / fast.seconds, unit: "1/s" },
    { name: "pace", value: paced.decisions / paced.seconds, unit: "1/s" },
    { name: "server-share", value: (100 * paced.serverSeconds) / paced.seconds, unit: "%" },
    { name: "client-share", value: (100 * paced.clientSeconds) / paced.seconds, unit: "%" },
    { name: "server-waiting", value: (100 * paced.waited) / paced.seconds, unit: "%" },
    { name: "latency-p50", value: percentile(paced, 0.5), unit: "ms" },
    { name: "latency-p99", value: percentile(paced, 0.99), unit: "ms" },
    { name: "latency-p99-fast", value: percentile(fast, 0.99), unit: "ms" },
    { name: "table-memory", value: memory.table, unit: "B" },
    { name: "table-resident", value: memory.resident, unit: "B" },
    { name: "socket-memory", value: played.socket, unit: "B" },
    { name: "bytes-per-decision", value: bytes, unit: "B" },
    { name: "reconnect-bytes", value: median(long.reconnects.map((one) => one.bytes)), unit: "B" },
    { name: "reconnect-server-time", value: long.reconnectSeconds * 1000, unit: "ms" },
    { name: "reconnect-time", value: median(long.reconnects.map((one) => one.milliseconds)), unit: "ms" },
    ...(replaced === undefined
      ? []
      : [
          { name: "early-decision", value: costOf(replaced.early), unit: "µs" },
          { name: "late-decision", value: costOf(replaced.late), unit: "µs" },
        ]),
    { name: "cold-start", value: start, unit: "ms" },
  ];
  return {
    ratios: {
      ...ratiosOf(figures),
      ...(replaced && { lateOverEarly: costOf(replaced.late) / costOf(replaced.early) }),
    },
    figures,
    run: {
      tables: effort.tables,
      sockets: effort.tables * seats,
      decisions: fast.decisions + paced.decisions,
      refused: played.refused,
      cores: availableParallelism(),
    },
  };
}

/** How many times better than its bar each figure is. */
function ratiosOf(figures: readonly Figure[]): { [name: string]: number } {
  const figure = (name: string): number => figures.find((one) => one.name === name)?.value ?? Number.NaN;
  return Object.fromEntries(
    Object.entries(serverBars).map(([name, bar]) => [
      name,
      name === "decisions-per-cpu-second" ? figure(name) / bar : bar / figure(name),
    ]),
  );
}

/** Microseconds of the server's processor for one decision. */
function costOf({ serverSeconds, decisions }: Stretch): number {
  return (serverSeconds * 1_000_000) / decisions;
}

function percentile({ latencies }: Stretch, share: number): number {
  return latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? Number.NaN;
}
