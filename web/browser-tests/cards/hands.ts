import { readyDecks } from "@weirwood/cards/decks";
import { type CardsDecision, cards } from "@weirwood/cards/playing";
import {
  ACTIVE,
  CARD_SOURCE,
  type Cards,
  cardIds,
  PHASE,
  phaseIds,
  refNames,
  seatIds,
  seatsIn,
} from "@weirwood/cards/questions";
import type { Locator, Page } from "playwright-core";
import { deedOf, deedsOf } from "../../games/cards/asks/deeds.ts";
import type { Thing } from "../../games/cards/desk/things.ts";
import { text } from "../../games/cards/text/en.ts";
import { drawn } from "../server/drawn.ts";

export type Reach = "mouse" | "keyboard";

/** In which somebody is asked whether they act, whether they could or not. */
const polls = new Set(["action", "save", "response"]);

interface Asked {
  readonly view: Cards;
  readonly seat: number;
  /** The number of the question. */
  readonly ask: number;
}

/**
 * A player at a table of Cards, who makes decisions with what the page offers: cards, strips, rows of the panel, its buttons and
 * its keys.
 */
export class Hands {
  readonly page: Page;
  readonly #reach: Reach;

  constructor(page: Page, reach: Reach) {
    this.page = page;
    this.#reach = reach;
  }

  /** Wants to be asked in every round, also where nothing can be done. */
  async askAlways(): Promise<void> {
    await this.panel.getByRole("button", { name: text.asks.wish.always, exact: true }).click();
  }

  /** Makes one decision. */
  async make({ view, seat, ask }: Asked, decision: CardsDecision): Promise<void> {
    await this.asked(ask);
    switch (decision.kind) {
      case "deck":
        await this.#press(this.page.getByRole("button", { name: new RegExp(readyDecks[decision.deck].title.en) }));
        return this.#send();
      case "mulligan":
        return decision.answer === 0 ? this.#send() : this.#press(this.panel.locator(".decline"));
      case "place":
        // Of two copies each is pressed.
        for (const [at, card] of decision.cards.entries())
          await this.#press(
            this.#spots(`${seatIds[seat]}/hand/${cardIds[card]}`).nth(at - decision.cards.indexOf(card)),
          );
        return decision.cards.length === 0 ? this.#end() : this.#sendPlaced();
      case "plot":
        await this.#thing(`${seatIds[seat]}/plots/${cardIds[decision.card]}`);
        return this.#send();
      case "pass":
        return this.#end();
      case "act":
        return this.#act(view, seat, decision);
      case "challenge":
        return this.#challenge(view, seat, decision.type, decision.against);
      case "finish":
        return this.#end();
      case "choose":
        return this.#choose(view, seat, decision);
      case "done":
        return this.#end();
      case "next":
        return this.#row(decision.place);
      default:
        throw new Error(`these hands have not learnt to ${decision.kind}`);
    }
  }

  /** Whether the page passes by itself, for somebody who wants to be asked where they could act. */
  static isPassedFor({ view, seat }: Omit<Asked, "ask">): boolean {
    const answers = cards.options(view, seat);
    return polls.has(cards.asks(view)[0].kind) && answers !== undefined && answers.length === 1;
  }

  /** Waits for a question. */
  async asked(ask: number): Promise<void> {
    await this.page.locator(`.ask-slot[data-ask="${ask}"] .ask`).waitFor();
    // A new question takes the keyboard a moment later.
    await drawn(this.page);
  }

  get panel(): Locator {
    return this.page.locator(".ask-slot .ask");
  }

  /** A card in play or in hand does it at once where it can do one thing; else the rows of the panel say which. */
  async #act(view: Cards, seat: number, decision: Extract<CardsDecision, { kind: "act" }>): Promise<void> {
    const deeds = deedsOf({ view, seat, answers: [...(cards.options(view, seat) ?? [])] });
    const deed = deedOf(deeds, decision);
    if (deed === undefined) throw new Error("nothing to point at");
    const ofThing = deeds.filter(({ thing }) => thing === deed.thing);
    await this.#thing(deed.thing);
    // While gold is spent, a card of the hand is looked at first.
    const isLookedAt =
      decision.source >= CARD_SOURCE && phaseIds[view[PHASE]] === "marshalling" && view[ACTIVE] === seat;
    if (ofThing.length > 1) await this.#row(ofThing.indexOf(deed));
    else if (isLookedAt) await this.#send();
  }

  async #challenge(view: Cards, seat: number, type: number, against: number): Promise<void> {
    if (this.#reach === "keyboard") await this.page.keyboard.press(String(type + 1));
    else await this.panel.locator(".cards-types button").nth(type).click();
    const opponents = Array.from({ length: seatsIn(view) }, (_, other) => other).filter((other) => other !== seat);
    if (opponents.length > 1) await this.#thing(seatIds[against]);
  }

  async #choose(view: Cards, seat: number, decision: Extract<CardsDecision, { kind: "choose" }>): Promise<void> {
    const thing = refNames[decision.what];
    const onBoard = this.#spot(thing);
    if (await onBoard.isVisible()) return this.#thing(thing);
    const open = [...(cards.options(view, seat) ?? [])].filter(({ kind }) => kind === "choose");
    const chosen = await this.panel.locator('.cards-acts [aria-pressed="true"]').count();
    return this.#row(chosen + open.findIndex((answer) => cards.print(answer) === cards.print(decision)));
  }

  #spots(thing: Thing): Locator {
    return this.page.locator(`button[data-thing="${thing}"], [role="button"][data-thing="${thing}"]`);
  }

  #spot(thing: Thing): Locator {
    return this.#spots(thing).first();
  }

  #thing(thing: Thing): Promise<void> {
    return this.#press(this.#spot(thing));
  }

  #row(place: number): Promise<void> {
    return this.#press(this.panel.locator(".cards-acts .cards-act").nth(place));
  }

  #send(): Promise<void> {
    return this.#press(this.panel.locator(".send"));
  }

  /** What is placed is sent by another press where gold is left for more. */
  async #sendPlaced(): Promise<void> {
    const asks = await this.panel.locator(".send").getAttribute("data-asks");
    await this.#send();
    if (asks === "always") await this.#press(this.panel.locator(".send:not([data-asks])"));
  }

  /** Pass, or no more of them: one key for all. Where something would be given up the first press says so. */
  async #end(): Promise<void> {
    const quiet = this.panel.locator(".decline");
    const isQuiet = await quiet.isVisible();
    const asks = isQuiet && (await quiet.getAttribute("data-asks"));
    if (this.#reach === "mouse") {
      await (isQuiet ? quiet : this.panel.locator(".send")).click();
      if (asks === "always") await this.panel.locator(".decline:not([data-asks])").click();
      return;
    }
    await this.page.keyboard.press("Space");
    if (!asks) return;
    await this.panel.locator(".send").waitFor();
    await this.page.keyboard.press("Space");
  }

  async #press(what: Locator): Promise<void> {
    if (this.#reach === "mouse") return what.click();
    // Somebody who walks there by keys has pressed one.
    await this.page.keyboard.press("Shift");
    return what.press("Enter");
  }
}
