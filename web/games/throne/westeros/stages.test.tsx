// @vitest-environment happy-dom
import { isRefusal, ONLOOKER, seedFrom } from "@weirwood/kernel";
import { type Throne, throne } from "@weirwood/throne/rules";
import { act } from "preact/test-utils";
import { createRoot } from "react-dom/client";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { changeSettings, useSettings } from "../../../app/settings.ts";
import type { Moment, StageProps } from "../../../table/telling.ts";
import type { Language } from "../../../text/language.ts";
import { keepText } from "../../../text/use-text.ts";
import { openBook } from "../../books.ts";
import type { AuctionFacts, TurnFacts, WesterosFacts, WildlingFacts } from "../telling/westeros-facts.ts";
import { cardsOfRound } from "./round-pictures.tsx";
import { westerosStages } from "./stages.ts";

const options = throne.readOptions({ players: 5 });
if (isRefusal(options)) throw new Error(options.rule);
const view = throne.view(throne.setup(options, seedFrom("stages")), ONLOOKER);

beforeAll(async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  // Scenes are a file of their own, which no server offers here.
  vi.stubGlobal("fetch", () => Promise.reject(new Error("no network")));
  await keepText();
  await Promise.all((["en", "fr"] as const).map((language) => openBook("throne", language, "stages")));
});
beforeEach(() => read("en"));

/** From now on everything is read in a language. */
async function read(language: Language): Promise<void> {
  changeSettings({ language });
  await expect.poll(() => useSettings.getState().language).toBe(language);
}

let leave = (): void => {};
afterEach(() => leave());

async function show(moment: Omit<Moment, "story">, props: Partial<StageProps<Throne>> = {}): Promise<HTMLElement> {
  const Stage = await westerosStages[moment.kind]();
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
const button = (place: Element, name: string): HTMLButtonElement | undefined =>
  [...place.querySelectorAll("button")].find(({ textContent }) => textContent === name);
const labelled = (place: Element, label: string): Element | null => place.querySelector(`[aria-label="${label}"]`);

const step = { lasts: 1 };

describe("Westeros cards", () => {
  const facts: WesterosFacts = {
    turn: 4,
    cards: [
      { deck: 1, event: "winter-is-coming", touches: [] },
      {
        deck: 1,
        event: "supply",
        touches: [
          { house: "stark", was: 1, now: 3 },
          { house: "tyrell", was: 4, now: 2 },
          { house: "greyjoy", was: 2, now: 2 },
        ],
      },
      { deck: 2, event: "clash-of-kings", touches: [{ house: "stark", now: 7 }] },
      { deck: 3, event: "feast-for-crows", touches: [] },
    ],
    threat: { was: 2, now: 4 },
    mammoths: 1,
  };
  const moment = { kind: "westeros", steps: [step, step, step, step, step], facts };

  test("lie face down until their step, and Winter makes room for another", async () => {
    const first = await show(moment);
    expect(wordsOf(first)).toContain("Winter is Coming");
    expect(labelled(first, "Deck II, face down")).not.toBeNull();
    expect(button(first, "Next card")).toBeDefined();
    leave();
    const second = await show(moment, { step: 1 });
    expect(wordsOf(second)).not.toContain("Winter is Coming");
    expect(wordsOf(second)).toContain("Supply");
  });

  test("say whom they touch, and which way", async () => {
    const place = await show(moment, { step: 3 });
    expect(labelled(place, "Stark: 1 to 3")?.className).toBe("up");
    expect(labelled(place, "Tyrell: 4 to 2")?.className).toBe("down");
    expect(labelled(place, "Greyjoy: 2")?.className).toBe("");
    expect(labelled(place, "Stark: 7")).not.toBeNull();
    expect(place.querySelector('use[href="#throne/order-consolidate"]')).not.toBeNull();
    expect(wordsOf(place)).toContain("The free folk stand at 2.");
  });

  test("count their mammoths at the end, from where one goes on", async () => {
    const onNext = vi.fn();
    const place = await show(moment, { step: 4, isOver: true, onNext });
    expect(wordsOf(place)).toContain("One mammoth: the free folk climb to 4.");
    expect(labelled(place, "The wildling threat goes from 2 to 4")).not.toBeNull();
    expect(button(place, "Turn all")).toBeUndefined();
    button(place, "Go on")?.click();
    expect(onNext).toHaveBeenCalledOnce();
  });

  test("are all turned by one button, and seen small beside the map", async () => {
    const onSkip = vi.fn();
    const onShape = vi.fn();
    button(await show(moment, { onSkip }), "Turn all")?.click();
    expect(onSkip).toHaveBeenCalledOnce();
    leave();
    const corner = await show(moment, { shape: "corner", step: 4, onShape });
    expect(corner.querySelectorAll(".westeros-scene")).toHaveLength(3);
    expect(wordsOf(corner)).toContain("Feast for Crows");
    button(corner, "Watch it large")?.click();
    expect(onShape).toHaveBeenCalledWith("full");
  });

  test("are told in French too", async () => {
    await read("fr");
    const place = await show(moment, { step: 4 });
    expect(wordsOf(place)).toContain("Un mammouth : les sauvages montent à 4.");
    expect(labelled(place, "Stark\u00A0: de 1 à 3")).not.toBeNull();
  });
});

describe("an auction", () => {
  const facts: AuctionFacts = {
    track: "iron-throne",
    places: [
      { house: "baratheon", bid: 4, was: 2 },
      { house: "greyjoy", bid: 2, was: 5 },
      { house: "stark", bid: 2, was: 1 },
    ],
    settledBy: "stark",
  };
  const token = { rule: "throne.clash.token", track: "iron-throne", house: "baratheon" };
  const moment = { kind: "auction", steps: [step, { lasts: 1, says: token }], facts };

  test("shows the bids, then who takes the token, why, and who settled a tie", async () => {
    const bids = await show(moment);
    expect(bids.querySelectorAll(".fallen-coins i")).toHaveLength(8);
    expect(wordsOf(bids)).not.toContain("takes the Iron Throne");
    leave();
    const places = await show(moment, { step: 1 });
    const words = wordsOf(places);
    expect(places.querySelector("h3.outcome-headline")?.textContent).toBe("Baratheon takes the Iron Throne");
    expect(words).toContain("4 power against Greyjoy’s 2.");
    expect(words).toContain("Greyjoy and Stark both bid 2: Stark, on the Iron Throne, put them in order.");
    expect(places.querySelectorAll(".bid-rows .tied")).toHaveLength(2);
    expect(labelled(places, "3 places up")).not.toBeNull();
    expect(labelled(places, "2 places down")).not.toBeNull();
  });

  test("without bids, from an old log, still names the houses in order", async () => {
    const old = { track: "fiefdoms", places: [{ house: "stark" }, { house: "tyrell" }] } satisfies AuctionFacts;
    const place = await show({ ...moment, facts: old }, { step: 1 });
    expect([...place.querySelectorAll(".bidder")].map(({ firstChild }) => firstChild?.textContent)).toEqual([
      "Stark",
      "Tyrell",
    ]);
    expect(place.querySelectorAll(".tied")).toHaveLength(0);
  });
});

describe("a wildling attack", () => {
  const bids = [
    { house: "stark", bid: 4 },
    { house: "lannister", bid: 2 },
    { house: "tyrell", bid: 0 },
  ];
  const attack = (facts: WildlingFacts): Omit<Moment, "story"> => ({ kind: "wildlings", steps: [step, step], facts });

  test("that is held rewards the highest bidder", async () => {
    const place = await show(attack({ threat: 6, total: 6, isHeld: true, bids, named: "stark" }), { step: 1 });
    expect(place.querySelector(".wall-verdict h3")?.textContent).toBe("The Watch holds");
    expect(labelled(place, "6 against 6")).not.toBeNull();
    expect([...place.querySelectorAll(".fates h4")].map(({ textContent }) => textContent)).toEqual([
      "Stark bid most: 4",
      "Tyrell bid nothing",
      "The free folk fall back to 0",
    ]);
    expect(labelled(place, "Lannister bid 2")).not.toBeNull();
  });

  test("that is lost is told in the colour of danger, and says what everybody gives up", async () => {
    const place = await show(attack({ threat: 12, total: 6, isHeld: false, bids }), { step: 1 });
    expect(place.querySelector("dialog.breached .wall-verdict h3")?.textContent).toBe("The Wall is breached");
    expect(wordsOf(place)).toContain("Everybody else");
    expect(place.querySelectorAll(".fates .bad")).toHaveLength(2);
  });

  test("keeps its verdict until the bids are counted", async () => {
    const place = await show(attack({ threat: 6, total: 6, isHeld: true, bids }));
    expect(place.querySelector(".wall-verdict, .fates")).toBeNull();
    expect(button(place, "Count the bids")).toBeDefined();
  });
});

test("the end of a turn says what it brought each house, and who leads", async () => {
  const facts: TurnFacts = {
    turn: 3,
    houses: [
      { house: "stark", gained: 3, castles: 4, change: 1 },
      { house: "tyrell", gained: 0, castles: 2, change: -1 },
    ],
  };
  const place = await show({ kind: "turn", seats: [], steps: [step], facts }, { shape: "corner" });
  expect(wordsOf(place)).toContain("Turn 3 of 10 is over");
  expect(wordsOf(place)).toContain("Stark leads with 4 castles.");
  for (const label of ["3 power gained", "1 castle more", "1 castle fewer"]) {
    expect(labelled(place, label), label).not.toBeNull();
  }
});

test("the pictures of a turn are those of the cards that were carried out", () => {
  const reveal = (deck: number, event: string): { rule: string; deck: number; event: string } => ({
    rule: "throne.westeros.reveal",
    deck,
    event,
  });
  const events = [
    reveal(1, "supply"),
    reveal(2, "winter-is-coming"),
    reveal(3, "wildling-attack"),
    { rule: "throne.open.winter", deck: 2, event: "game-of-thrones" },
  ];
  expect(cardsOfRound(events)).toEqual(["supply", "game-of-thrones", "wildling-attack"]);
});
