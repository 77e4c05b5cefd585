import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import type { TestProject } from "vitest/node";
import type { Addresses } from "./addresses.ts";

/** Runs sources without a build. */
const loader = new URL("../../../scripts/sources/register.mjs", import.meta.url).href;
const keeper = fileURLToPath(new URL("./shared-server.ts", import.meta.url));

/** Opens what all files of the run share, and closes it after the last. @public Called by vitest. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const args = ["--import", loader, "--conditions=weirwood-source", keeper];
  const child = spawn(process.execPath, args, { stdio: ["pipe", "pipe", "inherit"] });
  const over = once(child, "exit");
  const said = once(createInterface({ input: child.stdout }), "line").then(([line]) => line as string);
  const line = await Promise.race([said, over.then(() => undefined)]);
  if (line === undefined) throw new Error("the server and the browser of these tests could not be started");
  provide("addresses", JSON.parse(line) as Addresses);
  return async () => {
    child.stdin.end();
    const [code] = await over;
    if (code !== 0) throw new Error("the server of these tests complained");
  };
}
