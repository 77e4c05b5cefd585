#!/usr/bin/env node
/**
 * A long soak of the server: tables are played while processes are killed at random moments, embedded and clustered in
 * turn, and the books of every table are balanced after each round: everything acknowledged is there once, in an order
 * that replays; everybody sees what the store says.
 *
 *   node scripts/soak-server.mjs --minutes 3 --seed 7 [--only embedded|cluster]
 *
 * Needs what the clustered tests need (PostgreSQL and Redis, installed if possible, started on free ports). Prints
 * figures as one line of JSON; a failure names round and seed, and exit is 1.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { ensureReady } from "./setup.mjs";

const { values } = parseArgs({
  options: {
    minutes: { type: "string", default: "3" },
    seed: { type: "string", default: "1" },
    only: { type: "string", default: "" },
  },
});
const [minutes, seed] = [Number(values.minutes), Number(values.seed)];
if (!(minutes > 0) || !Number.isInteger(seed) || !["", "embedded", "cluster"].includes(values.only)) {
  console.error("soak-server: --minutes is a number above 0, --seed a whole number, --only embedded or cluster");
  process.exit(2);
}

ensureReady();
const built = (path) => import(new URL(`../server/dist/${path}.js`, import.meta.url).href);
const { chanceFrom } = await import("@weirwood/kernel");
const { PlayerGroup, readerIn, readerOf } = await built("testing/player-group");
const { startServerProcess } = await built("testing/server-process");
const { startPostgres, startRedis } = await built("testing/services");
const { openStore } = await built("store/open-store");

const chance = chanceFrom(seed);
const figures = {
  rounds: 0,
  tables: 0,
  decisions: 0,
  acknowledged: 0,
  kills: 0,
  redisKills: 0,
  postgresKills: 0,
  lostConnections: 0,
  busy: 0,
};
const over = performance.now() + minutes * 60_000;

/** Plays on through one fault after the other, then looks at the books. */
async function playThrough(group, faults, settle) {
  for (const fault of faults) {
    await group.playOn(10 + chance.below(60));
    await pause(chance.below(300));
    await fault();
  }
  await group.playOn(40);
  const store = await settle();
  const { decisions, byBots } = await group.balance(store);
  if (decisions !== group.acknowledged + byBots) throw new Error("decisions that nobody was told of");
  figures.rounds++;
  figures.tables += group.tables.size;
  figures.decisions += decisions;
  figures.acknowledged += group.acknowledged;
  figures.lostConnections += group.players.reduce((sum, { lost }) => sum + lost, 0);
  figures.busy += group.players.reduce((sum, { busy }) => sum + busy, 0);
}

async function embeddedRound() {
  const folder = mkdtempSync(join(tmpdir(), "weirwood-soak-"));
  const open = () => startServerProcess({ environment: { WEIRWOOD_DATA: folder } });
  let server = await open();
  const addresses = () => (server.isOver() ? [] : [server.address]);
  const group = await PlayerGroup.gather({ addresses, tables: 4, people: 3, bots: 1, seed: chance.below(1e9) });
  const kill = async () => {
    await server.kill();
    figures.kills++;
    server = await open();
  };
  let store;
  await playThrough(group, [kill, kill, kill], async () => {
    await group.rest(readerIn(folder));
    await group.leave();
    if ((await server.end()) !== 0) throw new Error("the server did not end in order");
    store = await openStore({ folder });
    return store;
  });
  await store.close();
  rmSync(folder, { recursive: true, force: true });
}

let cluster;

async function openCluster() {
  const [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
  const open = () => startServerProcess({ environment: { DATABASE_URL: postgres.url, REDIS_URL: redis.url } });
  return { postgres, redis, open, nodes: [await open(), await open()], store: await openStore({ url: postgres.url }) };
}

async function clusterRound() {
  cluster ??= await openCluster();
  const { postgres, redis, open, nodes, store } = cluster;
  const addresses = () => nodes.filter((node) => !node.isOver()).map(({ address }) => address);
  const group = await PlayerGroup.gather({ addresses, tables: 4, people: 3, bots: 1, seed: chance.below(1e9) });
  const killNode = async () => {
    const which = chance.below(2);
    await nodes[which].kill();
    figures.kills++;
    await group.playOn(30);
    nodes[which] = await open();
  };
  const killRedis = async () => {
    await redis.kill();
    figures.redisKills++;
    await group.playOn(30);
    await redis.restart();
  };
  const killPostgres = async () => {
    await postgres.kill();
    figures.postgresKills++;
    await pause(chance.below(12_000));
    await postgres.restart();
  };
  await playThrough(group, [killNode, killRedis, killPostgres], async () => {
    await group.rest(readerOf(store));
    await group.leave();
    return store;
  });
}

const kinds = { embedded: [embeddedRound], cluster: [clusterRound], "": [embeddedRound, clusterRound] }[values.only];
try {
  for (let round = 0; performance.now() < over; round++) {
    await kinds[round % kinds.length]();
    if (process.stderr.isTTY) process.stderr.write(`\r${JSON.stringify(figures)}`);
  }
} catch (error) {
  console.error(`\nsoak-server: seed ${seed}, round ${figures.rounds}: ${error.stack}`);
  console.error(JSON.stringify(figures));
  process.exit(1);
}
await cluster?.store.close();
await Promise.all((cluster?.nodes ?? []).map((node) => node.end()));
await Promise.all([cluster?.postgres.remove(), cluster?.redis.remove()]);
console.log(JSON.stringify({ minutes, seed, ...figures, violations: 0 }));
