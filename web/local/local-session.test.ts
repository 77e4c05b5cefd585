import {
  canonical,
  chanceFrom,
  isRecordProblem,
  type Json,
  type JsonMap,
  ONLOOKER,
  patched,
  readRecord,
  replay,
} from "@weirwood/kernel";
import { throne } from "@weirwood/throne";
import { expect, test } from "vitest";
import { setupOf, type TestWorker, workerFor } from "../testing/local-worker.ts";
import { memoryGameStore } from "./game-store.ts";
import { loadGame } from "./load-game.ts";
import { LocalTable } from "./local-table.ts";

/** Answers whatever is asked of the reader, as chance has it; says whether anything was. */
async function answerOnce({ session, quiet }: TestWorker, chance = chanceFrom(5)): Promise<boolean> {
  await quiet();
  const { view, asks, status } = session.tableView.getState();
  const seat = status?.seat;
  if (view === undefined || seat === undefined) return false;
  const state = throne.fromJSON(view);
  if (asks.length === 0 || !throne.isAwaited(state, seat)) return false;
  const refused = await session.decide(asks[0].id, throne.print(throne.sample(state, seat, chance)));
  expect(refused).toBeUndefined();
  await quiet();
  return true;
}

const sights = ({ heard }: TestWorker) => heard.filter((message) => message.is === "table" || message.is === "update");

test("a practice game begins with the person asked, and the bots answer by themselves", async () => {
  const worker = workerFor({ setup: setupOf(1) });
  expect(await worker.session.opened).toBe("test-game-number-1");
  const { status, asks, connection } = worker.session.tableView.getState();
  expect(connection).toBe("live");
  expect(status).toMatchObject({ seat: 0, isPractice: true, state: "playing", openSeed: "a test", round: 1 });
  expect(status?.seats.map(({ person, bot }) => person?.name ?? bot)).toEqual(["Ann", "greedy", "greedy"]);
  expect(asks.map(({ kind, secret }) => [kind, secret])).toEqual([["orders", true]]);
  expect(await answerOnce(worker)).toBe(true);
  expect(worker.session.tableView.getState().log.length).toBeGreaterThan(0);
});

test("the page is told the reader's view and nothing else, decision after decision", async () => {
  const worker = workerFor({ setup: setupOf(1) });
  await worker.session.opened;
  for (let answers = 0; answers < 25; answers++) await answerOnce(worker);
  const record = readRecord((await worker.session.record()) ?? "");
  if (isRecordProblem(record)) throw new Error(record.problem);
  const views = new Set<string>();
  const remember = (state: Parameters<typeof throne.view>[0]) =>
    views.add(canonical(throne.toJSON(throne.view(state, 0))));
  replay(throne, record, { onSetup: remember, onDecision: ({ state }) => remember(state) });
  let view: Json = {};
  for (const message of sights(worker)) {
    view = message.is === "table" ? message.view : patched(view, message.changes);
    expect(views.has(canonical(view))).toBe(true);
    for (const { events } of message.log) {
      for (const event of events as { audience?: number[] }[]) {
        expect(event.audience === undefined || event.audience.includes(0)).toBe(true);
      }
    }
  }
  expect(worker.session.tableView.getState().view).toEqual(view);
});

test("an update makes of the last view what the whole table would show", async () => {
  const worker = workerFor({ setup: setupOf(1) });
  await worker.session.opened;
  for (let answers = 0; answers < 8; answers++) await answerOnce(worker);
  const { view, number, log, asks } = worker.session.tableView.getState();
  worker.session.lookThrough(0);
  await worker.quiet();
  expect(worker.session.tableView.getState()).toMatchObject({ view, number, log, asks });
  expect(log.map((entry) => entry.number)).toEqual(
    [...new Set(log.map((entry) => entry.number))].sort((a, b) => a - b),
  );
});

test("another's hidden answer takes no number and leaves no trace", async () => {
  const worker = workerFor({ setup: setupOf(3) });
  await worker.session.opened;
  worker.session.lookThrough(1);
  await worker.quiet();
  const before = worker.session.tableView.getState();
  worker.session.lookThrough(0);
  await answerOnce(worker);
  worker.session.lookThrough(1);
  await worker.quiet();
  const after = worker.session.tableView.getState();
  expect(after.view).toEqual(before.view);
  expect(after.number).toBe(before.number);
});

test("looking through another seat takes the last one's tableView away before anything else happens", async () => {
  const worker = workerFor({ setup: setupOf(2) });
  await worker.session.opened;
  expect(worker.session.tableView.getState().view).toBeDefined();
  worker.session.lookThrough(1);
  expect(worker.session.tableView.getState()).toMatchObject({ view: undefined, status: undefined, asks: [], log: [] });
  await worker.quiet();
  expect(worker.session.tableView.getState().status?.seat).toBe(1);
});

test("who is awaited at a shared screen is told, and shrinks with every answer", async () => {
  const worker = workerFor({ setup: setupOf(2) });
  await worker.session.opened;
  expect(worker.session.controls.getState().turn.people).toEqual([0, 1]);
  await answerOnce(worker);
  expect(worker.session.controls.getState().turn).toMatchObject({ people: [1], decisions: [] });
});

test("an illegal, a malformed and a stale answer are refused in words, and change nothing", async () => {
  const worker = workerFor({ setup: setupOf(1) });
  await worker.session.opened;
  const { asks, view } = worker.session.tableView.getState();
  const [{ id }] = asks;
  expect((await worker.session.decide(id, "orders pyke raid"))?.rule).toMatch(/^throne\./);
  expect((await worker.session.decide(id, "sing a song"))?.rule).toMatch(/^kernel\./);
  expect((await worker.session.decide(id + 1, "orders winterfell raid"))?.rule).toBe("table.stale-ask");
  expect(worker.session.tableView.getState().view).toEqual(view);
});

test("a secret answer can be replaced until the last is in, and only the last word is kept", async () => {
  const worker = workerFor({ setup: setupOf(2) });
  await worker.session.opened;
  await worker.quiet();
  const [{ id }] = worker.session.tableView.getState().asks;
  expect(
    await worker.session.decide(id, "orders shivering-sea march, white-harbor raid, winterfell raid"),
  ).toBeUndefined();
  expect(
    await worker.session.decide(id, "orders shivering-sea march, white-harbor raid, winterfell support"),
  ).toBeUndefined();
  const record = await worker.session.record();
  expect(record).toContain("stark orders shivering-sea march, white-harbor raid, winterfell support");
  expect(record).not.toContain("winterfell raid");
});

test("undo goes back to before a decision, and the bots play as they did", async () => {
  const worker = workerFor({ setup: setupOf(1) });
  await worker.session.opened;
  await worker.quiet();
  for (let answers = 0; answers < 3; answers++) await answerOnce(worker);
  const middle = worker.session.tableView.getState();
  await answerOnce(worker);
  const end = worker.session.tableView.getState();
  const { decisions } = worker.session.controls.getState().turn;
  expect(decisions).toHaveLength(4);
  expect(await worker.session.undo(decisions[3].index)).toBeUndefined();
  await worker.quiet();
  const back = worker.session.tableView.getState();
  expect(back).toMatchObject({ view: middle.view, number: middle.number, log: middle.log, asks: middle.asks });
  expect(await worker.session.decide(back.asks[0].id, decisions[3].notation)).toBeUndefined();
  await worker.quiet();
  expect(worker.session.tableView.getState()).toMatchObject({ view: end.view, number: end.number });
});

test("what cannot be undone is refused", async () => {
  const worker = workerFor({ setup: setupOf(1) });
  await worker.session.opened;
  expect((await worker.session.undo(40))?.rule).toBe("table.stale-ask");
  expect((await worker.session.undo(-1))?.rule).toBe("table.stale-ask");
});

test("a game survives the page: another worker shows the same and goes on", async () => {
  const store = memoryGameStore();
  const first = workerFor({ setup: setupOf(1) }, store);
  const id = (await first.session.opened) as string;
  for (let answers = 0; answers < 6; answers++) await answerOnce(first);
  const before = first.session.tableView.getState();
  first.session.keepDraft(before.asks[0].id, "an unsent thought");
  await first.quiet();
  const second = workerFor({ id }, store);
  expect(await second.session.opened).toBe(id);
  await second.quiet();
  const { view, log, number, draft } = second.session.tableView.getState();
  expect({ view, log, number }).toEqual({ view: before.view, log: before.log, number: before.number });
  expect(draft).toEqual({ ask: before.asks[0].id, answer: "an unsent thought" });
  expect(await answerOnce(second)).toBe(true);
});

test("a draft is seen by the seat that wrote it alone", async () => {
  const worker = workerFor({ setup: setupOf(2) });
  await worker.session.opened;
  worker.session.keepDraft(worker.session.tableView.getState().asks[0].id, "march on them all");
  worker.session.lookThrough(1);
  await worker.quiet();
  expect(worker.session.tableView.getState().draft).toBeUndefined();
  expect(JSON.stringify(worker.heard)).not.toContain("march on them all");
  worker.session.lookThrough(0);
  await worker.quiet();
  expect(worker.session.tableView.getState().draft?.answer).toBe("march on them all");
});

test("of two tabs with one game, the one that is late is refused and shown how it is", async () => {
  const store = memoryGameStore();
  const first = workerFor({ setup: setupOf(1) }, store);
  const id = (await first.session.opened) as string;
  await first.quiet();
  const second = workerFor({ id }, store);
  await second.session.opened;
  await answerOnce(first);
  const { view, asks } = second.session.tableView.getState();
  const late = throne.print(throne.sample(throne.fromJSON(view), 0, chanceFrom(9)));
  expect((await second.session.decide(asks[0].id, late))?.rule).toBe("table.stale-ask");
  await second.quiet();
  expect(second.session.tableView.getState().view).toEqual(first.session.tableView.getState().view);
});

test("a game of older rules whose decisions are played alike is replayed whole", async () => {
  const store = memoryGameStore();
  const first = workerFor({ setup: setupOf(1) }, store);
  const id = (await first.session.opened) as string;
  for (let answers = 0; answers < 3; answers++) await answerOnce(first);
  const { view: before, log } = first.session.tableView.getState();
  const kept = await store.read(id);
  if (kept === undefined || throne.recordsSince === undefined) throw new Error("nothing was kept");
  // What older rules wrote as a snapshot is not read.
  await store.write({ ...kept, rules: throne.recordsSince, snapshot: { older: true }, version: kept.version + 1 });
  const second = workerFor({ id }, store);
  expect(await second.session.opened).toBe(id);
  expect(second.session.tableView.getState().view).toEqual(before);
  expect(second.session.tableView.getState().log).toEqual(log);
  const record = readRecord((await second.session.record()) ?? "");
  expect(record).toMatchObject({ rules: throne.rulesVersion });
  expect(second.session.controls.getState().turn.decisions).toHaveLength(3);
});

test("a game of older rules that began from a position begins from it in its new form", async () => {
  const game = await loadGame("throne");
  if (game === undefined) throw new Error("the catalogue lacks a game");
  const begun = LocalTable.begin(game, setupOf(1), "one", 0).kept;
  const kept = { ...begun, rules: 2, base: { state: { older: begun.snapshot }, after: 0 } };
  const rules = { ...game.rules, upgrade: (plain: Json) => (plain as { readonly older: Json }).older };
  expect(new LocalTable({ ...game, rules }, kept).kept).toMatchObject({
    rules: throne.rulesVersion,
    base: { state: begun.snapshot },
    snapshot: begun.snapshot,
  });
});

test("a game that the rules have outgrown goes on from where it was left", async () => {
  const store = memoryGameStore();
  const first = workerFor({ setup: setupOf(1) }, store);
  const id = (await first.session.opened) as string;
  for (let answers = 0; answers < 3; answers++) await answerOnce(first);
  const before = first.session.tableView.getState().view;
  const kept = await store.read(id);
  if (kept === undefined) throw new Error("nothing was kept");
  await store.write({ ...kept, rules: 0, version: kept.version + 1 });
  const second = workerFor({ id }, store);
  expect(await second.session.opened).toBe(id);
  expect(second.session.tableView.getState().view).toEqual(before);
  expect(await second.session.record()).toBeUndefined();
  expect(await answerOnce(second)).toBe(true);
});

test("a whole game of bots runs to its end, and its record replays", async () => {
  const seats = ["a", "b", "c"].map((name) => ({ name, bot: "greedy" }));
  const worker = workerFor({ setup: setupOf(1, { seats }) });
  await worker.session.opened;
  await worker.quiet();
  const { status, view } = worker.session.tableView.getState();
  expect(status?.state).toBe("finished");
  expect(status?.seat).toBeUndefined();
  expect(status?.result?.rule).toMatch(/^throne\.victory\./);
  const record = readRecord((await worker.session.record()) ?? "");
  if (isRecordProblem(record)) throw new Error(record.problem);
  const end = replay(throne, record);
  if (isRecordProblem(end)) throw new Error(end.problem);
  expect(throne.toJSON(throne.view(end.state, ONLOOKER)) as JsonMap).toEqual(view);
});

test("a set-up that the game does not allow is refused", async () => {
  const worker = workerFor({ setup: setupOf(1, { options: { players: 9 } }) });
  expect(await worker.session.opened).toMatchObject({
    rule: "throne.setup.players",
    sentence: expect.stringMatching(/^throne: /),
  });
  expect(worker.session.tableView.getState().connection).toBe("closed");
  const missing = workerFor({ id: "nowhere" });
  expect(await missing.session.opened).toMatchObject({ rule: "table.unknown" });
});

test("a record is gone on with, from its end or from any place in it", async () => {
  const first = workerFor({ setup: setupOf(1) });
  await first.session.opened;
  for (let answers = 0; answers < 4; answers++) await answerOnce(first);
  const text = (await first.session.record()) ?? "";
  const begun = { text, title: "From a file", name: "Me" };
  const whole = workerFor({ record: begun });
  expect(typeof (await whole.session.opened)).toBe("string");
  await whole.quiet();
  const { view, status } = first.session.tableView.getState();
  expect(whole.session.tableView.getState().view).toEqual(view);
  expect(whole.session.tableView.getState().status?.openSeed).toMatch(/^[0-9a-f]{64}$/);
  expect(status?.seats.map(({ bot }) => bot)).toEqual([undefined, "greedy", "greedy"]);

  const early = workerFor({ record: { ...begun, upTo: 2, own: "baratheon" } });
  await early.session.opened;
  expect(early.session.tableView.getState().status).toMatchObject({ seat: 2, round: 1 });
  expect(early.session.tableView.getState().status?.seats[0].bot).toBe("steward");
});

test("a record that is broken is refused with its line", async () => {
  const broken = workerFor({ record: { text: "weirwood record 1\nnonsense", title: "", name: "" } });
  expect(await broken.session.opened).toMatchObject({ rule: "kernel.record.header", line: 2 });
});
