// @vitest-environment happy-dom
import type { AskKind } from "@weirwood/battles/questions";
import { beforeAll, describe, expect, test } from "vitest";
import type { MakeScene } from "../desk/scene.ts";
import { chooseScene } from "./choose.tsx";
import { declareScene } from "./declare.tsx";
import { keepScene } from "./keep.tsx";
import { recoverScene } from "./recover.tsx";
import { openBooks } from "./testing/open-books.ts";
import { type Position, positionsOf } from "./testing/positions.ts";
import { unreachable } from "./testing/reachable.tsx";

const scenes = {
  declare: declareScene,
  choose: chooseScene,
  keep: keepScene,
  recover: recoverScene,
} satisfies { readonly [kind in AskKind]?: MakeScene };
const kinds = Object.keys(scenes) as (keyof typeof scenes)[];
let positions: readonly Position[] = [];

beforeAll(async () => {
  await openBooks();
  positions = positionsOf(kinds, 4, 12);
});

describe.each(kinds)("the question %s", (kind) => {
  test("has a way of presses to every legal answer", () => {
    const asked = positions.filter((one) => one.kind === kind);
    expect(asked.length).toBeGreaterThan(0);
    for (const position of asked) expect(unreachable(scenes[kind], position)).toEqual([]);
  });
});
