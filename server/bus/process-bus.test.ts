import { describe } from "vitest";
import { busSuite } from "./bus.suite.ts";
import { processBus } from "./process-bus.ts";

describe("the bus of a single node", () => {
  busSuite(async (log) => {
    const bus = processBus({ log });
    return { bus, other: bus };
  });
});
