import type { BattleDecision } from "@weirwood/battles/playing";
import {
  type Battle,
  cardIds,
  figureIds,
  hexNames,
  hexOf,
  MORALE,
  symbolIds,
  unitOfFigure,
  verbs,
} from "@weirwood/battles/questions";
import { en as book } from "@weirwood/battles/text/en";
import { NOBODY } from "@weirwood/kernel";
import type { Locator, Page } from "playwright-core";
import { text } from "../../games/battles/text/en.ts";
import { en as frame } from "../../text/en.ts";
import { drawn } from "../server/drawn.ts";

export type Reach = "mouse" | "keyboard";

const { names } = book;
const { sendAnyway } = frame.table.ask;
const ends = [text.desk.done.end, text.desk.placed.end, text.answers.retreat.done.end];
const [BEFORE] = verbs.play.tactic.values.keys();

/**
 * A player at a table of Battles, who makes decisions with what the page offers: hexes of the field, tokens and cards of
 * the tray, rows of the panel, and the button that sends. Everything is found by its role and by what it is called.
 */
export class Hands {
  readonly page: Page;
  readonly #reach: Reach;

  constructor(page: Page, reach: Reach) {
    this.page = page;
    this.#reach = reach;
  }

  /** Makes one decision where the ask with this number is open. */
  async make(view: Battle, decision: BattleDecision, ask: number): Promise<void> {
    await this.asked(ask);
    switch (decision.kind) {
      case "order": {
        await this.#hex(decision.hex);
        const tokens = text.turn.tray.tokensOf(decision.pair === NOBODY ? 1 : 2, names.symbol[symbolIds[decision.by]]);
        await this.#press(this.#row(text.turn.with(tokens)));
        return this.#send();
      }
      case "ready": {
        await this.#hex(decision.hex);
        await this.#press(this.#row(text.turn.readyIt));
        return this.#send();
      }
      case "raise":
        await this.#press(this.#inTray(names.symbol[symbolIds[MORALE]]));
        await this.#press(this.#row(text.turn.send.raise));
        return this.#send();
      case "commit":
        await this.#press(this.#row(text.turn.onceABattle("")));
        return this.#send();
      case "play":
        return this.#play(view, decision);
      case "pass":
        await this.#press(this.#button(text.turn.pass));
        return this.#again();
      case "declare":
      case "choose":
        return decision.hex === NOBODY ? this.#send() : this.#hex(decision.hex);
      case "move":
        return this.#move(decision.hex, decision.to);
      case "halt":
        await this.#press(this.#button(text.attack.move.halt));
        return this.#again();
      case "cease":
        await this.#press(this.panel.locator(".decline").first());
        return this.#again();
      case "attack":
        return this.#attack(decision.hex, decision.at);
      case "reroll":
        await this.#press(this.panel.locator(`[data-symbol="${symbolIds[decision.symbol]}"] button`).first());
        return this.#send();
      case "stand":
        return this.#press(this.panel.locator(".decline").first());
      case "retreat":
        return this.#hex(decision.hex);
      case "follow":
        await this.#hex(decision.hex);
        return this.#send();
      case "keep":
        return this.#keep(decision.card, decision.token);
      default:
        throw new Error(`these hands have not learnt to ${decision.kind}`);
    }
  }

  /** Waits for a question. */
  async asked(ask: number): Promise<void> {
    await this.page.locator(`.ask-slot[data-ask="${ask}"] .ask`).waitFor();
    // A new question takes the keyboard a moment later.
    await drawn(this.page);
  }

  /** Nothing more is asked of this player in this turn: the steps that were held go off, where there are any. */
  async finish(ask: number): Promise<void> {
    await this.page.locator(`.ask-slot:not([data-ask="${ask}"])`).waitFor({ state: "attached" });
    const end = this.page.getByRole("button", { name: new RegExp(`^(${ends.join("|")})$`) });
    const waiting = this.page.locator(".waiting-panel, .ask-slot[data-ask]");
    await end.or(waiting).first().waitFor({ state: "attached" });
    if (await end.isVisible()) await this.#press(end);
  }

  get panel(): Locator {
    return this.page.locator(".ask-slot .ask");
  }

  async #play(
    view: Battle,
    { card, leader, commands, tactic }: Extract<BattleDecision, { kind: "play" }>,
  ): Promise<void> {
    await this.#press(this.#inTray(names.card[cardIds[card]]));
    // The only commander who can play it is chosen already.
    const name = new RegExp(names.figure[figureIds[leader]]);
    const chosen = this.panel.getByRole("button", { name, pressed: true });
    await this.panel.getByRole("button", { name }).first().waitFor();
    if (!(await chosen.isVisible())) await this.#hex(hexOf(view, unitOfFigure(view, leader)));
    await chosen.waitFor();
    if (commands > 0) throw new Error("these hands play the first command only");
    if (tactic !== NOBODY) {
      await this.#press(this.#row(tactic === BEFORE ? text.turn.card.before : text.turn.card.after));
    }
    await this.#send();
  }

  /** A unit that is the only one to move is chosen already. */
  async #move(from: number, to: number): Promise<void> {
    const unit = this.#hexButton(from);
    if ((await unit.getAttribute("aria-pressed")) !== "true") await this.#hex(from);
    await this.#hex(to);
    await this.#send();
  }

  async #attack(from: number, at: number): Promise<void> {
    const unit = this.#hexButton(from);
    if ((await unit.getAttribute("aria-pressed")) !== "true") await this.#hex(from);
    await this.#hex(at);
    await this.#send();
  }

  async #keep(card: number, token: number): Promise<void> {
    if (card !== NOBODY) await this.#press(this.#inTray(names.card[cardIds[card]]));
    if (token !== NOBODY) await this.#press(this.#inTray(names.symbol[symbolIds[token]]));
    if (card !== NOBODY || token !== NOBODY) return this.#send();
    await this.#press(this.#button(text.turn.keep.nothingAtAll));
    return this.#again();
  }

  #hexButton(hex: number): Locator {
    return this.page.locator(`[role="button"][data-hex="${hexNames[hex]}"]`);
  }

  #hex(hex: number): Promise<void> {
    return this.#press(this.#hexButton(hex));
  }

  /** A card by its name, tokens by their symbol. */
  #inTray(name: string): Locator {
    return this.page
      .locator(".battle-tray")
      .getByRole("button", { name: new RegExp(`\\b${name}`) })
      .first();
  }

  #button(name: string): Locator {
    return this.panel.getByRole("button", { name, exact: true });
  }

  #row(words: string): Locator {
    return this.panel
      .getByRole("button", { name: new RegExp(words.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")) })
      .first();
  }

  #send(): Promise<void> {
    return this.#press(this.panel.locator(".send"));
  }

  /** What gives something up is asked once more. */
  async #again(): Promise<void> {
    await drawn(this.page);
    const again = this.#button(sendAnyway);
    if (await again.isVisible()) await this.#press(again);
  }

  async #press(what: Locator): Promise<void> {
    if (this.#reach === "mouse") return what.click();
    return what.press("Enter");
  }
}
