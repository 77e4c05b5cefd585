// @vitest-environment happy-dom
import { readFileSync } from "node:fs";
import type { GameEvent } from "@weirwood/kernel";
import { act } from "preact/test-utils";
import { createRoot } from "react-dom/client";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { bookOf, openBook, openBooks } from "../../books.ts";
import { eventMark } from "../event-mark.ts";
import { toldGame } from "../telling/testing/told-games.ts";
import { cardsLog } from "./cards-log.ts";
import { ChallengeCard } from "./challenge-card.tsx";
import { depthsOf } from "./depths.ts";
import { windowIn } from "./open-window.ts";

let told: readonly GameEvent[] = [];

beforeAll(async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  // The sprite is a file of its own, which no server offers here.
  vi.stubGlobal("fetch", () => Promise.reject(new Error("no network")));
  await openBooks("cards", "chronicle");
  await openBook("cards", "fr", "chronicle");
  const record = readFileSync(`${import.meta.dirname}/../../../../games/cards/golden/wolf-pack-1.weir`, "utf8");
  told = (await toldGame(record)).events;
});

const groupsOf = (kind: string): readonly (readonly GameEvent[])[] =>
  cardsLog
    .groups(told)
    .filter((group) => group.kind === kind)
    .map(({ from, upTo }) => told.slice(from, upTo));

describe("the log of a game of cards", () => {
  test("has a block for every challenge, with its strengths, and one for everybody's marshalling", () => {
    const challenges = groupsOf("challenge");
    expect(challenges).toHaveLength(told.filter(({ rule }) => rule === "cards.challenges.declared").length);
    expect(cardsLog.heading("challenge", challenges[0], "en")).toMatchObject({
      symbol: "cards/challenge-intrigue",
      title: "Intrigue: Player two against Player one",
      aside: "6 : 0",
    });
    expect(groupsOf("marshalling")).toHaveLength(told.filter(({ rule }) => rule === "cards.marshalling.income").length);
    expect(cardsLog.heading("marshalling", groupsOf("marshalling")[0], "en")).toMatchObject({
      aside: "6 gold, 1 card",
    });
  });

  test("groups follow each other without a gap, and each has a heading in both languages", () => {
    let end = 0;
    for (const { kind, from, upTo } of cardsLog.groups(told)) {
      expect(from).toBe(end);
      end = upTo;
      for (const language of ["en", "fr"] as const) {
        const { title, aside = "" } = cardsLog.heading(kind, told.slice(from, upTo), language);
        expect(`${title} ${aside}`).not.toMatch(/undefined|NaN/);
      }
    }
    expect(end).toBe(told.length);
  });

  test("phases go from plots to taxation, and their own events have no line", () => {
    const phases = [...new Set(told.flatMap((event) => cardsLog.phaseOf(event) ?? []))];
    expect(phases).toEqual([...["plot", "draw", "marshalling", "challenges", "dominance", "standing", "taxation"]]);
    expect(cardsLog.isSilent?.({ rule: "cards.round.phase" })).toBe(true);
  });

  test("everything that can be told has a picture", () => {
    const { rules } = bookOf("cards", "en");
    const tellable = Object.keys(rules).filter((rule) => rules[rule].log !== undefined);
    expect(tellable.filter((rule) => eventMark({ rule }).symbol === "ui-info")).toEqual([]);
  });

  test("a round of two is remembered by its plots", () => {
    const first = told.slice(
      0,
      told.findIndex(({ rule, round }) => rule === "cards.round.begins" && round === 2),
    );
    expect(cardsLog.summary(first, "en")).toEqual(["Hear Me Roar", "Summoning Season"]);
  });

  test("a challenge at a glance says who won and what it cost", () => {
    const root = createRoot(document.body.appendChild(document.createElement("div")));
    act(() => root.render(<ChallengeCard events={groupsOf("challenge")[0]} onPlay={() => undefined} />));
    expect(document.body.textContent).toContain("6 : 0");
    expect(document.body.textContent).toContain("Player two wins. Discarded from hand: Grey Wind. +1 power.");
    act(() => root.unmount());
  });
});

describe("what answers stands beside what it answers", () => {
  const action = { rule: "cards.card.core_26", how: "action", player: "one", card: "core_26" };
  const response = { rule: "cards.card.core_8", how: "response", player: "two", card: "core_8" };
  const cancel = { rule: "cards.card.pots_21", how: "save", player: "one", card: "pots_21" };
  const cancelled = { rule: "cards.saves.cancelled", player: "one", card: "core_8" };
  const killed = { rule: "cards.leaving.killed", player: "one", card: "core_12", body: 3 };
  const gone = { rule: "cards.leaving.gone", player: "one", card: "core_12", body: 3, to: "dead" };

  test("a response beside the action, a cancel beside the response, and back when it is over", () => {
    expect(depthsOf([action, killed, response, cancel, cancelled, gone])).toEqual([0, 0, 1, 2, 2, 0]);
    expect(depthsOf([response, cancel, cancelled, killed])).toEqual([1, 2, 2, 1]);
  });

  test("a window begins with the last action, and goes through its six steps", () => {
    const lines = windowIn([killed, gone, action, killed, response, cancel, cancelled, gone]);
    expect(lines.map(({ step }) => step)).toEqual([
      ...["declare", "execute", "responses", "responses", "responses", "end"],
    ]);
  });
});
