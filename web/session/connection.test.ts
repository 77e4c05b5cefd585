import { PROTOCOL_VERSION } from "@weirwood/protocol";
import { expect, test } from "vitest";
import { ScriptedServer } from "../testing/scripted-server.ts";
import { type Connection, type Follower, makeConnection, spokenProtocol, type TableMessage } from "./connection.ts";

const follower = (heard: TableMessage[] = [], number?: number): Follower => ({
  invite: undefined,
  number: () => number,
  hear: (message) => heard.push(message),
  refused: () => undefined,
});

async function live(server: ScriptedServer): Promise<Connection> {
  const connection = makeConnection(server.environment);
  connection.watchTable(server.table, follower());
  await server.time.pass(10);
  expect(connection.state.getState().is).toBe("live");
  return connection;
}

test("the client speaks the protocol of its own sources", () => {
  expect(spokenProtocol).toBe(PROTOCOL_VERSION);
});

test("nobody connects before something is wanted, and nobody keeps an unused line for long", async () => {
  const server = new ScriptedServer();
  const connection = makeConnection(server.environment);
  await server.time.pass(60_000);
  expect(server.socketsOpened).toBe(0);
  const stop = connection.watchTable(server.table, follower());
  await server.time.pass(10);
  expect(connection.state.getState()).toMatchObject({ is: "live", me: { id: "me" } });
  stop();
  await server.time.pass(60_000);
  expect(connection.state.getState().is).toBe("idle");
  expect(server.socketsOpened).toBe(1);
});

test("a lost line is opened again, sooner at first and later then, and everything watched is watched again", async () => {
  const server = new ScriptedServer();
  const connection = await live(server);
  const heard: unknown[] = [];
  connection.watchLobby((message) => heard.push(message));
  server.isAway = true;
  server.drop();
  expect(connection.state.getState().is).toBe("lost");
  await server.time.pass(400);
  expect(server.socketsOpened).toBe(2);
  await server.time.pass(120_000);
  const tries = server.socketsOpened;
  expect(tries).toBeGreaterThan(6);
  expect(tries).toBeLessThan(20);
  server.isAway = false;
  connection.hurry();
  await server.time.pass(10);
  expect(connection.state.getState().is).toBe("live");
  expect(server.watchedFrom).toHaveLength(2);
  expect(server.heard.filter((message) => message.do === "watch-lobby")).toHaveLength(2);
});

test("a line that says nothing any more is noticed and replaced", async () => {
  const server = new ScriptedServer();
  const connection = await live(server);
  await server.time.pass(25_000);
  expect(server.heard.at(-1)?.do).toBe("ping");
  expect(connection.state.getState().is).toBe("live");
  server.onTheWay = () => "drop";
  await server.time.pass(31_000);
  server.onTheWay = () => "deliver";
  await server.time.pass(2_000);
  expect(server.socketsOpened).toBe(2);
  expect(connection.state.getState().is).toBe("live");
});

test("what was sent and not answered is sent again under its old key, in its old order", async () => {
  const server = new ScriptedServer();
  const connection = await live(server);
  server.onTheWay = ({ do: what }) => (what === "decide" ? "drop" : "deliver");
  const first = connection.send({ do: "decide", table: server.table, ask: 7, answer: "one" });
  const second = connection.send({ do: "decide", table: server.table, ask: 7, answer: "two" });
  server.drop();
  server.onTheWay = () => "deliver";
  await server.time.pass(1_000);
  expect(await Promise.all([first, second])).toMatchObject([{ is: "accepted" }, { is: "accepted" }]);
  expect(server.decisions).toEqual(["one", "two"]);
});

test("an answer that was lost on the way back is told again, and the decision counts once", async () => {
  const server = new ScriptedServer();
  const connection = await live(server);
  server.onTheWayBack = (message) => (message.is === "accepted" ? [] : [message]);
  const sent = connection.send({ do: "decide", table: server.table, ask: 7, answer: "one" });
  server.drop();
  server.onTheWayBack = (message) => [message];
  await server.time.pass(1_000);
  expect(await sent).toMatchObject({ is: "accepted" });
  expect(server.heard.filter((message) => message.do === "decide")).toHaveLength(2);
  expect(server.decisions).toEqual(["one"]);
});

test("a table that was asked for too often is asked for again when the server allows it", async () => {
  const server = new ScriptedServer();
  const connection = makeConnection(server.environment);
  let refusals = 0;
  server.onTheWay = (message) => {
    if (message.do !== "watch" || refusals > 0) return "deliver";
    refusals++;
    server.say({
      is: "refused",
      key: message.key,
      rule: "server.too-often",
      params: { seconds: 7 },
      sentence: "Slow.",
    });
    return "drop";
  };
  const refused: unknown[] = [];
  const heard: TableMessage[] = [];
  connection.watchTable(server.table, { ...follower(heard), refused: (why) => refused.push(why) });
  await server.time.pass(6_500);
  expect(heard).toEqual([]);
  await server.time.pass(1_000);
  expect(heard.map((message) => message.is)).toContain("table");
  expect(refused).toEqual([]);
});

test("a refusal of an earlier request for a table is not taken for one of the latest", async () => {
  const server = new ScriptedServer();
  const connection = makeConnection(server.environment);
  const keys: string[] = [];
  server.onTheWay = (message) => {
    if (message.do !== "watch") return "deliver";
    keys.push(message.key);
    if (keys.length > 1) return "deliver";
    server.say({ is: "refused", key: message.key, rule: "server.busy", params: {}, sentence: "Later." });
    return "drop";
  };
  const refused: unknown[] = [];
  const heard: TableMessage[] = [];
  const leave = connection.watchTable(server.table, follower());
  await server.time.pass(10);
  leave();
  connection.watchTable(server.table, { ...follower(heard), refused: (why) => refused.push(why) });
  server.say({ is: "refused", key: keys[0], rule: "table.unknown", params: {}, sentence: "No such table." });
  await server.time.pass(10_000);
  expect(keys).toHaveLength(2);
  expect(refused).toEqual([]);
  expect(heard.map((message) => message.is)).toEqual(["table"]);
});

test("what a busy server could not take is said again under the same key", async () => {
  const server = new ScriptedServer();
  const connection = await live(server);
  server.onTheWay = (message) => {
    if (message.do !== "decide") return "deliver";
    server.onTheWay = () => "deliver";
    server.say({ is: "refused", key: message.key, rule: "server.busy", params: {}, sentence: "Later." });
    return "drop";
  };
  const sent = connection.send({ do: "decide", table: server.table, ask: 7, answer: "one" });
  await server.time.pass(10_000);
  expect(await sent).toMatchObject({ is: "accepted" });
  expect(server.decisions).toEqual(["one"]);
});

test("in one slot only the latest counts", async () => {
  const server = new ScriptedServer();
  const connection = await live(server);
  server.onTheWay = () => "drop";
  const old = connection.send({ do: "draft", table: server.table, ask: 7, answer: "a" }, "draft");
  const latest = connection.send({ do: "draft", table: server.table, ask: 7, answer: "ab" }, "draft");
  server.drop();
  server.onTheWay = () => "deliver";
  await server.time.pass(1_000);
  expect(await old).toEqual({ is: "dropped" });
  expect(await latest).toMatchObject({ is: "accepted" });
  expect(server.drafts).toEqual(["ab"]);
});

test("when somebody else signs in, nothing that the first one said is said again", async () => {
  const server = new ScriptedServer();
  const connection = await live(server);
  server.onTheWay = ({ do: what }) => (what === "decide" ? "drop" : "deliver");
  const sent = connection.send({ do: "decide", table: server.table, ask: 7, answer: "one" });
  connection.restart();
  server.onTheWay = () => "deliver";
  await server.time.pass(1_000);
  expect(await sent).toEqual({ is: "dropped" });
  expect(server.decisions).toEqual([]);
  expect(connection.state.getState().is).toBe("live");
});

test("a server of another version is not spoken to, and not asked again", async () => {
  const server = new ScriptedServer();
  server.protocol = spokenProtocol + 1;
  const connection = makeConnection(server.environment);
  connection.watchTable(server.table, follower());
  await server.time.pass(60_000);
  expect(connection.state.getState().is).toBe("outdated");
  expect(server.heard).toEqual([]);
  expect(server.socketsOpened).toBe(1);
});

test("whoever is kept out does not knock again; a server that closes for a while is", async () => {
  for (const [rule, is] of [
    ["people.blocked", "barred"],
    ["server.closing", "live"],
  ] as const) {
    const server = new ScriptedServer();
    const connection = await live(server);
    server.say({ is: "bye", rule, params: {}, sentence: "Good bye." });
    server.drop();
    await server.time.pass(5_000);
    expect(connection.state.getState().is).toBe(is);
  }
});

test("two who follow one table in turn do not end each other's watch", async () => {
  const server = new ScriptedServer();
  const connection = makeConnection(server.environment);
  const stopFirst = connection.watchTable(server.table, follower());
  const heard: TableMessage[] = [];
  connection.watchTable(server.table, follower(heard));
  stopFirst();
  await server.time.pass(10);
  expect(heard.map((message) => message.is)).toEqual(["table"]);
});
