// `npm start`: the server, on port 8080 or PORT. `npm start -- --port 9000` passes options on.
import { ensureReady } from "./setup.mjs";

ensureReady();
process.argv.splice(2, 0, "serve");
await import("../cli/dist/main.js");
