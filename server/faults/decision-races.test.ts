import { afterEach, describe, expect, test } from "vitest";
import { testSeed } from "../testing/chance.ts";
import { type Service, startPostgres, startRedis } from "../testing/services.ts";
import { RaceTrack } from "./decision-races.ts";

// Thousands of races: scripts/race-server.mjs.
let track: RaceTrack | undefined;
let services: Service[] = [];

afterEach(async () => {
  const complaints = await track?.end();
  await Promise.all(services.map((service) => service.remove()));
  [track, services] = [undefined, []];
  expect(complaints).toEqual([]);
});

describe("an owner's answer that was accepted stands", () => {
  test("against regents, drafts and clocks that run out", async () => {
    track = await RaceTrack.open(testSeed);
    await track.run(300);
    expect(track.figures, `seed ${testSeed}`).toMatchObject({ races: 300, accepted: 300 });
  });

  test("on two nodes", async () => {
    const [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
    services = [postgres, redis];
    track = await RaceTrack.open(testSeed, 2, { DATABASE_URL: postgres.url, REDIS_URL: redis.url });
    await track.run(100);
    expect(track.figures, `seed ${testSeed}`).toMatchObject({ races: 100, accepted: 100 });
  });
});
