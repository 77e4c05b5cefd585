import { readFileSync } from "node:fs";
import type { Throne } from "@weirwood/throne/rules";
import { beforeAll, expect, test } from "vitest";
import { highlightsOf } from "../../../replay/highlights.ts";
import { EVERYTHING } from "../../../replay/replayed-game.ts";
import { seriesOf, turnEnds } from "../../../replay/series.ts";
import { decisionIn } from "../../../table/end/standings.ts";
import { replayOf } from "../../../testing/replay-of.ts";
import { openBook, openBooks } from "../../books.ts";
import { client } from "../client.ts";
import { throneEnding } from "./throne-ending.ts";

beforeAll(async () => {
  await openBooks("throne", "chronicle");
  await openBook("throne", "fr", "chronicle");
});

/** A recorded game, measured as the end of a game is. */
async function storyOf(name: string) {
  const record = readFileSync(new URL(`../../../../games/throne/golden/${name}.weir`, import.meta.url), "utf8");
  const game = await replayOf(record);
  const ends = turnEnds(game.summary);
  const views = ends.map(({ at }) => client.read(game.view(at, EVERYTHING)));
  const [castles] = seriesOf(client.measures, ends, views, game.summary.seats.length);
  const winner = game.summary.result?.winners[0] ?? -1;
  return { ends, views, castles, winner, highlights: highlightsOf(game.summary, client) };
}

const lastRound = ({ ends, views, winner }: Awaited<ReturnType<typeof storyOf>>) => ({
  view: views.at(-1) as Throne,
  before: views.at(-2) as Throne,
  winner,
  round: ends.at(-1)?.round ?? 0,
  told: ends.at(-1)?.told ?? [],
});

test("seven castles: the last one is named, with whom it was taken from", async () => {
  const story = await storyOf("five-2");
  expect(throneEnding.sentence?.(lastRound(story), "en")).toBe(
    "Seven castles. The last was Winterfell, taken from Stark in turn 10.",
  );
});

test("after the tenth turn, the count is told", async () => {
  const story = await storyOf("five-1");
  expect(throneEnding.sentence?.(lastRound(story), "en")).toBe(
    "The tenth turn is over: cities and strongholds are counted. Stark wins the tie by its supply.",
  );
});

test("the turn that decided, and what was taken in it", async () => {
  const { castles, winner, ends, views } = await storyOf("five-2");
  const decision = decisionIn(castles.lines, winner);
  expect(decision).toMatchObject({ turn: 6, before: { own: 3, rival: 4 }, after: { own: 4 } });
  const [before, after] = [views[5], views[6]];
  expect(throneEnding.decided?.({ winner, before, after, told: ends[6].told }, "en")).toBe("Lannister took Seagard.");
});

test("three moments: the closest battle, the Wall, and a home that fell, the latest first", async () => {
  const { highlights } = await storyOf("five-2");
  const moments = throneEnding.moments?.(highlights, "en") ?? [];
  expect(moments.map(({ round, title, sentence }) => [round, title, sentence])).toEqual([
    [9, "An even fight: Crackclaw Point", "Baratheon beats Lannister, 5 to 5."],
    [8, "Pyke falls", "Lannister beats Greyjoy, 5 to 5."],
    [6, "The Wall is breached", "The wildlings break through: 12 against 5."],
  ]);
  const titles = throneEnding.moments?.(highlights, "fr").map(({ title }) => title);
  expect(titles).toContain("La chute de Pyk");
  for (const { at, key } of moments) expect(highlights.find((one) => one.key === key)?.at).toBe(at);
});
