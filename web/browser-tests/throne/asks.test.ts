import { askKinds } from "@weirwood/throne/questions";
import { expect, test } from "vitest";
import { asksAreAnswered } from "./every-ask.ts";
import { positionsOfEveryKind } from "./positions.ts";

test("every kind of ask is among the positions", () => {
  const kinds = new Set([...positionsOfEveryKind().keys()].map((key) => key.split(":")[0]));
  expect(askKinds.filter((kind) => !kinds.has(kind))).toEqual([]);
});

asksAreAnswered("with a mouse", "mouse", { size: "laptop", isUnpainted: true });
