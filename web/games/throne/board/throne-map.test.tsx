// @vitest-environment happy-dom
import { throne } from "@weirwood/throne";
import { areaIds, areaNumber, houseNumber } from "@weirwood/throne/questions";
import { act } from "preact/test-utils";
import { createRoot } from "react-dom/client";
import { afterEach, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { changeSettings } from "../../../app/settings.ts";
import { keepText } from "../../../text/use-text.ts";
import { openBook } from "../../books.ts";
import { ThroneMap, type ThroneMapProps } from "./throne-map.tsx";

const state = throne.scenarios.given({
  players: ["stark", "greyjoy", "lannister", "baratheon", "tyrell"],
  phase: "march",
  units: { riverrun: "lannister 1K 2F", seagard: "greyjoy 1F", "golden-sound": "lannister 2S" },
  routed: { riverrun: "lannister 1F" },
  orders: { riverrun: "march*", seagard: "defense" },
  tokens: { harrenhal: "lannister" },
  garrisons: { "kings-landing": 5 },
});

const lannister = houseNumber("lannister");

beforeAll(async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  // The sprite is a file that no server offers here.
  vi.stubGlobal("fetch", () => Promise.reject(new Error("no network")));
  await keepText();
  await Promise.all([openBook("throne", "en"), openBook("throne", "fr")]);
});

/** The map in a page of its own. */
function shown(props: Partial<ThroneMapProps> = {}): HTMLElement {
  const page = document.createElement("div");
  document.body.append(page);
  const root = createRoot(page);
  act(() => root.render(<ThroneMap view={throne.view(state, 2)} reader={lannister} {...props} />));
  leave = () => {
    act(() => root.unmount());
    page.remove();
  };
  return page;
}

let leave = (): void => {};
afterEach(() => leave());

const buttonsOf = (page: HTMLElement): Element[] => [...page.querySelectorAll("[role=button][data-area]")];
const idOf = (button: Element): string => areaIds[Number(button.getAttribute("data-area"))];

/** What a screen reader says of each area, by its id. */
function spoken(props?: Partial<ThroneMapProps>): Map<string, string> {
  const labels = buttonsOf(shown(props)).map(
    (button) => [idOf(button), button.getAttribute("aria-label") ?? ""] as const,
  );
  leave();
  return new Map(labels);
}

test("every area of the board is a button that says all that lies there", () => {
  const said = spoken();
  expect(said.size).toBe(45);
  expect(said.get("riverrun")).toBe(
    "Riverrun, stronghold, 1 barrel, 1 crown, yours, 1 knight, 2 footmen, 1 footman routed, order: March★ +1",
  );
  expect(said.get("seagard")).toBe("Seagard, stronghold, 1 barrel, 1 crown, Greyjoy, 1 footman, order: Defense +1");
  expect(said.get("golden-sound")).toBe("The Golden Sound, sea, yours, 2 ships, no order");
  expect(said.get("harrenhal")).toBe("Harrenhal, city, 1 crown, yours, power token of Lannister");
  expect(said.get("kings-landing")).toContain("garrison of 5");
});

test("marks are said, with the reason where there is one", () => {
  const marks: ThroneMapProps["marks"] = new Map([
    [areaNumber("riverrun"), { state: "selected" }],
    [areaNumber("seagard"), { state: "battle", says: "attack Greyjoy, 5 against 2" }],
    [areaNumber("the-twins"), { state: "blocked", reason: { sentence: "No crossing.", rule: "throne.march.way" } }],
  ]);
  const said = spoken({ marks });
  expect(said.get("riverrun")).toMatch(/, selected$/);
  expect(said.get("seagard")).toMatch(/, attack Greyjoy, 5 against 2$/);
  expect(said.get("the-twins")).toMatch(/, not possible, No crossing\.$/);
});

test("an order that is being chosen is shown in the place of none", () => {
  const drafts: ThroneMapProps["drafts"] = new Map([[areaNumber("golden-sound"), "missing"]]);
  expect(spoken({ drafts }).get("golden-sound")).toBe("The Golden Sound, sea, yours, 2 ships, needs an order");
});

test("only one area is in the tab order: the reader's home, to begin with", () => {
  const inOrder = buttonsOf(shown()).filter((button) => button.getAttribute("tabindex") === "0");
  expect(inOrder.map(idOf)).toEqual(["lannisport"]);
});

test("arrows move from area to area, Enter and a click press one, and a piece says which it is", () => {
  const pressed: unknown[] = [];
  const page = shown({ onArea: (area, how) => pressed.push([areaIds[area], how]) });
  const key = (name: string): void => {
    act(() => {
      document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true }));
    });
  };
  act(() => page.querySelector<SVGElement>('[tabindex="0"]')?.focus());
  key("ArrowUp");
  key("Enter");
  const knight = page.querySelector(`.at-near [data-area="${areaNumber("riverrun")}"] [data-piece="unit:1"]`);
  act(() => {
    knight?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  });
  expect(pressed).toEqual([
    ["riverrun", { by: "keyboard" }],
    ["riverrun", { by: "mouse", piece: "unit:1" }],
  ]);
});

test("marks, chosen units and zooms change over the same view", () => {
  const page = document.createElement("div");
  const root = createRoot(page);
  leave = () => act(() => root.unmount());
  const area = areaNumber("riverrun");
  const show = (props: Partial<ThroneMapProps>): void => {
    act(() => root.render(<ThroneMap view={throne.view(state, 2)} reader={lannister} {...props} />));
  };
  show({});
  show({
    marks: new Map([[area, { state: "selected", act: "throne/glyph-march" }]]),
    chosen: new Map([[area, [1, 1, 0, 0]]]),
  });
  expect(page.querySelectorAll(".chosen").length).toBe(2);
  expect(page.querySelectorAll(".act").length).toBe(1);
  show({ marks: new Map([[areaNumber("golden-sound"), { state: "legal", act: "throne/glyph-raid" }]]) });
  expect(page.querySelectorAll(".chosen").length).toBe(0);
  expect(page.querySelectorAll(".mark-legal").length).toBe(1);
});

test("a looking glass comes up where the pointer rests, and not where it presses", () => {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const page = shown();
  const point = (kind: string): void => {
    const riverrun = page.querySelector(`.area-button[data-area="${areaNumber("riverrun")}"]`);
    act(() => {
      riverrun?.dispatchEvent(new PointerEvent(kind, { pointerType: "mouse", bubbles: true }));
    });
  };
  const rest = (): string | undefined => {
    act(() => {
      vi.advanceTimersByTime(2000);
    });
    return page.querySelector(".glass h3")?.textContent ?? undefined;
  };
  point("pointerover");
  point("pointerdown");
  expect(rest()).toBeUndefined();
  point("pointerover");
  expect(rest()).toBe("Riverrun");
});

test("units on a journey travel at the reader's pace, or not at all where nothing may move", () => {
  const moves: { readonly way: number; readonly duration: unknown }[] = [];
  vi.spyOn(Element.prototype, "animate").mockImplementation((keyframes, timing) => {
    const { duration } = timing as KeyframeAnimationOptions;
    moves.push({ way: (keyframes as Keyframe[]).length, duration });
    return { cancel: () => {} } as unknown as Animation;
  });
  const areas = ["pyke", "ironmans-bay", "seagard"].map(areaNumber);
  const journeys: ThroneMapProps["journeys"] = [{ house: houseNumber("greyjoy"), areas, units: [1, 1, 0, 0] }];
  shown({ journeys, pace: 0.5 });
  expect(moves).toEqual([{ way: 4, duration: 320 }]);
  leave();
  document.documentElement.dataset.motion = "reduced";
  shown({ journeys });
  expect(moves).toHaveLength(1);
});

test("in French areas bear their French names, or the original ones if the reader prefers", async () => {
  changeSettings({ language: "fr" });
  await expect.poll(() => spoken().get("riverrun")).toMatch(/^Vivesaigues, forteresse, 1 tonneau, 1 couronne, à vous/);
  changeSettings({ placeNames: "original" });
  expect(spoken().get("riverrun")).toMatch(/^Riverrun, forteresse/);
});
