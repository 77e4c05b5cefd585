import { readFileSync } from "node:fs";
import { cards } from "@weirwood/cards/rules";
import { expect, test } from "vitest";
import { scenesOf } from "../../../lobby/show-scenes.ts";
import { ReplayedGame, readReplay } from "../../../replay/replayed-game.ts";
import { captionOf } from "./caption.ts";

const record = new URL("../../../../games/cards/golden/winter-guard-1.weir", import.meta.url);

test("the shown game can be played again, and is lively and won by Lannister", async () => {
  const replayed = await readReplay(readFileSync(record, "utf8"), async () => cards as never);
  if (!(replayed instanceof ReplayedGame)) throw new Error("the shown game is broken");
  const { steps, result } = replayed.summary;
  const scenes = scenesOf(steps, captionOf);
  expect(scenes.length).toBeGreaterThan(60);
  expect(scenes.filter(({ caption }) => caption.rule === "cards.challenges.winner").length).toBeGreaterThan(8);
  expect(result?.winners).toEqual([1]);
  expect(scenes.at(-1)?.caption.rule).toMatch(/^cards\.victory\./);
});

test("of what one decision brings about, the most telling is told", () => {
  const played = { rule: "cards.play.played", card: "core_5" };
  const killed = { rule: "cards.leaving.killed", card: "core_8" };
  expect(captionOf([played, killed, { rule: "cards.draw.card" }])).toBe(killed);
  expect(captionOf([{ rule: "cards.draw.card" }])).toBeUndefined();
});
