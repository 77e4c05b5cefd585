// @vitest-environment happy-dom
import type { LogEntry } from "@weirwood/protocol";
import { act } from "preact/test-utils";
import { createRoot } from "react-dom/client";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { smallClient, smallSession } from "../../testing/small-game.tsx";
import { keepText } from "../../text/use-text.ts";
import { attention } from "../attention.ts";
import type { GameClient } from "../game-client.ts";
import type { TableModel } from "../use-table-model.ts";
import type { GameLog } from "./game-log.ts";
import { Log } from "./log.tsx";

/** Tells the log that its top has come into sight, or gone out of it. */
let seeTop: (isSeen: boolean) => void = () => undefined;

beforeAll(async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(tell: (entries: readonly object[]) => void) {
        seeTop = (isIntersecting) => tell([{ isIntersecting, boundingClientRect: { width: 300 } }]);
      }
      observe(): void {}
      disconnect(): void {}
    },
  );
  await keepText();
});

const numbers: GameLog = {
  phaseOf: ({ rule }) => (rule === "small.named" ? "asking" : undefined),
  groups: (events) => {
    const from = events.findIndex(({ number }) => number === 1);
    return from < 0 ? [] : [{ kind: "ones", from, upTo: events.findLastIndex(({ number }) => number === 1) + 1 }];
  },
  heading: (_kind, events) => ({ symbol: "ui-info", title: "Ones", aside: String(events.length) }),
  summary: (events) => [`${events.length} numbers`],
};
const client: GameClient = { ...smallClient, log: async () => numbers, nameKinds: { place: "tree" } };
const book = {
  ...smallClient.phrasebook("en"),
  names: { ...smallClient.phrasebook("en").names, tree: { oak: "the Oak" } },
  rules: { "small.named": { rule: "Names.", log: "{seat} names {number} by {at:tree}." } },
};

const entry = (number: number, round: number, ...named: readonly number[]): LogEntry => ({
  number,
  round,
  at: number,
  events: named.map((one) => ({ rule: "small.named", seat: "Ash", number: one, at: "oak" })),
});

let page: HTMLElement;
let root: ReturnType<typeof createRoot>;
beforeEach(() => {
  page = document.createElement("div");
  document.body.append(page);
  root = createRoot(page);
});
afterEach(() => {
  act(() => root.unmount());
  page.remove();
});

async function show(log: readonly LogEntry[], openRule = (): void => undefined): Promise<void> {
  const session = smallSession({ log });
  const model = { session, client, book, tableView: session.tableView.getState() } as unknown as TableModel;
  act(() => root.render(<Log model={model} upTo={log.at(-1)?.number ?? 0} leftAt={0} openRule={openRule} />));
  await expect.poll(() => page.querySelector(".log-top")).not.toBeNull();
}

const texts = (selector: string): (string | null)[] =>
  [...page.querySelectorAll(selector)].map(({ textContent }) => textContent?.trim() ?? null);

test("the newest round lies open; those before it are one line, and draw nothing until they are opened", async () => {
  await show([entry(1, 1, 5, 6), entry(2, 2, 7)]);
  expect(texts(".log-chapter h3")).toEqual(["Turn 2", "Turn 1"]);
  expect(texts("details .round-summary")).toEqual(["2 numbers"]);
  expect(texts(".log-line p")).toEqual(["Ash names 7 by the Oak."]);
  expect(texts(".newest h4")).toEqual(["Asking"]);
  const past = page.querySelector("details") as HTMLDetailsElement;
  act(() => {
    past.open = true;
    past.dispatchEvent(new Event("toggle"));
  });
  expect(texts("details .log-line p")).toEqual(["Ash names 6 by the Oak.", "Ash names 5 by the Oak."]);
});

test("what belongs together is one line that opens, and the newest is open", async () => {
  await show([entry(1, 1, 1, 1, 1)]);
  const fold = page.querySelector(".log-fold > button") as HTMLButtonElement;
  expect(fold.textContent).toBe("Ones 3");
  expect(fold.getAttribute("aria-expanded")).toBe("true");
  await show([entry(1, 1, 1, 1, 1), entry(2, 1, 4)]);
  expect(fold.getAttribute("aria-expanded")).toBe("false");
  expect(texts(".log-line p")).toEqual(["Ash names 4 by the Oak."]);
  act(() => fold.click());
  expect(texts(".log-fold .log-line p")).toHaveLength(3);
});

test("a line's book opens its rule, and the name of a place points at it and leads there", async () => {
  const openRule = vi.fn();
  await show([entry(1, 1, 5)], openRule);
  act(() => (page.querySelector(".rule-book") as HTMLButtonElement).click());
  expect(openRule).toHaveBeenCalledWith("small.named");
  const place = page.querySelector(".place-link") as HTMLButtonElement;
  act(() => place.focus());
  expect(attention.getState().outlined).toBe("oak");
  act(() => place.click());
  expect(attention.getState().looked).toEqual({ place: "oak" });
  act(() => place.blur());
  expect(attention.getState().outlined).toBeUndefined();
});

test("whoever has scrolled away is told how much is new, and stays", async () => {
  await show([entry(1, 1, 5)]);
  act(() => seeTop(false));
  expect(page.querySelector(".new-lines")).toBeNull();
  await show([entry(1, 1, 5), entry(2, 1, 6), entry(3, 1, 7)]);
  expect(texts(".new-lines")).toEqual(["2 new"]);
  act(() => seeTop(true));
  expect(page.querySelector(".new-lines")).toBeNull();
});

test("lines are found by their words, whatever the accents, in every round", async () => {
  await show([entry(1, 1, 5, 6), entry(2, 2, 65)]);
  const field = page.querySelector(".log-search input") as HTMLInputElement;
  const search = (query: string): void => {
    act(() => {
      field.value = query;
      field.dispatchEvent(new Event("input", { bubbles: true }));
      field.dispatchEvent(new Event("change", { bubbles: true }));
    });
  };
  search("ÀSH 6");
  expect(texts(".log-chapter h3")).toEqual(["Turn 2", "Turn 1"]);
  expect(texts(".log-line p")).toEqual(["Ash names 65 by the Oak.", "Ash names 6 by the Oak."]);
  expect(texts(".log-found")).toEqual(["2 lines"]);
  search("nobody");
  expect(texts(".log-line p")).toEqual([]);
  search("");
  expect(texts(".log-line p")).toEqual(["Ash names 65 by the Oak."]);
});
