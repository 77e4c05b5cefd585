// @vitest-environment happy-dom
import { plans } from "@weirwood/battles/plans";
import { hexNames } from "@weirwood/battles/questions";
import { act } from "preact/test-utils";
import { createRoot } from "react-dom/client";
import { afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { keepText } from "../../../text/use-text.ts";
import { openBook } from "../../books.ts";
import { Field, type FieldProps } from "./field.tsx";
import { middleOf, sizeOf, VIEW_SCALE } from "./geometry.ts";
import { pictureOfPlan } from "./plan-picture.ts";

const hexNamed = (name: string): number => hexNames.indexOf(name);
const kingsroad = pictureOfPlan(plans.kingsroad);

beforeAll(async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  // The sprite is a file that no server offers here.
  vi.stubGlobal("fetch", () => Promise.reject(new Error("no network")));
  await keepText();
  await openBook("battles", "en");
});

let leave = (): void => {};
afterEach(() => {
  leave();
  vi.restoreAllMocks();
  delete document.documentElement.dataset.motion;
});

/** The field in a page of its own. */
function shown(props: Partial<FieldProps> = {}): HTMLElement {
  const page = document.createElement("div");
  document.body.append(page);
  const root = createRoot(page);
  act(() => root.render(<Field picture={kingsroad} wordsOf={(hex) => hexNames[hex].toUpperCase()} {...props} />));
  leave = () => {
    act(() => root.unmount());
    page.remove();
    leave = () => {};
  };
  return page;
}

const buttonOf = (page: HTMLElement, name: string): Element => {
  const button = page.querySelector(`[role=button][data-hex="${name}"]`);
  if (button === null) throw new Error(`${name} is no button`);
  return button;
};

test.each(Object.entries(plans))("every hex of %s is a button, and every unit a piece", (_, plan) => {
  const picture = pictureOfPlan(plan);
  const page = shown({ picture });
  expect(page.querySelectorAll("[role=button][data-hex]").length).toBe(picture.hexes.size);
  expect(page.querySelectorAll(".piece").length).toBe(plan.units.length);
});

test("marks are said, with the reason where there is one", () => {
  const page = shown({
    marks: new Map([
      [hexNamed("d4"), { state: "selected" }],
      [hexNamed("e4"), { state: "legal", says: "can be ordered" }],
      [hexNamed("f4"), { state: "blocked", reason: { sentence: "Too far.", rule: "battles.zone" } }],
    ]),
  });
  const said = (name: string): string | null => buttonOf(page, name).getAttribute("aria-label");
  expect(said("c4")).toBe("C4");
  expect(said("d4")).toBe("D4, selected");
  expect(said("e4")).toBe("E4, can be ordered");
  expect(said("f4")).toBe("F4, not possible, Too far.");
  expect(buttonOf(page, "f4").getAttribute("aria-disabled")).toBe("true");
});

test("one hex is in the tab order; arrows go to the hexes beside it, Enter and a click press one", () => {
  const pressed: unknown[] = [];
  const page = shown({ about: [hexNamed("d4")], onHex: (hex, how) => pressed.push([hexNames[hex], how.by]) });
  const key = (name: string): void => {
    act(() => {
      document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true }));
    });
  };
  const inOrder = [...page.querySelectorAll<SVGElement>('[data-hex][tabindex="0"]')];
  expect(inOrder.map((button) => button.getAttribute("data-hex"))).toEqual(["d4"]);
  act(() => inOrder[0].focus());
  for (const name of ["ArrowRight", "Enter", "ArrowDown", "Enter", "ArrowLeft", "ArrowUp", "Enter"]) key(name);
  act(() => {
    buttonOf(page, "k2").dispatchEvent(new MouseEvent("click", { bubbles: true }));
  });
  expect(pressed).toEqual([
    ["e4", "keyboard"],
    [expect.stringMatching(/^[de]5$/), "keyboard"],
    [expect.stringMatching(/^[cde]4$/), "keyboard"],
    ["k2", "mouse"],
  ]);
});

describe("a piece that is dragged", () => {
  const from = "d3";
  const point = (page: HTMLElement, kind: string, name: string, shift = 0): void => {
    const [x, y] = middleOf(hexNamed(name));
    const at = { clientX: x * VIEW_SCALE + shift, clientY: y * VIEW_SCALE };
    act(() => {
      const how = { ...at, button: 0, pointerId: 1, pointerType: "touch", bubbles: true, isPrimary: true };
      buttonOf(page, from).dispatchEvent(new PointerEvent(kind, how));
    });
  };
  const draggable = () => {
    // A screen of just the size of the drawing: a unit of the view is a pixel.
    const { width, height } = sizeOf(kingsroad.board);
    const screen = new DOMRect(0, 0, width * VIEW_SCALE, height * VIEW_SCALE);
    vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(screen);
    const done: unknown[] = [];
    const page = shown({
      drag: {
        canLift: (hex) => hexNames[hex] === from,
        onLift: (hex) => done.push(["lift", hex === undefined ? "back" : hexNames[hex]]),
        onDrop: (one, other) => done.push(["drop", hexNames[one], hexNames[other]]),
      },
      onHex: (hex) => done.push(["press", hexNames[hex]]),
    });
    return { page, done };
  };

  test("is lifted, follows the hand and is dropped; what ends the drag is no press", () => {
    const { page, done } = draggable();
    expect(buttonOf(page, from).hasAttribute("data-still")).toBe(true);
    point(page, "pointerdown", from);
    point(page, "pointermove", from, 3);
    expect(page.querySelector(".in-hand .piece")).toBeNull();
    point(page, "pointermove", "e3");
    expect(page.querySelector(".in-hand .piece")).not.toBeNull();
    point(page, "pointermove", "f3");
    expect(page.querySelector("[data-over]")?.getAttribute("data-hex")).toBe("f3");
    point(page, "pointerup", "f3");
    act(() => {
      buttonOf(page, from).dispatchEvent(new MouseEvent("click", { bubbles: true }));
    });
    expect(done).toEqual([
      ["lift", from],
      ["drop", from, "f3"],
    ]);
    expect(page.querySelector(".in-hand .piece")).toBeNull();
  });

  test("goes back on Escape, and where it came from", () => {
    const { page, done } = draggable();
    point(page, "pointerdown", from);
    point(page, "pointermove", "f3");
    act(() => {
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    });
    expect(page.querySelector(".in-hand .piece")).toBeNull();
    point(page, "pointerup", "f3");
    point(page, "pointerdown", from);
    point(page, "pointermove", "f3");
    point(page, "pointermove", from);
    point(page, "pointerup", from);
    expect(done).toEqual([
      ["lift", from],
      ["lift", "back"],
      ["lift", from],
      ["lift", "back"],
    ]);
  });
});

test("the glass tells why not, where the pointer rests", () => {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const page = shown({
    whyNot: (hex) => (hexNames[hex] === "d4" ? { sentence: "A wood.", rule: "battles.x" } : undefined),
  });
  const restOn = (name: string): string | undefined => {
    act(() => {
      buttonOf(page, name).dispatchEvent(new PointerEvent("pointerover", { pointerType: "mouse", bubbles: true }));
      vi.advanceTimersByTime(2000);
    });
    return page.querySelector(".glass")?.textContent ?? undefined;
  };
  expect(restOn("d4")).toBe("D4A wood. battles.x");
  expect(restOn("c4")).toBe("C4");
});

test("units travel 320 milliseconds a hex at the reader's pace, figures fall; nothing moves where nothing may", () => {
  const moves: { readonly way: number; readonly duration: unknown }[] = [];
  vi.spyOn(Element.prototype, "animate").mockImplementation((keyframes, timing) => {
    moves.push({ way: (keyframes as Keyframe[]).length, duration: (timing as KeyframeAnimationOptions).duration });
    return { cancel: () => {} } as unknown as Animation;
  });
  const hex = hexNamed("d3");
  const unit = kingsroad.hexes.get(hex)?.unit;
  if (unit === undefined) throw new Error("nobody stands there");
  const journeys = [{ unit, path: ["d3", "d4", "d5"].map(hexNamed) }];
  shown({ journeys, falls: [{ hex, unit, figures: 2 }], pace: 0.5 });
  expect(moves).toEqual([
    { way: 3, duration: 320 },
    { way: 3, duration: 240 },
    { way: 3, duration: 240 },
  ]);
  leave();
  document.documentElement.dataset.motion = "reduced";
  shown({ journeys, falls: [{ hex, unit, figures: 2 }] });
  expect(moves).toHaveLength(3);
});

test("the token of an engagement lies once on the edge that both share, and makes room for an arrow", () => {
  const [one, other] = [hexNamed("h5"), hexNamed("i5")];
  const unit = kingsroad.hexes.get(hexNamed("d3"))?.unit;
  const bare = kingsroad.hexes.get(hexNamed("a0"));
  if (unit === undefined || bare === undefined) throw new Error("the plan has changed");
  const hexes = new Map(kingsroad.hexes)
    .set(one, { ...bare, unit: { ...unit, foeAt: other, engagedBy: "lannister" } })
    .set(other, { ...bare, unit: { ...unit, house: "lannister", foeAt: one, engagedBy: "lannister" } });
  const tokens = (arrows: FieldProps["arrows"] = []): (string | null | undefined)[] => {
    const page = shown({ picture: { ...kingsroad, hexes }, arrows });
    const found = [...page.querySelectorAll(".engagement")].map((token) => token.parentElement);
    const places = found.map((group) => group?.getAttribute("transform"));
    expect(found[0]?.getAttribute("class")).toBe("h-lannister");
    leave();
    return places;
  };
  const [x, y] = middleOf(one);
  expect(tokens()).toEqual([`translate(${x + 26} ${y})`]);
  expect(tokens([{ path: [other, one], kind: "attack" }])).toEqual([`translate(${x + 26} ${y - 15})`]);
});
