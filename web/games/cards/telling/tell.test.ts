import { readFileSync } from "node:fs";
import { ONLOOKER } from "@weirwood/kernel";
import { beforeAll, describe, expect, test } from "vitest";
import type { Telling } from "../../../table/telling.ts";
import { openBook, openBooks } from "../../books.ts";
import type { PlotsFacts, ResultFacts, TitlesFacts } from "./facts.ts";
import { tell } from "./tell.ts";
import { tellingsFor, toldGame } from "./testing/told-games.ts";

const recordOf = (file: string): string =>
  readFileSync(new URL(`../../../../games/cards/golden/${file}.weir`, import.meta.url), "utf8");

const unknown = { before: undefined, after: undefined, seat: ONLOOKER };

beforeAll(async () => {
  await openBooks("cards");
  await openBook("cards", "fr");
});

const momentsOf = <Facts>(tellings: readonly Telling[], kind: string): readonly Facts[] =>
  tellings.flatMap(({ moment }) => (moment?.kind === kind ? [moment.facts as Facts] : []));

describe.each(["sun-and-spear-1", "random-3-1", "melee-6-1"])("what was told in %s", (file) => {
  test("is told once and in its order, in both languages, from one event to the whole record", async () => {
    const { events, steps } = await toldGame(recordOf(file));
    for (const language of ["en", "fr"] as const) {
      const tellings = tell(events, { ...unknown, language });
      expect(tellings.flatMap((telling) => telling.events)).toEqual(events);
      for (const { caption, sentence = "", lasts, moment } of tellings) {
        expect(sentence).not.toMatch(/undefined|NaN/);
        if (moment === undefined) expect(caption).toBeDefined();
        else expect(lasts).toBe(0);
      }
    }
    for (const { events: some } of steps)
      expect(tell(some, { ...unknown, language: "en" }).flatMap((telling) => telling.events)).toEqual(some);
  });
});

describe("a duel", () => {
  let tellings: readonly Telling[] = [];
  beforeAll(async () => {
    tellings = await tellingsFor(recordOf("wolf-pack-1"), 0);
  });

  test("has a moment for the plots of each round, with everybody’s initiative", () => {
    const plots = momentsOf<PlotsFacts>(tellings, "plots");
    expect(plots.map(({ round }) => round)).toEqual(plots.map((_, place) => place + 1));
    expect(plots[0]).toMatchObject({
      winner: "two",
      count: 3,
      plots: [
        { player: "two", card: "core_192", initiative: 3 },
        { player: "one", card: "core_181", initiative: 3 },
      ],
    });
    for (const { plots: revealed, count } of plots)
      expect(Math.max(...revealed.map(({ initiative }) => initiative ?? -1))).toBe(count);
  });

  test("has a moment for every challenge: a won attack with its claim, a lost one without", () => {
    const results = momentsOf<ResultFacts>(tellings, "result");
    const counted = tellings.flatMap(({ events }) => events.filter(({ rule }) => rule === "cards.challenges.winner"));
    expect(results).toHaveLength(counted.length);
    for (const { winner, attacker, claim, unopposed, attack, defence } of results) {
      if (claim !== undefined) expect(winner).toBe(attacker);
      if (unopposed > 0) expect(defence).toBe(0);
      if (winner === attacker) expect(attack).toBeGreaterThanOrEqual(defence);
    }
  });

  test("shows the strength of everybody who fights, who dies of it, and the power it gives", () => {
    const [first, second, third] = momentsOf<ResultFacts>(tellings, "result");
    expect(first).toMatchObject({
      ...{ type: "intrigue", winner: "two", attack: 6, defence: 0, unopposed: 1 },
      attackers: [{ card: "core_51", strength: 6 }],
      claim: { player: "one", count: 1, discarded: ["core_14"] },
      power: { was: 0, now: 1, goal: 15 },
    });
    expect(second).toMatchObject({ type: "power", claim: { power: 1 }, defenders: [{ card: "core_44", strength: 2 }] });
    expect(third).toMatchObject({ type: "military", lost: [{ card: "ccg_tommen_eh", isDying: true }] });
  });

  test("says who does what by House, and what was forced", () => {
    const said = tellings.flatMap(({ sentence }) => sentence ?? []);
    expect(said).toContain("Lannister attacks Stark with Lurkers at Harrenhal, who alone can: intrigue challenge.");
    expect(said.join(" ")).not.toMatch(/Player (one|two) (attacks|plays [^H]|draws)/);
  });

  test("is told quickly: a round of it has no more than half a minute or so of beats", () => {
    const rounds = momentsOf(tellings, "plots").length;
    const beats = tellings.reduce((sum, { lasts }) => sum + lasts, 0);
    expect(beats / rounds).toBeLessThan(35_000);
  });
});

test("a melee tells its titles once everybody has one, and shows challenges of others in the corner", async () => {
  const tellings = await tellingsFor(recordOf("melee-4-1"), 0);
  const titles = momentsOf<TitlesFacts>(tellings, "titles");
  expect(titles).toHaveLength(momentsOf(tellings, "plots").length);
  for (const { titles: held } of titles) expect(new Set(held.map(({ player }) => player)).size).toBe(4);
  const seen = tellings.flatMap(({ moment }) => (moment?.kind === "result" ? [moment.seats ?? []] : []));
  expect(seen.some((seats) => !seats.includes(0))).toBe(true);
});

test("a draw lasts as long for whoever sees the cards as for all others", async () => {
  const ofDraws = async (seat: number): Promise<readonly number[]> =>
    (await tellingsFor(recordOf("wolf-pack-1"), seat))
      .filter(({ events }) => events.some(({ rule }) => rule === "cards.draw.count") && events[0].how === undefined)
      .map(({ lasts }) => lasts);
  expect(await ofDraws(0)).toEqual(await ofDraws(1));
});
