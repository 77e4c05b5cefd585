// Loaded before the command (`node --import`): what decides a game there, bots and samples, is drawn from WEIRWOOD_TEST_SEED.
// Keys, names and the dice of fair tables stay the machine's: they are to come only once.
import crypto from "node:crypto";
import { syncBuiltinESMExports } from "node:module";

let mix = Number(process.env.WEIRWOOD_TEST_SEED ?? 1) | 0;

function word() {
  mix = (mix + 0x9e3779b9) | 0;
  const half = Math.imul(mix ^ (mix >>> 16), 0x21f0aaad);
  return Math.imul(half ^ (half >>> 15), 0x735a2d97) >>> 0;
}

crypto.randomInt = (...limits) => {
  const [least, most] = limits.length === 1 ? [0, ...limits] : limits;
  return least + Math.floor((word() / 2 ** 32) * (most - least));
};
syncBuiltinESMExports();
