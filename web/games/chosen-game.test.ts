// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";
import { firstGame, gameListings } from "./index.ts";

/** The page as it is loaded anew. */
async function load() {
  vi.resetModules();
  return import("./chosen-game.ts");
}

test("until somebody chooses, the first game is meant; a choice is kept in the browser", async () => {
  const [, { name: other }] = gameListings;
  const before = await load();
  expect(before.chosenGame()).toBe(firstGame);
  before.chooseGame(other);
  expect(before.chosenGame()).toBe(other);
  expect((await load()).chosenGame()).toBe(other);
});

test("a game that this page does not know is never chosen", async () => {
  const { chooseGame, chosenGame } = await load();
  const before = chosenGame();
  chooseGame("chess");
  expect(chosenGame()).toBe(before);
  localStorage.setItem("weirwood.game", "chess");
  expect((await load()).chosenGame()).toBe(firstGame);
});
