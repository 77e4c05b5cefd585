#!/usr/bin/env node
/**
 * A long soak of any game: random games with random options, the books looked at after every decision, and other laws
 * now and then. `node scripts/soak.mjs --game NAME --games 50000 [--seed autumn] [--first 0]`. Without a seed it takes a
 * fresh one, and prints it. A failure names the game to repeat, and exit is 1.
 */
import { randomBytes } from "node:crypto";
import { parseArgs } from "node:util";
import { ensureReady } from "./setup.mjs";

const { values } = parseArgs({
  options: {
    game: { type: "string" },
    games: { type: "string", default: "1000" },
    seed: { type: "string", default: randomBytes(6).toString("hex") },
    first: { type: "string", default: "0" },
  },
});
const { game: name = "", seed } = values;
const [games, first] = [Number(values.games), Number(values.first)];
if (!Number.isInteger(games) || games < 1 || !Number.isInteger(first) || first < 0) {
  misused("--games is a whole number from 1, --first one from 0");
}

ensureReady();
const { entriesFor, entryNamed } = await import("@weirwood/catalogue");
const { chanceOf } = await import("@weirwood/kernel");
const { checkProperties, randomOptions } = await import("@weirwood/kernel/testing");

const entry = entryNamed(name);
if (entry === undefined) {
  const names = entriesFor("tests").map((one) => one.name);
  misused(`--game is one of ${names.join(", ")}`);
}
const game = await entry.game();
console.log(`soak: ${name}, seed ${seed}`);

/** What a view may tell is examined by the game's own tests, which know what its events give away. */
const rates = { views: 0 };

let decisions = 0;
const started = Date.now();
for (let number = first; number < first + games; number++) {
  try {
    const options = [randomOptions(game, chanceOf(`${seed} ${number}, options`))];
    decisions += checkProperties(game, { options, games: 1, firstGame: number, seed, rates }).decisions;
  } catch (error) {
    console.error(
      `\n${error.stack}\n\nnode scripts/soak.mjs --game ${name} --seed ${seed} --first ${number} --games 1`,
    );
    process.exit(1);
  }
  if (process.stderr.isTTY && number % 50 === 0) process.stderr.write(`\r${number - first} of ${games} games`);
}
const seconds = (Date.now() - started) / 1000;
console.log(JSON.stringify({ game: name, seed, games, decisions, seconds, violations: 0 }));

function misused(problem) {
  console.error(`soak: ${problem}`);
  process.exit(2);
}
