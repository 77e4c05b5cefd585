import { afterEach } from "vitest";
import { testSeed } from "./chance.ts";

/** Whoever sees a test fail is told from which seed it drew. */
afterEach(({ task }) => {
  if (task.result?.state === "fail") console.log(`${task.name}: drawn from WEIRWOOD_TEST_SEED=${testSeed}`);
});
