import { readFileSync } from "node:fs";
import type { Cards } from "@weirwood/cards/questions";
import { beforeAll, describe, expect, test } from "vitest";
import { highlightsOf } from "../../../replay/highlights.ts";
import { EVERYTHING } from "../../../replay/replayed-game.ts";
import { seriesOf, turnEnds } from "../../../replay/series.ts";
import { decisionIn } from "../../../table/end/standings.ts";
import { replayOf } from "../../../testing/replay-of.ts";
import { openBook, openBooks } from "../../books.ts";
import { client } from "../client.ts";
import { cardsEnding } from "./cards-ending.ts";

const golden = new URL("../../../../games/cards/golden/", import.meta.url);

beforeAll(async () => {
  await openBooks("cards", "chronicle");
  await openBook("cards", "fr", "chronicle");
});

/** A recorded game, measured as the end of a game is. */
async function storyOf(file: string) {
  const game = await replayOf(readFileSync(new URL(file, golden), "utf8"));
  const ends = turnEnds(game.summary);
  const views = ends.map(({ at }) => client.read(game.view(at, EVERYTHING)) as Cards);
  const series = seriesOf(client.measures, ends, views, game.summary.seats.length);
  const winner = game.summary.result?.winners[0] ?? -1;
  return { ends, views, series, winner, highlights: highlightsOf(game.summary, client) };
}

describe.each(["wolf-pack-1.weir", "melee-4-1.weir"])("the end of %s", (file) => {
  test("is told in both languages: the verdict, the round that decided, up to three moments", async () => {
    const { ends, views, series, winner, highlights } = await storyOf(file);
    const last = ends.length - 1;
    const end = {
      ...{ winner, view: views[last], before: views[last - 1] },
      ...{ round: ends[last].round, told: ends[last].told },
    };
    const power = series.find(({ id }) => id === "power");
    const decision = power && decisionIn(power.lines, winner);
    expect(decision).toBeDefined();
    for (const language of ["en", "fr"] as const) {
      const book = client.phrasebook(language, views[last]);
      const said = [
        cardsEnding.sentence?.(end, language, book),
        decision &&
          cardsEnding.decided?.(
            {
              ...{ winner, before: views[decision.turn - 1], after: views[decision.turn] },
              told: ends[decision.turn].told,
            },
            language,
            book,
          ),
        ...(cardsEnding.moments?.(highlights, language, book) ?? []).flatMap(({ title, sentence }) => [
          title,
          sentence,
        ]),
      ];
      expect(said[0]).toMatch(language === "en" ? /wins/ : /gagne/);
      const all = said.filter((one) => one !== undefined).join(" ");
      expect(all).not.toMatch(/undefined|NaN|Player|Joueur (un|deux)/);
    }
    const moments = cardsEnding.moments?.(highlights, "en") ?? [];
    expect(moments).toHaveLength(3);
    for (const { at, key } of moments) expect(highlights.find((one) => one.key === key)?.at).toBe(at);
  });
});

test("what is remembered: the greatest challenge, the first death, a cancelled card, the latest first", () => {
  const highlight = (at: number, event: { readonly rule: string }) => ({
    ...{ key: String(at), at, round: 1, event, opening: undefined },
  });
  const won = { rule: "cards.challenges.winner", player: "one", type: "military" };
  const moments = cardsEnding.moments?.(
    [
      highlight(2, { rule: "cards.leaving.killed", card: "core_12", player: "one" } as never),
      highlight(3, { ...won, attack: 9, defence: 4 } as never),
      highlight(5, { rule: "cards.saves.cancelled", card: "core_136", player: "two" } as never),
      highlight(6, { ...won, attack: 3, defence: 1 } as never),
      highlight(9, { rule: "cards.leaving.killed", card: "core_11", player: "one" } as never),
    ],
    "en",
  );
  expect(moments?.map(({ title }) => title)).toEqual([
    ...["Jon Snow is cancelled", "The greatest challenge: 13 strength", "Hodor is the first to die"],
  ]);
});
