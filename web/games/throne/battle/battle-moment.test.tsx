// @vitest-environment happy-dom
import { type GameEvent, isRefusal, ONLOOKER, type Seat, seedFrom } from "@weirwood/kernel";
import { houseNumber, seatOf } from "@weirwood/throne/questions";
import { type Throne, throne } from "@weirwood/throne/rules";
import { act } from "preact/test-utils";
import { createRoot } from "react-dom/client";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { changeSettings } from "../../../app/settings.ts";
import type { Moment, StageProps } from "../../../table/telling.ts";
import { keepText } from "../../../text/use-text.ts";
import { openBook } from "../../books.ts";
import { type BattleFacts, battleMoment } from "../telling/battle.ts";
import { BattleMoment } from "./battle-moment.tsx";
import { text } from "./text/en.ts";

const options = throne.readOptions({ players: 5 });
if (isRefusal(options)) throw new Error(options.rule);
const view: Throne = throne.view(throne.setup(options, seedFrom("battle")), ONLOOKER);
const lannister = seatOf(view, houseNumber("lannister"));

const begins: GameEvent[] = [
  { rule: "throne.battle.begins", attacker: "lannister", defender: "greyjoy", area: "riverrun", from: "lannisport" },
  { rule: "throne.support.accept", house: "greyjoy", area: "ironmans-bay", strength: 1 },
  { rule: "throne.strength.announced", house: "lannister", strength: 4, side: "attacker" },
  { rule: "throne.strength.announced", house: "greyjoy", strength: 3, side: "defender" },
];
const cards: GameEvent[] = [
  { rule: "throne.card.play", house: "lannister", card: "ser-jaime-lannister" },
  { rule: "throne.card.play", house: "greyjoy", card: "theon-greyjoy" },
];
const blade: GameEvent = { rule: "throne.blade.use", house: "greyjoy" };
const result: GameEvent[] = [
  { rule: "throne.battle.tie", house: "greyjoy" },
  { rule: "throne.battle.won", house: "greyjoy", loser: "lannister", strength: 6, against: 6 },
];
const losses: GameEvent[] = [
  { rule: "throne.casualties.count", house: "lannister", units: "1F", area: "riverrun" },
  { rule: "throne.retreat.attacker", house: "lannister", to: "lannisport", units: "1K" },
  { rule: "throne.cards.discard", house: "lannister", card: "ser-jaime-lannister" },
  { rule: "throne.cards.discard", house: "greyjoy", card: "theon-greyjoy" },
];
const whole = [...begins, ...cards, blade, ...result, ...losses];

/** The moment as somebody sees it who only looks on: all of it in one. */
const momentOf = (events: readonly GameEvent[], at = begins.length, seat: Seat = ONLOOKER): Moment =>
  battleMoment(events, at, { before: undefined, after: view, seat, language: "en" })?.moment as Moment;

beforeAll(async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal("fetch", () => Promise.reject(new Error("no network")));
  await keepText();
  await Promise.all([openBook("throne", "en"), openBook("throne", "fr")]);
});

let leave = (): void => {};
afterEach(() => leave());

function shown(moment: Moment, scene: string, props: Partial<StageProps<Throne>> = {}): HTMLElement {
  const page = document.createElement("div");
  document.body.append(page);
  const root = createRoot(page);
  const nothing = (): void => {};
  act(() =>
    root.render(
      <BattleMoment
        moment={moment}
        step={(moment.facts as BattleFacts).scenes.findIndex(({ kind }) => kind === scene)}
        isOver={false}
        shape="full"
        view={view}
        seat={lannister}
        isStill={false}
        onNext={nothing}
        onSkip={nothing}
        onShape={nothing}
        openRule={nothing}
        {...props}
      />,
    ),
  );
  leave = () => {
    act(() => root.unmount());
    page.remove();
  };
  return page;
}

const wordsOf = (page: Element, selector: string): string[] =>
  [...page.querySelectorAll(selector)].map(({ textContent }) => textContent ?? "");
const score = (page: Element): string => wordsOf(page, ".battle-score b").join(":");
const actNow = (page: Element): string | undefined => wordsOf(page, "[aria-current=step]")[0];

describe("a battle in acts", () => {
  test("Cards: both backs are laid, and the score is the one before the cards", () => {
    const page = shown(momentOf(whole), "laid");
    expect(actNow(page)).toBe("Cards");
    expect(page.querySelectorAll(".battle-place.laid .card-back[role=img]")).toHaveLength(2);
    expect(score(page)).toBe("4:3");
    expect(page.querySelector(".house-card")).toBeNull();
  });

  test("Strength: both cards are turned, their numbers leave them and are added", () => {
    const page = shown(momentOf(whole), "counted");
    expect(actNow(page)).toBe("Strength");
    expect(wordsOf(page, ".card-name")).toEqual(["Ser Jaime Lannister", "Theon Greyjoy"]);
    expect(wordsOf(page, ".battle-plus")).toEqual(["+2", "+2"]);
    expect(wordsOf(page, ".strength-parts .new b")).toEqual(["+2", "+2"]);
    expect(score(page)).toBe("6:5");
  });

  test("Strength: support stands in a line of its own, though only events tell of it", () => {
    const page = shown(momentOf(whole), "laid");
    expect(wordsOf(page, ".battle-side.right .strength-parts b")).toEqual(["+2", "+1"]);
  });

  test("Strength: a text that acts at once has its own beat, and its own line", () => {
    const text: GameEvent = { rule: "throne.card.balon-greyjoy", house: "greyjoy" };
    const events = [
      ...begins,
      cards[0],
      { ...cards[1], card: "balon-greyjoy" },
      text,
      { rule: "throne.battle.won", house: "lannister", loser: "greyjoy", strength: 4, against: 3 },
    ];
    const page = shown(momentOf(events), "text");
    expect(wordsOf(page, ".battle-say")[0]).toContain("Balon Greyjoy: the card played against Greyjoy");
    expect(wordsOf(page, ".strength-parts .new b")).toEqual(["−2"]);
    expect(score(page)).toBe("4:3");
  });

  test("The blade: it is drawn and counted", () => {
    const page = shown(momentOf(whole), "blade");
    expect(actNow(page)).toBe("The blade");
    expect(page.querySelector(".battle-blade.drawn")).not.toBeNull();
    expect(score(page)).toBe("6:6");
  });

  test("The blade: the ribbon says who won, the winner's number first, and why", () => {
    const page = shown(momentOf(whole), "result");
    expect(wordsOf(page, ".ribbon h3")).toEqual(["Greyjoy holds Riverrun, 6 : 6"]);
    expect(wordsOf(page, ".ribbon p")[0]).toContain("The blade makes it even");
  });

  test("Losses: who falls, the way back, what stays", () => {
    const page = shown(momentOf(whole), "retreat");
    expect(actNow(page)).toBe("Losses");
    expect(page.querySelectorAll(".fallen .unit-icon")).toHaveLength(1);
    expect(wordsOf(page, ".way-back b")).toEqual(["Lannisport"]);
    expect(wordsOf(page, ".battle-stays li")[0]).toContain("Greyjoy");
  });

  test("Losses: the way back is not told before its turn", () => {
    expect(shown(momentOf(whole), "losses").querySelector(".way-back")).toBeNull();
  });

  test("in French the ribbon says the same", async () => {
    const page = shown(momentOf(whole), "result");
    changeSettings({ language: "fr" });
    await expect.poll(() => wordsOf(page, ".ribbon h3")[0]).toMatch(/^Greyjoy tient .+, 6\u00a0: 6$/);
    changeSettings({ language: "en" });
  });
});

describe("the way through it", () => {
  test("whoever fought looks at the result until they go on to the losses", () => {
    const moment = momentOf(whole, begins.length, lannister);
    const onNext = vi.fn();
    const onSkip = vi.fn();
    const page = shown(moment, "result", { onNext, onSkip, isOver: true });
    const button = page.querySelector<HTMLElement>(".stage-foot .btn");
    expect(button?.textContent).toBe(text.toLosses);
    act(() => button?.click());
    expect(onNext).toHaveBeenCalledOnce();
    expect(onSkip).not.toHaveBeenCalled();
  });

  test("while it plays, one button goes to the end", () => {
    const onSkip = vi.fn();
    const page = shown(momentOf(whole), "laid", { onSkip });
    act(() => page.querySelector<HTMLElement>(".stage-foot .btn")?.click());
    expect(onSkip).toHaveBeenCalledOnce();
  });

  test("where nothing moves, every step waits to be ended", () => {
    const onNext = vi.fn();
    const page = shown(momentOf(whole), "laid", { onNext, isStill: true });
    act(() => page.querySelector<HTMLElement>(".stage-foot .btn")?.click());
    expect(onNext).toHaveBeenCalledOnce();
  });

  test("looking at the map makes it small, and it is made large again", () => {
    const onShape = vi.fn();
    const page = shown(momentOf(whole), "result", { shape: "corner", onShape });
    expect(wordsOf(page, ".stage-corner .ribbon-line b")).toEqual(["Greyjoy holds Riverrun, 6 : 6"]);
    expect(page.querySelectorAll(".small-card .house-card")).toHaveLength(2);
    act(() => page.querySelector<HTMLElement>(".stage-corner footer .btn")?.click());
    expect(onShape).toHaveBeenCalledWith("full");
  });
});

test("a garrison that falls is a battle without cards", () => {
  const events: GameEvent[] = [
    { rule: "throne.garrison.falls", house: "lannister", to: "kings-landing", strength: 6, needed: 5 },
  ];
  const page = shown(momentOf(events, 0), "result");
  expect(wordsOf(page, ".ribbon h3")).toEqual(["Lannister takes King’s Landing, 6 : 5"]);
  expect(page.querySelector(".house-card, .card-back, .battle-blade")).toBeNull();
});
