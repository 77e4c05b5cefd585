import { expect, test } from "vitest";
import { newTable, type TableSettings } from "./use-table-form.ts";

const settings: TableSettings = {
  title: " Friday ",
  isPublic: true,
  clock: { kind: "none" },
  bot: "random",
  mayLookOn: false,
  delay: 60,
  seed: undefined,
  ownSeat: 1,
};

test("a new table has a chair for every seat of the game, and the host in one of them", () => {
  const table = newTable("ravens-wager", { seats: 4 }, 4, settings);
  expect(table).toMatchObject({ game: "ravens-wager", title: "Friday", options: { seats: 4 }, fillWith: "random" });
  expect(table.seats).toEqual([{}, { sitter: "me" }, {}, {}]);
  expect(newTable("ravens-wager", {}, 2, { ...settings, ownSeat: 3 }).seats).toEqual([{}, { sitter: "me" }]);
});

test("nobody looks on with a delay where nobody may look on, and an empty seed is made up", () => {
  const table = newTable("ravens-wager", {}, 2, { ...settings, seed: " ", bot: undefined });
  expect(table.onlookers).toEqual({ allowed: false, delaySeconds: 0 });
  expect(table.practice).toEqual({ seed: expect.stringMatching(/^[0-9a-f]{32}$/) });
  expect(table).not.toHaveProperty("fillWith");
});
