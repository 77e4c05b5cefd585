import { afterEach, expect, test } from "vitest";
import { systemClock } from "../app/clock.ts";
import { silentLog } from "../ports/log.ts";
import { newGuest, openTestServer, type TestServer, throneTable } from "../testing/test-server.ts";
import { Beginnings } from "./beginnings.ts";

let server: TestServer;
afterEach(() => server.end());

test("a position whose setting up never ends is refused after a while, each time, and the server answers on", async () => {
  const script = new URL("../testing/silent-bots.mjs", import.meta.url);
  const beginnings = new Beginnings(systemClock(), silentLog, { script, longest: 100, loading: 0 });
  server = await openTestServer({ beginnings });
  const eve = await newGuest(server, "Eve");
  const seats = [{ sitter: "me" }, { sitter: "random" }, { sitter: "random" }];
  for (let time = 0; time < 2; time++) {
    const body = throneTable({ seats, practice: { position: { start: true } } });
    expect(await eve.call("createTable", { body })).toMatchObject({ rule: "table.too-long", status: 422 });
    expect((await fetch(`${server.address}/healthz`)).status).toBe(200);
  }
});
