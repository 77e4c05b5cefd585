import { readFileSync } from "node:fs";
import { areaIds } from "@weirwood/throne/questions";
import { throne } from "@weirwood/throne/rules";
import { expect, test } from "vitest";
import { scenesOf } from "../../../lobby/show-scenes.ts";
import { ReplayedGame, readReplay } from "../../../replay/replayed-game.ts";
import { captionOf, sightOf } from "./sight.ts";

const record = new URL("../../../../games/throne/golden/five-1.weir", import.meta.url);

test("the shown game can be played again, and is long and won", async () => {
  const replayed = await readReplay(readFileSync(record, "utf8"), async () => throne as never);
  if (!(replayed instanceof ReplayedGame)) throw new Error("the shown game is broken");
  const { steps, result } = replayed.summary;
  const scenes = scenesOf(steps, captionOf);
  expect(scenes.length).toBeGreaterThan(60);
  expect(result?.winners).toHaveLength(1);
  expect(scenes.at(-1)?.caption.rule).toMatch(/^throne\.victory\./);
});

test("of what one decision brings about, the most telling is told", () => {
  const march = { rule: "throne.march.moves", house: "stark", from: "winterfell", to: "moat-cailin", units: "1F" };
  const won = { rule: "throne.battle.won", house: "stark", loser: "greyjoy", strength: 3, against: 2 };
  expect(captionOf([march, won, { rule: "throne.control.leave-token" }])).toBe(won);
  expect(captionOf([{ rule: "throne.orders.secret" }])).toBeUndefined();
});

test("a march is seen as an arrow to where it goes", () => {
  const sight = sightOf([
    { rule: "throne.march.moves", house: "stark", from: "winterfell", to: "moat-cailin", units: "1F" },
  ]);
  expect(sight?.area).toBe(areaIds.indexOf("moat-cailin"));
  expect(sight?.arrows).toMatchObject([{ kind: "march", from: areaIds.indexOf("winterfell") }]);
});
