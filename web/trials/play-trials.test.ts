import { expect, test } from "vitest";
import { type LocalGame, loadGame } from "../local/load-game.ts";
import { playTrials } from "./play-trials.ts";
import { playedIn, type Trials, type TrialWish } from "./trials.ts";

const wish = { game: "ravens-wager", options: { seats: 2 }, of: 4 };
const wager = async (): Promise<LocalGame> => (await loadGame("ravens-wager")) ?? expect.fail();

async function played(game: LocalGame, wished: TrialWish): Promise<readonly Trials[]> {
  const told: Trials[] = [];
  await playTrials(game, wished, (trials) => told.push(trials));
  return told;
}

test("games are played to their end, each is told, and the same wish ends the same way", async () => {
  const told = await played(await wager(), wish);
  expect(told.map(playedIn)).toEqual([1, 2, 3, 4]);
  expect(Object.keys(told[3].won).every((side) => ["ash", "birch"].includes(side))).toBe(true);
  expect(await played(await wager(), wish)).toEqual(told);
});

test("sides begin with what they bring, and change seats after every game", async () => {
  const game = await wager();
  const { rules } = game;
  const begun: string[][] = [];
  const watched: typeof rules = {
    ...rules,
    setup(options, seed) {
      begun.push([]);
      return rules.setup(options, seed);
    },
    apply(state, seat, answer, tell) {
      begun.at(-1)?.push(`${seat} ${rules.print(answer)}`);
      rules.apply(state, seat, answer, tell);
    },
  };
  const told = await played({ ...game, rules: watched }, { ...wish, openings: ["wager 0", "wager 3"] });
  expect(begun.map((answers) => answers.slice(0, 2).sort())).toEqual([
    ["0 wager 0", "1 wager 3"],
    ["0 wager 3", "1 wager 0"],
    ["0 wager 0", "1 wager 3"],
    ["0 wager 3", "1 wager 0"],
  ]);
  expect(Object.keys(told[3].won).every((side) => ["0", "1"].includes(side))).toBe(true);
});

test("who cannot begin so is told", async () => {
  const game = await wager();
  await expect(played(game, { ...wish, openings: ["nonsense", "nonsense"] })).rejects.toThrow("no game can begin so");
  await expect(played(game, { ...wish, options: { seats: 99 } })).rejects.toThrow("no game can be played");
});
