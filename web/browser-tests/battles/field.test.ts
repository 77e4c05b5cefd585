import { battles } from "@weirwood/battles";
import { hexesOf } from "@weirwood/battles/questions";
import { seedFrom } from "@weirwood/kernel";
import type { Locator, Page } from "playwright-core";
import { describe, expect } from "vitest";
import { en } from "../../text/en.ts";
import { expectAccessible } from "../server/axe.ts";
import { type Middle, middleOf } from "../server/drawn.ts";
import { expectRoomForFingers } from "../server/fingers.ts";
import { layState } from "../server/kept-games.ts";
import { test, type VisitOptions, walkTo } from "../server/visit.ts";

/** The opening battle, with the riders of F2 ordered: they may move. */
function ridersMayMove() {
  const state = battles.scenarios.given({ plan: "kingsroad", pool: { stark: { blue: 2 } } });
  const order = battles.parse("order f2 blue", state);
  battles.apply(state, 0, order as never);
  return { state, seat: 0, options: { plan: "kingsroad" } };
}

async function openField(page: Page): Promise<void> {
  await page.goto("/practice");
  await walkTo(page, `/practice/${await layState(page, battles, ridersMayMove())}`);
  await hexIn(page, "f2").waitFor();
}

const hexIn = (page: Page, name: string): Locator => page.locator(`.hex-button[data-hex="${name}"]`);
const stateOf = (page: Page, name: string): Promise<string | null> => hexIn(page, name).getAttribute("data-state");

const placeOf = (page: Page, name: string): Promise<Middle> => middleOf(hexIn(page, name));

/** Names of the hexes whose middle is on the field's part of the screen. */
const seenHexes = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const view = document.querySelector(".battle-field .map-view")?.getBoundingClientRect();
    if (view === undefined) throw new Error("there is no field");
    return [...document.querySelectorAll(".hex-button")]
      .filter((hex) => {
        const { left, right, top, bottom } = hex.getBoundingClientRect();
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        return x > view.left && x < view.right && y > view.top && y < view.bottom;
      })
      .map((hex) => hex.getAttribute("data-hex") ?? "");
  });

/** Names of commanders that nobody can read, and of hexes under the buttons by which one zooms. Runs in the page. */
function hiddenOnLaptop(): string[] {
  const names = [...document.querySelectorAll<HTMLElement>(".battle-strip .strip-name")];
  const unread = names.filter((name) => {
    const { left, right, top, bottom } = name.getBoundingClientRect();
    const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return over !== name || name.scrollWidth > name.clientWidth + 1;
  });
  const zoom = document.querySelector(".zoom-buttons")?.getBoundingClientRect();
  const covered = [...document.querySelectorAll(".hex-button")].filter((hex) => {
    const { left, right, top, bottom } = hex.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    return zoom !== undefined && x > zoom.left && x < zoom.right && y > zoom.top && y < zoom.bottom;
  });
  if (names.length === 0 || zoom === undefined) return ["neither names nor buttons"];
  return [...unread.map((name) => name.innerText), ...covered.map((hex) => hex.getAttribute("data-hex") ?? "")];
}

const screens: readonly VisitOptions[] = [
  { size: "laptop", language: "fr", theme: "night", withoutHints: true },
  { size: "phone", withoutHints: true },
];

describe.each(screens)("$size", (options) => {
  test("axe finds nothing on the field", async ({ visit }) => {
    const { page } = await visit({ ...options, isUnpainted: true });
    await openField(page);
    await expectAccessible(page, "the field", ".battle-field");
  });
});

test("a laptop shows the whole field; arrows go over it, and Enter presses", async ({ visit }) => {
  const { page } = await visit({ size: "laptop", withoutHints: true });
  await openField(page);
  await expect.poll(async () => (await seenHexes(page)).length).toBe(hexesOf[0].length);
  await hexIn(page, "f2").focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowLeft");
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("data-hex"))).toBe("f2");
  await page.keyboard.press("Enter");
  await expect.poll(() => stateOf(page, "f2")).toBe("selected");
  await expect.poll(() => stateOf(page, "f4")).toBe("legal");
  await expect
    .poll(() => hexIn(page, "f2").getAttribute("aria-label"))
    .toMatch(/^Winterfell Riders, blue, 3 of 3, .*F2, plains/);
});

test.for(["kingsroad", "green-fork", "harrenhal", "whispering-wood"])(
  "at 1280 × 720 the commanders of %s have names, and no hex lies under a button",
  async (plan, { visit }) => {
    const { page } = await visit({ isUnpainted: true, withoutHints: true });
    await page.setViewportSize({ width: 1280, height: 720 });
    const read = battles.readOptions({ plan });
    const state = battles.setup(read as never, seedFrom(plan));
    await page.goto("/practice");
    await walkTo(
      page,
      `/practice/${await layState(page, battles, { state, seat: battles.awaited(state), options: { plan } })}`,
    );
    await page.locator(".hex-button").first().waitFor();
    await expect.poll(() => page.evaluate(hiddenOnLaptop)).toEqual([]);
  },
);

test("a piece is dragged to where it may go; the field stays where it is", async ({ visit }) => {
  const { page } = await visit({ size: "laptop", withoutHints: true });
  await openField(page);
  const [from, to] = [await placeOf(page, "f2"), await placeOf(page, "f4")];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 20, from.y + 20, { steps: 3 });
  await page.locator(".in-hand .piece").waitFor();
  await page.mouse.move(to.x, to.y, { steps: 5 });
  await expect.poll(() => hexIn(page, "f4").getAttribute("data-over")).not.toBeNull();
  const stillAt = await placeOf(page, "f2");
  expect([stillAt.x, stillAt.y].map(Math.round)).toEqual([from.x, from.y].map(Math.round));
  await page.mouse.up();
  await page.locator(".in-hand .piece").waitFor({ state: "detached" });
  await expect.poll(() => stateOf(page, "f4")).toBe("selected");
});

test("a phone shows what the question is about, large enough for a finger, and the whole when it is asked to", async ({
  visit,
}) => {
  const { page } = await visit({ size: "phone", withoutHints: true });
  await openField(page);
  await expect.poll(() => seenHexes(page)).toContain("f2");
  await expectRoomForFingers(page, "a table of Battles");
  expect((await placeOf(page, "f2")).width).toBeGreaterThanOrEqual(44);
  await expect.poll(async () => (await seenHexes(page)).length).toBeLessThan(hexesOf[0].length);
  await page.getByRole("button", { name: en.view.wholeMap }).tap();
  await expect.poll(async () => (await seenHexes(page)).length).toBe(hexesOf[0].length);
});
