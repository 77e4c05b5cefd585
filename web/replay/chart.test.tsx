// @vitest-environment happy-dom
import { act } from "preact/test-utils";
import { createRoot } from "react-dom/client";
import { beforeAll, expect, test, vi } from "vitest";
import { keepText } from "../text/use-text.ts";
import { Chart } from "./chart.tsx";

beforeAll(async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  await keepText();
});

test("below none, axis and table have minus signs", () => {
  const page = document.createElement("div");
  const root = createRoot(page);
  const seats = ["Ash", "Beech"].map((name) => ({ name, colour: "black", mark: () => name }));
  const series = {
    id: "morale",
    lines: [
      [0, 3, -2],
      [0, -3, 2],
    ],
  };
  act(() => root.render(<Chart title="Morale" round="turn" cursor={0} onSeek={() => {}} {...{ series, seats }} />));
  expect([...page.querySelectorAll("td")].map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(["−2", "−3", "2", "3"]),
  );
  expect([...page.querySelectorAll(".tick")].map(({ textContent }) => textContent?.[0])).toContain("−");
  expect(page.textContent).not.toMatch(/-\d/);
  act(() => root.unmount());
});
