/**
 * The law of loads: one address does its worst by every route and every message of the protocol in turn, within the limits, and
 * an honest player elsewhere does not notice: the p99 of a ping stays under 250 ms and under ten times quiet, and a new game
 * of somebody else begins within two seconds. What is tried is made from the protocol's own lists, so that a new route or message
 * is in it by itself; one whose request or frame is not written in flood-requests.mjs stops the script. An attack of which nothing was granted is none, and
 * is said to be toothless.
 */

import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { constants, setPriority, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import {
  BAR,
  begunTable,
  call,
  honest,
  newGuest,
  Players,
  socketTo,
  startServer,
  timeOfNewTable,
  WebSocket,
} from "./flood-players.mjs";
import {
  crowded,
  dearTable,
  everyAttack,
  frames,
  GUESTS,
  largePlan,
  neverGranted,
  password,
  requests,
  toldToAll,
  withBots,
} from "./flood-requests.mjs";
import { ensureReady } from "./setup.mjs";

const MOST_TO_QUIET = 10;
/** A ping that takes less than this is quiet, however quick the quiet ones were: scheduling alone makes such ratios. */
const STILL_QUIET = 15;
const MOST_FOR_NEW_TABLE = 2000;
const SOCKETS = 30;
/** How many requests of a guest are on their way at a time. */
const AT_ONCE = 20;

export async function floodEach({ seconds: wanted = "4", only }) {
  ensureReady();
  const seconds = Number(wanted);
  const attacks = (await everything()).filter(({ name }) => only === undefined || only.split(",").includes(name));
  const folder = mkdtempSync(join(tmpdir(), "weirwood-flood-"));
  const server = await startServer(folder);
  let isWithin = true;
  let attacker;
  process.on("exit", () => attacker?.kill("SIGKILL"));
  try {
    const [ann, ben] = [await newGuest(server.address, "Ann", honest), await newGuest(server.address, "Ben", honest)];
    const players = await Players.open(server.address, [ann, ben], await begunTable(server.address, ann, ben));
    await players.play(2);
    const quiet = { ...(await players.play(seconds)), newTable: await newTableOf(server.address) };
    const game = await longGame(server.address);
    console.log(
      `${"milliseconds".padEnd(24)}  ping p50  ping p99  to quiet  new table  granted, and most often refused by`,
    );
    tell("quiet", quiet, quiet);
    for (const [i, { name, kind }] of attacks.entries()) {
      // Each from an address of its own, whose limits nobody has used.
      const from = `127.0.${1 + Math.floor(i / 200)}.${10 + (i % 200)}`;
      attacker = fork(fileURLToPath(import.meta.url));
      // In life it is another machine: it takes what server and players leave of this one.
      setPriority(attacker.pid, constants.priority.PRIORITY_LOW);
      attacker.send({ address: server.address, from, name, kind, ...game });
      await once(attacker, "message");
      const playing = players.play(seconds);
      await pause(500);
      const newTable = await newTableOf(server.address);
      const figures = { ...(await playing), newTable };
      attacker.send("how much?");
      const [counts] = await once(attacker, "message");
      attacker.kill("SIGKILL");
      await once(attacker, "exit");
      isWithin = tell(name, figures, quiet, counts) && isWithin;
    }
    players.end();
  } finally {
    server.process.kill("SIGTERM");
    const since = performance.now();
    await server.over;
    console.log(`The server closed within ${((performance.now() - since) / 1000).toFixed(1)} s.`);
    rmSync(folder, { recursive: true, force: true });
  }
  console.log(isWithin ? "All within the bars." : "Over a bar.");
  process.exitCode = isWithin ? 0 : 1;
}

/** By somebody new each time, from an address of their own, whose own limits must not count. */
let strangers = 0;
async function newTableOf(address) {
  const localAddress = `127.1.0.${1 + (strangers++ % 250)}`;
  return timeOfNewTable(address, await newGuest(address, "Cleo", localAddress), localAddress);
}

function tell(name, { p50, p99, lost, newTable }, quiet, counts) {
  const text = (number) => number.toFixed(1).padStart(10);
  const isOver =
    lost > 0 || p99 > BAR || p99 > Math.max(STILL_QUIET, MOST_TO_QUIET * quiet.p99) || newTable > MOST_FOR_NEW_TABLE;
  const ratio = `${(p99 / quiet.p99).toFixed(1)} ×`.padStart(10);
  const isToothless = counts?.accepted === 0 && !neverGranted.includes(name);
  const why = Object.entries(counts?.refused ?? {}).sort(([, one], [, other]) => other - one);
  const rules = why.slice(0, 3).map(([rule, times]) => `${rule} ${times}`);
  const granted = counts === undefined ? "" : `  ${[counts.accepted, ...rules].join(", ")}`;
  const verdict = `${isOver ? "  OVER" : ""}${isToothless ? "  TOOTHLESS" : ""}`;
  console.log(`${name.padEnd(24)}${text(p50)}${text(p99)}${ratio}${text(newTable).padStart(11)}${granted}${verdict}`);
  return !isOver && !isToothless;
}

async function everything() {
  return everyAttack(await protocol());
}

async function protocol() {
  const found = createRequire(new URL("../server/package.json", import.meta.url)).resolve("@weirwood/protocol");
  return import(found);
}

/** A finished game of Throne, bots among themselves, and its record: as long as a game is. */
async function longGame(address) {
  const from = "127.1.1.1";
  const cookie = await newGuest(address, "Old", from);
  const ask = (method, path, body) =>
    call(method, `${address}/api/tables${path}`, { body, cookie, localAddress: from });
  const { reply } = await ask("POST", "", withBots("steward"));
  await ask("PUT", `/${reply.id}/ready`, { nonce: "old" });
  await ask("POST", `/${reply.id}/start`);
  const socket = socketTo(address, cookie, from);
  await once(socket, "open");
  socket.send(JSON.stringify({ do: "watch", key: "watch-old", table: reply.id }));
  await ask("POST", `/${reply.id}/resign`);
  while ((await ask("GET", `/${reply.id}`)).reply.state !== "finished") await pause(500);
  socket.terminate();
  return { long: reply.id, record: (await ask("GET", `/${reply.id}/record`)).reply };
}

/** The attackers' guests and tables, and what else an attack needs of them. */
async function atHand({ address, from, name, long, record }) {
  const ask = async (cookie, method, path, body) =>
    (await call(method, `${address}/api${path}`, { cookie, localAddress: from, body })).reply;
  const guests = [];
  for (let i = 0; i < GUESTS; i++) {
    const guest = { name: `Eve ${process.pid} ${i}`, cookie: await newGuest(address, `Eve ${i}`, from) };
    if (["logIn", "changePassword", "newCodes"].includes(name)) {
      const body = { name: guest.name, password };
      const made = await call("POST", `${address}/api/accounts`, { cookie: guest.cookie, localAddress: from, body });
      guest.cookie = made.cookie ?? guest.cookie;
    }
    guests.push({ ...guest, id: (await ask(guest.cookie, "GET", "/me")).id });
  }
  const [host, second, third] = guests.map(({ cookie }) => cookie);
  const options = { battle: largePlan() };
  const open = (await ask(host, "POST", "/tables", { ...crowded, options })).id;
  const empty = (await ask(host, "POST", "/tables", { ...crowded, options })).id;
  await ask(second, "POST", `/tables/${open}/seats/1`, {});
  const played = await begunTable(address, second, third, from);
  const left = await begunTable(address, host, second, from);
  await ask(second, "DELETE", `/tables/${left}/seats/mine`);
  if (name === "vote") await ask(second, "POST", `/tables/${played}/votes`, { kind: "draw" });
  const late = [];
  for (let i = 0; name === "watch" && i < 6 * GUESTS; i++) {
    const { cookie } = guests[i % GUESTS];
    const { id } = await ask(cookie, "POST", "/tables", dearTable);
    await ask(cookie, "PUT", `/tables/${id}/ready`, { nonce: "late" });
    await ask(cookie, "POST", `/tables/${id}/start`);
    late.push(id);
  }
  const mine = [];
  if (["startTable", "closeTable", "resign", "rematch"].includes(name)) {
    // As many as may be made at once, each ready to begin.
    for (let i = 0; i < 6 * GUESTS; i++) {
      const { cookie } = guests[i % GUESTS];
      const { id } = await ask(cookie, "POST", "/tables", withBots("maester"));
      await ask(cookie, "PUT", `/tables/${id}/ready`, { nonce: "mine" });
      if (name === "resign" || name === "rematch") await ask(cookie, "POST", `/tables/${id}/start`);
      if (name === "rematch") await ask(cookie, "POST", `/tables/${id}/votes`, { kind: "end" });
      mine.push(id);
    }
  }
  return { guests, open, empty, played, left, late, mine, begun: mine, ended: mine, long, record };
}

/** All guests of one address, with as many sockets as it may have, at one thing. */
async function attack({ address, from, name, kind, ...given }) {
  const at = await atHand({ address, from, name, ...given });
  const table =
    { seatBot: at.empty, applyForSeat: at.left, leaveTable: at.played, returnToSeat: at.played }[name] ?? at.open;
  const isHeard = kind === "message" || toldToAll.includes(name);
  const follow = kind === "message" ? at.played : table;
  const counts = { accepted: 0, refused: {} };
  const refusedBy = (rule) => (counts.refused[rule] = (counts.refused[rule] ?? 0) + 1);
  let sent = 0;
  const say = (socket, what) => {
    if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ ...what, key: `attack-${++sent}` }));
  };
  const sockets = [];
  let isBegun = false;
  const hear = (text) => {
    const message = JSON.parse(String(text));
    if (message.is === "table" && message.sight !== undefined) at.ask ??= message.sight.asks[0];
    if (!isBegun) return;
    if (message.is === "accepted") counts.accepted++;
    if (message.is === "refused" || message.is === "bye") refusedBy(message.rule);
  };
  // More than so many at once are not let in; and who watches too much at once is refused.
  for (let place = 0; isHeard && place < SOCKETS * GUESTS - 2; place++) {
    const guest = place % GUESTS;
    const socket = socketTo(address, at.guests[guest].cookie, from);
    socket.on("error", () => undefined);
    socket.on("message", hear);
    const opened = await new Promise((resolve) => {
      socket.once("open", () => resolve(true));
      socket.once("close", () => resolve(false));
    });
    if (!opened) {
      place--;
      await pause(200);
      continue;
    }
    sockets.push({ socket, guest });
    say(socket, { do: "watch", table: follow });
    if (place >= 50) await pause(110);
  }
  const { routes } = await protocol();
  isBegun = true;
  process.send("begun");
  process.once("message", () => process.send(counts));
  if (kind === "message") {
    for (const { socket, guest } of sockets) {
      void (async () => {
        for (;;) {
          const { as = [guest], ...frame } = frames[name](at, sent);
          if (as.includes(guest)) say(socket, { do: name, ...frame });
          await pause(1000 / 19);
        }
      })();
    }
    return;
  }
  const { method, path } = routes[name];
  for (let hand = 0; hand < AT_ONCE * GUESTS; hand++) {
    void (async () => {
      for (;;) {
        const { as = hand % GUESTS, params = {}, query, body } = requests[name]?.(at, ++sent) ?? {};
        const filled = path.replace(/:(\w+)/g, (_, gap) => params[gap]);
        const asked = query === undefined ? "" : `?${new URLSearchParams(query)}`;
        const how = { cookie: at.guests[as].cookie, localAddress: from, ...(body !== undefined && { body }) };
        await call(method, `${address}${filled}${asked}`, how).then(
          () => counts.accepted++,
          ({ rule = "nothing" }) => {
            refusedBy(rule);
            return pause(5);
          },
        );
      }
    })();
  }
}

if (process.send !== undefined && process.argv[1] === fileURLToPath(import.meta.url)) {
  process.once("message", (orders) => void attack(orders));
}
