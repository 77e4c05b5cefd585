import type { Locator, Page } from "playwright-core";

/**
 * Runs in the page. What a page does after a picture it does by a timer that it sets in it, and may then draw once more: who
 * asks for both later than the page has both later, however long they take.
 */
async function picturesLater(): Promise<void> {
  for (let picture = 0; picture < 2; picture++) {
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  }
}

/**
 * Until everything is done that waited to be drawn, such as putting the keyboard on a new question. Between a press and a
 * look, or a key, which do not wait for anything by themselves.
 */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(picturesLater);
}

/** Runs in the page: until something has stopped moving, as what is laid out anew does, and a map that glides. */
export async function rests(thing: Element): Promise<void> {
  const STILL = 4;
  const place = (): string => JSON.stringify(thing.getBoundingClientRect());
  for (let [before, still] = ["", 0]; still < STILL; ) {
    await new Promise(requestAnimationFrame);
    still = place() === before ? still + 1 : 0;
    before = place();
  }
}

export interface Middle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** The middle of something, once it rests: a mouse that is moved by hand does not follow it. */
export async function middleOf(thing: Locator): Promise<Middle> {
  await thing.evaluate(rests);
  const box = await thing.boundingBox();
  if (box === null) throw new Error(`${thing} is not in sight`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, width: box.width };
}
