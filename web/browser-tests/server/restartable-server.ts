/** A server on a folder that outlives it, to be killed and started again: says its address, and serves. */
import { configurationFrom, start } from "@weirwood/server";
import { UNHURRIED, writtenLuck } from "@weirwood/server/testing";
import { offersTestingGame } from "./environment.ts";

const [folder, port, client] = process.argv.slice(2);
const configuration = configurationFrom({
  ...offersTestingGame,
  WEIRWOOD_DATA: folder,
  PORT: port,
  HOST: "127.0.0.1",
  LOG_LEVEL: "silent",
});
if ("problems" in configuration) throw new Error(configuration.problems.join(" "));
const { address } = await start(configuration, { webFolder: client, luck: writtenLuck(), workLimits: UNHURRIED });
process.stdout.write(`${address.replace("localhost", "127.0.0.1")}\n`);
