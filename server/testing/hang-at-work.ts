/** Takes a job, says which, and never finishes it. */
import { systemClock } from "../app/clock.ts";
import { bullJobs } from "../jobs/bull-jobs.ts";

const jobs = await bullJobs(process.argv[2], systemClock(), { lostAfter: 500 });
jobs.work("tables", (id) => {
  process.stdout.write(`${id}\n`);
  return new Promise(() => {});
});
process.stdout.write("ready\n");
