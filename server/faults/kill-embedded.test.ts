import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { chanceFrom } from "@weirwood/kernel";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { closeAndBalance } from "../testing/closing.ts";
import { PlayerGroup } from "../testing/player-group.ts";
import { type ServerProcess, startServerProcess } from "../testing/server-process.ts";

const KILLS = 4;

let folder: string;
let server: ServerProcess;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "weirwood-faults-"));
  server = await startServerProcess({ environment: { WEIRWOOD_DATA: folder } });
});

afterEach(async () => {
  await server.kill();
  await rm(folder, { recursive: true, force: true });
});

describe("kill -9 at random moments under play", () => {
  test("loses nothing that was acknowledged, doubles nothing, and play goes on", async () => {
    const seed = Number(process.env.WEIRWOOD_FAULT_SEED ?? Date.now() % 1_000_000);
    const chance = chanceFrom(seed);
    const addresses = () => (server.isOver() ? [] : [server.address]);
    const group = await PlayerGroup.gather({ addresses, tables: 4, people: 3, bots: 1, seed });
    for (let kill = 0; kill < KILLS; kill++) {
      await group.playOn(10);
      await pause(chance.below(150));
      await server.kill();
      // A lock that a dead server held must not keep the next one out.
      server = await startServerProcess({ environment: { WEIRWOOD_DATA: folder } });
    }
    await group.playOn(60);
    expect(server.complaints).toEqual([]);

    const { byBots } = await closeAndBalance(group, server, folder);
    expect(group.acknowledged, `seed ${seed}`).toBeGreaterThanOrEqual(KILLS * 10 + 60);
    expect(byBots).toBeGreaterThan(0);
    expect(Math.min(...group.players.map(({ lost }) => lost))).toBeGreaterThanOrEqual(KILLS);
  });
});
