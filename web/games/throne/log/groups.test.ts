import { readFileSync } from "node:fs";
import { type GameEvent, isRecordProblem, narrate, readRecord, replay } from "@weirwood/kernel";
import { throne } from "@weirwood/throne/rules";
import { en } from "@weirwood/throne/text/en";
import { expect, test } from "vitest";
import { chaptersOf, sectionsOf } from "../../../table/log/chapters.ts";
import { foughtIn } from "./fought.ts";
import { groups, phaseOf } from "./groups.ts";

/** Everything that an onlooker of a recorded game is told, as the entries of a log. */
function logOf(name: string) {
  const record = readRecord(
    readFileSync(new URL(`../../../../games/throne/golden/${name}.weir`, import.meta.url), "utf8"),
  );
  if (isRecordProblem(record)) throw new Error(name);
  const log: { number: number; round: number; at: number; events: GameEvent[] }[] = [];
  let round = 1;
  replay(throne, record, {
    onDecision({ state, events }) {
      log.push({
        number: log.length + 1,
        round,
        at: 0,
        events: events.filter(({ audience }) => audience === undefined),
      });
      round = throne.round(state);
    },
  });
  return log;
}

const hasLine = (event: GameEvent): boolean => narrate(en, event) !== undefined;

test.each(["five-1", "six-all-1", "three-all-1", "five-random-1"])("the log of %s by chapters", (name) => {
  const log = logOf(name);
  const chapters = chaptersOf(log, log.length, throne.roundBegunBy);
  const items = chapters
    .flatMap((chapter) => sectionsOf(chapter, { groups, phaseOf }, hasLine))
    .flatMap((one) => one.items);
  const told = items.flatMap((item) => item.told.map(({ key }) => key));
  const all = log.flatMap(({ number, events }) =>
    events.flatMap((event, at) => (hasLine(event) ? [`${number}.${at}`] : [])),
  );

  // Every event once, alone or in a group.
  expect(told.toSorted()).toEqual(all.toSorted());
  expect(new Set(told).size).toBe(told.length);

  // A reveal is one line of each turn, whoever plays.
  const reveals = items.filter(({ kind }) => kind === "orders");
  expect(reveals.length).toBe(
    chapters.filter((chapter) => chapter.told.some(({ event }) => event.rule === "throne.orders.reveal")).length,
  );

  // A battle is one card, from its beginning to its end.
  const battles = items.filter(({ kind }) => kind === "battle");
  const begun = log.flatMap(({ events }) => events).filter(({ rule }) => rule === "throne.battle.begins");
  const won = log.flatMap(({ events }) => events).filter(({ rule }) => rule === "throne.battle.won");
  expect(battles.length).toBe(begun.length);
  expect(battles.flatMap((item) => item.told).filter(({ event }) => event.rule === "throne.battle.won").length).toBe(
    won.length,
  );
  for (const { told: within } of battles) {
    const fought = foughtIn(within.map(({ event }) => event));
    expect([fought?.attacker, fought?.defender]).toContain(fought?.winner);
    expect(fought?.strengths.attacker).toBeGreaterThanOrEqual(0);
  }
});
