// A thread of the bot pool whose bots misbehave, each in the way that the number of the task's chance picks. Before it falls
// silent it says so on a channel of its own, for tests that wait for it.
import { parentPort, threadId } from "node:worker_threads";

/** Too deep for whoever gets it to read. */
const deep = () => {
  let nest = {};
  for (let level = 0; level < 10_000; level++) nest = { nest };
  return nest;
};

const fallSilent = () => new BroadcastChannel("bad-bots").postMessage("silent");

const ways = [
  () => parentPort.postMessage({ problem: "it threw" }),
  () => parentPort.postMessage({ answer: { kind: "nonsense", seat: -1, __proto__: { toString: 1 } } }),
  () => parentPort.postMessage({ answer: 7 }),
  () => parentPort.postMessage({ answer: null }),
  () => parentPort.postMessage({ answer: deep() }),
  () => parentPort.postMessage({ answer: "x".repeat(1_000_000) }),
  () => parentPort.postMessage(null),
  () => parentPort.postMessage("not even an answer"),
  () => {
    // Says it twice: the second word belongs to nobody.
    parentPort.postMessage({ answer: undefined });
    parentPort.postMessage({ answer: undefined });
  },
  () => {
    throw new Error("it threw and died");
  },
  () => process.exit(3),
  () => fallSilent(),
  () => {
    fallSilent();
    for (;;) Math.sqrt(threadId);
  },
];

parentPort.on("message", ({ chance }) => ways[chance % ways.length]());
