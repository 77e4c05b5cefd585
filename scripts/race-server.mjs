#!/usr/bin/env node
/**
 * Races of owners against whatever answers in their place: regents that think while they come back, clocks that run out
 * while their answer is on its way, drafts. What was accepted must stand, on one node and on two.
 *
 *   node scripts/race-server.mjs --races 1000 --seed 7 [--only embedded|cluster]
 *
 * Needs what the clustered tests need (PostgreSQL and Redis, installed if possible, started on free ports). Prints
 * figures as one line of JSON for each; a violation names the seed, and exit is 1.
 */
import { parseArgs } from "node:util";
import { ensureReady } from "./setup.mjs";

const { values } = parseArgs({
  options: {
    races: { type: "string", default: "1000" },
    seed: { type: "string", default: "1" },
    only: { type: "string", default: "" },
  },
});
const [races, seed] = [Number(values.races), Number(values.seed)];
if (
  !(Number.isInteger(races) && races > 0 && Number.isInteger(seed) && ["", "embedded", "cluster"].includes(values.only))
) {
  console.error("race-server: --races and --seed are whole numbers, --only embedded or cluster");
  process.exit(2);
}

ensureReady();
const built = (path) => import(new URL(`../server/dist/${path}.js`, import.meta.url).href);
const { RaceTrack } = await built("faults/decision-races");
const { startPostgres, startRedis } = await built("testing/services");

async function raceOn(kind, nodes, environment) {
  const track = await RaceTrack.open(seed, nodes, environment);
  const began = performance.now();
  try {
    await track.run(races);
  } finally {
    const complaints = await track.end();
    const seconds = Math.round((performance.now() - began) / 1000);
    console.log(JSON.stringify({ kind, seed, ...track.figures, complaints: complaints.length, seconds }));
  }
}

async function raceInCluster() {
  const services = await Promise.all([startPostgres(), startRedis()]);
  const [postgres, redis] = services;
  try {
    await raceOn("cluster", 2, { DATABASE_URL: postgres.url, REDIS_URL: redis.url });
  } finally {
    await Promise.all(services.map((service) => service.remove()));
  }
}

try {
  if (values.only !== "cluster") await raceOn("embedded", 1, {});
  if (values.only !== "embedded") await raceInCluster();
} catch (error) {
  console.error(`race-server: seed ${seed}: ${error.stack}`);
  process.exit(1);
}
