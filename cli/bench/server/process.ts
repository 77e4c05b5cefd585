/**
 * The server that is measured, in a process of its own. It is the server that everybody runs, but for one thing: one
 * machine plays thousands of people here, so limits on how often somebody may do something are lifted.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { Session } from "node:inspector/promises";
import { configurationFrom, start } from "@weirwood/server";
import type { Answer, Question } from "./measured-server.ts";

const NO_LIMIT = 1_000_000;
const profiler = new Session();

const configuration = configurationFrom(process.env);
if ("problems" in configuration) throw new Error(configuration.problems.join(" "));
const running = await start(configuration, { settings: { rateScale: NO_LIMIT } });

/** How long this process could have run but had no processor; Linux knows. */
function secondsWaited(): number {
  try {
    return Number(readFileSync("/proc/self/schedstat", "utf8").split(" ")[1]) / 1e9;
  } catch {
    return 0;
  }
}

function answer(value: Answer): void {
  process.send?.(value);
}

process.on("message", async (question: Question) => {
  if (question === "stop") {
    await running.stop();
    process.disconnect();
    return;
  }
  if (question === "begin profile") {
    profiler.connect();
    await profiler.post("Profiler.enable");
    await profiler.post("Profiler.start");
  } else if (typeof question === "object") {
    const { profile } = await profiler.post("Profiler.stop");
    profiler.disconnect();
    writeFileSync(question.profile, JSON.stringify(profile));
  }
  // Some of what is let go in the first round lets go of more.
  if (question === "measure tidily") for (let round = 0; round < 3; round++) globalThis.gc?.();
  answer({ cpu: process.cpuUsage(), memory: process.memoryUsage(), waited: secondsWaited() });
});
// Whoever measures is gone.
process.on("disconnect", () => void running.stop());
answer({ address: running.address.replace("localhost", "127.0.0.1") });
