import type { Page } from "playwright-core";
import { expect } from "vitest";
import { drawn } from "./drawn.ts";

/**
 * Looks at pages as readers see them who have set colours of their own: whatever is chosen, at rest, reached or passed must
 * be drawn otherwise than it would be if it were not.
 */

/** By what elements say their state. */
const states = {
  attributes: [
    "aria-pressed",
    "aria-selected",
    "aria-current",
    "aria-disabled",
    "disabled",
    "data-state",
    "data-done",
    "data-is",
    "data-on",
  ],
  values: ["", "true", "page", "step", "done", "now", "chosen", "shown"],
  classes: ["now", "done", "past", "on"],
  /** A sign and words say the same. */
  said: ".seat-state, .stage-steps .done",
};

interface Found {
  /** What it is, and its states. */
  readonly kind: string;
  readonly clip: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

/** Fails where something in a state looks as if it were in none. Each kind of thing is looked at once: `seen` has them. */
export async function expectStatesSeen(page: Page, where: string, seen: Set<string>): Promise<void> {
  await drawn(page);
  const alike: string[] = [];
  for (;;) {
    const found = await page.evaluate(findState, { ...states, seen: [...seen] });
    if (found === undefined) break;
    seen.add(found.kind);
    if (!(await looksDifferent(page, found))) {
      // What nobody sees in any colours is only there to be read aloud.
      await page.emulateMedia({ forcedColors: "none" });
      if (await looksDifferent(page, found)) alike.push(found.kind);
      await page.emulateMedia({ forcedColors: "active" });
    }
    await page.evaluate(leaveFound);
  }
  expect(alike, where).toEqual([]);
}

/** Whether what was found is drawn otherwise without its states. */
async function looksDifferent(page: Page, { clip }: Found): Promise<boolean> {
  const withStates = await page.screenshot({ clip });
  await page.evaluate(takeStates);
  const without = await page.screenshot({ clip });
  await page.evaluate(giveStates);
  return !withStates.equals(without);
}

/** These run in the page, with nothing but what is in them. What is looked at carries its states with it meanwhile. */

function findState({
  attributes,
  values,
  classes,
  said,
  seen,
}: typeof states & { readonly seen: readonly string[] }): Found | undefined {
  // The frame of the keyboard is a look of its own.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  for (const one of document.querySelectorAll<HTMLElement>("body :not(svg, svg *)")) {
    const given = attributes.filter((name) => values.includes(one.getAttribute(name) ?? "none"));
    const named = classes.filter((name) => one.classList.contains(name));
    const kind = `${one.localName}.${one.className} in .${one.parentElement?.className}: ${[...given, ...named].join()}`;
    if (given.length + named.length === 0 || seen.includes(kind) || one.matches(said)) continue;
    one.scrollIntoView({ block: "center", inline: "center" });
    const { left, top, right, bottom } = one.getBoundingClientRect();
    const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    if (right <= left || bottom <= top || over === null || !(one.contains(over) || over.contains(one))) continue;
    one.dataset.looked = JSON.stringify([given.map((name) => [name, one.getAttribute(name)]), named]);
    const around = 8;
    const [x, y] = [Math.max(0, left - around), Math.max(0, top - around)];
    const width = Math.min(innerWidth, right + around) - x;
    return { kind, clip: { x, y, width, height: Math.min(innerHeight, bottom + around) - y } };
  }
  return undefined;
}

function takeStates(): void {
  for (const one of document.querySelectorAll<HTMLElement>("[data-looked]")) {
    const [given, named] = JSON.parse(one.dataset.looked ?? "");
    for (const [name] of given) one.removeAttribute(name);
    one.classList.remove(...named);
  }
}

function giveStates(): void {
  for (const one of document.querySelectorAll<HTMLElement>("[data-looked]")) {
    const [given, named] = JSON.parse(one.dataset.looked ?? "");
    for (const [name, value] of given) one.setAttribute(name, value);
    one.classList.add(...named);
  }
}

function leaveFound(): void {
  document.querySelector("[data-looked]")?.removeAttribute("data-looked");
}
