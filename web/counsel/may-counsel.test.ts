import { ONLOOKER } from "@weirwood/kernel";
import type { TableStatus } from "@weirwood/protocol";
import { expect, test } from "vitest";
import { setupOf, workerFor } from "../testing/local-worker.ts";
import { smallStatus } from "../testing/small-game.tsx";
import { mayCounsel } from "./may-counsel.ts";

const wager = "ravens-wager";

/** A table of Raven's wager: people by name, bots for the rest. */
function tableOf(people: readonly (string | undefined)[], changes: Partial<TableStatus> = {}): TableStatus {
  const status = smallStatus({ game: wager, isPractice: true, state: "playing", ...changes });
  const seats = people.map((name, seat) => {
    const { person: _, ...chair } = status.seats[seat];
    return name === undefined ? { ...chair, bot: "random" } : { ...chair, person: { id: name, name } };
  });
  return { ...status, seats };
}

test("counsel is for practice, alone against bots", () => {
  expect(mayCounsel(tableOf(["Ann", undefined, undefined]), 0)).toBe(true);
  expect(mayCounsel(tableOf([undefined, "Ann", undefined]), 1)).toBe(true);
});

test("nobody gets counsel where another person plays, whoever sits in for them", () => {
  const two = tableOf(["Ann", "Ben", undefined]);
  expect(mayCounsel(two, 0)).toBe(false);
  expect(mayCounsel(two, 1)).toBe(false);
  const regent = { ...two, seats: two.seats.map((one) => ({ ...one, hasRegent: one.seat === 1 })) };
  expect(mayCounsel(regent, 0)).toBe(false);
});

test("nor at a table that counts, though only bots are left there", () => {
  expect(mayCounsel(tableOf(["Ann", undefined, undefined], { isPractice: false }), 0)).toBe(false);
});

test("nor does anybody who looks on, nor where the game is not going on, or nobody knows how to judge it", () => {
  const table = tableOf(["Ann", undefined, undefined]);
  expect(mayCounsel(table, ONLOOKER)).toBe(false);
  expect(mayCounsel(table, 1)).toBe(false);
  expect(mayCounsel({ ...table, state: "finished" }, 0)).toBe(false);
  expect(mayCounsel({ ...table, game: "small" }, 0)).toBe(false);
  expect(mayCounsel(undefined, 0)).toBe(false);
});

test("several people on one screen get none; one alone in the same browser does", async () => {
  const options = { seats: 3, rounds: 2 };
  const statusWith = async (people: number): Promise<TableStatus | undefined> => {
    const names = ["Ann", "Ben", "Cleo"];
    const seats = names.map((name, seat) => (seat < people ? { name } : { name, bot: "random" }));
    const { session } = workerFor({ setup: setupOf(people, { game: wager, options, seats }) });
    await session.opened;
    return session.tableView.getState().status;
  };
  expect(mayCounsel(await statusWith(1), 0)).toBe(true);
  expect(mayCounsel(await statusWith(2), 0)).toBe(false);
});
