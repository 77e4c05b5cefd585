import { readdirSync, readFileSync } from "node:fs";
import { narrate } from "@weirwood/kernel";
import { throne } from "@weirwood/throne";
import { expect, test } from "vitest";
import { replayOf } from "../testing/replay-of.ts";
import { highlightsOf } from "./highlights.ts";

const folder = new URL("../../games/throne/golden/", import.meta.url);

test("every recorded game ends with a highlight, and each of them can be told", async () => {
  for (const file of readdirSync(folder).filter((name) => name.endsWith(".weir"))) {
    const replayed = await replayOf(readFileSync(new URL(file, folder), "utf8"));
    const highlights = highlightsOf(replayed.summary, throne);
    expect(highlights.at(-1)?.event.rule).toMatch(/^throne\.victory\./);
    for (const { event, at, round, opening } of highlights) {
      expect(narrate(throne.phrasebooks.fr, event)).toBeTruthy();
      expect(replayed.summary.steps[at].events).toContain(event);
      expect([replayed.summary.steps[at - 1].round, replayed.summary.steps[at].round]).toContain(round);
      // A clash and an attack of wildlings belong to the turn whose cards brought them.
      if (event.rule === "throne.clash.tracks") expect(round).toBeGreaterThan(1);
      if (event.rule === "throne.battle.won") {
        expect([opening?.attacker, opening?.defender].sort()).toEqual([event.house, event.loser].sort());
      }
    }
  }
});
