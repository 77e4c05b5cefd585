import { describe } from "vitest";
import { turnedClock } from "../app/clock.ts";
import { jobsSuite } from "./jobs.suite.ts";
import { processJobs } from "./process-jobs.ts";

describe("the jobs of a single node", () => {
  jobsSuite(async (log, atOnce) => {
    const clock = turnedClock(1_800_000_000_000);
    return {
      jobs: processJobs(clock, { log, atOnce }),
      now: clock.now,
      async pass(milliseconds) {
        clock.turnBy(milliseconds);
        await new Promise(setImmediate);
      },
    };
  });
});
