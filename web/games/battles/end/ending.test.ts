import { readdirSync, readFileSync } from "node:fs";
import type { Battle } from "@weirwood/battles/questions";
import { beforeAll, describe, expect, test } from "vitest";
import { highlightsOf } from "../../../replay/highlights.ts";
import { EVERYTHING } from "../../../replay/replayed-game.ts";
import { seriesOf, turnEnds } from "../../../replay/series.ts";
import { decisionIn } from "../../../table/end/standings.ts";
import { replayOf } from "../../../testing/replay-of.ts";
import { openBook, openBooks } from "../../books.ts";
import { client } from "../client.ts";
import { battlesEnding } from "./battles-ending.ts";

const golden = new URL("../../../../games/battles/golden/", import.meta.url);
const files = readdirSync(golden).filter((file) => file.endsWith("-1.weir"));

beforeAll(async () => {
  await openBooks("battles", "chronicle");
  await openBook("battles", "fr", "chronicle");
});

/** A recorded game, measured as the end of a game is. */
async function storyOf(file: string) {
  const game = await replayOf(readFileSync(new URL(file, golden), "utf8"));
  const ends = turnEnds(game.summary);
  const views = ends.map(({ at }) => client.read(game.view(at, EVERYTHING)) as Battle);
  const series = seriesOf(client.measures, ends, views, game.summary.seats.length);
  const winner = game.summary.result?.winners[0] ?? -1;
  return { ends, views, series, winner, highlights: highlightsOf(game.summary, client) };
}

describe.each(files)("the end of %s", (file) => {
  test("is told in both languages: the verdict, the round that decided, up to three moments", async () => {
    const { ends, views, series, winner, highlights } = await storyOf(file);
    const last = ends.length - 1;
    const end = {
      ...{ winner, view: views[last], before: views[last - 1] },
      ...{ round: ends[last].round, told: ends[last].told },
    };
    const morale = series.find(({ id }) => id === "morale");
    const decision = morale && decisionIn(morale.lines, winner);
    for (const language of ["en", "fr"] as const) {
      const said = [
        battlesEnding.sentence?.(end, language),
        decision &&
          battlesEnding.decided?.(
            {
              ...{ winner, before: views[decision.turn - 1], after: views[decision.turn] },
              told: ends[decision.turn].told,
            },
            language,
          ),
        ...(battlesEnding.moments?.(highlights, language) ?? []).flatMap(({ title, sentence }) => [title, sentence]),
      ];
      expect(said[0]).toMatch(language === "en" ? /wins.*Figures left: \d+ to \d+\./ : /\d+ contre \d+\./);
      expect(said.filter((one) => one !== undefined).join(" ")).not.toMatch(/undefined|NaN/);
    }
    const moments = battlesEnding.moments?.(highlights, "en") ?? [];
    expect(moments.length).toBeLessThanOrEqual(3);
    for (const { at, key } of moments) expect(highlights.find((one) => one.key === key)?.at).toBe(at);
  });
});

test("seats are ranked by points where these decided, else by morale", async () => {
  const measureOf = async (file: string): Promise<string | undefined> => {
    const { views } = await storyOf(file);
    const { ranking } = battlesEnding;
    return typeof ranking === "function" ? ranking(views[views.length - 1]).measure : undefined;
  };
  expect(await measureOf("red-fork-1.weir")).toBe("points");
  expect(await measureOf("kingsroad-1.weir")).toBe("morale");
});

test("what is remembered: who was captured, where morale broke, which unit fell, the latest first", () => {
  const highlight = (at: number, event: { readonly rule: string }) => ({
    ...{ key: String(at), at, round: 1, event, opening: undefined },
  });
  const unit = { house: "stark", unit: "war-host", hex: "d4" };
  const moments = battlesEnding.moments?.(
    [
      highlight(3, { rule: "battles.attack.eliminated", ...unit, rank: "red" } as never),
      highlight(5, { rule: "battles.commanders.captured", house: "lannister", figure: "maege" } as never),
      highlight(6, { rule: "battles.morale.zones", house: "stark", zone: "green" } as never),
      highlight(9, { rule: "battles.attack.eliminated", ...unit, rank: "green" } as never),
    ],
    "en",
  );
  expect(moments?.map(({ title }) => title)).toEqual([
    ...["Stark breaks", "Maege Mormont is captured", "The end of the War Host of the North"],
  ]);
});
