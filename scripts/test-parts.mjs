// The parts that the tests fall into, by folders: a ring for each game, and one for the frame that holds them.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { games, root } from "./packages.mjs";

/**
 * @typedef {object} Part
 * @property {string} name A project of vitest: `npx vitest run --project web`.
 * @property {string} ring The game whose tests these are, or "frame".
 * @property {"browser" | "node"} lane Parts of one lane run one after another, lanes side by side; who is done helps the others.
 * @property {string} package The folder that vitest takes for the root.
 * @property {string} tests Where in there the tests are.
 * @property {string[]} elsewhere What in there belongs to other parts.
 * @property {number} workers
 * @property {number} minutes The budget: what it may take on two idle cores, with the other lane beside it.
 */

/** Both cores of a small machine. */
const WORKERS = 2;
/** Tests of the server mostly wait for processes, disks and clocks. */
const WAITING_WORKERS = 3;

const inLane = { lane: "node", tests: "**", elsewhere: [], workers: WORKERS };
const inBrowser = { ...inLane, lane: "browser", package: "web" };

/** @returns {Omit<Part, "ring">[]} Where a package keeps what is a game's own, in folders of the games' names. */
const frameParts = (names) => {
  const of = (prefix = "") => names.map((game) => `${prefix}${game}/**`);
  return [
    { ...inLane, name: "scripts", package: "scripts", minutes: 0.3 },
    { ...inLane, name: "kernel", package: "kernel", minutes: 0.6 },
    { ...inLane, name: "bots", package: "bots", elsewhere: of(), minutes: 0.3 },
    { ...inLane, name: "catalogue", package: "catalogue", minutes: 0.3 },
    { ...inLane, name: "protocol", package: "protocol", minutes: 0.3 },
    { ...inLane, name: "server", package: "server", workers: WAITING_WORKERS, minutes: 6 },
    { ...inLane, name: "cli", package: "cli", elsewhere: of("games/"), minutes: 2.5 },
    { ...inLane, name: "web", package: "web", elsewhere: [...of("games/"), "browser-tests/**"], minutes: 1.2 },
    { ...inBrowser, name: "browser", tests: "browser-tests/**", elsewhere: of("browser-tests/"), minutes: 4 },
  ];
};

/** @returns {Omit<Part, "ring">[]} */
const gameParts = (game) => [
  { ...inLane, name: game, package: `games/${game}`, minutes: 2.5 },
  { ...inLane, name: `${game}-bots`, package: "bots", tests: `${game}/**`, minutes: 0.6 },
  { ...inLane, name: `${game}-cli`, package: "cli", tests: `games/${game}/**`, minutes: 1 },
  { ...inLane, name: `${game}-web`, package: "web", tests: `games/${game}/**`, minutes: 2 },
  { ...inBrowser, name: `${game}-browser`, tests: `browser-tests/${game}/**`, minutes: 5 },
];

/** @returns {Part[]} Every part there can be with these games, whether or not it has tests yet. */
export function partsWith(names) {
  return [
    ...frameParts(names).map((part) => ({ ...part, ring: "frame" })),
    ...names.flatMap((game) => gameParts(game).map((part) => ({ ...part, ring: game }))),
  ];
}

export const parts = partsWith(games);

/**
 * The parts that a command asks for: all, `frame`, or `game NAME`. Undefined where there is no such ring.
 * @param {Part[]} all
 * @param {string[]} wish
 */
export function partsWished(all, [which, game]) {
  if (which === undefined) return all;
  const ring = which === "game" ? game : which === "frame" ? "frame" : undefined;
  const chosen = all.filter((part) => part.ring === ring);
  return chosen.length > 0 ? chosen : undefined;
}

/** @param {Part} part Whether a file of tests is there: a game need not have all of its parts. */
export function hasTests({ package: folder, tests, elsewhere }) {
  const inside = tests.replace(/\/?[*]{2}$/, "");
  return holdsTest(
    join(folder, inside),
    elsewhere.map((one) => join(folder, one.replace(/\/?[*]{2}$/, ""))),
  );
}

function holdsTest(folder, elsewhere) {
  if (elsewhere.includes(folder)) return false;
  return entriesOf(folder).some((entry) => {
    if (entry.isDirectory()) return !isForeign(entry.name) && holdsTest(join(folder, entry.name), elsewhere);
    return /[.]test[.]tsx?$/.test(entry.name);
  });
}

const isForeign = (name) => name === "node_modules" || name === "dist";

function entriesOf(folder) {
  try {
    return readdirSync(join(root, folder), { withFileTypes: true });
  } catch (error) {
    if (error.code === "ENOENT") return [];
    throw error;
  }
}

/** @param {Part[]} wanted Parts one after another in each of the lanes that run side by side. */
export function lanesOf(wanted) {
  const names = [...new Set(wanted.map(({ lane }) => lane))];
  return names.map((name) => wanted.filter(({ lane }) => lane === name));
}
