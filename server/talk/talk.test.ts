import type { ChannelStatus, Me, Message } from "@weirwood/protocol";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { Caller } from "../http/handlers.ts";
import { Browser } from "../http/testing/browser.ts";
import { openTestServer, type TestServer } from "../http/testing/test-server.ts";
import { seatsOfGroup } from "./channels.ts";
import { isBlank, onLine, plainWords } from "./words.ts";

type Somebody = Browser & { me: Me; caller: Caller };

let server: TestServer;
let arya: Somebody;
let bran: Somebody;
let cersei: Somebody;
let onlooker: Somebody;
let table: string;
let count = 0;

beforeAll(async () => {
  server = await openTestServer();
  [arya, bran, cersei, onlooker] = [
    await come("Arya"),
    await come("Bran"),
    await come("Cersei"),
    await come("Onlooker"),
  ];
});
afterAll(() => server.close());

/** Every test has a table of its own: Arya, Bran and Cersei on seats 0, 1 and 2. */
beforeEach(() => {
  table = `table${count++}`.padEnd(22, "-");
  server.clock.turnBy(60_000);
  sit([arya, bran, cersei]);
});

function sit(sitters: readonly (Somebody | undefined)[], more: object = {}): void {
  const before = server.tables.tables.get(table)?.seats ?? [];
  const seats = sitters.map((one, seat) => {
    if (one === undefined) return undefined;
    return before[seat]?.person === one.me.id ? before[seat] : { person: one.me.id, since: server.clock.now() };
  });
  server.tables.tables.set(table, { seats, ...more });
}

async function come(name: string): Promise<Somebody> {
  const browser = new Browser(server.http);
  const me = await browser.send<Me>("POST", "/api/guests", { name });
  const { id, kind, role, language } = me;
  return Object.assign(browser, { me, caller: { id, name, kind, role, language } });
}

let keys = 0;

async function say(who: Somebody, channel: string, text: string, key = `key-${keys++}-000`): Promise<void> {
  server.clock.turnBy(2_000);
  await server.talk.say({ caller: who.caller, table, channel, text, key });
}

const read = (who: Browser, channel: string, more = "") =>
  who.get<Message[]>(`/api/tables/${table}/messages?channel=${channel}${more}`);

const texts = async (who: Browser, channel: string, more = "") =>
  (await read(who, channel, more)).map(({ text }) => text);

const channels = (who: Browser) => who.get<ChannelStatus[]>(`/api/tables/${table}/channels`);

const refusedToRead = (who: Browser, channel: string) =>
  who.refusal("GET", `/api/tables/${table}/messages?channel=${channel}`);

describe("what is said at the table", () => {
  test("is heard by everybody, those who look on included, with its speaker's name and seat", async () => {
    await say(arya, "table", "Not today.");
    for (const who of [arya, bran, onlooker, new Browser(server.http)]) {
      const messages = await read(who, "table");
      expect(messages).toEqual([
        {
          id: messages[0].id,
          channel: "table",
          seat: 0,
          person: { id: arya.me.id, name: "Arya" },
          text: "Not today.",
          at: server.clock.now(),
          isHidden: false,
        },
      ]);
    }
  });

  test("is on disk before the bus tells of it, and the bus tells only where to look", async () => {
    const heard: unknown[] = [];
    server.bus.subscribe(`talk:${table}`, (message) => heard.push(message));
    await say(arya, "table", "Not today.");
    const [{ id }] = await read(bran, "table");
    expect(heard).toEqual([{ id }]);
  });

  test("is read once for all who are told of it at one moment", async () => {
    await say(arya, "table", "Winter is coming.");
    const [{ id }] = await read(bran, "table");
    const reads = vi.spyOn(server.store.read, "selectFrom");
    const heard = await Promise.all([bran, cersei, bran, cersei].map(({ me }) => server.talk.hear(table, id, me.id)));
    expect(heard.map((message) => message?.text)).toEqual(Array(4).fill("Winter is coming."));
    expect(reads.mock.calls.filter(([from]) => String(from) === "messages")).toHaveLength(1);
    reads.mockRestore();
  });

  test("comes from those who sit there; those who look on have a channel of their own", async () => {
    await expect(say(onlooker, "table", "Go north!")).rejects.toThrow("talk.channel");
    await say(onlooker, "onlookers", "She should go north.");
    const [{ seat }] = await read(onlooker, "onlookers");
    expect(seat).toBeUndefined();
    expect(await refusedToRead(arya, "onlookers")).toBe("talk.channel");
    await expect(say(arya, "onlookers", "What?")).rejects.toThrow("talk.channel");
  });

  test("counts once, however often it is sent, also at the same moment", async () => {
    const key = "once-and-for-all";
    await Promise.all([1, 2, 3].map(() => say(arya, "table", "Needle.", key)));
    await say(arya, "table", "Something else under the same key.", key);
    await say(bran, "table", "The same key is another's.", key);
    expect(await texts(arya, "table")).toEqual(["Needle.", "The same key is another's."]);
  });

  test("is read page by page, newest last", async () => {
    for (let number = 1; number <= 7; number++) await say(arya, "table", `${number}`);
    const last = await read(bran, "table", "&limit=3");
    expect(last.map(({ text }) => text)).toEqual(["5", "6", "7"]);
    expect(await texts(bran, "table", `&limit=3&before=${last[0].id}`)).toEqual(["2", "3", "4"]);
    const first = await read(bran, "table", "&limit=200");
    expect(await texts(bran, "table", `&before=${first[0].id}`)).toEqual([]);
    expect(await bran.refusal("GET", `/api/tables/${table}/messages?channel=table&limit=201`)).toBe("server.malformed");
  });

  test("cannot be a flood: ten at once, then one every two seconds, each table by itself", async () => {
    const hurry = (text: string) =>
      server.talk.say({ caller: bran.caller, table, channel: "table", text, key: `hurry-${keys++}` });
    for (let number = 0; number < 10; number++) await hurry(`${number}`);
    await expect(hurry("too much")).rejects.toMatchObject({
      refusal: { rule: "server.too-often", params: { seconds: 2 } },
    });
    await server.talk.say({ caller: arya.caller, table, channel: "table", text: "others may", key: "others-may" });
    server.clock.turnBy(2_000);
    await hurry("again");
    expect(await texts(arya, "table")).toHaveLength(12);
  });
});

describe("what is said in private", () => {
  test("is heard by that group and by nobody else, in no way", async () => {
    await say(arya, "0-1", "Strike with me.");
    const [{ id }] = await read(bran, "0-1");
    expect(await texts(arya, "0-1")).toEqual(["Strike with me."]);
    for (const who of [cersei, onlooker, new Browser(server.http)]) {
      expect(await refusedToRead(who, "0-1")).toBe("talk.channel");
      expect((await channels(who)).some(({ channel }) => channel === "0-1")).toBe(false);
      expect(await texts(who, "table")).toEqual([]);
      const reader = who === cersei ? cersei.me.id : who === onlooker ? onlooker.me.id : undefined;
      expect(await server.talk.hear(table, id, reader)).toBeUndefined();
    }
    for (const who of [cersei, onlooker]) {
      const report = { message: id, text: "let me see" };
      expect(await who.refusal("POST", "/api/reports", report)).toBe("talk.unknown");
    }
    expect((await server.talk.hear(table, id, bran.me.id))?.text).toBe("Strike with me.");
  });

  test("is said by members of the group only, and to seats that exist", async () => {
    await expect(say(cersei, "0-1", "I hear you.")).rejects.toThrow("talk.channel");
    await expect(say(onlooker, "0-1", "So do I.")).rejects.toThrow("talk.channel");
    for (const odd of ["1-0", "0-0", "0", "00-1", "0-01", "0-1-1", "0-3", "0-99", "table-0", "", "0-1-", "-0-1"]) {
      await expect(say(arya, odd, "Hello?")).rejects.toThrow("talk.channel");
    }
    for (const odd of ["1-0", "0-3", "00-1"]) expect(await refusedToRead(arya, odd)).toBe("talk.channel");
    await say(arya, "0-1-2", "All of us.");
    expect(await texts(cersei, "0-1-2")).toEqual(["All of us."]);
  });

  test("before somebody took over a seat was not said to them; what comes after is not for the former owner", async () => {
    await say(arya, "0-1", "Said to Bran.");
    await say(bran, "0-1", "Said by Bran.");
    const old = (await read(arya, "0-1")).map(({ id }) => id);
    server.clock.turnBy(1_000);
    sit([arya, onlooker, cersei]);
    expect(await texts(onlooker, "0-1")).toEqual([]);
    expect(await channels(onlooker)).toEqual([{ channel: "table", unread: 0, readUpTo: 0 }]);
    for (const id of old) {
      expect(await server.talk.hear(table, id, onlooker.me.id)).toBeUndefined();
      expect(await onlooker.refusal("POST", "/api/reports", { message: id, text: "what?" })).toBe("talk.unknown");
    }
    await say(arya, "0-1", "Said to the new one.");
    expect(await texts(onlooker, "0-1")).toEqual(["Said to the new one."]);
    expect(await texts(arya, "0-1")).toEqual(["Said to Bran.", "Said by Bran.", "Said to the new one."]);
    const [{ id }] = await read(onlooker, "0-1");
    expect(await refusedToRead(bran, "0-1")).toBe("talk.channel");
    expect(await server.talk.hear(table, id, bran.me.id)).toBeUndefined();
    expect((await channels(bran)).map(({ channel }) => channel)).toEqual(["table", "onlookers"]);
  });

  test("at the very moment when a seat changes hands belongs to the former owner", async () => {
    await say(arya, "0-1", "Just in time.");
    sit([arya, onlooker, cersei]);
    expect(await texts(onlooker, "0-1")).toEqual([]);
  });

  test("is not told of a table by another table's number", async () => {
    await say(arya, "0-1", "Here.");
    const [{ id }] = await read(bran, "0-1");
    const other = "other".padEnd(22, "-");
    server.tables.tables.set(other, { seats: [cersei, arya].map((one) => ({ person: one.me.id, since: 0 })) });
    expect(await server.talk.hear(other, id, cersei.me.id)).toBeUndefined();
  });
});

describe("tables that not everybody may see", () => {
  test("are silent to those without an invitation", async () => {
    sit([arya, bran], { isPublic: false, invite: "let-me-in" });
    await say(arya, "table", "Among friends.");
    expect(await refusedToRead(onlooker, "table")).toBe("table.unknown");
    expect(await texts(onlooker, "table", "&invite=let-me-in")).toEqual(["Among friends."]);
    expect(await refusedToRead(onlooker, "table&invite=let-me")).toBe("table.unknown");
    sit([arya, bran], { mayLookOn: false });
    expect(await refusedToRead(onlooker, "table")).toBe("table.no-onlookers");
    expect(await onlooker.refusal("GET", `/api/tables/${"x".repeat(22)}/channels`)).toBe("table.unknown");
  });

  test("those who look on learn of it as late as of the game; among themselves at once", async () => {
    sit([arya, bran], { delay: 60_000 });
    await say(arya, "table", "Now!");
    await say(onlooker, "onlookers", "What will she say?");
    expect(await texts(onlooker, "table")).toEqual([]);
    expect((await channels(onlooker))[0]).toEqual({ channel: "table", unread: 0, readUpTo: 0 });
    expect(await texts(onlooker, "onlookers")).toEqual(["What will she say?"]);
    expect(await texts(bran, "table")).toEqual(["Now!"]);
    server.clock.turnBy(60_000);
    expect(await texts(onlooker, "table")).toEqual(["Now!"]);
  });
});

describe("unread marks", () => {
  test("count what others said since one has read, channel by channel", async () => {
    await say(arya, "table", "One.");
    await say(arya, "0-1", "Two.");
    await say(bran, "table", "Three.");
    await say(arya, "table", "Four.");
    const status = await channels(bran);
    expect(status.map(({ channel, unread }) => [channel, unread])).toEqual([
      ["table", 2],
      ["0-1", 1],
    ]);
    expect(status[0].last?.text).toBe("Four.");
    const [one] = await read(bran, "table");
    await server.talk.markRead({ caller: bran.caller, table, channel: "table", upTo: one.id });
    expect((await channels(bran))[0]).toMatchObject({ unread: 1, readUpTo: one.id });
    expect((await channels(arya)).map(({ unread }) => unread)).toEqual([1, 0]);
    expect((await channels(new Browser(server.http)))[0]).toMatchObject({ unread: 0, readUpTo: 0 });
  });

  test("only move on, and never past what was said", async () => {
    await say(arya, "table", "One.");
    await say(arya, "table", "Two.");
    const [one, two] = await read(bran, "table");
    const mark = (upTo: number) => server.talk.markRead({ caller: bran.caller, table, channel: "table", upTo });
    await mark(2_000_000_000);
    expect((await channels(bran))[0]).toMatchObject({ unread: 0, readUpTo: two.id });
    await mark(one.id);
    expect((await channels(bran))[0]).toMatchObject({ unread: 0, readUpTo: two.id });
    await say(arya, "table", "Three.");
    expect((await channels(bran))[0]).toMatchObject({ unread: 1 });
  });

  test("say nothing about what the reader may not know yet", async () => {
    sit([arya, bran], { delay: 60_000 });
    await say(arya, "table", "Old.");
    server.clock.turnBy(60_000);
    await say(arya, "table", "New.");
    await server.talk.markRead({ caller: onlooker.caller, table, channel: "table", upTo: 2_000_000_000 });
    const [old] = await read(onlooker, "table");
    expect((await channels(onlooker))[0]).toMatchObject({ unread: 0, readUpTo: old.id });
    server.clock.turnBy(60_000);
    expect((await channels(onlooker))[0]).toMatchObject({ unread: 1, readUpTo: old.id });
  });

  test("are set only in channels that one may read", async () => {
    const mark = (who: Somebody, channel: string) =>
      server.talk.markRead({ caller: who.caller, table, channel, upTo: 1 });
    await expect(mark(cersei, "0-1")).rejects.toThrow("talk.channel");
    await expect(mark(onlooker, "0-1")).rejects.toThrow("talk.channel");
    await mark(arya, "0-1");
    expect((await channels(arya)).map(({ channel }) => channel)).toEqual(["table"]);
  });
});

describe("those who are muted", () => {
  test("are not heard, anywhere, until they are heard again; nobody tells them", async () => {
    await say(cersei, "table", "Boring.");
    await say(cersei, "0-2", "Kneel.");
    await arya.send("PUT", `/api/me/mutes/${cersei.me.id}`);
    await arya.send("PUT", `/api/me/mutes/${cersei.me.id}`);
    expect(await arya.get("/api/me/mutes")).toEqual([{ id: cersei.me.id, name: "Cersei" }]);
    expect(await texts(arya, "table")).toEqual([]);
    expect(await channels(arya)).toEqual([{ channel: "table", unread: 0, readUpTo: 0 }]);
    await say(cersei, "table", "Can you hear me?");
    const messages = await read(bran, "table");
    expect(messages).toHaveLength(2);
    expect(await server.talk.hear(table, messages[1].id, arya.me.id)).toBeUndefined();
    expect((await server.talk.hear(table, messages[1].id, bran.me.id))?.text).toBe("Can you hear me?");
    await arya.send("DELETE", `/api/me/mutes/${cersei.me.id}`);
    expect(await texts(arya, "table")).toEqual(["Boring.", "Can you hear me?"]);
  });

  test("are people; one's own words one always hears", async () => {
    expect(await arya.refusal("PUT", `/api/me/mutes/${"x".repeat(22)}`)).toBe("people.unknown");
    await arya.send("PUT", `/api/me/mutes/${arya.me.id}`);
    await say(arya, "table", "Echo.");
    expect(await texts(arya, "table")).toEqual(["Echo."]);
    await arya.send("DELETE", `/api/me/mutes/${arya.me.id}`);
  });
});

describe("notes and reports", () => {
  test("a note is its writer's alone", async () => {
    const note = `/api/tables/${table}/note`;
    expect(await arya.get(note)).toEqual({ text: "" });
    await arya.send("PUT", note, { text: "Cersei.\nThe Hound." });
    await arya.send("PUT", note, { text: "Cersei." });
    expect(await arya.get(note)).toEqual({ text: "Cersei." });
    expect(await bran.get(note)).toEqual({ text: "" });
    expect(await new Browser(server.http).refusal("GET", note)).toBe("people.not-signed-in");
    expect(await arya.refusal("PUT", note, { text: "x".repeat(20_001) })).toBe("server.malformed");
    sit([bran], { isPublic: false });
    expect(await arya.refusal("GET", note)).toBe("table.unknown");
  });

  test("a report names something that the reporter may see", async () => {
    await say(cersei, "0-2", "Bring me her head.");
    const [{ id }] = await read(arya, "0-2");
    await arya.send("POST", "/api/reports", { message: id, text: " Rude. " });
    await arya.send("POST", "/api/reports", { person: cersei.me.id, text: "Again." });
    await arya.send("POST", "/api/reports", { table, text: "This table." });
    const rows = await server.store.read
      .selectFrom("reports")
      .select(["by_person", "about", "table_id", "message", "text"])
      .where("by_person", "=", arya.me.id)
      .orderBy("id")
      .execute();
    expect(rows).toEqual([
      { by_person: arya.me.id, about: cersei.me.id, table_id: table, message: id, text: "Rude." },
      { by_person: arya.me.id, about: cersei.me.id, table_id: null, message: null, text: "Again." },
      { by_person: arya.me.id, about: null, table_id: table, message: null, text: "This table." },
    ]);
    for (const [report, rule] of [
      [{ text: "Nothing." }, "talk.report"],
      [{ table, text: " \u200b " }, "talk.empty"],
      [{ message: 999_999, text: "What?" }, "talk.unknown"],
      [{ table: "x".repeat(22), text: "Where?" }, "table.unknown"],
      [{ person: "x".repeat(22), text: "Who?" }, "people.unknown"],
    ] as const) {
      expect(await arya.refusal("POST", "/api/reports", report)).toBe(rule);
    }
  });
});

describe("words", () => {
  test.each([
    ["Winter  is\tcoming. ", "Winter  is coming."],
    ["one\r\ntwo\rthree", "one\ntwo\nthree"],
    ["one\n\n\n\n\ntwo", "one\n\ntwo"],
    ["a\0b\u0007c\u001b[31md", "abc[31md"],
    ["safe\u202etxt.exe", "safetxt.exe"],
    ["\u2066a\u2069\u200e\u200f\u061c", "a"],
    ["zero\u200bwidth\ufeff", "zerowidth"],
    ["line\u2028sep\u2029", "linesep"],
    ["👨‍👩‍👧 ❤️", "👨‍👩‍👧 ❤️"],
    ["cafe\u0301", "café"],
    ["half \ud83d", "half"],
    ["<b>bold</b> & 'quotes'", "<b>bold</b> & 'quotes'"],
  ])("%j becomes %j", (typed, words) => {
    expect(plainWords(typed)).toBe(words);
  });

  test("that draw nothing say nothing", async () => {
    for (const nothing of ["", " \n ", "\u3164\u3164", "\u200d", "\ufe0f", "\u00ad"]) {
      expect(isBlank(plainWords(nothing))).toBe(true);
    }
    expect(isBlank(".")).toBe(false);
    await expect(say(arya, "table", "\u0000\u202e \n")).rejects.toThrow("talk.empty");
  });

  test("of one line stay on one line", () => {
    expect(onLine(" a\r\nbcc: x@y.z\u0000 b ")).toBe("a bcc: x@y.z b");
  });

  test("a group is written in one way", () => {
    expect(seatsOfGroup("0-2-11")).toEqual([0, 2, 11]);
    for (const odd of ["table", "onlookers", "2-0", "1-1", "0", "", "0-", "01-2", "0-2-", "0--2", "a-b"]) {
      expect(seatsOfGroup(odd)).toBeUndefined();
    }
  });
});
