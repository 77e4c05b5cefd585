import { setTimeout as pause } from "node:timers/promises";
import { PATIENCE } from "@weirwood/kernel/testing";

/** Waits until something holds, and says what it waited for where that never comes. */
export async function until(
  what: string,
  holds: () => boolean | Promise<boolean>,
  describe: () => string = () => "",
): Promise<void> {
  const givenUp = performance.now() + PATIENCE;
  while (!(await holds())) {
    if (performance.now() > givenUp) throw new Error(`waited in vain for: ${what}\n${describe()}`);
    await pause(10);
  }
}
