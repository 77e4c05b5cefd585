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
import { loadGame } from "../local/load-game.ts";
import { LocalTable } from "../local/local-table.ts";
import { setupFromRecord } from "../local/record-setup.ts";
import { loadRules, replayOf } from "../testing/replay-of.ts";
import { EVERYTHING, readReplay } from "./replayed-game.ts";

const folder = new URL("../../games/throne/golden/", import.meta.url);
const files = readdirSync(folder).filter((file) => file.endsWith(".weir"));
const textOf = (file: string): string => readFileSync(new URL(file, folder), "utf8");

const played = await Promise.all(
  files.map(async (file) => ({ file, text: textOf(file), replayed: await replayOf(textOf(file)) })),
);

describe.each(played)("the recorded game $file", ({ text, replayed }) => {
  const record = readRecord(text);
  if (isRecordProblem(record)) throw new Error(record.problem);
  const { steps } = replayed.summary;

  test("ends at its hash", () => {
    expect(steps).toHaveLength(record.decisions.length + 1);
    expect(hashOf(replayed.view(steps.length - 1, EVERYTHING))).toBe(record.hash);
    expect(replayed.summary.result?.winners.length).toBeGreaterThan(0);
  });

  test("shows at any place, forwards and backwards, what a replay to there shows", () => {
    // Beside the positions that are kept, and between them.
    const last = steps.length - 1;
    const places = [0, 1, 31, 32, 33, 40, 64, Math.floor(last / 2), last - 1, last];
    for (const at of [...places, ...places.toReversed(), 33, 64]) {
      const direct = replay(throne, record, { upTo: at });
      if (isRecordProblem(direct)) throw new Error(direct.problem);
      expect(canonical(replayed.view(at, EVERYTHING))).toBe(canonical(throne.toJSON(direct.state)));
      for (const reader of [ONLOOKER, 0, replayed.summary.seats.length - 1]) {
        const seen: JsonMap = throne.toJSON(throne.view(direct.state, reader));
        expect(canonical(replayed.view(at, reader))).toBe(canonical(seen));
      }
    }
  });

  test("has rounds that never go back", () => {
    const rounds = steps.map(({ round }) => round);
    expect(rounds).toEqual([...rounds].sort((a, b) => a - b));
    expect(rounds[0]).toBe(1);
  });
});

test("progress is told, up to the end", async () => {
  const told: [number, number][] = [];
  await readReplay(textOf("five-1.weir"), loadRules, (done, of) => told.push([done, of]));
  const [done, of] = told.at(-1) ?? [];
  expect(told.length).toBeGreaterThan(2);
  expect(done).toBe(of);
});

test("the record says who sat where", async () => {
  expect((await replayOf(textOf("three-1.weir"))).summary.seats).toEqual([
    { name: "lannister", player: "steward" },
    { name: "baratheon", player: "steward" },
    { name: "stark", player: "steward" },
  ]);
});

test("a changed line is named, and the game whose book explains what is wrong with it", async () => {
  const badlyWritten = textOf("three-1.weir").replace("lannister raven none", "lannister raven  none");
  const unreadable = await readReplay(badlyWritten, loadRules);
  expect("problem" in unreadable && unreadable.problem.line).toBeGreaterThan(5);
  expect(unreadable).toMatchObject({ game: undefined });
  const unsigned = textOf("three-1.weir").replace(/ {2}~.*$/gm, "");
  const illegal = unsigned.replace("lannister raven none", "lannister raid winterfell > pyke");
  const impossible = await readReplay(illegal, loadRules);
  expect(impossible).toMatchObject({ game: "throne" });
  const stranger = await readReplay(unsigned.replace("game: throne", "game: chess"), loadRules);
  expect(stranger).toMatchObject({ problem: { refusal: { rule: "kernel.record.game" } }, game: undefined });
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

  test("of a practice game are open", async () => {
    expect((await replayOf(textOf("three-1.weir"))).summary.dice).toEqual({ kind: "open", text: "golden-three/0" });
  });

  test("of a fair table are verified: the promise, and the seed that was made", async () => {
    expect((await replayOf(fair(headers))).summary.dice).toMatchObject({
      kind: "fair",
      isPromiseKept: true,
      isSeedMade: true,
      nonces,
    });
  });

  test("that were meddled with are found out", async () => {
    const [promise, seed, list] = headers;
    const otherPromise = { ...promise, value: seedHash(seedFrom("another")) };
    expect((await replayOf(fair([otherPromise, seed, list]))).summary.dice).toMatchObject({
      isPromiseKept: false,
      isSeedMade: true,
    });
    const otherNonces = { ...list, value: JSON.stringify(["one", "two", "three"]) };
    expect((await replayOf(fair([promise, seed, otherNonces]))).summary.dice).toMatchObject({
      isPromiseKept: true,
      isSeedMade: false,
    });
    expect((await replayOf(fair([promise, seed, { ...list, value: "nonsense" }]))).summary.dice).toMatchObject({
      isSeedMade: false,
    });
  });
});

test("a game that began from a position is shown from there, and gone on with", async () => {
  const record = readRecord(textOf(files[0]));
  if (isRecordProblem(record)) throw new Error(record.problem);
  const half = Math.floor(record.decisions.length / 2);
  const middle = replay(throne, record, { upTo: half });
  if (isRecordProblem(middle)) throw new Error(middle.problem);
  const { seed: _, ...unseeded } = record;
  const position = throne.toJSON(middle.state);
  const decisions = record.decisions.slice(half);
  const text = writeRecord({ ...unseeded, position, decisions });

  const replayed = await replayOf(text);
  expect(replayed.view(0, EVERYTHING)).toEqual(position);
  expect(replayed.summary.steps).toHaveLength(decisions.length + 1);
  expect(hashOf(replayed.view(decisions.length, EVERYTHING))).toBe(record.hash);
  expect(replayed.summary).toMatchObject({ seed: undefined, dice: { kind: "open" } });

  const game = await loadGame("throne");
  const setup = await setupFromRecord(loadGame, { text, title: "On", name: "Ann", upTo: 5 });
  if (game === undefined || isRecordProblem(setup)) throw new Error("the record cannot be gone on with");
  const table = LocalTable.begin(game, setup, "id", 0);
  expect(table.record?.position).toEqual(position);
  expect(table.record?.decisions.map(({ notation }) => notation)).toEqual(
    decisions.slice(0, 5).map(({ notation }) => notation),
  );
});
