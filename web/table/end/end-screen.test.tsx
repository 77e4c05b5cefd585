// @vitest-environment happy-dom
import type { TableStatus } from "@weirwood/protocol";
import { act } from "preact/test-utils";
import { createRoot } from "react-dom/client";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { changeSettings } from "../../app/settings.ts";
import { type SmallSession, smallClient, smallSession, smallStatus } from "../../testing/small-game.tsx";
import { keepText } from "../../text/use-text.ts";
import type { GameClient } from "../game-client.ts";
import { TableFrame } from "../table-frame.tsx";

beforeAll(async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal("matchMedia", () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  // There is no record here to look back at: everything else is shown all the same.
  vi.stubGlobal("fetch", async () => new Response(null, { status: 404 }));
  // What the table loads when it is needed is there already: a slow machine makes nobody wait.
  await Promise.all([keepText(), import("./end-screen.tsx"), import("../log/log.tsx")]);
});

const client: GameClient = {
  ...smallClient,
  measures: [{ id: "acorns", of: (_view, seat) => [2, 5, 3][seat] }],
  ending: async () => ({ ranking: { measure: "acorns", symbol: "ui-info", goal: () => 5 } }),
};

let leave = (): void => undefined;
beforeEach(() => changeSettings({ motion: "full" }));
afterEach(() => leave());

function sitDown(session: SmallSession, game = client): HTMLElement {
  const page = document.createElement("div");
  document.body.append(page);
  const root = createRoot(page);
  act(() => root.render(<TableFrame session={session} client={game} />));
  leave = () => {
    act(() => root.unmount());
    page.remove();
  };
  return page;
}

const screenOf = (page: HTMLElement): HTMLElement | null => page.querySelector(".game-end");
const finished = (parts: Partial<TableStatus> = {}): TableStatus =>
  smallStatus({ state: "finished", result: { winners: ["beech"], rule: "small.won" }, ...parts });
const buttonNamed = (page: ParentNode, name: string): HTMLButtonElement =>
  [...page.querySelectorAll("button")].find(({ textContent }) => textContent?.trim() === name) as HTMLButtonElement;

test("a game that was over before is shown with its winner, and everybody by rank, the reader marked", async () => {
  const page = sitDown(smallSession({ status: finished() }));
  await expect.poll(() => screenOf(page)?.textContent).toContain("Beech wins");
  const rows = [...page.querySelectorAll(".end-standings li")].map((row) => [
    row.querySelector(".end-place")?.textContent,
    row.querySelector(".end-name")?.textContent,
    row.querySelector(".end-value")?.textContent,
  ]);
  expect(rows).toEqual([
    ["1", "BeechBen", "5"],
    ["2", "CedarCleo", "3"],
    ["3", "Ashyou", "2"],
  ]);
  expect(page.querySelectorAll(".end-standings .on")).toHaveLength(10);
  expect(screenOf(page)?.className).toBe("game-end");
});

test("whoever has less than none has it with a minus sign", async () => {
  const short = { ...client, measures: [{ id: "acorns", of: (_view: unknown, seat: number) => [-2, 5, -13][seat] }] };
  const page = sitDown(smallSession({ status: finished() }), short);
  await expect
    .poll(() => [...page.querySelectorAll(".end-value")].map(({ textContent }) => textContent))
    .toEqual(["5", "−2", "−13"]);
});

test("the screen waits for the board to catch up, and then comes before the reader's eyes", async () => {
  const session = smallSession();
  const page = sitDown(session);
  act(() => session.arrive({ round: 2 }, [{ seat: "Beech", number: 3 }]));
  act(() => session.set({ status: finished() }));
  expect(screenOf(page)).toBeNull();
  act(() => (page.querySelector(".caption [aria-label=Next]") as HTMLButtonElement).click());
  await expect.poll(() => screenOf(page)?.className).toBe("game-end fresh");
});

test("nobody is told to have won what a regent won for them, or what ended by agreement", async () => {
  const { seats } = smallStatus();
  const resigned = seats.map((one) => (one.seat === 0 ? { ...one, hasRegent: true, hasResigned: true } : one));
  const won = { winners: ["ash"], rule: "small.won" };
  const page = sitDown(smallSession({ status: finished({ seats: resigned, result: won }) }));
  await expect.poll(() => screenOf(page)?.querySelector("h1")?.textContent).toBe("Ash wins");
  expect(screenOf(page)?.textContent).not.toContain("You won");
  leave();

  const agreed = sitDown(smallSession({ status: finished({ result: { winners: [], rule: "table.ended" } }) }));
  await expect.poll(() => screenOf(agreed)?.querySelector("h1")?.textContent).toBe("Nobody wins");
  expect(screenOf(agreed)?.textContent).toContain("The players agreed to end the game");
});

test("the board can be looked at, and the screen called back", async () => {
  const page = sitDown(smallSession({ status: finished() }));
  await expect.poll(() => screenOf(page)).not.toBeNull();
  act(() => buttonNamed(page, "Look at the board").click());
  expect(screenOf(page)).toBeNull();
  act(() => buttonNamed(page, "The end of the game").click());
  await expect.poll(() => screenOf(page)).not.toBeNull();
});

test("playing again asks the table for another game, and goes there once it is", async () => {
  const session = smallSession({ status: finished() });
  const page = sitDown(session);
  await expect.poll(() => screenOf(page)).not.toBeNull();
  act(() => buttonNamed(page, "Play again, same table").click());
  expect(session.said).toEqual(["rematch {}"]);
  act(() => session.set({ status: finished({ rematch: "another-small-table" }) }));
  expect(location.pathname).toBe("/table/another-small-table");
});

test("whoever only looks on is offered no second game, but can follow the players to theirs", async () => {
  const { seat: _, ...status } = finished();
  const session = smallSession({ status });
  const page = sitDown(session);
  await expect.poll(() => screenOf(page)).not.toBeNull();
  expect(buttonNamed(page, "Play again, same table")).toBeUndefined();
  act(() => session.set({ status: { ...status, rematch: "another-small-table" } }));
  expect(page.querySelector(".end-foot .primary")?.getAttribute("href")).toBe("/table/another-small-table");
});
