import { expect, it } from "vitest";
import { abilities } from "./abilities.ts";

it("carries out no effect while it is declared: what only asks and checks need not know how", () => {
  const early = abilities.filter(({ ops, declared }) => ops.slice(0, declared).some(({ op }) => op === "do"));
  expect(early.map(({ name }) => name)).toEqual([]);
});
