import { afterEach, expect, test } from "vitest";
import { Fuzz } from "../testing/fuzz.ts";

const INPUTS = 1000;
const SEED = 2003;
// Thousands of inputs: scripts/fuzz-server.mjs.

let fuzz: Fuzz;

afterEach(async () => {
  expect(await fuzz.end()).toEqual([]);
});

test("the server answers on, whatever positions and options of its games it is sent, and bots play those that it takes", async () => {
  fuzz = await Fuzz.open(SEED);
  await fuzz.run(INPUTS);
  const { taken, played, answers } = fuzz.figures;
  expect(taken).toBeGreaterThan(INPUTS / 50);
  expect(played).toBeGreaterThan(taken / 10);
  expect(answers).toBeGreaterThan(played);
});
