import { PATIENCE } from "@weirwood/kernel/testing";
import { type Area, areaIds } from "@weirwood/throne/questions";
import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { middleOf, rests } from "../server/drawn.ts";
import { nextPress, placeIn, staysFocused } from "./in-the-page.ts";

/** How a player reaches things: with a mouse, with a finger, or with keys alone. */
export type Reach = "mouse" | "touch" | "keyboard";

/** Presses and draws what a page shows, in one of the ways in which people reach it. */
export class Touch {
  readonly #page: Page;
  readonly #reach: Reach;

  constructor(page: Page, reach: Reach) {
    this.#page = page;
    this.#reach = reach;
  }

  async press(target: Locator): Promise<void> {
    if (this.#reach === "keyboard") {
      await this.#focus(target);
      await this.#page.keyboard.press("Enter");
    } else if (this.#reach === "touch") await this.#tap(() => target.tap());
    else await target.click();
  }

  /** Puts the keyboard on something, where it stays: the page itself moves it a moment after something closes or opens. */
  async #focus(target: Locator): Promise<void> {
    const focus = async (): Promise<boolean> => {
      await target.focus();
      return target.evaluate(staysFocused);
    };
    await expect.poll(focus, { message: `the keyboard stays on ${target}` }).toBe(true);
  }

  /** A finger's touch is over before the browser makes a press of it: what follows must not look too early. */
  async #tap(touch: () => Promise<void>): Promise<void> {
    const press = await this.#page.evaluateHandle(nextPress, PATIENCE);
    await touch();
    await press.evaluate(({ isDone }) => isDone);
    await press.dispose();
  }

  /** Changes a box that is ticked or not. */
  async tick(box: Locator): Promise<void> {
    if (this.#reach === "keyboard") {
      await this.#focus(box);
      await this.#page.keyboard.press("Space");
    } else await this.press(box);
  }

  /** Presses an area on the map itself. */
  async pressArea(area: Area): Promise<void> {
    const button = this.#page.locator(`.area-button[data-area="${area}"]`);
    if (this.#reach === "keyboard") return this.press(button);
    const place = await this.#bringIntoSight(button, area);
    if (this.#reach === "touch") await this.#tap(() => this.#page.touchscreen.tap(...place));
    else await this.#page.mouse.click(...place);
  }

  /** Draws something from the panel onto an area of the map. */
  async dragToArea(piece: Locator, area: Area): Promise<void> {
    const place = await this.#bringIntoSight(this.#page.locator(`.area-button[data-area="${area}"]`), area);
    await piece.scrollIntoViewIfNeeded();
    const { x, y } = await middleOf(piece);
    const from: Place = [x, y];
    await (this.#reach === "touch" ? dragByFinger : dragByMouse)(this.#page, from, place);
  }

  /**
   * The map goes to whatever the keyboard is on, wherever it lies, but only when it was a key that went there: so one
   * is pressed first. What the page itself puts under the keyboard a moment later can undo that, hence more than one try.
   */
  async #bringIntoSight(button: Locator, area: Area): Promise<Place> {
    let place: Place | undefined;
    const bring = async (): Promise<Place | undefined> => {
      await this.#page.keyboard.press("Shift");
      await button.evaluate((place) => (place as unknown as HTMLElement).blur());
      await button.focus();
      await button.evaluate(rests);
      place = await this.#page.evaluate(placeIn, area);
      return place;
    };
    await expect.poll(bring, { message: `${areaIds[area]} can be pressed on the map` }).toBeDefined();
    return place as unknown as Place;
  }
}

type Place = [x: number, y: number];

/** On the way in a few steps, as a hand goes. */
function* stepsBetween([x1, y1]: Place, [x2, y2]: Place): Generator<{ readonly x: number; readonly y: number }> {
  for (let step = 1; step <= 8; step++) yield { x: x1 + ((x2 - x1) * step) / 8, y: y1 + ((y2 - y1) * step) / 8 };
}

async function dragByMouse(page: Page, from: Place, to: Place): Promise<void> {
  await page.mouse.move(...from);
  await page.mouse.down();
  for (const { x, y } of stepsBetween(from, to)) await page.mouse.move(x, y);
  await page.mouse.up();
}

/** Seconds from one step of a finger to the next, and how long it rests before it lets go. */
const STRIDE = 0.016;
const REST = 0.2;

async function dragByFinger(page: Page, from: Place, to: Place): Promise<void> {
  const line = await page.context().newCDPSession(page);
  // The browser is told when each of it was, and need not guess by when it hears of it.
  let timestamp = Date.now() / 1000;
  const touch = (
    type: "touchStart" | "touchMove" | "touchEnd",
    touchPoints: { x: number; y: number }[],
    after = STRIDE,
  ) => {
    timestamp += after;
    return line.send("Input.dispatchTouchEvent", { type, touchPoints, timestamp });
  };
  await touch("touchStart", [{ x: from[0], y: from[1] }]);
  for (const point of stepsBetween(from, to)) await touch("touchMove", [point]);
  // A finger that lets go in full flight throws, and the next touch would only stop what was thrown.
  await touch("touchEnd", [], REST);
  await line.detach();
}
