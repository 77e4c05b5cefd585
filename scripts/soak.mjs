#!/usr/bin/env node
/**
 * A long soak: random games over random numbers of players and random sets of variants, the books looked at after every
 * decision. `node scripts/soak.mjs --games 50000 --seed autumn [--first 0]`; a failure names the game, and exit is 1.
 */
import { parseArgs } from "node:util";
import { ensureReady } from "./setup.mjs";

const { values } = parseArgs({
  options: {
    games: { type: "string", default: "1000" },
    seed: { type: "string", default: "soak" },
    first: { type: "string", default: "0" },
  },
});
const [games, first] = [Number(values.games), Number(values.first)];
if (!Number.isInteger(games) || games < 1 || !Number.isInteger(first) || first < 0) {
  console.error("soak: --games is a whole number from 1, --first one from 0");
  process.exit(2);
}

ensureReady();
const { chanceFrom, NOBODY, seedFrom } = await import("@weirwood/kernel");
const { throne } = await import("@weirwood/throne");
const { variantIds } = await import("@weirwood/throne/questions");

let decisions = 0;
const started = Date.now();
for (let number = first; number < first + games; number++) {
  const name = `${values.seed} ${number}`;
  const chance = chanceFrom(seedFrom(name).reduce((sum, byte) => (sum * 31 + byte) | 0, 0));
  const players = 3 + chance.below(4);
  const variants = variantIds.filter((id) => (id !== "three-board" || players === 3) && chance.below(2) === 1);
  const options = throne.readOptions({ players, variants });
  const game = throne.setup(options, seedFrom(name));
  for (let seat = throne.awaited(game); seat !== NOBODY; seat = throne.awaited(game)) {
    const answer = throne.sample(game, seat, chance);
    const refusal = throne.check(game, seat, answer);
    if (refusal) fail(name, variants, `${throne.print(answer)} is sampled but refused by ${refusal.rule}`);
    throne.apply(game, seat, answer);
    const wrong = throne.audit(game);
    if (wrong.length > 0) fail(name, variants, `after ${throne.print(answer)}: ${wrong.join("; ")}`);
    decisions++;
  }
  if (throne.outcome(game) === undefined) fail(name, variants, "nobody is awaited though the game is not over");
  if (process.stderr.isTTY && number % 50 === 0) process.stderr.write(`\r${number - first} of ${games} games`);
}
const seconds = (Date.now() - started) / 1000;
console.log(JSON.stringify({ games, decisions, seconds, exceptions: 0, violations: 0 }));

function fail(name, variants, problem) {
  console.error(`\nsoak: game "${name}" with ${variants.join(", ") || "no variants"}: ${problem}`);
  process.exit(1);
}
