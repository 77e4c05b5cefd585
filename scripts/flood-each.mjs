/**
 * The law of loads: one address does its worst by every route and every message of the protocol in turn, within the limits, and
 * an honest player elsewhere does not notice: the p99 of a ping stays under 250 ms and under ten times quiet, and a new game
 * of somebody else begins within two seconds. What is tried is made from the protocol's own lists, so that a new route or message
 * is in it by itself; one that wants a body which is not written here stops the script.
 */

import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import {
  BAR,
  begunTable,
  call,
  honest,
  newGuest,
  Player,
  socketTo,
  startServer,
  timeOfNewTable,
  WebSocket,
} from "./flood-players.mjs";
import { ensureReady } from "./setup.mjs";

const MOST_TO_QUIET = 10;
/** A ping that takes less than this is quiet, however quick the quiet ones were: scheduling alone makes such ratios. */
const STILL_QUIET = 25;
const MOST_FOR_NEW_TABLE = 2000;
const GUESTS = 5;
const SOCKETS = 30;
/** How many requests of a guest are on their way at a time. */
const AT_ONCE = 20;

export async function floodEach({ seconds: wanted = "3", only }) {
  ensureReady();
  const seconds = Number(wanted);
  const attacks = (await everything()).filter(({ name }) => only === undefined || name === only);
  const folder = mkdtempSync(join(tmpdir(), "weirwood-flood-"));
  const server = await startServer(folder);
  let isWithin = true;
  try {
    const [ann, ben] = [await newGuest(server.address, "Ann", honest), await newGuest(server.address, "Ben", honest)];
    const player = await Player.open(server.address, ann, await begunTable(server.address, ann, ben));
    await player.play(2);
    const quiet = { ...(await player.play(seconds)), newTable: await newTableOf(server.address) };
    console.log(`${"milliseconds".padEnd(34)}  ping p50  ping p99  to quiet  new table`);
    tell("quiet", quiet, quiet);
    for (const [i, { name, kind }] of attacks.entries()) {
      // Each from an address of its own, whose limits nobody has used.
      const from = `127.0.${1 + Math.floor(i / 200)}.${10 + (i % 200)}`;
      const attacker = fork(fileURLToPath(import.meta.url));
      attacker.send({ address: server.address, from, name, kind });
      await once(attacker, "message");
      const playing = player.play(seconds);
      await pause(500);
      const newTable = await newTableOf(server.address);
      const figures = { ...(await playing), newTable };
      attacker.kill("SIGKILL");
      await once(attacker, "exit");
      isWithin = tell(name, figures, quiet) && isWithin;
    }
    player.end();
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

function tell(name, { p50, p99, lost, newTable }, quiet) {
  const text = (number) => number.toFixed(1).padStart(10);
  const isOver =
    lost > 0 || p99 > BAR || p99 > Math.max(STILL_QUIET, MOST_TO_QUIET * quiet.p99) || newTable > MOST_FOR_NEW_TABLE;
  const ratio = `${(p99 / quiet.p99).toFixed(1)} ×`.padStart(10);
  console.log(
    `${name.padEnd(34)}${text(p50)}${text(p99)}${ratio}${text(newTable).padStart(11)}${isOver ? "  OVER" : ""}`,
  );
  return !isOver;
}

/** Every route that is no operator's, and every message. */
async function everything() {
  const { routes, ClientMessage } = await protocol();
  const open = Object.entries(routes).filter(([, { who }]) => who !== "operator");
  for (const [name, { body }] of open) {
    if (body !== undefined && !Object.hasOwn(bodies, name)) throw new Error(`flood-each.mjs: no body for ${name}`);
  }
  const messages = ClientMessage.anyOf.map(({ properties }) => properties.do.const);
  for (const name of messages)
    if (!Object.hasOwn(frames, name)) throw new Error(`flood-each.mjs: no frame for ${name}`);
  return [...open.map(([name]) => ({ name, kind: "route" })), ...messages.map((name) => ({ name, kind: "message" }))];
}

async function protocol() {
  const found = createRequire(new URL("../server/package.json", import.meta.url)).resolve("@weirwood/protocol");
  return import(found);
}

/** A table whose position is as dear as one may be. */
const dearTable = {
  game: "battles",
  title: "A dear table",
  isPublic: true,
  clock: { kind: "none" },
  seats: [{ sitter: "me" }, { sitter: "maester" }],
  onlookers: { allowed: true, delaySeconds: 1 },
  practice: { position: { plan: "kingsroad", dice: ["0/8", "0/8", "5/8", "0/8", "7/8", "5/8", "0/8"] } },
};

/** What each route is sent: what costs the server most, as far as anybody may send it. */
const bodies = {
  becomeGuest: () => ({ name: "Eve" }),
  createAccount: (n) => ({ name: `Eve ${n}`, password: "a long enough password" }),
  logIn: (n) => ({ name: `Eve ${n}`, password: "a long enough password" }),
  recoverByMail: (n) => ({ mail: `eve-${n}@example.org` }),
  recoverByLetter: () => ({ secret: "x".repeat(40), password: "a long enough password" }),
  recoverByCode: (n) => ({ name: `Eve ${n}`, code: "x".repeat(10), password: "a long enough password" }),
  confirmMail: () => ({ secret: "x".repeat(40) }),
  changeMe: (n) => ({ name: `Eve ${n}` }),
  changePassword: () => ({ password: "a long enough password", newPassword: "another long password" }),
  newCodes: () => ({ password: "a long enough password" }),
  deleteMe: () => ({ password: "a wrong password" }),
  createToken: () => ({ label: "flood" }),
  subscribePush: (n) => ({
    endpoint: `https://push.example.org/${n}`,
    keys: { p256dh: "x".repeat(87), auth: "x".repeat(22) },
  }),
  unsubscribePush: (n) => ({ endpoint: `https://push.example.org/${n}` }),
  readNotices: () => ({ upTo: 1 }),
  createTable: () => dearTable,
  joinTable: () => ({}),
  seatBot: (n) => ({ bot: n % 2 === 0 ? "random" : null }),
  ready: (n) => ({ nonce: `${n}` }),
  callVote: () => ({ kind: "draw" }),
  vote: () => ({ inFavour: false }),
  writeNote: (n) => ({ text: `${n} `.repeat(500) }),
  report: () => ({ text: "x".repeat(500) }),
  publishRecord: () => ({ game: "throne", record: "x".repeat(30_000) }),
};

const frames = {
  watch: (table) => ({ table }),
  unwatch: (table) => ({ table }),
  decide: (table) => ({ table, ask: 1, answer: "orders none" }),
  draft: (table, n) => ({ table, ask: 1, answer: `orders ${n}` }),
  stand: (table, n) => ({ table, kind: "orders", answer: n % 2 === 0 ? "orders none" : null }),
  say: (table, n) => ({ table, channel: "table", text: `${n}` }),
  read: (table, n) => ({ table, channel: "table", upTo: n }),
  "watch-lobby": () => ({}),
  "unwatch-lobby": () => ({}),
  speak: (_, n) => ({ language: n % 2 === 0 ? "en" : "fr" }),
  ping: () => ({}),
};

/** All guests of one address, with as many sockets as it may have, at one thing. */
async function attack({ address, from, name, kind }) {
  const guests = [];
  for (let i = 0; i < GUESTS; i++) guests.push(await newGuest(address, `Eve ${i}`, from));
  const own = await openTable(address, guests[0], from);
  const played = await begunTable(address, guests[1], guests[2], from);
  const table = ["ready", "notReady", "seatBot", "joinTable", "leaveTable", "removeSitter"].includes(name)
    ? own
    : played;
  const sockets = guests.flatMap((cookie) => Array.from({ length: SOCKETS }, () => socketTo(address, cookie, from)));
  let sent = 0;
  const say = (socket, what) => {
    if (socket.readyState !== WebSocket.OPEN) return;
    socket.send(JSON.stringify({ ...what, key: `attack-${++sent}` }));
  };
  await Promise.all(
    sockets.map(async (socket) => {
      socket.on("error", () => undefined);
      await Promise.race([once(socket, "open"), once(socket, "close")]);
      say(socket, { do: "watch", table });
    }),
  );
  const { routes } = await protocol();
  process.send("begun");
  if (kind === "message") {
    for (const socket of sockets) {
      void (async () => {
        for (;;) {
          say(socket, { do: name, ...frames[name](table, sent) });
          await pause(1000 / 19);
        }
      })();
    }
    return;
  }
  const { method, path, body, query } = routes[name];
  for (const cookie of guests) {
    for (let hand = 0; hand < AT_ONCE; hand++) {
      void (async () => {
        for (;;) {
          const filled = path
            .replace(":table", table)
            .replace(":seat", "1")
            .replace(":person", "A".repeat(16))
            .replace(":id", name === "publishedRecord" || name === "deleteToken" ? "A".repeat(16) : "1");
          const asked = query?.properties?.before === undefined ? "" : "?before=1000000";
          const how = { cookie, localAddress: from, ...(body !== undefined && { body: bodies[name](++sent) }) };
          await call(method, `${address}${filled}${name === "log" ? asked : ""}`, how).catch(() => pause(5));
        }
      })();
    }
  }
}

async function openTable(address, cookie, localAddress) {
  const { reply } = await call("POST", `${address}/api/tables`, {
    cookie,
    localAddress,
    body: {
      game: "throne",
      title: "An open table",
      options: { players: 6 },
      isPublic: true,
      clock: { kind: "none" },
      seats: [{ sitter: "me" }, {}, {}, {}, {}, {}],
      onlookers: { allowed: true, delaySeconds: 0 },
    },
  });
  return reply.id;
}

if (process.send !== undefined && process.argv[1] === fileURLToPath(import.meta.url)) {
  process.on("message", (orders) => void attack(orders));
}
