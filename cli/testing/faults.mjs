// Loaded before the command (`node --import`): something goes wrong where nobody waits for it. FAULT says what.
import { isMainThread } from "node:worker_threads";

const thrown = {
  error: () => new Error("the roof is leaking"),
  "nameless error": () => Object.assign(new Error("?"), { message: "", code: "ELEAK" }),
  string: () => "the roof is leaking",
  object: () => ({ roof: "leaking" }),
  nothing: () => undefined,
};

const faults = {
  "in a listener": (reason) => {
    throw reason;
  },
  "in a promise": (reason) => void Promise.reject(reason),
  "in a thread": (reason) => {
    throw reason;
  },
  "by the end of a thread": () => process.exit(3),
};

const [where, what] = JSON.parse(process.env.FAULT);

if (isMainThread !== where.includes("thread")) whenAtWork();

/** The command has begun when it listens for what nobody caught; a thread, when it is there. */
function whenAtWork() {
  if (isMainThread && process.listenerCount("uncaughtException") === 0) setTimeout(whenAtWork, 5);
  else setTimeout(() => faults[where](thrown[what]()), 50);
}
