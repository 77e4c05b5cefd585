/** Starts a service, says its port and folder, and waits to be killed. */
import { startRedis } from "./services.ts";

const { port, folder } = await startRedis();
process.stdout.write(`${port} ${folder}\n`);
setInterval(() => {}, 1000);
