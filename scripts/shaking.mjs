// What shake.mjs draws, runs and counts. Touches no process and no file.
import { join } from "node:path";

/** How many files at most are run together: enough to disturb each other, few enough to find out which. */
const HANDFUL = 6;

/** A small generator of whole numbers below a bound: the same ones from the same seed. */
export function randomFrom(seed) {
  let mix = seed | 0;
  return (below) => {
    mix = (mix + 0x9e3779b9) | 0;
    const half = Math.imul(mix ^ (mix >>> 16), 0x21f0aaad);
    return (Math.imul(half ^ (half >>> 15), 0x735a2d97) >>> 0) % below;
  };
}

/** The part that a file of tests belongs to. */
export function partOf(parts, file) {
  const isUnder = (part, glob) => file.startsWith(join(part.package, glob.replace(/[*]{2}$/, ""), "/"));
  return parts.find((part) => isUnder(part, part.tests) && !part.elsewhere.some((glob) => isUnder(part, glob)));
}

/** All files once, in random order, in handfuls of one part each. */
export function handfuls(files, random) {
  const ordered = shuffled(files, random);
  const open = new Map();
  const made = [];
  for (const { file, part } of ordered) {
    let handful = open.get(part);
    if (handful === undefined || handful.files.length === handful.size) {
      handful = { part, files: [], size: 1 + random(HANDFUL) };
      open.set(part, handful);
      made.push(handful);
    }
    handful.files.push(file);
  }
  return shuffled(made, random).map(({ part, files: some }) => ({ part, files: some }));
}

function shuffled(list, random) {
  const cards = [...list];
  for (let at = cards.length - 1; at > 0; at--) {
    const other = random(at + 1);
    [cards[at], cards[other]] = [cards[other], cards[at]];
  }
  return cards;
}

/** How vitest is called for a handful, and the same as a line to repeat it by. */
export function commandOf(part, files, drawn) {
  const order = ["--sequence.shuffle.files", `--sequence.seed=${drawn}`];
  const args = ["run", "--project", part.name, `--maxWorkers=${part.workers}`, ...order, ...files];
  const env = { WEIRWOOD_TEST_SEED: String(drawn) };
  return { args, env, line: `WEIRWOOD_TEST_SEED=${drawn} npx vitest ${args.join(" ")}` };
}

/** Counts what fell, how often of how many times, and with which seeds. */
export class Falls {
  #runs = 0;
  #tests = 0;
  #fallen = new Map();

  count({ files, passed, failed, code, drawn }) {
    this.#runs++;
    this.#tests += passed + failed.length;
    const names = failed.map((test) => test.replace(/ \(.*\)$/s, ""));
    // No test failed, and yet it ended badly: all of the handful is suspect.
    if (failed.length === 0 && code !== 0) names.push(`all of ${files.join(", ")}`);
    for (const name of names) this.#fallen.set(name, [...(this.#fallen.get(name) ?? []), drawn]);
  }

  get isEmpty() {
    return this.#fallen.size === 0;
  }

  summary() {
    const fallen = [...this.#fallen.values()].reduce((sum, seeds) => sum + seeds.length, 0);
    return `${this.#runs} runs, ${this.#tests} tests, ${fallen} fallen`;
  }

  /** What fell most first. */
  table() {
    if (this.isEmpty) return ["nothing fell"];
    const rows = [...this.#fallen].sort(([, one], [, other]) => other.length - one.length);
    return [
      "fell  test (seeds)",
      ...rows.map(([name, seeds]) => `${String(seeds.length).padStart(4)}  ${name} (${seeds.join(", ")})`),
    ];
  }
}
