// @vitest-environment happy-dom
import { askKinds } from "@weirwood/cards/questions";
import { beforeAll, describe, expect, test } from "vitest";
import { loadScene } from "./scenes.ts";
import { laidDesk } from "./testing/laid-desk.ts";
import { openBooks } from "./testing/open-books.ts";
import { type Position, positionsOf } from "./testing/positions.ts";
import { pressAll, sentByButtons, wordsOf } from "./testing/reachable.tsx";

const EACH = 3;
const kinds = askKinds.filter((kind) => kind !== "number");
let positions: readonly Position[];

beforeAll(async () => {
  await openBooks();
  positions = positionsOf(kinds, EACH);
});

describe.each(kinds)("where %s is asked", (kind) => {
  test("every legal answer is a few presses away, and nothing else is sent", async () => {
    const found = positions.filter((position) => position.kind === kind);
    expect(found.length).toBeGreaterThan(0);
    const scene = await loadScene(kind);
    for (const position of found) expect(pressAll(scene, position)).toEqual({ missing: [], wrong: [] });
  });

  test("the panel says something, and its buttons send what is legal", async () => {
    const [position] = positions.filter((one) => one.kind === kind);
    const scene = await loadScene(kind);
    const { view, seat } = position;
    const desk = laidDesk(view, seat, {}, () => {});
    expect(wordsOf(scene(desk), desk)).not.toContain("undefined");
    for (const answer of sentByButtons(scene, position)) expect(desk.why(answer)).toBeUndefined();
  });
});
