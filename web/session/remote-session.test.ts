import { packEvents } from "@weirwood/kernel";
import { expect, test } from "vitest";
import { ScriptedServer, settled } from "../testing/scripted-server.ts";
import type { Call } from "./api.ts";
import { makeConnection } from "./connection.ts";
import { openRemoteTable } from "./remote-session.ts";
import type { TableSession } from "./table-session.ts";

const unreachable = { rule: "web.unreachable", params: {}, sentence: "Nobody there." };
const nobodyCalls: Call = () => Promise.resolve({ is: "unreachable" });

function sitDown(server: ScriptedServer, call: Call = nobodyCalls): TableSession {
  return openRemoteTable({
    connection: makeConnection(server.environment),
    call,
    table: server.table,
    invite: undefined,
    now: () => server.time.now,
    after: server.environment.after,
    unreachable: () => unreachable,
  });
}

async function seated(server: ScriptedServer, call?: Call): Promise<TableSession> {
  const session = sitDown(server, call);
  await server.time.pass(10);
  expect(session.tableView.getState()).toMatchObject({ connection: "live", view: server.view, number: server.number });
  return session;
}

const numbersIn = (session: TableSession): number[] => session.tableView.getState().log.map(({ number }) => number);

test("a table is seen whole at first and then in pieces", async () => {
  const server = new ScriptedServer();
  const session = await seated(server);
  server.play({ gold: 3 });
  server.play({ gold: 4, castle: "riverrun" });
  expect(session.tableView.getState()).toMatchObject({ view: { gold: 4, castle: "riverrun" }, number: 2 });
  expect(numbersIn(session)).toEqual([1, 2]);
  expect(server.watchedFrom).toEqual([undefined]);
});

test("after a lost line the client goes on from its number, and the log has neither gaps nor doubles", async () => {
  const server = new ScriptedServer();
  const session = await seated(server);
  server.play({ gold: 1 });
  server.drop();
  expect(session.tableView.getState().connection).toBe("lost");
  server.play({ gold: 2 });
  server.play({ gold: 3 });
  await server.time.pass(2_000);
  expect(server.watchedFrom).toEqual([undefined, 1]);
  expect(session.tableView.getState()).toMatchObject({ connection: "live", view: { gold: 3 }, number: 3 });
  expect(numbersIn(session)).toEqual([1, 2, 3]);
});

test("events that travelled as tables are read as they were told", async () => {
  const server = new ScriptedServer();
  const session = await seated(server);
  const events = ["pyke", "seagard"].map((area) => ({ rule: "test.revealed", area }));
  server.play({ gold: 1 }, { log: [{ number: 1, round: 1, at: 0, events: packEvents(events) }] });
  expect(session.tableView.getState().log.at(-1)?.events).toEqual(events);
});

test("clocks that changed take the place of what they showed; the others stand", async () => {
  const server = new ScriptedServer();
  const session = await seated(server);
  server.play(
    { gold: 1 },
    {
      clocks: [
        { seat: 1, left: 50 },
        { seat: 0, left: 60 },
      ],
    },
  );
  server.play({ gold: 2 }, { clocks: [{ seat: 1, left: 40 }] });
  expect(session.tableView.getState().status?.clocks).toEqual([
    { seat: 0, left: 60 },
    { seat: 1, left: 40 },
  ]);
});

test("an update that does not say where it begins follows the last one", async () => {
  const server = new ScriptedServer();
  const session = await seated(server);
  server.onTheWayBack = (message) => {
    if (message.is !== "update") return [message];
    const { from: _, ...short } = message;
    return [short];
  };
  server.play({ gold: 1 });
  server.play({ gold: 2 });
  expect(session.tableView.getState()).toMatchObject({ view: { gold: 2 }, number: 2 });
  expect(server.watchedFrom).toHaveLength(1);
});

test("an update that is told twice counts once", async () => {
  const server = new ScriptedServer();
  const session = await seated(server);
  server.onTheWayBack = (message) => (message.is === "update" ? [message, message] : [message]);
  server.play({ gold: 1 });
  server.play({ gold: 2 });
  expect(numbersIn(session)).toEqual([1, 2]);
  expect(server.watchedFrom).toHaveLength(1);
});

test("an update that went missing makes the client ask again, from what it has", async () => {
  const server = new ScriptedServer();
  const session = await seated(server);
  server.play({ gold: 1 });
  server.onTheWayBack = (message) => (message.is === "update" ? [] : [message]);
  server.play({ gold: 2 });
  server.onTheWayBack = (message) => [message];
  server.play({ gold: 3 });
  expect(server.watchedFrom).toEqual([undefined, 1]);
  expect(session.tableView.getState()).toMatchObject({ view: { gold: 3 }, number: 3 });
  expect(numbersIn(session)).toEqual([1, 2, 3]);
});

test("updates in the wrong order are put right", async () => {
  const server = new ScriptedServer();
  const session = await seated(server);
  let held: Parameters<typeof server.say>[0] | undefined;
  server.onTheWayBack = (message) => {
    if (message.is !== "update") return [message];
    if (held === undefined) {
      held = message;
      return [];
    }
    return [message, held];
  };
  server.play({ gold: 1 });
  server.play({ gold: 2 });
  expect(session.tableView.getState()).toMatchObject({ view: server.view, number: 2 });
  expect(numbersIn(session)).toEqual([1, 2]);
});

test("a view that is no longer the server's is noticed by its hash, and replaced", async () => {
  const server = new ScriptedServer();
  const session = await seated(server);
  server.view = { ...server.view, forgotten: true };
  server.play({ gold: 1 });
  expect(session.tableView.getState().view).not.toHaveProperty("forgotten");
  server.play({ gold: 2 }, {});
  server.view = { ...server.view, gold: 3 };
  const hash = server.hash();
  server.play({ gold: 3 }, { hash });
  expect(server.watchedFrom).toEqual([undefined, 2]);
  expect(session.tableView.getState()).toMatchObject({ view: server.view, number: 3 });
  expect(numbersIn(session)).toEqual([1, 2, 3]);
});

test("a right hash changes nothing", async () => {
  const server = new ScriptedServer();
  await seated(server);
  server.view = { ...server.view, gold: 1 };
  const hash = server.hash();
  server.play({ gold: 1 }, { hash });
  expect(server.watchedFrom).toHaveLength(1);
});

test("a decision is pending until it is stored, and a refused one says why", async () => {
  const server = new ScriptedServer();
  const session = await seated(server);
  server.onTheWay = ({ do: what }) => (what === "decide" ? "drop" : "deliver");
  const decided = session.decide(7, "march");
  await settled();
  expect(session.tableView.getState().pending).toEqual({ ask: 7, answer: "march" });
  server.drop();
  server.onTheWay = () => "deliver";
  await server.time.pass(2_000);
  expect(await decided).toBeUndefined();
  expect(session.tableView.getState().pending).toBeUndefined();
  server.refusal = () => "table.stale-ask";
  expect(await session.decide(7, "march")).toMatchObject({ rule: "table.stale-ask" });
  expect(server.decisions).toEqual(["march"]);
});

test("wherever the line breaks, no decision is lost and none counts twice", async () => {
  // Breaks the line at the n-th thing that travels, in either direction, before or after it arrives.
  for (const way of ["to", "from"] as const) {
    for (let place = 1; place <= 12; place++) {
      const server = new ScriptedServer();
      const session = await seated(server);
      let travelled = 0;
      const breaksHere = (): boolean => {
        travelled += 1;
        return travelled === place;
      };
      if (way === "to") {
        server.onTheWay = () => {
          if (!breaksHere()) return "deliver";
          server.time.after(0, () => server.drop());
          return "drop";
        };
      } else {
        server.onTheWayBack = (message) => {
          if (!breaksHere()) return [message];
          server.time.after(0, () => server.drop());
          return [];
        };
      }
      const answers = ["one", "two", "three"];
      const decided = answers.map((answer) => session.decide(7, answer));
      const said = session.talk?.say("table", "hello");
      await server.time.pass(120_000);
      expect(await Promise.all([...decided, said])).toEqual([undefined, undefined, undefined, undefined]);
      expect(server.decisions).toEqual(answers);
      expect(server.said).toEqual(["hello"]);
      expect(session.tableView.getState()).toMatchObject({
        view: server.view,
        number: server.number,
        pending: undefined,
      });
      expect(numbersIn(session)).toEqual([1, 2, 3]);
    }
  }
});

test("a draft is kept after a pause, once, and survives a reconnection", async () => {
  const server = new ScriptedServer();
  const session = await seated(server);
  for (const answer of ["o", "or", "ord"]) session.keepDraft(7, answer);
  expect(session.tableView.getState().draft).toEqual({ ask: 7, answer: "ord" });
  server.drop();
  await server.time.pass(2_000);
  expect(server.drafts).toEqual(["ord"]);
  expect(session.tableView.getState().draft).toEqual({ ask: 7, answer: "ord" });
  session.keepDraft(7, null);
  await server.time.pass(2_000);
  expect(server.drafts).toEqual(["ord", null]);
});

test("a draft for a question that is closed is forgotten", async () => {
  const server = new ScriptedServer();
  const session = await seated(server);
  session.keepDraft(7, "orders");
  server.play({ gold: 1 }, { asks: [{ id: 8, kind: "test", seats: [1] }] });
  expect(session.tableView.getState().draft).toBeUndefined();
});

test("a draft that is not sent yet when a decision is made does not arrive after it", async () => {
  const server = new ScriptedServer();
  const session = await seated(server);
  session.keepDraft(7, "march a");
  await session.decide(7, "march b");
  await server.time.pass(2_000);
  expect(server.drafts).toEqual([]);
});

test("what was sent is shown, and beats a draft that the server still has, also after a reconnection", async () => {
  const server = new ScriptedServer();
  const session = await seated(server);
  server.keptDraft = { ask: 7, answer: "march a" };
  session.keepDraft(7, "march b");
  await session.decide(7, "march b");
  server.drop();
  await server.time.pass(2_000);
  expect(session.tableView.getState().draft).toEqual({ ask: 7, answer: "march b" });
});

test("an answer that stands is sent again after a lost line, and shows in the own status until it is taken back", async () => {
  const server = new ScriptedServer();
  const session = await seated(server);
  const standing = () => session.tableView.getState().status?.standing;
  expect(standing()).toBeUndefined();
  server.onTheWay = ({ do: what }) => (what === "stand" ? "drop" : "deliver");
  const stood = session.stand?.("respond", "respond nothing");
  server.drop();
  server.onTheWay = () => "deliver";
  await server.time.pass(2_000);
  expect(await stood).toBeUndefined();
  expect(standing()).toEqual([{ kind: "respond", answer: "respond nothing" }]);
  await session.stand?.("respond", null);
  expect(standing()).toBeUndefined();
});

test("an answer that cannot stand says why", async () => {
  const server = new ScriptedServer();
  const session = await seated(server);
  server.onTheWayBack = (message) =>
    message.is === "accepted"
      ? [{ is: "refused", key: message.key, rule: "table.standing-answer", params: {}, sentence: "No such answer." }]
      : [message];
  expect(await session.stand?.("respond", "nonsense")).toMatchObject({ rule: "table.standing-answer" });
});

test("what others say is unread until it is read; one's own words are not", async () => {
  const server = new ScriptedServer();
  const session = await seated(server);
  const unread = (): number | undefined =>
    session.tableView.getState().channels.find(({ channel }) => channel === "0-1")?.unread;
  server.speak("0-1", "a pact?");
  server.speak("0-1", "well?");
  expect(unread()).toBe(2);
  const last = session.tableView.getState().messages["0-1"].at(-1)?.id ?? 0;
  session.talk?.markRead("0-1", last);
  expect(unread()).toBe(0);
  server.speak("0-1", "yes", "me");
  expect(unread()).toBe(0);
  await server.time.pass(10);
  expect(server.reads).toEqual([last]);
});

test("what was said while the line was down is fetched for channels that are open", async () => {
  const server = new ScriptedServer();
  const asked: unknown[] = [];
  const call = (async (name: string, parts: unknown) => {
    asked.push([name, parts]);
    return { is: "done", reply: [missed] };
  }) as unknown as Call;
  const session = await seated(server, call);
  server.speak("table", "hello");
  server.drop();
  const missed = server.speak("table", "anybody there?");
  await server.time.pass(2_000);
  expect(asked).toEqual([["messages", { params: { table: server.table }, query: { channel: "table", limit: 50 } }]]);
  expect(session.tableView.getState().messages.table.map(({ text }) => text)).toEqual(["hello", "anybody there?"]);
});

test("a reply that comes after newer word from the line does not bring back what was before", async () => {
  const server = new ScriptedServer();
  const then = server.status();
  const call = (async () => {
    server.say({ is: "status", table: server.table, now: 0, status: { ...then, title: "Renamed" } });
    return { is: "done", reply: then };
  }) as unknown as Call;
  const session = await seated(server, call);
  await session.arrange?.call("ready");
  expect(session.tableView.getState().status?.title).toBe("Renamed");
});

test("what cannot be asked for because nobody is there is said so, and nothing is thrown", async () => {
  const server = new ScriptedServer();
  const session = await seated(server);
  expect(await session.arrange?.call("resign")).toEqual(unreachable);
  expect(await session.olderLog(1)).toEqual([]);
});

test("an invitation goes with what needs one, and with nothing else", async () => {
  const server = new ScriptedServer();
  const asked: unknown[] = [];
  const call = (async (name: string, parts: unknown) => {
    asked.push([name, parts]);
    return { is: "done", reply: { done: true } };
  }) as unknown as Call;
  const session = openRemoteTable({
    connection: makeConnection(server.environment),
    call,
    table: server.table,
    invite: "please",
    now: () => server.time.now,
    after: server.environment.after,
    unreachable: () => unreachable,
  });
  await session.arrange?.call("joinTable", { params: { seat: 2 } });
  await session.arrange?.call("resign");
  expect(asked).toEqual([
    ["joinTable", { params: { table: server.table, seat: 2 }, body: { invite: "please" } }],
    ["resign", { params: { table: server.table }, body: undefined }],
  ]);
});

test("a table that one may not see says why", async () => {
  const server = new ScriptedServer();
  server.onTheWayBack = (message) =>
    message.is === "accepted" && server.heard.at(-1)?.do === "watch"
      ? [{ is: "refused", key: message.key, rule: "table.unknown", params: {}, sentence: "No such table." }]
      : message.is === "table"
        ? []
        : [message];
  const session = sitDown(server);
  await server.time.pass(10);
  expect(session.tableView.getState().problem).toMatchObject({ rule: "table.unknown" });
});

test("after closing nothing more is heard", async () => {
  const server = new ScriptedServer();
  const session = await seated(server);
  session.close();
  server.play({ gold: 9 });
  expect(session.tableView.getState().view).not.toHaveProperty("gold");
  expect(session.tableView.getState().connection).toBe("closed");
});
