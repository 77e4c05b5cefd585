// @vitest-environment happy-dom
import { readFileSync } from "node:fs";
import { cards } from "@weirwood/cards/playing";
import type { Cards } from "@weirwood/cards/questions";
import { act } from "preact/test-utils";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { changeSettings, useSettings } from "../../../app/settings.ts";
import type { Moment, StageProps } from "../../../table/telling.ts";
import { keepText } from "../../../text/use-text.ts";
import { openBook, openBooks } from "../../books.ts";
import type { ResultFacts } from "../telling/facts.ts";
import { toldGame } from "../telling/testing/told-games.ts";
import { stages } from "./stages.ts";

let view: Cards;
let root: Root | undefined;
const step = { lasts: 0 };

beforeAll(async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  // The sprite is a file of its own, which no server offers here.
  vi.stubGlobal("fetch", () => Promise.reject(new Error("no network")));
  await keepText();
  await openBooks("cards", "stages");
  await openBook("cards", "fr", "stages");
  const record = readFileSync(`${import.meta.dirname}/../../../../games/cards/golden/wolf-pack-1.weir`, "utf8");
  const { game } = await toldGame(record);
  view = cards.fromJSON(game.view(60, 0));
});

const read = async (language: "en" | "fr"): Promise<void> => {
  vi.useRealTimers();
  changeSettings({ language });
  await expect.poll(() => useSettings.getState().language).toBe(language);
};

beforeEach(() => read("en"));
afterEach(() => leave());

function leave(): void {
  act(() => root?.unmount());
  root = undefined;
  document.body.replaceChildren();
  vi.useRealTimers();
}

async function show(moment: Pick<Moment, "kind" | "steps" | "facts">, props: Partial<StageProps<Cards>> = {}) {
  const Stage = await stages[moment.kind]();
  const place = document.body.appendChild(document.createElement("div"));
  root = createRoot(place);
  const nothing = (): void => undefined;
  act(() =>
    root?.render(
      <Stage
        moment={{ story: "", ...moment }}
        {...{ step: 0, isOver: false, shape: "full", view, seat: 0, isStill: true }}
        {...{ onNext: nothing, onSkip: nothing, onShape: nothing, openRule: nothing }}
        {...props}
      />,
    ),
  );
  return place;
}

const wordsOf = (element: Element): string => (element.textContent ?? "").replaceAll(/\s+/g, " ");

const result: ResultFacts = {
  ...{ type: "military", attacker: "one", defender: "two", winner: "one", attack: 9, defence: 4 },
  attackers: [{ card: "core_12", body: 6, strength: 6, power: 1 }],
  defenders: [{ card: "core_44", body: 2, strength: 4, isDying: true }],
  lost: [],
  claim: { player: "two", type: "military", count: 1, killed: ["core_44"], discarded: [], power: 0 },
  unopposed: 0,
  title: 0,
  renown: ["core_12"],
  deadly: { attackers: 1, defenders: 0 },
  power: { was: 9, now: 10, goal: 15 },
  course: [{ rule: "cards.challenges.attackers", player: "one", cards: ["core_12"], bodies: [6] }],
};
const won = { kind: "result", steps: [step], facts: result };

const linesIn = (stage: Element): readonly string[] =>
  [...stage.querySelectorAll(".cards-result-lines li")].map((line) => wordsOf(line));

describe("the result of a challenge", () => {
  test("has a line for everything it can bring, also for what it did not", async () => {
    const stage = await show(won);
    expect(stage.querySelector("[role=alertdialog]")).not.toBeNull();
    expect(wordsOf(stage)).toContain("Stark wins the challenge");
    expect(linesIn(stage)).toEqual([
      "Claim 1: Lannister gives up a characterBronn is dying and leaves as the window ends",
      "Unopposed: nothere was a defence of 4–",
      "Renown: Hodortook part on the winning side+1 ",
      "Deadly: the attacker has more, 1 to 0nobody defended who could be killed–",
    ]);
    expect(stage.querySelectorAll("[data-dying]")).toHaveLength(1);
    expect(stage.querySelectorAll("[data-is=held]")).toHaveLength(9);
    expect(stage.querySelectorAll("[data-is=new]")).toHaveLength(1);
  });

  test("says that there is no claim where the attack was lost", async () => {
    const { claim: _, ...rest } = result;
    const stage = await show({ ...won, facts: { ...rest, winner: "two", renown: [] } });
    expect(linesIn(stage)[0]).toContain("No claimStark has lost the attack");
    expect(linesIn(stage).join()).not.toContain("Unopposed");
  });

  test("says the same in French, and small in the corner", async () => {
    await read("fr");
    expect(linesIn(await show(won))[0]).toContain("Prise 1 : Lannister perd 1 personnage");
    leave();
    const corner = await show(won, { shape: "corner" });
    expect(wordsOf(corner)).toContain("9 : 4");
  });

  test("can be read step by step, in place of its lines", async () => {
    const stage = await show(won);
    const steps = [...stage.querySelectorAll("button")].find((button) => wordsOf(button) === "Step by step");
    act(() => steps?.click());
    expect(stage.querySelector(".cards-course")?.textContent).toContain("Stark attacks with Hodor.");
    expect(linesIn(stage)).toEqual([]);
  });

  test("goes on by itself once it was seen, but not where nothing moves or somebody is at its button", async () => {
    vi.useFakeTimers();
    const onNext = vi.fn();
    await show(won, { isOver: true, isStill: true, onNext });
    vi.advanceTimersByTime(10_000);
    expect(onNext).not.toHaveBeenCalled();
    leave();
    vi.useFakeTimers();
    await show(won, { isOver: true, isStill: false, onNext });
    vi.advanceTimersByTime(4_000);
    expect(onNext, "somebody has come to its button").not.toHaveBeenCalled();
    (document.activeElement as HTMLElement).blur();
    vi.advanceTimersByTime(4_000);
    expect(onNext).toHaveBeenCalledOnce();
  });
});

describe.each(["en", "fr"] as const)("in %s", (language) => {
  beforeEach(() => read(language));

  test("plots turn first, then initiative is counted, and who has most names the first player", async () => {
    const facts = {
      ...{ round: 1, winner: "two", count: 5, after: view },
      plots: [
        { player: "two", card: "core_192", initiative: 5 },
        { player: "one", card: "core_181", initiative: 3 },
      ],
    };
    const moment = { kind: "plots", steps: [step, step], facts };
    const first = await show(moment);
    expect(first.querySelector("[data-winner]")).toBeNull();
    leave();
    const then = await show(moment, { step: 1 });
    expect(wordsOf(then)).toContain("5 : 3");
    expect(wordsOf(then)).toContain(
      language === "en" ? "Lannister names the first player" : "Lannister désigne le Premier Joueur",
    );
    expect(then.querySelectorAll("[data-winner]")).toHaveLength(1);
    expect(wordsOf(then)).not.toMatch(/undefined|NaN/);
  });

  test("titles and players who are out are named", async () => {
    const titles = [{ player: "one", card: "title_hand" }];
    expect(wordsOf(await show({ kind: "titles", steps: [step], facts: { titles } }))).toContain("Stark");
    leave();
    const out = await show({ kind: "out", steps: [step], facts: { player: "two" } });
    expect(wordsOf(out)).toContain(language === "en" ? "Lannister is out of the game" : "Lannister est éliminé");
  });
});
