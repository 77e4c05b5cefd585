// @vitest-environment happy-dom
import {
  bodiesEnd,
  type Cards,
  CHALLENGE,
  cardIds,
  cardOf,
  DEFENDING,
  hostOf,
  isDuplicate,
  isFaceDown,
  isTaken,
  NONE,
  participants,
  placesOf,
  seatsIn,
} from "@weirwood/cards/questions";
import { cards } from "@weirwood/cards/rules";
import { ONLOOKER, type Seat } from "@weirwood/kernel";
import { act } from "preact/test-utils";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { keepText } from "../../../text/use-text.ts";
import { bookOf, openBook } from "../../books.ts";
import type { Mark, Scene } from "../desk/scene.ts";
import { bodyThing, handThing, seatThing } from "../desk/things.ts";
import { drawn, positions, positionWith, TableOf } from "./testing/tables.tsx";

beforeAll(async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal("fetch", () => Promise.reject(new Error("no network")));
  await keepText();
  await Promise.all([openBook("cards", "en"), openBook("cards", "fr")]);
});

let leave = (): void => {};
afterEach(() => leave());

function show(game: Cards, seat: Seat = 0, scene?: Scene): HTMLElement {
  leave();
  const made = drawn(<TableOf view={cards.view(game, seat)} {...{ seat, ...(scene && { scene }) }} />);
  leave = () => {
    made.leave();
    leave = () => {};
  };
  return made.page;
}

const things = (page: HTMLElement): string[] =>
  [...page.querySelectorAll("[data-thing]")].map((one) => one.getAttribute("data-thing") ?? "");
const thingNamed = (page: HTMLElement, thing: string): HTMLElement => {
  const found = page.querySelector<HTMLElement>(`[data-thing="${thing}"]`);
  if (found === null) throw new Error(`${thing} is not on the table`);
  return found;
};
const bodiesOf = (game: Cards): number[] =>
  Array.from({ length: bodiesEnd(game) }, (_, body) => body).filter((body) => isTaken(game, body));

/** Everybody's cards that a seat does not see, by their names. */
function hiddenNames(game: Cards, seat: Seat): string[] {
  const { names } = bookOf("cards", "en");
  const name = (card: number): string => names.card[cardIds[card]];
  const seen = new Set<string>();
  const hidden = new Set<string>();
  for (const body of bodiesOf(game)) (isFaceDown(game, body) ? hidden : seen).add(name(cardOf(game, body)));
  const { piles } = placesOf(game);
  for (let owner = 0; owner < seatsIn(game); owner++) {
    for (const pile of ["dead", "discard", "used", "aside"] as const)
      for (const card of piles[pile][owner].all(game)) seen.add(name(card));
    for (const pile of ["hand", "plots", "shadows", "deck"] as const)
      for (const card of piles[pile][owner].all(game))
        (owner === seat && pile !== "deck" ? seen : hidden).add(name(card));
  }
  return [...hidden].filter((one) => ![...seen].some((other) => other.includes(one)));
}

describe.each([
  [2, "the table of two", 4],
  [5, "the table of five", 2],
])("%i players", (players, seed, count) => {
  const games = positions(players, seed, count);

  test("every body lies on the table once, but for duplicates that nothing can be done with", () => {
    for (const game of games) {
      const page = show(game);
      const drawnBodies = things(page).filter((thing) => /^b\d+$/.test(thing));
      const laid = bodiesOf(game).filter((body) => !isDuplicate(game, body) || hostOf(game, body) === NONE);
      expect(drawnBodies.toSorted()).toEqual(laid.map(bodyThing).toSorted());
    }
  });

  test("the hand at the foot is the reader's, card for card, and every player can be pointed at", () => {
    for (const game of games) {
      const page = show(game);
      const held = placesOf(game).piles.hand[0].all(game);
      expect(things(page).filter((thing) => thing.includes("/hand/"))).toEqual(held.map((card) => handThing(0, card)));
      for (let seat = 0; seat < players; seat++) thingNamed(page, seatThing(seat));
    }
  });

  test("no name of a hidden card is anywhere in the page", () => {
    for (const game of games)
      for (const seat of [0, 1, ONLOOKER]) {
        const { innerHTML } = show(game, seat);
        expect(hiddenNames(game, seat).filter((name) => innerHTML.includes(name))).toEqual([]);
      }
  });

  test("every button says what it is, and every row is one stop of the tab key", () => {
    for (const game of games) {
      const page = show(game);
      for (const button of page.querySelectorAll("button"))
        expect(button.getAttribute("aria-label") ?? button.textContent, button.outerHTML.slice(0, 200)).toBeTruthy();
      for (const row of page.querySelectorAll(".cards-row, .cards-hand, .cards-side-of-lane")) {
        const stops = row.querySelectorAll('[data-thing][tabindex="0"]').length;
        expect(stops).toBe(row.querySelector("[data-thing]") === null ? 0 : 1);
      }
    }
  });
});

const fight = (game: Cards): boolean => game[CHALLENGE] !== NONE && participants(game, DEFENDING).length > 0;

test("whoever takes part lies in the lane, and both sums are said", () => {
  const game = positionWith(2, "a fight", fight);
  const page = show(game);
  const defenders = participants(game, DEFENDING).map(bodyThing);
  const lane = page.querySelector<HTMLElement>(".cards-lane");
  expect(lane).not.toBeNull();
  for (const thing of defenders) expect(thingNamed(lane as HTMLElement, thing).isConnected).toBe(true);
  expect(page.querySelector(".cards-score .num")?.getAttribute("aria-label")).toMatch(/strength \d+ against \d+/);
});

/** Somebody holds cards, and there is a body to point at. */
const heldBy = (game: Cards): boolean => placesOf(game).piles.hand[0].count(game) > 2 && bodiesOf(game).length > 6;

describe("marks", () => {
  const game = positionWith(2, "marks", heldBy);
  const [one, two] = [...new Set(placesOf(game).piles.hand[0].all(game))].map((card) => handThing(0, card));
  const marks = new Map<string, Mark>([
    [one, { is: "can", tag: { words: "1", symbol: "cards/gold" }, label: "play for 1 gold" }],
    [two, { is: "cannot", tag: { words: "too dear" } }],
    [seatThing(1), { is: "target" }],
  ]);

  test("are drawn and said", () => {
    const page = show(game, 0, { panel: null, marks });
    const can = thingNamed(page, one);
    expect(can.querySelector(".cards-brackets")).not.toBeNull();
    expect(can.querySelector(".cards-act-tab")?.textContent).toBe("1");
    expect(can.textContent).toContain("play for 1 gold");
    const cannot = thingNamed(page, two);
    expect(cannot.getAttribute("aria-disabled")).toBe("true");
    expect(cannot.textContent).toContain("too dear");
    expect(thingNamed(page, seatThing(1)).dataset.mark).toBe("target");
  });

  test("a press acts on what can be done, and tells why not of all else", () => {
    const pressed: string[] = [];
    const scene: Scene = {
      panel: null,
      marks,
      onThing: (thing) => pressed.push(thing),
      whyThing: (thing) => (thing === two ? { sentence: "It costs too much.", rule: "cards.costs.gold" } : undefined),
    };
    const page = show(game, 0, scene);
    act(() => thingNamed(page, one).click());
    expect(pressed).toEqual([one]);
    expect(page.querySelector(".cards-why")).toBeNull();
    act(() => thingNamed(page, two).click());
    expect(pressed).toEqual([one]);
    expect(page.querySelector(".cards-why")?.textContent).toContain("It costs too much.");
    expect(page.querySelector(".cards-why .rule-button")?.textContent).toContain("costs.gold");
  });

  test("only what is marked otherwise is drawn anew", () => {
    const page = show(game, 0, { panel: null, marks });
    const before = [...page.querySelectorAll(".cards-row [data-thing]")];
    act(() => thingNamed(page, one).focus());
    expect([...page.querySelectorAll(".cards-row [data-thing]")]).toEqual(before);
  });
});

test("arrows go from card to card within a row", () => {
  const game = positionWith(2, "marks", heldBy);
  const page = show(game);
  const cardsInHand = [...page.querySelectorAll<HTMLElement>(".cards-hand [data-thing]")];
  act(() => cardsInHand[0].focus());
  const key = (name: string): void => {
    act(() => {
      document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true }));
    });
  };
  key("ArrowRight");
  expect(document.activeElement).toBe(cardsInHand[1]);
  key("End");
  expect(document.activeElement).toBe(cardsInHand.at(-1));
  key("Home");
  expect(document.activeElement).toBe(cardsInHand[0]);
});

test("a pile opens with its cards, the topmost first", async () => {
  const game = positionWith(2, "piles", (now) => placesOf(now).piles.discard[1].count(now) > 2);
  const page = show(game);
  const pile = placesOf(game).piles.discard[1].all(game).toReversed();
  act(() => page.querySelector<HTMLElement>('.cards-pile[data-place="two/discard"]')?.click());
  await expect.poll(() => page.querySelector("dialog.cards-pile-sheet")).not.toBeNull();
  const shown = [...page.querySelectorAll("dialog.cards-pile-sheet [data-thing]")];
  expect(shown.map((one) => one.getAttribute("data-thing"))).toEqual(
    pile.map((card) => `two/discard/${cardIds[card]}`),
  );
});

test("whoever looks on sees the table from the first seat, and no hand", () => {
  const game = positionWith(2, "marks", heldBy);
  const page = show(game, ONLOOKER);
  expect(page.querySelector(".cards-hand")).toBeNull();
  const strips = [...page.querySelectorAll(".cards-strip .cards-name")].map((one) => one.getAttribute("data-thing"));
  expect(strips).toEqual([seatThing(1), seatThing(0)]);
});

test("what is chosen from stands in place of the rows", () => {
  const game = positionWith(2, "marks", heldBy);
  const page = show(game, 0, { panel: null, spread: <p>Seven plots</p> });
  expect(page.querySelector(".cards-spread")?.textContent).toBe("Seven plots");
  expect(page.querySelector(".cards-row")).toBeNull();
  expect(page.querySelectorAll(".cards-strip").length).toBe(2);
});
