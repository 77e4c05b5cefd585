import type { Command } from "commander";
import type { Context, Report } from "../context.ts";
import { toldToStop } from "../stopping.ts";
import { jobsGiven } from "../work/pool-for.ts";
import { ThreadPool } from "../work/thread-pool.ts";

export function declareFarm(program: Command, here: Context, end: (report: Report) => void): void {
  const { help } = here.say;
  program
    .command("farm")
    .summary(help.farm.summary)
    .description(help.farm.about)
    .argument("<redis>", help.farm.redis)
    .option("--jobs <n>", help.sim.jobs)
    .addHelpText("after", help.farm.examples)
    .action(async (redis: string, given: { readonly jobs?: string }) => end(await work(redis, given, here)));
}

/** Works for whoever asks, until it is told to stop. */
async function work(redis: string, given: { readonly jobs?: string }, here: Context): Promise<Report> {
  const jobs = jobsGiven(given.jobs, here);
  // Only farms need Redis.
  const { FarmWorker } = await import("../farm/farm-worker.ts");
  const threads = new ThreadPool(jobs);
  const worker = await FarmWorker.open(redis, { jobs, perform: (task) => threads.perform(task) }, here);
  here.print(here.say.farm.ready(jobs, worker.build));
  await toldToStop();
  here.print(here.say.serve.stopping);
  await worker.close();
  await threads.end();
  here.print(here.say.farm.done(worker.done));
  return { json: { shifts: worker.done, jobs, build: worker.build } };
}
