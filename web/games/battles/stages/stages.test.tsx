// @vitest-environment happy-dom
import { type Battle, MORALE_MARKER } from "@weirwood/battles/questions";
import { battles } from "@weirwood/battles/rules";
import { isRefusal, ONLOOKER, seedFrom } from "@weirwood/kernel";
import { act } from "preact/test-utils";
import { createRoot } from "react-dom/client";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { changeSettings, useSettings } from "../../../app/settings.ts";
import type { Moment, StageProps } from "../../../table/telling.ts";
import type { Language } from "../../../text/language.ts";
import { keepText } from "../../../text/use-text.ts";
import { openBook } from "../../books.ts";
import type { BreakFacts, CaptureFacts, DiceFacts, RoundFacts } from "../telling/facts.ts";
import { stages } from "./stages.ts";

const options = battles.readOptions({ plan: "kingsroad" });
if (isRefusal(options)) throw new Error(options.rule);
const view = battles.view(battles.setup(options, seedFrom("stages")), ONLOOKER);

beforeAll(async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal("fetch", () => Promise.reject(new Error("no network")));
  await keepText();
  await Promise.all((["en", "fr"] as const).map((language) => openBook("battles", language, "stages")));
});
beforeEach(() => read("en"));

async function read(language: Language): Promise<void> {
  changeSettings({ language });
  await expect.poll(() => useSettings.getState().language).toBe(language);
}

let leave = (): void => {};
afterEach(() => {
  leave();
  vi.useRealTimers();
});

async function show(moment: Omit<Moment, "story">, props: Partial<StageProps<Battle>> = {}): Promise<HTMLElement> {
  const Stage = await stages[moment.kind]();
  const place = document.createElement("div");
  document.body.append(place);
  const root = createRoot(place);
  leave = () => {
    root.unmount();
    place.remove();
  };
  const nothing = (): void => undefined;
  await act(() =>
    root.render(
      <Stage
        moment={{ story: moment.kind, ...moment }}
        {...{ view, step: 0, isOver: false, shape: "full", seat: ONLOOKER, isStill: true }}
        {...{ onNext: nothing, onSkip: nothing, onShape: nothing, openRule: nothing }}
        {...props}
      />,
    ),
  );
  return place;
}

const wordsOf = (place: Element): string => place.textContent?.replaceAll(/\s+/g, " ") ?? "";
const step = { lasts: 1 };

const dice: DiceFacts = {
  way: "ranged",
  attacker: { house: "lannister", unit: "westerlands-archers", rank: "red", hex: "f5" },
  target: { house: "stark", unit: "war-host", rank: "green", hex: "f1", figures: 3 },
  throws: [{ faces: ["green", "green", "blue", "morale"], fresh: 4, hitting: ["green"] }],
  hits: 2,
  ignored: 0,
  back: 1,
  outcomes: [
    {
      rule: "battles.attack.casualties",
      ...{ house: "stark", unit: "war-host", rank: "green", hex: "f1", id: "s2", lost: 2, left: 1 },
    },
  ],
  asked: { kind: "retreat", house: "stark" },
  chances: [0.15, 0.37, 0.33, 0.15],
};

describe("the dice of an attack", () => {
  const moment = { kind: "dice", steps: [step, step], facts: dice };

  test("fall first, each with what it does here; those that miss are dull", async () => {
    const stage = await show(moment);
    const thrown = [...stage.querySelectorAll(".thrown-dice li")];
    expect(thrown.map((die) => wordsOf(die))).toEqual([
      ...["Hitgreen rank", "Hitgreen rank", "Missanother rank", "Back 1the banner wavers"],
    ]);
    expect(thrown.map((die) => die.hasAttribute("data-dull"))).toEqual([false, false, true, false]);
    expect(stage.querySelector(".dice-outcomes")).toBeNull();
  });

  test("then a sentence, what came of it, the odds with the outcome ringed, and who goes on", async () => {
    const stage = await show(moment, { step: 1 });
    expect(wordsOf(stage)).toContain("Two figures fall. The unit must fall back.");
    const outcomes = [...stage.querySelectorAll(".dice-outcomes li")].map(wordsOf);
    expect(outcomes).toEqual(["1 figure leftone more hit removes it", "Back 1 hexStark chooses where"]);
    expect(stage.querySelectorAll(".odds-bar [data-rolled]")).toHaveLength(1);
    expect(wordsOf(stage)).toContain("Next: Stark is choosing a retreat.");
  });

  test("say the same in French, and small in the corner", async () => {
    await read("fr");
    const stage = await show(moment, { step: 1 });
    expect(wordsOf(stage)).toContain("Deux figurines tombent. L’unité doit reculer.");
    leave();
    const corner = await show(moment, { step: 1, shape: "corner" });
    expect(corner.querySelector(".stage-corner")).not.toBeNull();
    expect(corner.querySelector("[role=img]")?.getAttribute("aria-label")).toBe("vert, vert, bleu, moral");
  });

  test("that are thrown again fall alone, the others lie there", async () => {
    const again = { faces: ["green", "green", "morale", "red"], fresh: 1, hitting: ["green"] };
    const stage = await show({ ...moment, facts: { ...dice, throws: [again] } });
    const falling = [...stage.querySelectorAll(".thrown-dice li")].map((die) => die.hasAttribute("data-falls"));
    expect(falling).toEqual([false, false, false, true]);
  });

  test("count for nothing where morale does, by a parting blow", async () => {
    const stage = await show({ ...moment, facts: { ...dice, way: "parting", back: 0 } });
    expect(wordsOf(stage)).toContain("morale counts for nothing here");
  });

  test("a moment that was seen goes on by itself, but not where nothing moves or somebody is at its button", async () => {
    vi.useFakeTimers();
    const onNext = vi.fn();
    await show(moment, { step: 1, isOver: true, isStill: true, onNext });
    vi.advanceTimersByTime(10_000);
    expect(onNext).not.toHaveBeenCalled();
    leave();
    await show(moment, { step: 1, isOver: true, isStill: false, onNext });
    vi.advanceTimersByTime(4_000);
    expect(onNext, "somebody has come to its button").not.toHaveBeenCalled();
    (document.activeElement as HTMLElement).blur();
    vi.advanceTimersByTime(4_000);
    expect(onNext).toHaveBeenCalledOnce();
  });
});

describe.each(["en", "fr"] as const)("in %s", (language) => {
  beforeEach(() => read(language));

  test("a break says who breaks, and where the marker goes", async () => {
    const facts: BreakFacts = { house: "stark", zone: "green", was: view[MORALE_MARKER], now: 6, isRout: false };
    const stage = await show({ kind: "break", steps: [step], facts });
    expect(wordsOf(stage)).toContain(language === "en" ? "The morale of Stark breaks" : "Le moral de Stark se rompt");
    expect(wordsOf(stage)).not.toMatch(/undefined|NaN/);
  });

  test("a Rout ends the battle", async () => {
    const facts: BreakFacts = { house: "stark", zone: "red", was: 2, now: 0, isRout: true };
    const stage = await show({ kind: "break", steps: [step], facts });
    expect(wordsOf(stage)).toContain(language === "en" ? "Stark is routed" : "Stark est en déroute");
  });

  test("a captured commander is named", async () => {
    const facts: CaptureFacts = { figure: "kevan", house: "stark" };
    const stage = await show({ kind: "captured", steps: [step], facts });
    expect(wordsOf(stage)).toContain("Kevan Lannister");
  });

  test("a round says who begins, then what was rallied", async () => {
    const facts: RoundFacts = {
      ...{ round: 2, rounds: 5, first: "stark", commandTokens: { stark: 2, lannister: 1 } },
      sides: [
        { house: "stark", faces: ["green", "valor"], cards: 1, drawn: ["sl28"], figures: 20, points: 0 },
        { house: "lannister", faces: ["red"], cards: 3, drawn: [], figures: 18, points: 2 },
      ],
    };
    const moment = { kind: "round", steps: [step, step], facts };
    const first = await show(moment);
    expect(wordsOf(first)).toContain(language === "en" ? "Round 2 of 5" : "Round 2 sur 5");
    expect(first.querySelector(".rally-tokens")).toBeNull();
    leave();
    const then = await show(moment, { step: 1 });
    expect(then.querySelectorAll(".rally-tokens li")).toHaveLength(3);
    expect(wordsOf(then)).not.toMatch(/undefined|NaN/);
  });
});
