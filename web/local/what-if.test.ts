import { canonical, chanceFrom, isRefusal, type JsonMap, seedFrom } from "@weirwood/kernel";
import { throne } from "@weirwood/throne";
import { describe, expect, test } from "vitest";
import { loadOdds } from "../games/odds.ts";
import { setupOf, type TestWorker, workerFor } from "../testing/local-worker.ts";
import { memoryGameStore } from "./game-store.ts";
import { loadGame } from "./load-game.ts";
import { answersToCompare, sampleOdds } from "./odds.ts";
import { followTurns, setOthers, startOver, stepBack } from "./what-if.ts";

/** The real table, and a copy on which its person tries things out. */
async function wonder(others: "bots" | "by-hand" = "bots") {
  const real = workerFor({ setup: setupOf(1) });
  await real.session.opened;
  await real.quiet();
  const { view, status } = real.session.tableView.getState();
  if (view === undefined || status === undefined) throw new Error("nothing is in sight");
  const position = { view, seat: 0, status };
  const store = memoryGameStore();
  const copy = workerFor({ trial: { ...position, others, seed: "a deal" } }, store);
  expect(typeof (await copy.session.opened)).toBe("string");
  await copy.quiet();
  return { real, copy, view, store };
}

async function answer({ session, quiet }: TestWorker): Promise<void> {
  const { view, asks, status } = session.tableView.getState();
  const state = throne.fromJSON(view);
  const seat = status?.seat ?? 0;
  expect(await session.decide(asks[0].id, throne.print(throne.sample(state, seat, chanceFrom(3))))).toBeUndefined();
  await quiet();
}

test("trying things out sends nothing, keeps nothing and changes nothing at the real table", async () => {
  const { real, copy, view, store } = await wonder();
  const said = real.said.length;
  for (let tries = 0; tries < 4; tries++) await answer(copy);
  expect(real.said).toHaveLength(said);
  expect(real.session.tableView.getState().view).toEqual(view);
  expect(await store.list()).toEqual([]);
  expect(copy.session.tableView.getState().view).not.toEqual(view);
});

test("the copy begins with exactly what the reader sees", async () => {
  const { copy, view } = await wonder();
  expect(copy.session.tableView.getState().view).toEqual(view);
  expect(copy.session.tableView.getState().status).toMatchObject({ seat: 0, isPractice: true });
});

test("a step back, and all the way back, show what was there", async () => {
  const { copy, view } = await wonder();
  expect(await stepBack(copy.session)).toBe(false);
  await answer(copy);
  const first = copy.session.tableView.getState().view;
  await answer(copy);
  expect(await stepBack(copy.session)).toBe(true);
  await copy.quiet();
  expect(copy.session.tableView.getState().view).toEqual(first);
  expect(await startOver(copy.session)).toBe(true);
  await copy.quiet();
  expect(copy.session.tableView.getState().view).toEqual(view);
});

test("played by hand, the screen follows whoever is asked", async () => {
  const { copy } = await wonder("by-hand");
  const stop = followTurns(copy.session);
  const readers = new Set<number>();
  for (let tries = 0; tries < 5; tries++) {
    readers.add(copy.session.tableView.getState().status?.seat ?? -1);
    await answer(copy);
  }
  stop();
  expect(readers.size).toBeGreaterThan(1);
});

test("others can be handed to bots in the middle", async () => {
  const { copy } = await wonder("by-hand");
  await answer(copy);
  expect(copy.session.controls.getState().turn.people).toEqual([1, 2]);
  setOthers(copy.session, 0, "bots");
  await copy.quiet();
  const { people } = copy.session.controls.getState().turn;
  expect(people.filter((seat) => seat !== 0)).toEqual([]);
});

describe("odds", () => {
  /** Lannister marches on a weak Stark force, or on a strong one. */
  function battle(defenders: string) {
    const state = throne.scenarios.given({
      players: ["lannister", "stark", "baratheon"],
      phase: "march",
      units: { riverrun: "lannister 3K 1F", seagard: `stark ${defenders}` },
      orders: { riverrun: "march" },
    });
    const seat = [0, 1, 2].find((one) => throne.seatName(state, one) === "lannister") ?? 0;
    const view: JsonMap = throne.toJSON(throne.view(state, seat));
    return { view, seat };
  }
  async function playOut(seat: number) {
    const [game, odds] = await Promise.all([loadGame("throne"), loadOdds("throne")]);
    if (game === undefined || odds === undefined) throw new Error("the game brings no odds");
    return { rules: game.rules, bot: await game.bot(game.roles.quick), decidedBy: odds.decidedBy, seat };
  }
  async function ask(defenders: string, answers: readonly string[]) {
    const { view, seat } = battle(defenders);
    return sampleOdds(await playOut(seat), { view, samples: 30 }, answers);
  }

  test("are there only where a game brings them", async () => {
    expect(await loadOdds("ravens-wager")).toBeUndefined();
  });

  test("compare all answers where they are few, else the one that is prepared, and none where nothing is asked", async () => {
    const { view, seat } = battle("1F");
    const { rules } = await playOut(seat);
    const draft = "march riverrun: 1F > seagard";
    expect(answersToCompare(rules, { view, seat, draft })).toEqual([draft]);
    expect(answersToCompare(rules, { view, seat, draft: undefined })).toEqual([]);
    expect(answersToCompare(rules, { view, seat: (seat + 1) % 3, draft })).toEqual([]);
    const wager = await loadGame("ravens-wager");
    const options = wager?.rules.readOptions({ seats: 2 });
    if (wager === undefined || options === undefined || isRefusal(options)) throw new Error("no testing game");
    const start = wager.rules.toJSON(wager.rules.setup(options, seedFrom("odds")));
    const all = answersToCompare(wager.rules, { view: start, seat: 0, draft: undefined });
    expect(all.length).toBeGreaterThan(1);
  });

  test("favour the strong, and every sample is counted once", async () => {
    const [strong] = await ask("1F", ["march riverrun: 3K 1F > seagard"]);
    const [weak] = await ask("4K", ["march riverrun: 1F > seagard"]);
    expect(strong.won + strong.lost + strong.none).toBe(30);
    expect(strong.won).toBe(30);
    expect(weak.lost).toBeGreaterThan(20);
  });

  test("are none for a march without a battle, and for what is not legal", async () => {
    const [quiet, wrong] = await ask("1F", ["march riverrun: 1F > stoney-sept", "march riverrun: 9K > seagard"]);
    expect(quiet).toMatchObject({ won: 0, lost: 0, none: 30 });
    expect(wrong).toMatchObject({ won: 0, lost: 0, none: 30 });
  });

  test("tell how far they are, and are the same when asked again", async () => {
    const told: number[] = [];
    const { view, seat } = battle("2K");
    const answers = ["march riverrun: 3K > seagard"];
    const play = await playOut(seat);
    const first = sampleOdds(play, { view, samples: 25 }, answers, (_, done) => told.push(done));
    const again = sampleOdds(play, { view, samples: 25 }, answers);
    expect(told).toEqual([10, 20, 25]);
    expect(canonical(first as never)).toBe(canonical(again as never));
  });
});
