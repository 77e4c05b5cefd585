/**
 * What each route and each message of the protocol is asked at its worst: for the law of loads, see flood-each.mjs, and for the test
 * that holds a part of it. What has no entry here stops both.
 */
import { readFileSync } from "node:fs";

export const GUESTS = 5;

/** Every route that is no operator's, and every message, of the protocol that is given. */
export function everyAttack({ routes, ClientMessage }) {
  const open = Object.entries(routes).filter(([, { who }]) => who !== "operator");
  for (const [name, { params, query, body }] of open) {
    const isPlain = params === undefined && query === undefined && body === undefined;
    if (!isPlain && !Object.hasOwn(requests, name)) throw new Error(`flood-requests.mjs: no request for ${name}`);
  }
  const messages = ClientMessage.anyOf.map(({ properties }) => properties.do.const);
  for (const name of messages)
    if (!Object.hasOwn(frames, name)) throw new Error(`flood-requests.mjs: no frame for ${name}`);
  return [...open.map(([name]) => ({ name, kind: "route" })), ...messages.map((name) => ({ name, kind: "message" }))];
}

const none = { kind: "none" };
export const password = "a long enough password";
/** As large as options may be: a battle plan of one's own, which every new arrangement repeats to those who do not keep it. */
export const largePlan = () => {
  const guide = readFileSync(new URL("../docs/battle-plans.md", import.meta.url), "utf8");
  return JSON.parse(/```json\n(.*?)```/s.exec(guide)[1]);
};
export const crowded = {
  game: "battles",
  title: "A crowded table",
  isPublic: true,
  clock: none,
  seats: [{ sitter: "me" }, {}],
  onlookers: { allowed: true, delaySeconds: 0 },
};
/** A table whose position is as dear as one may be, with onlookers who are kept behind. */
export const dearTable = {
  game: "battles",
  title: "A dear table",
  options: {},
  isPublic: true,
  clock: none,
  seats: [{ sitter: "me" }, { sitter: "maester" }],
  onlookers: { allowed: true, delaySeconds: 1 },
  practice: { position: { plan: "kingsroad", dice: ["0/8", "0/8", "5/8", "0/8", "7/8", "5/8", "0/8"] } },
};
export const withBots = (bot) => ({
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
export const requests = {
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
export const neverGranted = [
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
export const frames = {
  // Many games that are seen late: what onlookers have missed is played again for whoever comes.
  watch: ({ late }, n) => ({ table: late[n % late.length] }),
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
export const toldToAll = [
  "joinTable",
  "leaveTable",
  "removeSitter",
  "seatBot",
  "ready",
  "notReady",
  "returnToSeat",
  "applyForSeat",
];
