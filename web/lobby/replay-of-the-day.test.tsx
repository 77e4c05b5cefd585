// @vitest-environment happy-dom
import { act } from "preact/test-utils";
import { createRoot } from "react-dom/client";
import { beforeAll, expect, test, vi } from "vitest";
import { en } from "../text/en.ts";
import { keepText } from "../text/use-text.ts";
import { ReplayOfTheDay } from "./replay-of-the-day.tsx";

beforeAll(async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  await keepText();
});

test("the card that leads to a game has a name before that game's record has come, and then its title", async () => {
  const page = document.createElement("div");
  const root = createRoot(page);
  act(() => root.render(<ReplayOfTheDay table={undefined} />));
  const link = page.querySelector("a");
  expect(link?.textContent).toBe("");
  expect(link?.getAttribute("aria-label")).toBe(en.lobby.show.overnight);
  await expect.poll(() => link?.textContent).not.toBe("");
  expect(link?.getAttribute("aria-label")).toBeNull();
  act(() => root.unmount());
});
