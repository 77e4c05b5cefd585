// @vitest-environment happy-dom
import type { TableSummary } from "@weirwood/protocol";
import { act } from "preact/test-utils";
import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { firstGame } from "../games/index.ts";
import { en } from "../text/en.ts";
import { keepText } from "../text/use-text.ts";
import { Continue } from "./continue.tsx";
import { TableRow } from "./table-row.tsx";

beforeAll(async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  // The server's games are not asked for here.
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
  await keepText();
});

let leave = (): void => undefined;
afterEach(() => leave());

function draw(part: ReactNode): HTMLElement {
  const page = document.createElement("div");
  document.body.append(page);
  const root = createRoot(page);
  act(() => root.render(part));
  leave = () => {
    act(() => root.unmount());
    page.remove();
  };
  return page;
}

const table = (game: string): TableSummary => ({
  id: "b1F9s0QvHn3kTz7e",
  game,
  title: "An evening",
  state: "open",
  isPublic: true,
  isPractice: false,
  clock: { kind: "none" },
  seats: [0, 1].map((seat) => ({ seat, isReady: false, hasRegent: false, hasResigned: false, isHere: false })),
  mayLookOn: true,
  round: 0,
  createdAt: 0,
  brief: {},
});

describe.each([
  ["in the list", (game: string) => <TableRow table={table(game)} />],
  ["of one's own", (game: string) => <Continue tables={[table(game)]} />],
])("a table %s", (_, drawn) => {
  test("leads to its board", () => {
    const page = draw(drawn(firstGame));
    expect(page.querySelector("a")?.getAttribute("href")).toBe("/table/b1F9s0QvHn3kTz7e");
    expect(page.textContent).not.toContain(en.lobby.noBoard);
  });

  test("of a game that has no board here says so, and leads nowhere", () => {
    const page = draw(drawn("chess"));
    expect(page.textContent).toContain("An evening");
    expect(page.textContent).toContain("Chess");
    expect(page.textContent).toContain(en.lobby.noBoard);
    expect(page.querySelector("a")).toBeNull();
  });
});
