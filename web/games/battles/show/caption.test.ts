import { readFileSync } from "node:fs";
import { battles } from "@weirwood/battles/rules";
import { expect, test } from "vitest";
import { scenesOf } from "../../../lobby/show-scenes.ts";
import { ReplayedGame, readReplay } from "../../../replay/replayed-game.ts";
import { captionOf } from "./caption.ts";

const record = new URL("../../../../games/battles/golden/kingsroad-1.weir", import.meta.url);

test("the shown battle can be played again, and is long and won by Stark", async () => {
  const replayed = await readReplay(readFileSync(record, "utf8"), async () => battles as never);
  if (!(replayed instanceof ReplayedGame)) throw new Error("the shown battle is broken");
  const { steps, result } = replayed.summary;
  const scenes = scenesOf(steps, captionOf);
  expect(scenes.length).toBeGreaterThan(40);
  expect(result?.winners).toEqual([0]);
  expect(scenes.at(-1)?.caption.rule).toMatch(/^battles\.victory\./);
});

test("of what one decision brings about, the most telling is told", () => {
  const declared = { rule: "battles.attack.declare", from: "h5", at: "h6" };
  const gone = { rule: "battles.attack.eliminated", hex: "h6" };
  expect(captionOf([declared, gone, { rule: "battles.attack.roll" }])).toBe(gone);
  expect(captionOf([{ rule: "battles.cards.drawn" }])).toBeUndefined();
});
