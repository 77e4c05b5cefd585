import { afterEach, describe, expect, test } from "vitest";
import { type Service, startPostgres, startRedis } from "../testing/services.ts";
import { RaceTrack } from "./decision-races.ts";

const seed = Number(process.env.WEIRWOOD_FAULT_SEED ?? Date.now() % 1_000_000);
/** A hang, on however slow a machine. Thousands of races: scripts/race-server.mjs. */
const LONGEST = 600_000;
let track: RaceTrack | undefined;
let services: Service[] = [];

afterEach(async () => {
  const complaints = await track?.end();
  await Promise.all(services.map((service) => service.remove()));
  [track, services] = [undefined, []];
  expect(complaints).toEqual([]);
});

describe("an owner's answer that was accepted stands", () => {
  test(
    "against regents, drafts and clocks that run out",
    async () => {
      track = await RaceTrack.open(seed);
      await track.run(300);
      expect(track.figures, `seed ${seed}`).toMatchObject({ races: 300, accepted: 300 });
    },
    LONGEST,
  );

  test(
    "on two nodes",
    async () => {
      const [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
      services = [postgres, redis];
      track = await RaceTrack.open(seed, 2, { DATABASE_URL: postgres.url, REDIS_URL: redis.url });
      await track.run(100);
      expect(track.figures, `seed ${seed}`).toMatchObject({ races: 100, accepted: 100 });
    },
    LONGEST,
  );
});
