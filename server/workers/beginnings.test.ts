import { afterEach, expect, test } from "vitest";
import { systemClock } from "../house/clock.ts";
import { silentLog } from "../ports/log.ts";
import { newGuest, openTestHouse, type TestHouse, throneTable } from "../testing/test-house.ts";
import { Beginnings } from "./beginnings.ts";

let house: TestHouse;
afterEach(() => house.end());

test("a position whose setting up never ends is refused after a while, each time, and the server answers on", async () => {
  const script = new URL("../testing/silent-bots.mjs", import.meta.url);
  const beginnings = new Beginnings(systemClock(), silentLog, { script, longest: 100 });
  house = await openTestHouse({ beginnings });
  const eve = await newGuest(house, "Eve");
  const seats = [{ sitter: "me" }, { sitter: "random" }, { sitter: "random" }];
  for (let time = 0; time < 2; time++) {
    const body = throneTable({ seats, practice: { position: { start: true } } });
    expect(await eve.call("createTable", { body })).toMatchObject({ rule: "table.too-long", status: 422 });
    expect((await fetch(`${house.address}/healthz`)).status).toBe(200);
  }
});
