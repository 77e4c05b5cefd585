// @vitest-environment happy-dom
import { isRefusal, ONLOOKER, seedFrom } from "@weirwood/kernel";
import { cardsOf, houseNumber, ruleOfCard } from "@weirwood/throne/questions";
import { throne } from "@weirwood/throne/rules";
import { act } from "preact/test-utils";
import { createRoot } from "react-dom/client";
import { beforeAll, expect, test, vi } from "vitest";
import { keepText } from "../../../text/use-text.ts";
import { openBook } from "../../books.ts";
import { throneWords } from "../words.ts";
import { cardWords } from "./house-card.tsx";
import { OpenCard } from "./open-card.tsx";

beforeAll(async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal("fetch", () => Promise.reject(new Error("no network")));
  await keepText();
  await openBook("throne", "en");
});

test("a card that lies open is shown large by a press, with all that its text says, and put away again", () => {
  const options = throne.readOptions({ players: 5 });
  if (isRefusal(options)) throw new Error(options.rule);
  const view = throne.view(throne.setup(options, seedFrom("a card")), ONLOOKER);
  const words = throneWords("en", "translated");
  const card = cardsOf(view, houseNumber("stark")).find((one) => ruleOfCard(view, one) !== undefined);
  if (card === undefined) throw new Error("no card of the hand has a text");
  const page = document.createElement("div");
  document.body.append(page);
  const root = createRoot(page);
  act(() => root.render(<OpenCard view={view} card={card} words={words} />));
  expect(page.querySelector("dialog")).toBeNull();
  act(() => page.querySelector<HTMLElement>("button")?.click());
  expect(page.querySelector("dialog h2")?.textContent).toBe(words.card(card));
  expect(page.querySelector("dialog p")?.textContent).toBe(cardWords(view, card, words));
  act(() => page.querySelector<HTMLElement>("dialog header button")?.click());
  expect(page.querySelector("dialog")).toBeNull();
  act(() => root.unmount());
  page.remove();
});
