/**
 * The law of loads: one address does its worst by every route and every message of the protocol in turn, within the limits, and
 * an honest player elsewhere does not notice: the p99 of a ping stays under 250 ms and under ten times quiet, and a new game
 * of somebody else begins within two seconds. What is tried is made from the protocol's own lists, so that a new route or message
 * is in it by itself; one whose request or frame is not written here stops the script. An attack of which nothing was granted is none, and
 * is said to be toothless.
 */

import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
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
import { ensureReady } from "./setup.mjs";

const MOST_TO_QUIET = 10;
/** A ping that takes less than this is quiet, however quick the quiet ones were: scheduling alone makes such ratios. */
const STILL_QUIET = 15;
const MOST_FOR_NEW_TABLE = 2000;
const GUESTS = 5;
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

/** Every route that is no operator's, and every message. */
async function everything() {
  const { routes, ClientMessage } = await protocol();
  const open = Object.entries(routes).filter(([, { who }]) => who !== "operator");
  for (const [name, { params, query, body }] of open) {
    const isPlain = params === undefined && query === undefined && body === undefined;
    if (!isPlain && !Object.hasOwn(requests, name)) throw new Error(`flood-each.mjs: no request for ${name}`);
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

const none = { kind: "none" };
const password = "a long enough password";
/** As large as options may be: a battle plan of one's own, which every new arrangement repeats to those who do not keep it. */
const largePlan = () => {
  const guide = readFileSync(new URL("../docs/battle-plans.md", import.meta.url), "utf8");
  return JSON.parse(/```json\n(.*?)```/s.exec(guide)[1]);
};
const crowded = {
  game: "battles",
  title: "A crowded table",
  isPublic: true,
  clock: none,
  seats: [{ sitter: "me" }, {}],
  onlookers: { allowed: true, delaySeconds: 0 },
};
/** A table whose position is as dear as one may be, with onlookers who are kept behind. */
const dearTable = {
  game: "battles",
  title: "A dear table",
  options: {},
  isPublic: true,
  clock: none,
  seats: [{ sitter: "me" }, { sitter: "maester" }],
  onlookers: { allowed: true, delaySeconds: 1 },
  practice: { position: { plan: "kingsroad", dice: ["0/8", "0/8", "5/8", "0/8", "7/8", "5/8", "0/8"] } },
};
const withBots = (bot) => ({
  game: "throne",
  title: "A table of bots",
  options: { players: 3, freeOrders: true },
  isPublic: true,
  clock: none,
  seats: [{ sitter: "me" }, { sitter: bot }, { sitter: bot }],
  onlookers: { allowed: true, delaySeconds: 0 },
});

/**
 * What each route is asked, by whom (a guest's place), as far as it is not a guest in turn: what costs the server most. `at` has the
 * attackers' own tables: `open` (the host and another sit), `played` (1 and 2 sit, 2 may go), and `long`, a finished game of somebody else.
 */
const requests = {
  becomeGuest: () => ({ body: { name: "Eve" } }),
  createAccount: (_, n) => ({ body: { name: `Eve ${process.pid} ${n}`, password } }),
  logIn: (at, n) => ({ body: { name: at.guests[n % GUESTS].name, password } }),
  recoverByMail: (_, n) => ({ body: { mail: `eve-${n}@example.org` } }),
  recoverByLetter: () => ({ body: { secret: "x".repeat(40), password } }),
  recoverByCode: (at, n) => ({ body: { name: at.guests[n % GUESTS].name, code: "x".repeat(10), password } }),
  confirmMail: () => ({ body: { secret: "x".repeat(40) } }),
  changeMe: (_, n) => ({ body: { name: `Eve ${process.pid} ${n}` } }),
  changePassword: () => ({ body: { old: password, new: password } }),
  newCodes: () => ({ body: { password } }),
  deleteMe: () => ({ body: { confirm: "a wrong password" } }),
  createToken: () => ({ body: { label: "flood" } }),
  deleteToken: () => ({ params: { id: "A".repeat(16) } }),
  subscribePush: (_, n) => ({
    body: {
      endpoint: `https://push.example.org/${n}`,
      keys: { p256dh: Buffer.alloc(65, 4).toString("base64url"), auth: "x".repeat(22) },
    },
  }),
  unsubscribePush: (_, n) => ({ body: { endpoint: `https://push.example.org/${n}` } }),
  readNotices: () => ({ body: { upTo: 1 } }),
  mute: (at, n) => ({ params: { person: at.guests[n % GUESTS].id } }),
  unmute: (at, n) => ({ params: { person: at.guests[n % GUESTS].id } }),
  games: () => ({ query: { language: "fr" } }),
  tables: () => ({ query: { limit: 100, text: "a" } }),
  createTable: () => ({ body: dearTable }),
  table: (at) => ({ params: { table: at.open } }),
  joinTable: (at) => ({ as: 1, params: { table: at.open, seat: 1 }, body: {} }),
  leaveTable: (at) => ({ as: 2, params: { table: at.played } }),
  removeSitter: (at) => ({ as: 0, params: { table: at.open, seat: 1 } }),
  seatBot: (at, n) => ({ as: 0, params: { table: at.empty, seat: 1 }, body: { bot: n % 2 === 0 ? "random" : null } }),
  ready: (at, n) => ({ as: n % 2, params: { table: at.open }, body: { nonce: `${n}`.padEnd(100, "x") } }),
  notReady: (at, n) => ({ as: n % 2, params: { table: at.open } }),
  startTable: (at, n) => ({ as: n % GUESTS, params: { table: at.mine[n % at.mine.length] } }),
  closeTable: (at, n) => ({ as: n % GUESTS, params: { table: at.mine[n % at.mine.length] } }),
  log: (at) => ({ params: { table: at.long }, query: { before: 1_000_000, limit: 500 } }),
  resign: (at, n) => ({ as: n % GUESTS, params: { table: at.begun[n % at.begun.length] } }),
  returnToSeat: (at) => ({ as: 2, params: { table: at.played } }),
  applyForSeat: (at) => ({ params: { table: at.left, seat: 1 }, body: {} }),
  nudge: (at, n) => ({ as: 1 + (n % 2), params: { table: at.played, seat: n % 2 } }),
  callVote: (at, n) => ({ as: 1 + (n % 2), params: { table: at.played }, body: { kind: n % 4 < 2 ? "draw" : "end" } }),
  vote: (at, n) => ({ as: 1, params: { table: at.played, id: 1 }, body: { inFavour: n % 2 === 0 } }),
  rematch: (at, n) => ({ as: n % GUESTS, params: { table: at.ended[n % at.ended.length] } }),
  record: (at) => ({ params: { table: at.long } }),
  channels: (at) => ({ params: { table: at.played } }),
  messages: (at) => ({ params: { table: at.played }, query: { channel: "table", limit: 200 } }),
  note: (at) => ({ params: { table: at.played } }),
  writeNote: (at, n) => ({ params: { table: at.played }, body: { text: `${n} `.repeat(4000).slice(0, 20_000) } }),
  report: (at) => ({ body: { table: at.played, text: "x".repeat(2000) } }),
  publishRecord: (at) => ({ body: { game: "throne", record: at.record } }),
  publishedRecord: () => ({ params: { id: "A".repeat(16) } }),
  deleteRecord: () => ({ params: { id: "A".repeat(16) } }),
  statistics: () => ({ query: { game: "throne" } }),
};

/** What nobody may have who has no letter, code, mailbox or device, or that somebody has waited for; looking it up is what it costs. */
const neverGranted = [
  "recoverByMail",
  "recoverByLetter",
  "recoverByCode",
  "confirmMail",
  "deleteMe",
  "deleteToken",
  "nudge",
  "publishedRecord",
  "deleteRecord",
];

/** What each message says, by which guests: `ask` is the one that is open at the table. */
const frames = {
  watch: ({ played }) => ({ table: played }),
  unwatch: ({ played }) => ({ table: played }),
  decide: ({ played, ask }) => ({ as: [1], table: played, ask: ask.id, answer: "orders none" }),
  draft: ({ played, ask }, n) => ({ as: [1, 2], table: played, ask: ask.id, answer: `orders ${n} `.padEnd(4000, "x") }),
  stand: ({ played, ask }, n) => ({
    as: [1],
    table: played,
    kind: ask.kind,
    answer: n % 2 === 0 ? "orders none" : null,
  }),
  say: ({ played }, n) => ({ table: played, channel: "table", text: `${n}`.padEnd(2000, "x") }),
  read: ({ played }, n) => ({ table: played, channel: "table", upTo: n }),
  "watch-lobby": () => ({}),
  "unwatch-lobby": () => ({}),
  speak: (_, n) => ({ language: n % 2 === 0 ? "en" : "fr" }),
  ping: () => ({}),
};

/** What is told to all who follow a table has as many followers as one address may have; others need but a few. */
const toldToAll = [
  "joinTable",
  "leaveTable",
  "removeSitter",
  "seatBot",
  "ready",
  "notReady",
  "returnToSeat",
  "applyForSeat",
];

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
  return { guests, open, empty, played, left, mine, begun: mine, ended: mine, long, record };
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
