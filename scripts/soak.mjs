#!/usr/bin/env node
/**
 * A long soak of any game: random games with random options, the books looked at after every decision, and other laws
 * now and then.
 *
 *   node scripts/soak.mjs --game NAME --games 50000 [--seed autumn] [--first 0] [--each OPTION] [--books]
 *
 * `--each` plays the values of one option in turn, such as `--each plan`. `--books` looks at the books and at nothing
 * else, and plays eight times as many games in the same time. Without a seed it takes a fresh one, and
 * prints it. Tells on stderr how far it is. A game that fails is named with the command that repeats it, and the others are
 * played all the same, until twenty have failed; exit is 1 then. To use several cores, share the numbers out by `--first`.
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
    each: { type: "string" },
    books: { type: "boolean", default: false },
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

const each = values.each === undefined ? undefined : game.form.find((field) => field.name === values.each);
if (values.each !== undefined && !each?.values) {
  const choices = game.form.filter((field) => field.values).map((field) => field.name);
  misused(`--each is one of ${choices.join(", ")}`);
}

/**
 * What a view may tell is examined by the game's own tests, which know what its events give away. The costliest laws are
 * looked at seldom: a soak is many games.
 */
const seldom = { views: 0, changes: 0.01, events: 0.02 };
const never = { asks: 0, deadEnds: 0, measures: 0, notation: 0, options: 0, refusals: 0, roundTrip: 0, sameSeed: 0 };
const onlyBooks = { ...never, changes: 0, events: 0, simultaneous: 0, spread: 0, table: 0, views: 0 };
const rates = values.books ? onlyBooks : seldom;
const MOST_FAILURES = 20;
/** How often is told how far it is, in milliseconds: on a screen, and in a file. */
const EVERY = process.stderr.isTTY ? 500 : 30_000;

const played = {};
let decisions = 0;
let failures = 0;
const started = Date.now();
let told = started;
for (let number = first; number < first + games; number++) {
  const turn = each && { [each.name]: each.values[number % each.values.length].value };
  try {
    const options = { ...randomOptions(game, chanceOf(`${seed} ${number}, options`)), ...turn };
    decisions += checkProperties(game, { options: [options], games: 1, firstGame: number, seed, rates }).decisions;
  } catch (error) {
    failures++;
    const again = `node scripts/soak.mjs --game ${name} --seed ${seed} --first ${number} --games 1`;
    console.error(`\n${error.stack}\n\n${again}${each ? ` --each ${each.name}` : ""}${values.books ? " --books" : ""}`);
    if (failures === MOST_FAILURES) break;
  }
  if (each) played[turn[each.name]] = (played[turn[each.name]] ?? 0) + 1;
  if (Date.now() - told < EVERY) continue;
  told = Date.now();
  const line = `${number - first + 1} of ${games} games, ${decisions} decisions, ${failures} failures`;
  process.stderr.write(process.stderr.isTTY ? `\r${line}` : `${line}\n`);
}
const seconds = (Date.now() - started) / 1000;
console.log(JSON.stringify({ game: name, seed, games, ...(each && { played }), decisions, seconds, failures }));
process.exit(failures > 0 ? 1 : 0);

function misused(problem) {
  console.error(`soak: ${problem}`);
  process.exit(2);
}
