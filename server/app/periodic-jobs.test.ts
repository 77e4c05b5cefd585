import { expect, test } from "vitest";
import { silentLog } from "../ports/log.ts";
import { turnedClock } from "./clock.ts";
import { PeriodicJobs } from "./periodic-jobs.ts";

test("end when the job underway is over, and none begins after it", async () => {
  const clock = turnedClock(0);
  const jobs = new PeriodicJobs(clock, silentLog);
  const said: string[] = [];
  let finish = (): void => {};
  jobs.every(1000, "a long job", async () => {
    said.push("begun");
    await new Promise<void>((resolve) => {
      finish = resolve;
    });
    said.push("over");
  });
  clock.turnBy(1000);
  const ended = jobs.end().then(() => said.push("ended"));
  clock.turnBy(5000);
  finish();
  await ended;
  clock.turnBy(5000);
  expect(said).toEqual(["begun", "over", "ended"]);
});
