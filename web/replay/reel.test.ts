import { readdirSync, readFileSync } from "node:fs";
import {
  canonical,
  fairSeed,
  hashOf,
  hex,
  isRecordProblem,
  type JsonMap,
  ONLOOKER,
  readRecord,
  replay,
  seedFrom,
  seedHash,
  writeRecord,
} from "@weirwood/kernel";
import { throne } from "@weirwood/throne";
import { describe, expect, test } from "vitest";
import type { AnyGame } from "../local/local-game.ts";
import { LocalTable } from "../local/local-table.ts";
import { setupFromRecord } from "../local/record-setup.ts";
import { EVERYTHING, type Reel, readReel } from "./reel.ts";

const games = { throne: throne as AnyGame };
const folder = new URL("../../games/throne/golden/", import.meta.url);
const files = readdirSync(folder).filter((file) => file.endsWith(".weir"));
const textOf = (file: string): string => readFileSync(new URL(file, folder), "utf8");

function reelOf(text: string): Reel {
  const reel = readReel(text, games);
  if (isRecordProblem(reel)) throw new Error(reel.problem);
  return reel;
}

describe.each(files)("the recorded game %s", (file) => {
  const text = textOf(file);
  const record = readRecord(text);
  if (isRecordProblem(record)) throw new Error(record.problem);
  const reel = reelOf(text);
  const { moments } = reel.summary;

  test("ends at its hash", () => {
    expect(moments).toHaveLength(record.decisions.length + 1);
    expect(hashOf(reel.view(moments.length - 1, EVERYTHING))).toBe(record.hash);
    expect(reel.summary.result?.winners.length).toBeGreaterThan(0);
  });

  test("shows at any place, forwards and backwards, what a replay to there shows", () => {
    const step = Math.ceil(moments.length / 7);
    const places = Array.from({ length: 7 }, (_, number) => Math.min(number * step, moments.length - 1));
    for (const at of [...places, ...places.toReversed()]) {
      const direct = replay(throne, record, { upTo: at });
      if (isRecordProblem(direct)) throw new Error(direct.problem);
      expect(canonical(reel.view(at, EVERYTHING))).toBe(canonical(throne.toJSON(direct.state)));
      for (const reader of [ONLOOKER, 0, reel.summary.seats.length - 1]) {
        const seen: JsonMap = throne.toJSON(throne.view(direct.state, reader));
        expect(canonical(reel.view(at, reader))).toBe(canonical(seen));
      }
    }
  });

  test("has rounds that never go back", () => {
    const rounds = moments.map(({ round }) => round);
    expect(rounds).toEqual([...rounds].sort((a, b) => a - b));
    expect(rounds[0]).toBe(1);
  });
});

test("progress is told, up to the end", () => {
  const told: [number, number][] = [];
  readReel(textOf("five-1.weir"), games, (done, of) => told.push([done, of]));
  const [done, of] = told.at(-1) ?? [];
  expect(told.length).toBeGreaterThan(2);
  expect(done).toBe(of);
});

test("the record says who sat where", () => {
  expect(reelOf(textOf("three-1.weir")).summary.seats).toEqual([
    { name: "lannister", player: "steward" },
    { name: "baratheon", player: "steward" },
    { name: "stark", player: "steward" },
  ]);
});

test("a changed line is named", () => {
  const broken = readReel(textOf("three-1.weir").replace("lannister raven none", "lannister raven  none"), games);
  expect(isRecordProblem(broken) && broken.line).toBeGreaterThan(5);
  const stranger = readReel(textOf("three-1.weir").replace(/^game: throne.*$/m, "game: chess"), games);
  expect(isRecordProblem(stranger)).toBe(true);
});

describe("dice", () => {
  const record = readRecord(textOf("three-1.weir"));
  if (isRecordProblem(record)) throw new Error(record.problem);
  const server = seedFrom("a server's secret");
  const nonces = ["one", "two, three", ""];
  const { result: _, hash: __, ...rest } = record;
  const fair = (headers: readonly { name: string; value: string }[]): string =>
    writeRecord({ ...rest, decisions: [], seed: fairSeed(server, nonces), headers, hash: "0".repeat(64) })
      .replace(/^hash.*\n/m, "")
      .replace(/ {2}~.*$/gm, "");
  const headers = [
    { name: "seed hash", value: seedHash(server) },
    { name: "server seed", value: hex(server) },
    { name: "nonces", value: JSON.stringify(nonces) },
  ];

  test("of a practice game are open", () => {
    expect(reelOf(textOf("three-1.weir")).summary.dice).toEqual({ kind: "open", text: "golden-three/0" });
  });

  test("of a fair table are verified: the promise, and the seed that was made", () => {
    expect(reelOf(fair(headers)).summary.dice).toMatchObject({
      kind: "fair",
      isPromiseKept: true,
      isSeedMade: true,
      nonces,
    });
  });

  test("that were meddled with are found out", () => {
    const [promise, seed, list] = headers;
    const otherPromise = { ...promise, value: seedHash(seedFrom("another")) };
    expect(reelOf(fair([otherPromise, seed, list])).summary.dice).toMatchObject({
      isPromiseKept: false,
      isSeedMade: true,
    });
    const otherNonces = { ...list, value: JSON.stringify(["one", "two", "three"]) };
    expect(reelOf(fair([promise, seed, otherNonces])).summary.dice).toMatchObject({
      isPromiseKept: true,
      isSeedMade: false,
    });
    expect(reelOf(fair([promise, seed, { ...list, value: "nonsense" }])).summary.dice).toMatchObject({
      isSeedMade: false,
    });
  });
});

test("a game that began from a position is shown from there, and gone on with", () => {
  const record = readRecord(textOf(files[0]));
  if (isRecordProblem(record)) throw new Error(record.problem);
  const half = Math.floor(record.decisions.length / 2);
  const middle = replay(throne, record, { upTo: half });
  if (isRecordProblem(middle)) throw new Error(middle.problem);
  const { seed: _, ...unseeded } = record;
  const position = throne.toJSON(middle.state);
  const decisions = record.decisions.slice(half);
  const text = writeRecord({ ...unseeded, position, decisions });

  const reel = reelOf(text);
  expect(reel.view(0, EVERYTHING)).toEqual(position);
  expect(reel.summary.moments).toHaveLength(decisions.length + 1);
  expect(hashOf(reel.view(decisions.length, EVERYTHING))).toBe(record.hash);
  expect(reel.summary).toMatchObject({ seed: undefined, dice: { kind: "open" } });

  const setup = setupFromRecord(
    { throne: { game: throne as AnyGame, bots: {} } },
    { text, title: "On", name: "Ann", upTo: 5 },
  );
  if (isRecordProblem(setup)) throw new Error(setup.problem);
  const table = LocalTable.begin({ game: throne as AnyGame, bots: {} }, setup, "id", 0);
  expect(table.record?.position).toEqual(position);
  expect(table.record?.decisions.map(({ notation }) => notation)).toEqual(
    decisions.slice(0, 5).map(({ notation }) => notation),
  );
});
