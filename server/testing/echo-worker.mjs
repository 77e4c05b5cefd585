// A worker that answers each task with its name.
import { parentPort } from "node:worker_threads";

parentPort.on("message", ({ name }) => parentPort.postMessage({ answer: name }));
