import { readdirSync, readFileSync } from "node:fs";
import { chanceFrom, type Json } from "@weirwood/kernel";
import { Mutations } from "@weirwood/kernel/testing";
import type { TableStatus } from "@weirwood/protocol";
import { afterAll, beforeAll, expect, test } from "vitest";
import { parseAllDocuments } from "yaml";
import { newGuest, openTestHouse, type TestHouse, throneTable } from "../testing/test-house.ts";

/** Where the scenarios of Throne begin: whatever strangers describe is like them, and a little different. */
const folder = new URL("../../games/throne/scenarios/", import.meta.url);
const positions = readdirSync(folder)
  .filter((file) => file.endsWith(".yaml"))
  .sort()
  .flatMap((file) => parseAllDocuments(readFileSync(new URL(file, folder), "utf8")))
  .map((document) => (document.toJS() as { given: Json }).given);

const INPUTS = Number(process.env.FUZZ_INPUTS ?? 2000);
const SEED = Number(process.env.FUZZ_SEED ?? 2003);

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house.end());

test("the server answers on, whatever positions and options it is sent", async () => {
  const eve = await newGuest(house, "Eve");
  const mutations = new Mutations(positions);
  const chance = chanceFrom(SEED);
  let taken = 0;
  for (let input = 0; input < INPUTS; input++) {
    const made = mutations.next(chance);
    const players = 3 + chance.below(4);
    const seats = Array.from({ length: players }, () => ({ sitter: "random" }));
    const isOption = chance.below(5) === 0;
    const options = (isOption ? made : { players }) as { [option: string]: Json };
    const body = throneTable({ options, seats, ...(!isOption && { practice: { position: made as object } }) });
    const { status, reply, rule } = await eve.call<TableStatus>("createTable", { body });
    expect(status, `${rule}: ${JSON.stringify(made)}`).toBeLessThan(500);
    if (status === 200) {
      taken++;
      const params = { table: reply.id };
      await eve.call("startTable", { params });
      expect((await fetch(`${house.address}/healthz`)).status).toBe(200);
      await house.tables.close(reply.id);
    }
    expect((await fetch(`${house.address}/healthz`)).status).toBe(200);
  }
  expect(taken).toBeGreaterThan(INPUTS / 50);
  expect(house.complaints).toEqual([]);
});
