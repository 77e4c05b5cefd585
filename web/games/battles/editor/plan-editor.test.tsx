// @vitest-environment happy-dom
import { type BattlePlan, plans, writePlan } from "@weirwood/battles/plans";
import { act } from "preact/test-utils";
import { createRoot } from "react-dom/client";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { listenToKeys } from "../../../app/keys.ts";
import { changeSettings, useSettings } from "../../../app/settings.ts";
import { keepText } from "../../../text/use-text.ts";
import { openBook, openBooks } from "../../books.ts";
import { keepPlan, keptPlan, keptPlans } from "./model/kept-plans.ts";
import { withItem, withValue } from "./model/plan-paths.ts";
import { ImportDialog } from "./parts/import-dialog.tsx";
import { PlanEditor } from "./plan-editor.tsx";
import { PlanEditorPage } from "./plan-editor-page.tsx";

beforeAll(async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal("fetch", () => Promise.reject(new Error("no network")));
  listenToKeys();
  await keepText();
  await Promise.all([openBooks("battles", "editor"), openBook("battles", "fr", "editor")]);
});

let leave = (): void => {};
beforeEach(() => localStorage.clear());
afterEach(() => leave());

const ID = "one";

/** The editor with a plan in it, in a page of its own. */
function opened(plan: BattlePlan = plans.kingsroad) {
  const page = document.createElement("div");
  document.body.append(page);
  const root = createRoot(page);
  keepPlan({ id: ID, plan, changedAt: 1 });
  act(() => root.render(<PlanEditor kept={{ id: ID, plan, changedAt: 1 }} />));
  leave = () => {
    act(() => root.unmount());
    page.remove();
  };
  const buttons = (): HTMLElement[] => [...page.querySelectorAll<HTMLElement>("button")];
  const hex = (name: string): Element => page.querySelector(`[data-hex="${name}"]`) as Element;
  return {
    page,
    /** Presses the button of that name. */
    press(name: string): void {
      const found = buttons().find(
        (one) => (one.getAttribute("aria-label") ?? one.textContent) === name && one.closest("[popover]") === null,
      );
      if (found === undefined) throw new Error(`no button is called ${name}`);
      act(() => found.click());
    },
    hex,
    pressHex: (name: string): void =>
      void act(() => void hex(name).dispatchEvent(new MouseEvent("click", { bubbles: true }))),
    write(place: string, value: string): void {
      const field = page.querySelector<HTMLInputElement>(`[data-place="${place}"] :is(input, select, textarea)`);
      if (field === null) throw new Error(`there is no field ${place}`);
      act(() => {
        field.value = value;
        field.dispatchEvent(new Event(field.tagName === "SELECT" ? "change" : "input", { bubbles: true }));
      });
    },
  };
}

const key = (name: string, shiftKey = false): void =>
  void act(
    () => void document.body.dispatchEvent(new KeyboardEvent("keydown", { key: name, shiftKey, bubbles: true })),
  );

const keptNow = (): BattlePlan => keptPlan(ID)?.plan as BattlePlan;

describe("the field", () => {
  test("is painted by a press, kept at once, undone and done again", () => {
    const { press, pressHex } = opened();
    press("Forest");
    pressHex("a0");
    expect(keptNow().field[0]).toBe("f . . . . . . ~ . . . . . . .");
    press("Undo");
    expect(keptNow().field[0]).toBe(plans.kingsroad.field[0]);
    press("Redo");
    expect(keptNow().field[0]).toMatch(/^f/);
  });

  test("takes units by key, number and press", () => {
    const { hex, pressHex } = opened();
    key("a");
    key("4");
    key("r");
    pressHex("a0");
    expect(keptNow().units).toContainEqual({ type: "kennelmasters", rank: "blue", at: "a0" });
    expect(hex("a0").getAttribute("aria-label")).toContain("Stark Kennelmasters, blue");
    key("u");
    expect(keptNow().units).toEqual(plans.kingsroad.units);
  });

  test("shows what is on a hex that is pointed at, to be changed there", () => {
    const { page, pressHex, write } = opened();
    pressHex("e2");
    expect(page.querySelector(".tab-content h2")?.textContent).toBe("E2");
    write("units[0].rank", "red");
    expect(keptNow().units[0].rank).toBe("red");
    write("units[0].commander", "");
    expect(keptNow().units[0]).not.toHaveProperty("commander");
  });
});

describe("a mistake", () => {
  test("stands on its hex, in the list, and goes by its button", () => {
    const { page, hex, press, pressHex } = opened();
    press("River");
    pressHex("d3");
    expect(hex("d3").getAttribute("aria-label")).toContain("Mistake 1: War Host of the North, D3");
    act(() => page.querySelector<HTMLElement>("[role=tab]:last-child")?.click());
    expect(page.querySelector(".mistake-list")?.textContent).toContain("D3 is impassable");
    expect(page.querySelector(".mistake-list .rule")?.textContent).toBe("plan.impassable");
    press("Move to D2");
    expect(page.querySelector(".mistake-list")?.textContent).toBe("");
    expect(keptNow().units[1].at).toBe("d2");
  });

  test("stands at its field, which says so to a screen reader too", () => {
    const { page, write } = opened();
    write("rounds", "50");
    const input = page.querySelector('[data-place="rounds"] input');
    expect(input?.getAttribute("aria-invalid")).toBe("true");
    const note = page.querySelector(`[id="${input?.getAttribute("aria-describedby")}"]`);
    expect(note?.textContent).toBe("1A whole number from 1 to 10 is expected here, not “50”.");
    write("rounds", "5");
    expect(input?.getAttribute("aria-invalid")).toBeNull();
  });

  test("is said in the reader's words, not in those of files", () => {
    const broken = [
      withValue(plans.kingsroad, "units[1].commander", "maege"),
      withValue(plans.kingsroad, "win", []),
      withItem(plans.kingsroad, "special", { crossing: "stark" }),
      withItem(plans.kingsroad, "score", { house: "both", when: "round", points: 1, for: { eliminated: 1 } }),
      withValue(plans.kingsroad, "name.fr", ""),
    ];
    const said = broken.map((plan) => {
      const { page } = opened(plan);
      act(() => page.querySelector<HTMLElement>("[role=tab]:last-child")?.click());
      const sentence = page.querySelector(".mistake-list p")?.textContent;
      leave();
      return sentence?.replace(/ plan[.].*/, "");
    });
    expect(said).toEqual([
      "Maege Mormont leads another unit already.",
      "Nothing says how this battle is won: add points, or a victory.",
      "Nothing says where the crossing lies: choose its hexes.",
      "“at the end of every round” cannot stand here; known are at once, at the end.",
      "Something must be written here, of at most 60 characters.",
    ]);
  });

  test("keeps a plan from being tried and offered", () => {
    const { page, write } = opened();
    const disabled = (): number =>
      page.querySelectorAll('.trial-foot [aria-disabled="true"], .editor-actions [aria-disabled="true"]').length;
    expect(disabled()).toBe(0);
    write("name.en", "");
    expect(disabled()).toBe(5);
    expect(page.querySelector(".trial-foot")?.textContent).toContain("One mistake must be mended first.");
  });
});

test("whoever looks at one of ours keeps no copy of it, until they change it", async () => {
  const page = document.createElement("div");
  document.body.append(page);
  const root = createRoot(page);
  act(() => root.render(<PlanEditorPage />));
  leave = () => {
    act(() => root.unmount());
    page.remove();
  };
  const press = (name: string) =>
    act(() => void [...page.querySelectorAll<HTMLElement>("button")].find((one) => one.textContent === name)?.click());
  await expect.poll(() => page.querySelector(".plan-choice")).not.toBeNull();
  press("Clash on the Kingsroad");
  await expect.poll(() => page.querySelector(".plan-editor")).not.toBeNull();
  expect(page.querySelector(".topbar .chip")?.textContent).toBe("saved once you change it");
  expect(keptPlans()).toEqual([]);
  press("Forest");
  act(() => void page.querySelector('[data-hex="a0"]')?.dispatchEvent(new MouseEvent("click", { bubbles: true })));
  expect(keptPlans().map(({ plan }) => plan.field[0])).toEqual(["f . . . . . . ~ . . . . . . ."]);
  expect(page.querySelector(".topbar .chip")?.textContent).toMatch(/^saved \d/);
});

test("letters of one field are taken back together", () => {
  const { write, press } = opened();
  for (const word of ["F", "Fo", "Ford"]) write("name.en", word);
  expect(keptNow().name.en).toBe("Ford");
  press("Undo");
  expect(keptNow().name.en).toBe(plans.kingsroad.name.en);
});

test("points are a row of words, and a row can be taken out", () => {
  const { page, press, write } = opened();
  act(() => page.querySelectorAll<HTMLElement>("[role=tab]")[2].click());
  press("Add: Points");
  expect(keptNow().score).toEqual([{ house: "both", when: "round", points: 1, for: { objective: "any" } }]);
  write("score[0].house", "lannister");
  write("score[0].points", "3");
  expect(keptNow().score?.[0]).toMatchObject({ house: "lannister", points: 3 });
  press("Remove: Points 1");
  expect(keptNow().score).toEqual([]);
});

test("nothing is marked as wrong in plans with all kinds of rows", () => {
  for (const plan of [plans["wolf-raiders"], plans["lions-toll"]]) {
    const { page } = opened(plan);
    for (const tab of page.querySelectorAll<HTMLElement>("[role=tab]")) act(() => tab.click());
    expect(page.querySelectorAll("[aria-invalid]")).toHaveLength(0);
    leave();
  }
});

test("the reader's language is spoken", async () => {
  changeSettings({ language: "fr" });
  await expect
    .poll(() => {
      const { page } = opened();
      const words = page.textContent;
      leave();
      return words;
    })
    .toContain("Éditeur de plans");
  changeSettings({ language: "en" });
  await expect.poll(() => useSettings.getState().language).toBe("en");
});

test("a file with mistakes is refused by line and field, and opened where it can be mended", async () => {
  const page = document.createElement("div");
  document.body.append(page);
  const root = createRoot(page);
  act(() => root.render(<ImportDialog onClose={() => undefined} />));
  leave = () => {
    act(() => root.unmount());
    page.remove();
  };
  const choose = async (text: string): Promise<string> => {
    const input = page.querySelector("input") as HTMLInputElement;
    Object.defineProperty(input, "files", { value: [new File([text], "mine.json")], configurable: true });
    await act(async () => void input.dispatchEvent(new Event("change", { bubbles: true })));
    await expect.poll(() => page.querySelector("[role=alert] li")).not.toBeNull();
    return page.querySelector("[role=alert]")?.textContent ?? "";
  };
  expect(await choose('{\n  "rounds": 50\n}')).toContain("line 2 rounds: a whole number from 1 to 10");
  expect(page.querySelector("[role=alert] button")).toBeNull();
  const twice = writePlan(withValue(plans.kingsroad, "units[1].at", "e2"));
  expect(await choose(twice)).toMatch(/line \d+ units\[1\].at: another unit stands in e2/);
  act(() => page.querySelector<HTMLElement>("[role=alert] button")?.click());
  expect(keptPlans().map(({ plan }) => plan.units[1].at)).toEqual(["e2"]);
});
