/**
 * One built client, one server and two browsers for all files of a run, in a process of their own: it says where they
 * are, and ends when its input does, so that a run that is killed leaves nothing behind.
 */
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { binary, openTestServer } from "@weirwood/server/testing";
import { chromium } from "playwright-core";
import { build } from "vite";
import type { Addresses } from "./addresses.ts";
import { offersTestingGame } from "./environment.ts";

const web = fileURLToPath(new URL("../..", import.meta.url));
/** Of this run alone: another run may build at the same time. */
const client = mkdtempSync(join(tmpdir(), "weirwood-client-"));

/** No window, nothing from the network, and what containers need. */
const quietly = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-dev-shm-usage",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];

/**
 * Pages are laid out, and answer mouse and keys, but nothing is painted. Without what paints them they cannot be scrolled by
 * hand, touched, or watched while they move.
 */
const unpainted = "--blink-settings=acceleratedCompositingEnabled=false";

const executablePath = await binary("chromium");
// Vitest says "test", and a client that is built for tests has no service worker: what is tested is what is shipped.
process.env.NODE_ENV = "production";
// `npm test` has built it already.
const built = process.env.WEIRWOOD_BUILT_CLIENT;
if (built !== undefined) cpSync(built, client, { recursive: true });
else await build({ root: web, logLevel: "error", build: { outDir: client, emptyOutDir: true } });
const server = await openTestServer({ webFolder: client, environment: offersTestingGame });
const [browser, unpaintedBrowser] = await Promise.all(
  [quietly, [...quietly, unpainted]].map((args) => chromium.launchServer({ executablePath, args })),
);
const addresses: Addresses = {
  server: server.address,
  browser: browser.wsEndpoint(),
  unpaintedBrowser: unpaintedBrowser.wsEndpoint(),
  client,
};
process.stdout.write(`${JSON.stringify(addresses)}\n`);

for await (const _ of process.stdin);
await Promise.all([browser.close(), unpaintedBrowser.close()]);
await server.end();
rmSync(client, { recursive: true, force: true });
for (const complaint of server.complaints) process.stderr.write(`the server complained: ${complaint}\n`);
process.exit(server.complaints.length > 0 ? 1 : 0);
