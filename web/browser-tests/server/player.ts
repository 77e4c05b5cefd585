import type { Locator, Page } from "playwright-core";
import { en } from "../../text/en.ts";
import { drawn } from "./drawn.ts";

/** Among the tabs of a phone: board, seats, ask. */
const ASK_TAB = 2;

/** A player at a table of any game, who answers in notation: by what the frame offers, whatever the game's own controls. */
export class Player {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Answers the ask with this number. */
  async make(ask: number, answer: string): Promise<void> {
    await this.draft(ask, answer);
    await this.send();
  }

  /** Types the answer, which lies there as a draft, unsent. */
  async draft(ask: number, answer: string): Promise<void> {
    await this.page.locator(`.ask-slot[data-ask="${ask}"]`).waitFor({ state: "attached" });
    await this.#raiseSheet();
    await this.#line.fill(answer);
  }

  send(): Promise<void> {
    return this.#line.press("Enter");
  }

  get #line(): Locator {
    return this.page.getByRole("textbox", { name: en.table.commandLine.label, exact: true });
  }

  /** On a phone the line is in the sheet below the board, where that is drawn up. */
  async #raiseSheet(): Promise<void> {
    const bar = this.page.locator(".tab-bar");
    if (!(await bar.isVisible())) return;
    // A new ask draws the sheet to its usual height a moment later.
    await drawn(this.page);
    await bar.getByRole("button").nth(ASK_TAB).tap();
  }
}
