// A thread of the bot pool whose bots think for ever.
import { parentPort } from "node:worker_threads";

parentPort.on("message", () => undefined);
