import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { chanceFrom } from "@weirwood/kernel";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { POSITION_LIMITS } from "../tables/positions.ts";
import { testSeed } from "../testing/chance.ts";
import { closeAndBalance } from "../testing/closing.ts";
import { PlayerGroup } from "../testing/player-group.ts";
import { type ServerProcess, startServerProcess } from "../testing/server-process.ts";

const KILLS = 4;

let folder: string;
let server: ServerProcess;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "weirwood-faults-"));
});

afterEach(async () => {
  await server.kill();
  await rm(folder, { recursive: true, force: true });
});

const writing = [
  ["with every decision", POSITION_LIMITS],
  ["with every eighth", { ...POSITION_LIMITS, small: 0 }],
] as const;

describe.each(writing)("kill -9 at random moments under play, positions written %s", (_, positions) => {
  test("loses nothing that was acknowledged, doubles nothing, and play goes on", async () => {
    const chance = chanceFrom(testSeed);
    const start = () => startServerProcess({ environment: { WEIRWOOD_DATA: folder }, positions });
    server = await start();
    const addresses = () => (server.isOver() ? [] : [server.address]);
    const group = await PlayerGroup.gather({ addresses, tables: 3, people: 3, bots: 1, seed: testSeed });
    await group.sit({ addresses, tables: 1, people: 1, bots: 1, seed: testSeed, changes: { game: "battles" } });
    for (let kill = 0; kill < KILLS; kill++) {
      await group.playOn(10);
      await pause(chance.below(150));
      await server.kill();
      // A lock that a dead server held must not keep the next one out.
      server = await start();
    }
    await group.playOn(60);
    expect(server.complaints).toEqual([]);

    const { byBots } = await closeAndBalance(group, server, folder);
    expect(group.acknowledged, `seed ${testSeed}`).toBeGreaterThanOrEqual(KILLS * 10 + 60);
    expect(byBots).toBeGreaterThan(0);
    expect(Math.min(...group.players.map(({ lost }) => lost))).toBeGreaterThanOrEqual(KILLS);
  });
});
