// @vitest-environment happy-dom
import { CHALLENGE, NONE, stackOf, stepIds, timingOf } from "@weirwood/cards/questions";
import { cards } from "@weirwood/cards/rules";
import { act } from "preact/test-utils";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { keepText } from "../../../text/use-text.ts";
import { bookOf, openBook } from "../../books.ts";
import { drawn, playedGame, positionWith } from "../board/testing/tables.tsx";
import { cardsTextIn } from "../text/use-cards-text.ts";
import { cardsWords } from "../words.ts";
import { CardsRail } from "./rail.tsx";
import { railOf } from "./rail-model.ts";

beforeAll(async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal("fetch", () => Promise.reject(new Error("no network")));
  await keepText();
  await Promise.all([openBook("cards", "en"), openBook("cards", "fr")]);
});

let leave = (): void => {};
afterEach(() => leave());

const nothing = (): void => {};

test.each(["en", "fr"] as const)("at every moment of a game the rail says where it is, in %s", (language) => {
  const saying = { words: cardsWords(language), text: cardsTextIn(language) };
  const { rules } = bookOf("cards", language);
  for (const game of playedGame(3, "a rail")) {
    const view = cards.view(game, 0);
    if (cards.asks(view).length === 0) continue;
    const rail = railOf(view, 0, timingOf(view), saying);
    expect(rail.title).toBeTruthy();
    expect(rail.steps[rail.present]?.words, rail.title).toBeTruthy();
    for (const { rule } of rail.steps) expect(rules).toHaveProperty([rule]);
  }
});

test("what lies inside a step is said with its own step", () => {
  const game = positionWith(2, "inside", (now) => now[CHALLENGE] !== NONE && stackOf(now).length > 1);
  const openRule = vi.fn();
  const view = cards.view(game, 0);
  const made = drawn(<CardsRail {...{ view, seat: 0, openRule }} players={[]} told={[]} onOpen={nothing} />);
  leave = made.leave;
  const stack = stackOf(view);
  const place = (at: number): number => stepIds.indexOf(stack[at].step) + 1;
  const said = made.page.querySelector(".cards-rail > p, .cards-rail > .cards-step")?.textContent ?? "";
  expect(said).toContain(String(place(stack.length - 1)));
  const steps = [...made.page.querySelectorAll<HTMLElement>(".cards-steps .cards-step")];
  if (steps.length > 0) {
    expect(steps.length).toBe(stepIds.length);
    act(() => steps[1].click());
    expect(openRule).toHaveBeenCalledWith("cards.window.saves");
  }
});
