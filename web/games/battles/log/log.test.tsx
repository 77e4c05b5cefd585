// @vitest-environment happy-dom
import { readFileSync } from "node:fs";
import type { GameEvent } from "@weirwood/kernel";
import { act } from "preact/test-utils";
import { createRoot } from "react-dom/client";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { changeSettings, useSettings } from "../../../app/settings.ts";
import { replayOf } from "../../../testing/replay-of.ts";
import { bookOf, openBook, openBooks } from "../../books.ts";
import { eventMark } from "../event-mark.ts";
import { AttackCard } from "./attack-card.tsx";
import { battlesLog } from "./battles-log.ts";
import { foughtIn } from "./fought.ts";

let told: readonly GameEvent[] = [];

beforeAll(async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  // The sprite is a file of its own, which no server offers here.
  vi.stubGlobal("fetch", () => Promise.reject(new Error("no network")));
  await openBooks("battles", "chronicle");
  await openBook("battles", "fr", "chronicle");
  const record = readFileSync(`${import.meta.dirname}/../../../../games/battles/golden/kingsroad-1.weir`, "utf8");
  told = (await replayOf(record)).summary.steps.flatMap(({ events }) => events);
});

const groupsOf = (kind: string): readonly (readonly GameEvent[])[] =>
  battlesLog
    .groups(told)
    .filter((group) => group.kind === kind)
    .map(({ from, upTo }) => told.slice(from, upTo));

describe("the log of a battle", () => {
  test("has a card for every attack, and each but parting blows rolls its own dice once or again", () => {
    const attacks = groupsOf("attack");
    const declared = told.filter(({ rule }) => rule === "battles.attack.declare");
    const inside = attacks.flat().filter(({ rule }) => rule === "battles.attack.declare");
    expect(inside).toHaveLength(declared.length);
    for (const events of attacks) expect(foughtIn(events)?.faces.length).toBeGreaterThan(0);
  });

  test("groups follow each other without overlapping, and each has a heading in both languages", () => {
    let end = 0;
    for (const { kind, from, upTo } of battlesLog.groups(told)) {
      expect(from).toBeGreaterThanOrEqual(end);
      end = upTo;
      for (const language of ["en", "fr"] as const) {
        const { title, aside = "" } = battlesLog.heading(kind, told.slice(from, upTo), language);
        expect(`${title} ${aside}`).not.toMatch(/undefined|NaN/);
      }
    }
  });

  test("an order names the unit and its way, a card its commander and how many were ordered", () => {
    const [order] = groupsOf("order");
    expect(battlesLog.heading("order", order, "en")).toMatchObject({
      title: "Northmen Archers",
      aside: "L2 → L4",
    });
    const [card] = groupsOf("card");
    expect(battlesLog.heading("card", card, "en").aside).toMatch(/, 3 units$/);
  });

  test("phases go from muster to regroup", () => {
    const phases = told.flatMap((event) => battlesLog.phaseOf(event) ?? []);
    expect([...new Set(phases)].toSorted()).toEqual(["command", "muster", "rally", "regroup"]);
  });

  test("everything that can be told has a picture", () => {
    const { rules } = bookOf("battles", "en");
    const told = Object.keys(rules).filter((rule) => rule.startsWith("battles.") && rules[rule].log !== undefined);
    expect(told.filter((rule) => eventMark({ rule }).symbol === "ui-info")).toEqual([]);
  });

  test("a round that is over is two things worth telling", () => {
    const summary = battlesLog.summary(
      [
        { rule: "battles.attack.declare" },
        { rule: "battles.attack.eliminated", house: "stark" },
        { rule: "battles.commanders.captured", house: "lannister", figure: "maege" },
      ],
      "en",
    );
    expect(summary).toEqual(["Maege Mormont is captured", "Stark loses 1 unit"]);
  });
});

test.each(["en", "fr"] as const)("the card of an attack says what the dice brought, in %s", async (language) => {
  changeSettings({ language });
  await expect.poll(() => useSettings.getState().language).toBe(language);
  const attack = groupsOf("attack").find((events) => events.some(({ rule }) => rule === "battles.retreat.step"));
  const card = document.createElement("div");
  const root = createRoot(card);
  await act(() => root.render(<AttackCard events={attack ?? []} onPlay={() => undefined} />));
  const [result, dice] = {
    en: ["Nobody falls. Back 1 hex, to J6.", "Dice: morale"],
    fr: ["Personne ne tombe. Retraite de 1 case, en J6.", "Dés\u00a0: moral"],
  }[language];
  expect(card.textContent).toContain(result);
  expect(card.querySelector(".struck-dice")?.getAttribute("aria-label")).toBe(dice);
  root.unmount();
});
