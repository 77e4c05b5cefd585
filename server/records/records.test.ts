import { readFileSync } from "node:fs";
import type { PublishedRecord } from "@weirwood/protocol";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Guest, newGuest, openTestServer, type TestServer } from "../testing/test-server.ts";

const golden = readFileSync(new URL("../../games/throne/golden/four-all-1.weir", import.meta.url), "utf8");

let server: TestServer;
let ann: Guest;

beforeAll(async () => {
  server = await openTestServer();
  ann = await newGuest(server, "Ann");
});

afterAll(async () => {
  await server.end();
  expect(server.complaints).toEqual([]);
});

const publish = (guest: Guest, record: string, game = "throne") =>
  guest.call<PublishedRecord>("publishRecord", { body: { game, record } });

test("a record is published for whoever has its address, once, and without names", async () => {
  const named = golden.replace(/^(seed: .*)$/m, "$1\nplayers: Ann the Great, Ben\ntable: Come to my site");
  const { reply } = await publish(ann, named);
  expect((await publish(ann, golden)).reply).toEqual(reply);
  expect(await ann.must("records")).toEqual([reply]);
  const anybody = new Guest(server.address);
  const text = await anybody.must<string>("publishedRecord", { params: { id: reply.id } });
  expect(text).not.toMatch(/Ann|my site|#/);
  const decisions = (record: string): string[] => record.split("\n").filter((line) => /^\w+ .*~/.test(line));
  expect(decisions(text)).toEqual(decisions(golden));
  // What is published can be published again, byte for byte.
  expect((await publish(await newGuest(server, "Ben"), text)).status).toBe(200);
});

test("what is no game is refused by the line that is wrong", async () => {
  expect((await publish(ann, "weirwood record 1\n")).rule).toMatch(/^kernel\.record\./);
  expect((await publish(ann, golden.replace(" march ", " marhc "))).rule).toMatch(/^kernel\./);
  expect((await publish(ann, golden, "battles")).rule).toBe("kernel.record.game");
  expect((await publish(ann, golden, "chess")).rule).toBe("table.game");
  expect((await publish(ann, "x".repeat(60_001))).rule).toBe("server.malformed");
  expect((await publish(new Guest(server.address), golden)).rule).toBe("people.not-signed-in");
});

test("its owner takes it back, and nobody else; it goes with its owner, who finds it in the export", async () => {
  const cleo = await newGuest(server, "Cleo");
  const { reply } = await publish(cleo, golden);
  const params = { id: reply.id };
  expect((await ann.call("deleteRecord", { params })).rule).toBe("record.unknown");
  expect(await cleo.must("exportMe")).toMatchObject({ records: [{ id: reply.id, game: "throne" }] });
  await cleo.must("deleteRecord", { params });
  expect((await ann.call("publishedRecord", { params })).rule).toBe("record.unknown");
  const again = (await publish(cleo, golden)).reply;
  await cleo.must("deleteMe", { body: { confirm: "Cleo" } });
  expect((await ann.call("publishedRecord", { params: { id: again.id } })).rule).toBe("record.unknown");
});
