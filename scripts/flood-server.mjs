#!/usr/bin/env node
/**
 * What honest players notice while one address does its worst within the limits.
 *
 *   node scripts/flood-server.mjs [--seconds 8]
 *   node scripts/flood-server.mjs --each route [--seconds 4] [--only ready,vote]
 *
 * The second is the law of loads: every route and every message of the protocol in turn, see flood-each.mjs.
 *
 * A server as it is delivered, two honest players in this process, and all attackers in another one, behind another address:
 * up to ten guests with thirty sockets each, every socket sending without regard to refusals and coming back when it was
 * shown out. Prints the honest players' times in quiet and under each attack, and their ratio; exit is 1 where a p99 is
 * over the bar. Needs a system on which all of 127.0.0.0/8 is this machine, such as Linux.
 */
import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { floodEach } from "./flood-each.mjs";
import { BAR, begunTable, honest, newGuest, Players, socketTo, startServer, WebSocket } from "./flood-players.mjs";
import { ensureReady } from "./setup.mjs";

const attackers = "127.0.0.2";

const attacks = [
  { guests: 1, at: "the same table", how: "watch" },
  { guests: 2, at: "another table", how: "watch" },
  { guests: 5, at: "another table", how: "watch" },
  { guests: 5, at: "the same table", how: "watch" },
  { guests: 10, at: "the same table", how: "watch and unwatch" },
  { guests: 10, at: "the same table", how: "watch and leave" },
];
const SOCKETS = 30;
/** Messages a second of each socket. */
const PACE = 19;
/** As many as the server allows one address. */
const MOST_CONNECTIONS = 150;
/** Milliseconds in which every bucket of the server's limits fills up. */
const REFILL = 13_000;
/** Milliseconds after which a socket comes back that was shown out or not let in. */
const BACK_AFTER = 1000;

async function measureFlood() {
  ensureReady();
  const seconds = Number(wanted.seconds ?? 8);
  const folder = mkdtempSync(join(tmpdir(), "weirwood-flood-"));
  const server = await startServer(folder);
  try {
    const [ann, ben] = [await newGuest(server.address, "Ann", honest), await newGuest(server.address, "Ben", honest)];
    const table = await begunTable(server.address, ann, ben);
    const players = await Players.open(server.address, [ann, ben], table);
    await players.play(2);
    say("quiet", seconds);
    const rows = [{ attack: "quiet", ...(await players.play(seconds)) }];
    const [{ p99: quiet }] = rows;
    const guests = [];
    for (let i = 0; i < 10; i++) guests.push(await newGuest(server.address, `Eve ${i}`, attackers));
    const other = await begunTable(server.address, guests[0], guests[1], attackers);
    for (const { guests: count, at, how } of attacks) {
      const where = at === "the same table" ? table : other;
      const orders = { address: server.address, guests: guests.slice(0, count), table: where, how };
      const attack = `${count} guests, ${count * SOCKETS} sockets, ${how}, ${at}`;
      // All buckets fill up again, so that each attack is at its worst.
      say("quiet until all limits are as at first", REFILL / 1000);
      await pause(REFILL);
      say(attack, seconds);
      rows.push({ attack, ...(await under(orders, players, seconds)) });
    }
    report(rows, quiet);
    process.exitCode = rows.some(({ p99, lost }) => p99 > BAR || lost > 0) ? 1 : 0;
    players.end();
  } finally {
    server.process.kill("SIGTERM");
    await server.over;
    rmSync(folder, { recursive: true, force: true });
  }
}

async function under(orders, players, seconds) {
  const attacker = fork(fileURLToPath(import.meta.url));
  process.on("exit", () => attacker.kill("SIGKILL"));
  attacker.send(orders);
  await once(attacker, "message");
  const figures = await players.play(seconds);
  attacker.kill("SIGKILL");
  await once(attacker, "exit");
  return figures;
}

function say(what, seconds) {
  console.error(`flood: ${what}, ${seconds} s …`);
}

function report(rows, quiet) {
  const text = (number) => number.toFixed(1).padStart(10);
  console.log(`${"milliseconds".padEnd(60)}  ping p50  ping p99  worst decision  p99 to quiet`);
  for (const { attack, p50, p99, worstDecision, lost } of rows) {
    const ratio = `${(p99 / quiet).toFixed(1)} ×`.padStart(14);
    const note = lost > 0 ? "  the honest connection was lost" : "";
    console.log(`${attack.padEnd(60)}${text(p50)}${text(p99)}${text(worstDecision).padStart(16)}${ratio}${note}`);
  }
  const worst = Math.max(...rows.map(({ p99 }) => p99));
  console.log(
    `Worst p99 ${worst.toFixed(1)} ms, ${(worst / quiet).toFixed(1)} times that of a quiet server (bar: ${BAR} ms).`,
  );
}

/** All sockets of all guests, in a process of their own. As many as are let in are open before the first one speaks. */
async function attack({ address, guests, table, how }) {
  let [sent, open, isBegun] = [0, 0, false];
  const flood = async (cookie) => {
    for (;;) {
      const socket = socketTo(address, cookie, attackers);
      socket.on("error", () => undefined);
      const over = new Promise((resolve) => socket.once("close", resolve));
      await Promise.race([once(socket, "open").catch(() => undefined), over]);
      if (socket.readyState === WebSocket.OPEN) open++;
      while (!isBegun && socket.readyState === WebSocket.OPEN) await pause(10);
      while (socket.readyState === WebSocket.OPEN) {
        const isWatch = how !== "watch and unwatch" || sent % 2 === 0;
        socket.send(JSON.stringify({ do: isWatch ? "watch" : "unwatch", key: `attack-${++sent}`, table }));
        if (how === "watch and leave") socket.close();
        await pause(1000 / PACE);
      }
      await over;
      await pause(BACK_AFTER);
    }
  };
  for (const cookie of guests) for (let i = 0; i < SOCKETS; i++) void flood(cookie);
  const wanted = Math.min(guests.length * SOCKETS, MOST_CONNECTIONS);
  while (open < wanted) await pause(100);
  isBegun = true;
  process.send("begun");
}

const { values: wanted } = parseArgs({
  options: { each: { type: "string" }, only: { type: "string" }, seconds: { type: "string" } },
});
if (process.send === undefined) await (wanted.each === "route" ? floodEach(wanted) : measureFlood());
else process.on("message", (orders) => void attack(orders));
