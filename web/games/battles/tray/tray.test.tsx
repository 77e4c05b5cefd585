// @vitest-environment happy-dom
import { given } from "@weirwood/battles/given";
import { act } from "preact/test-utils";
import { createRoot } from "react-dom/client";
import { beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { AskingContext } from "../../../table/ask/asking.ts";
import { keepText } from "../../../text/use-text.ts";
import { openBook } from "../../books.ts";
import { laidDesk } from "../asks/testing/laid-desk.ts";
import { ReadingContext } from "../desk/reading.ts";
import { Tray } from "./tray.tsx";
import type { TrayUse } from "./tray-use.ts";

const position = { hands: { stark: ["sl03", "sl08"] }, units: { h4: "blue maege", h9: "green lannisport-guards" } };

beforeAll(async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  // The sprite is a file that no server offers here.
  vi.stubGlobal("fetch", () => Promise.reject(new Error("no network")));
  await keepText();
  await openBook("battles", "en");
});

/** Stark's hand in a panel; says what pressing its first card leaves large. */
function pressFirst(use: TrayUse | undefined): { readonly page: HTMLElement; press(): string | undefined } {
  const page = document.createElement("div");
  const root = createRoot(page);
  const desk = laidDesk(given(position), 0, {}, () => {});
  act(() =>
    root.render(
      <ReadingContext value={desk}>
        <AskingContext
          value={{ book: desk.words.book, openRule: desk.openRule, explained: undefined, explain: () => {} }}
        >
          <Tray use={use} isCompact />
        </AskingContext>
      </ReadingContext>,
    ),
  );
  onTestFinished(() => act(() => root.unmount()));
  return {
    page,
    press() {
      act(() => page.querySelector<HTMLElement>(".tray-card")?.click());
      return page.querySelector(".card-large b")?.textContent ?? undefined;
    },
  };
}

describe("a card in hand", () => {
  test("is shown large by a press that has no other meaning, and small again by the next", () => {
    const { press } = pressFirst(undefined);
    expect([press(), press()]).toEqual(["Battle Line", undefined]);
  });

  test("is chosen, and stays small, where it can be", () => {
    const chosen: number[] = [];
    const { press } = pressFirst({ card: () => ({ state: "open" }), onCard: (card) => chosen.push(card) });
    expect(press()).toBe(undefined);
    expect(chosen.length).toBe(1);
  });
});
