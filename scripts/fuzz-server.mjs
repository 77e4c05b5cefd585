#!/usr/bin/env node
/**
 * Changed positions and options of every game, by the thousand, against a live server; bots play what it takes. The
 * server must answer on after each, and log nothing as wrong.
 *
 *   node scripts/fuzz-server.mjs --inputs 20000 --seed 7
 *
 * Tells on stderr how far it is, and prints the figures as one line of JSON; the input over which the server failed is
 * named with the seed, and exit is 1.
 */
import { parseArgs } from "node:util";
import { ensureReady } from "./setup.mjs";

const { values } = parseArgs({
  options: { inputs: { type: "string", default: "20000" }, seed: { type: "string", default: "1" } },
});
const [inputs, seed] = [Number(values.inputs), Number(values.seed)];
if (!(Number.isInteger(inputs) && inputs > 0 && Number.isInteger(seed))) {
  console.error("fuzz-server: --inputs and --seed are whole numbers");
  process.exit(2);
}

const STEP = 1000;

ensureReady();
const { Fuzz } = await import(new URL("../server/dist/testing/fuzz.js", import.meta.url).href);
const fuzz = await Fuzz.open(seed);
const began = performance.now();
try {
  while (fuzz.figures.inputs < inputs) {
    await fuzz.run(Math.min(STEP, inputs - fuzz.figures.inputs));
    console.error(`${fuzz.figures.inputs} of ${inputs}`);
  }
} catch (error) {
  console.error(`fuzz-server: seed ${seed}: ${error.stack}`);
  process.exitCode = 1;
}
const complaints = await fuzz.end();
for (const complaint of complaints) console.error(`fuzz-server: seed ${seed}: ${complaint}`);
if (complaints.length > 0) process.exitCode = 1;
const seconds = Math.round((performance.now() - began) / 1000);
console.log(JSON.stringify({ seed, ...fuzz.figures, complaints: complaints.length, seconds }));
