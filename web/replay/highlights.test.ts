import { readdirSync, readFileSync } from "node:fs";
import { isRecordProblem, narrate } from "@weirwood/kernel";
import { throne } from "@weirwood/throne";
import { expect, test } from "vitest";
import type { AnyGame } from "../local/local-game.ts";
import { highlightsOf } from "./highlights.ts";
import { readReel } from "./reel.ts";

const folder = new URL("../../games/throne/golden/", import.meta.url);

test("every recorded game ends with a highlight, and each of them can be told", () => {
  for (const file of readdirSync(folder).filter((name) => name.endsWith(".weir"))) {
    const reel = readReel(readFileSync(new URL(file, folder), "utf8"), { throne: throne as AnyGame });
    if (isRecordProblem(reel)) throw new Error(reel.problem);
    const highlights = highlightsOf(reel.summary, throne);
    expect(highlights.at(-1)?.event.rule).toMatch(/^throne\.victory\./);
    for (const { event, at, round, opening } of highlights) {
      expect(narrate(throne.phrasebooks.fr, event)).toBeTruthy();
      expect(reel.summary.moments[at].events).toContain(event);
      expect([reel.summary.moments[at - 1].round, reel.summary.moments[at].round]).toContain(round);
      // A clash and an attack of wildlings belong to the turn whose cards brought them.
      if (event.rule === "throne.clash.tracks") expect(round).toBeGreaterThan(1);
      if (event.rule === "throne.battle.won") {
        expect([opening?.attacker, opening?.defender].sort()).toEqual([event.house, event.loser].sort());
      }
    }
  }
});
