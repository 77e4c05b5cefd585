// `npm start`: the server, on port 8080 or PORT. `npm start -- --port 9000` passes options on.
import { ensureReady } from "./setup.mjs";

ensureReady();

// npm starts this through a shell. Told to stop, it ends the shell, which tells nobody: so we look whether it is there.
const parent = process.ppid;
const watch = setInterval(() => {
  if (process.ppid === parent) return;
  clearInterval(watch);
  process.kill(process.pid, "SIGTERM");
}, 500);
watch.unref();

process.argv.splice(2, 0, "serve");
await import("../cli/dist/main.js");
