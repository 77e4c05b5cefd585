import type { Phrasebook } from "@weirwood/kernel";
import {
  type Area,
  areaIds,
  type Card,
  type CastleMuster,
  cardIds,
  type House,
  houseIds,
  isPort,
  type Move,
  NONE,
  orderIds,
  singleIds,
  type Troop,
  trackIds,
  type UnitKind,
} from "@weirwood/throne/questions";
import type { ThroneDecision } from "@weirwood/throne/rules";
import { en as englishBook } from "@weirwood/throne/text/en";
import { fr as frenchBook } from "@weirwood/throne/text/fr";
import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { isPass } from "../../games/throne/draft/draft.ts";
import { sides } from "../../games/throne/draft/support.ts";
import { inOrderSent } from "../../games/throne/draft/testing/rebuild.ts";
import { text as en } from "../../games/throne/text/en.ts";
import { text as fr } from "../../games/throne/text/fr.ts";
import { en as frameEn } from "../../text/en.ts";
import { fr as frameFr } from "../../text/fr.ts";
import { drawn } from "../server/drawn.ts";
import { type Reach, Touch } from "./touch.ts";

const words = {
  en: { text: en.play, frame: frameEn.table.ask, book: englishBook },
  fr: { text: fr.play, frame: frameFr.table.ask, book: frenchBook },
};

const unitFields = ["footmen", "knights", "ships", "engines"] as const;
const unitNames = ["footman", "knight", "ship", "engine"] as const;

/**
 * A player at a table of Throne, who makes decisions with what the page offers: areas of the map, rows, steppers, cards,
 * and the button that sends. Everything is found by its role and by what it is called.
 */
export class Hands {
  readonly page: Page;
  readonly reach: Reach;
  readonly #touch: Touch;
  readonly #text: (typeof words)["en"]["text"];
  readonly #frame: (typeof words)["en"]["frame"];
  readonly #book: Phrasebook;
  /** Something that happens while the finished answer lies there unsent. */
  #beforeSending: (() => Promise<void>) | undefined;
  /** Whether what was offered is given up: a button of its own does that. */
  #isDeclining = false;

  constructor(page: Page, { reach = "mouse", language = "en" }: { reach?: Reach; language?: "en" | "fr" } = {}) {
    this.page = page;
    this.reach = reach;
    this.#touch = new Touch(page, reach);
    this.#text = words[language].text as (typeof words)["en"]["text"];
    this.#frame = words[language].frame;
    this.#book = words[language].book;
  }

  /** Makes one decision, from an open question to the pressed button: any that is open, or the one with this number. */
  async make(decision: ThroneDecision, ask?: number, beforeSending?: () => Promise<void>): Promise<void> {
    if (ask !== undefined) await this.page.locator(`.ask-slot[data-ask="${ask}"]`).waitFor();
    await this.question.first().waitFor();
    this.#beforeSending = beforeSending;
    this.#isDeclining = isPass(decision);
    await this.#answer(decision);
  }

  /** Where the reader is asked: the wide view of a battle or an auction, else the panel. */
  get question(): Locator {
    return this.page.locator("dialog.stage[open], section.ask, section.ask-note.in-panel");
  }

  async #answer(decision: ThroneDecision): Promise<void> {
    const text = this.#text;
    switch (decision.kind) {
      case "orders":
        for (const { area, order } of decision.place) {
          await this.#open(area);
          await this.press(
            this.#note(area).getByRole("button", { name: starting(`${this.#name("order", orderIds[order])},`) }),
          );
        }
        await this.#backToList();
        return this.#send();
      case "raven":
        if (decision.area !== NONE) {
          await this.#open(decision.area);
          const token = this.#note(decision.area).getByRole("button", {
            name: this.#name("order", orderIds[decision.order]),
            exact: true,
          });
          await this.press(token);
        }
        return this.#send();
      case "single":
        if (decision.area !== NONE) {
          await this.#open(decision.area);
          await this.press(saying(this.#note(decision.area), this.#name("single", singleIds[decision.single])));
        }
        return this.#send();
      case "raid":
      case "use-iron-fleet":
      case "use-rhllor":
      case "use-caravan":
        await this.takeUp(decision.from, decision.kind);
        if (decision.kind !== "use-caravan") for (const area of decision.targets) await this.pressArea(area);
        return this.#send();
      case "march":
      case "use-young-wolf":
        await this.takeUp(decision.from, decision.kind);
        for (const move of inOrderSent(decision)) await this.#sendTo(move);
        await this.#check(this.question, text.march.leaveToken(this.area(decision.from)), decision.token);
        return this.#send();
      case "use-forced-march":
        await this.takeUp(decision.to, decision.kind);
        for (const pull of decision.pulls) {
          const part = this.question.getByRole("region", { name: this.area(pull.area), exact: true });
          await this.#count(part, pull);
        }
        for (const { area, token } of decision.pulls) {
          await this.#check(this.question, text.march.leaveToken(this.area(area)), token);
        }
        return this.#send();
      case "consolidate":
        await this.takeUp(decision.area, decision.kind);
        if (decision.fort) await this.press(saying(this.question, text.consolidate.fort));
        return this.#send();
      case "use-scorpion":
        await this.takeUp(decision.from, decision.kind);
        for (const card of decision.cards) await this.#pressCard(card);
        return this.#send();
      case "use-lion":
        await this.takeUp(decision.from, decision.kind);
        if (decision.house !== NONE) await this.press(saying(this.question, this.#house(decision.house)));
        return this.#send();
      case "use-highgarden":
        await this.takeUp(decision.from, decision.kind);
        if (decision.card !== NONE) await this.#pressCard(decision.card);
        for (const { house, power } of decision.tolls) await this.#step(this.question, this.#house(house), power);
        return this.#send();
      case "use-muster":
        await this.takeUp(decision.area, decision.kind);
        for (const castle of decision.castles) await this.#muster(castle);
        await this.#backToList();
        return this.#send();
      case "muster":
        for (const castle of decision.castles) await this.#muster(castle);
        await this.#backToList();
        return this.#send();
      case "support":
        for (const { area, side } of decision.pledges) {
          const group = this.question.getByRole("group", { name: this.area(area), exact: true });
          await this.press(group.getByRole("button").nth(sides.indexOf(side)));
        }
        return this.#send();
      case "accept":
        for (const row of await this.question.locator(".order-list").getByRole("button").all()) {
          const isWanted = await this.#isAbout(row, decision.areas);
          if (((await row.getAttribute("aria-pressed")) === "true") !== isWanted) await this.press(row);
        }
        return this.#send();
      case "card":
      case "take-back":
      case "discard-card":
      case "replace-card":
        if (decision.card === NONE && decision.kind !== "card") return this.#decline(text.cards[decision.kind].none);
        await this.#pressCard(decision.card);
        return this.#send();
      case "three-cards":
        for (const card of decision.cards) await this.#pressCard(card);
        return this.#send();
      case "blade":
      case "control":
      case "make-knight": {
        const { yes, no } = text.yesNo[decision.kind];
        return this.press(this.question.getByRole("button", { name: decision.yes ? yes : no, exact: true }));
      }
      case "casualties":
        await this.#count(this.question, decision);
        return this.#send();
      case "retreat":
        await this.pressArea(decision.to);
        await this.#count(this.question, decision);
        return this.#send();
      case "disband":
        for (const troop of decision.units) {
          await this.#count(this.question, troop, (unit) => `${this.area(troop.area)}, ${unit}`);
        }
        return this.#send();
      case "capture":
        await this.#choose(decision.ships);
        return this.#send();
      case "bid":
      case "spend":
        await this.#choose(decision.power);
        return this.#send();
      case "ties":
        for (const group of decision.groups) await this.#rank(group);
        return this.#send();
      case "name":
        await this.press(saying(this.question, this.#house(decision.house)));
        return this.#send();
      case "demote":
        await this.press(saying(this.question, this.#name("track", trackIds[decision.track])));
        return this.#send();
      case "take-token":
        if (decision.track === NONE) return this.#decline(text.tracks.none);
        await this.press(saying(this.question, this.#name("token", trackIds[decision.track])));
        return this.#send();
      case "knight-in":
        if (decision.area === NONE) return this.#decline(text.knight.none);
        await this.pressArea(decision.area);
        return this.#send();
      case "remove-order": {
        if (decision.area === NONE) return this.#decline(text.removal.none);
        const rows = this.question.getByRole("button").filter({ has: exactly(this.page, this.area(decision.area)) });
        await this.press(decision.single ? rows.last() : rows.first());
        return this.#send();
      }
    }
  }

  area(area: Area): string {
    return this.#name("area", areaIds[area]);
  }

  #house(house: House): string {
    return this.#name("house", houseIds[house]);
  }

  #name(kind: string, id: string): string {
    return this.#book.names[kind][id];
  }

  press(target: Locator): Promise<void> {
    return this.#touch.press(target);
  }

  pressArea(area: Area): Promise<void> {
    return this.#touch.pressArea(area);
  }

  /** Draws a unit of one kind from the panel onto the map. */
  async dragUnit(kind: UnitKind, area: Area): Promise<void> {
    const row = this.question.locator(".unit-row", {
      has: this.page.getByRole("group", { name: this.#text.unitNames[unitNames[kind]], exact: true }),
    });
    await this.#touch.dragToArea(row.locator(".draggable"), area);
  }

  /** Presses the button that sends what lies in the panel. */
  send(): Promise<void> {
    this.#beforeSending = undefined;
    this.#isDeclining = false;
    return this.#send();
  }

  /** Opens the choices of an area that the question is about: on the map with a mouse, in the list otherwise. */
  async #open(area: Area): Promise<void> {
    if (await this.#note(area).isVisible()) return;
    if (this.reach === "mouse" && !isPort(area)) {
      await this.#closeNote();
      return this.pressArea(area);
    }
    await this.#backToList();
    await this.press(this.#row(area).first());
    // The keyboard goes into what has opened, a moment later.
    await this.#note(area).locator(":focus").waitFor();
  }

  /** The choices of one area may lie over the next. */
  async #closeNote(): Promise<void> {
    const close = this.page.locator(".board-note").getByRole("button", { name: this.#text.close, exact: true });
    if (!(await close.isVisible())) return;
    await this.press(close);
    await close.waitFor({ state: "detached" });
  }

  #row(area: Area): Locator {
    return this.question.getByRole("button").filter({ has: exactly(this.page, this.area(area)) });
  }

  #note(area: Area): Locator {
    return this.page.getByRole("region", { name: this.area(area), exact: true });
  }

  /** On a phone the choices of an area stand in the place of the list. */
  async #backToList(): Promise<void> {
    const pager = this.page.locator(".ask-foot.pager .grow");
    if (await pager.isVisible()) await this.press(pager);
  }

  /** Takes up one of several tokens; a single one lies taken up already. */
  async takeUp(area: Area, kind: ThroneDecision["kind"]): Promise<void> {
    await drawn(this.page);
    const isSingle = kind.startsWith("use-");
    const single = isSingle ? this.#name("single", kind.slice("use-".length)) : undefined;
    const another = this.question.getByRole("button", { name: this.#text.settle.another, exact: true });
    if (await another.isVisible()) await this.press(another);
    const rows = this.#row(area);
    const row = single === undefined ? rows : rows.filter({ hasText: single });
    const isChoice = (await this.question.locator(".ask-head h2").first().textContent())?.includes(this.area(area));
    if (isChoice !== true && (await row.count()) > 0) await this.press(row.first());
  }

  /** Picks up so many of each kind, and points at where they go. */
  async #sendTo(move: Move): Promise<void> {
    await this.#count(
      this.question.getByRole("region", { name: either(this.#text.march.units, this.#text.march.stillHere) }),
      move,
    );
    await this.pressArea(move.to);
  }

  /** Steps every kind of unit to what a troop has of it. */
  async #count(within: Locator, troop: Troop, called = (unit: string): string => unit): Promise<void> {
    for (const [kind, field] of unitFields.entries()) {
      const of = called(this.#text.unitNames[unitNames[kind]]);
      if ((await within.getByRole("group", { name: of, exact: true }).count()) > 0)
        await this.#step(within, of, troop[field]);
    }
  }

  async #step(within: Locator, of: string, wanted: number): Promise<void> {
    const stepper = within.getByRole("group", { name: of, exact: true });
    for (;;) {
      const count = Number(await stepper.locator("output b").textContent());
      if (count === wanted) return;
      const name = count < wanted ? this.#frame.more(of) : this.#frame.fewer(of);
      await this.#pressUntilOther(stepper.getByRole("button", { name, exact: true }), stepper.locator("output b"));
    }
  }

  /** Presses, and waits until what shows the result says something else. */
  async #pressUntilOther(target: Locator, shown: Locator): Promise<void> {
    const before = await shown.textContent();
    await this.press(target);
    await expect.poll(() => shown.textContent()).not.toBe(before);
  }

  /** A number: on its scale where it has one, else step by step. */
  async #choose(wanted: number): Promise<void> {
    const choice = this.question.locator(".number-choice:not(.small)");
    const onScale = choice.getByRole("button", { name: String(wanted), exact: true });
    if (await onScale.isVisible()) return this.press(onScale);
    const shown = choice.locator("output");
    for (;;) {
      const count = Number(await shown.textContent());
      if (count === wanted) return;
      const name = count < wanted ? this.#text.amounts.more : this.#text.amounts.less;
      await this.#pressUntilOther(choice.getByRole("button", { name }), shown);
    }
  }

  async #muster({ area, fleet, ...castle }: CastleMuster): Promise<void> {
    const { purchases, shipInPort, shipTo } = this.#text.muster;
    await this.#open(area);
    const note = this.#note(area);
    for (const what of ["upgrades", "refits", "footmen", "knights", "engines"] as const) {
      for (let bought = 0; bought < castle[what]; bought++) await this.press(saying(note, purchases[what]));
    }
    for (const { sea, ships } of fleet) {
      const name = isPort(sea) ? shipInPort : shipTo(this.area(sea));
      for (let bought = 0; bought < ships; bought++) await this.press(saying(note, name));
    }
  }

  /** Moves tied houses up until they stand as wanted. */
  async #rank(group: readonly House[]): Promise<void> {
    const box = this.question.locator(".tie").filter({ has: exactly(this.page, this.#house(group[0])) });
    for (const [place, house] of group.entries()) {
      for (;;) {
        const shown = await box.locator("li b").allTextContents();
        if (shown.indexOf(this.#house(house)) === place) break;
        const up = box.getByRole("button", { name: this.#text.auction.up(this.#house(house)), exact: true });
        await this.#pressUntilOther(up, box);
      }
    }
  }

  async #pressCard(card: Card): Promise<void> {
    const name = this.#name("card", cardIds[card]);
    await this.press(
      this.question
        .getByRole("button")
        .filter({ has: exactly(this.page, name) })
        .first(),
    );
  }

  async #check(within: Locator, label: string, isWanted: boolean): Promise<void> {
    const box = within.getByRole("checkbox", { name: starting(label) });
    if ((await box.count()) === 0 || (await box.isChecked()) === isWanted) return;
    await this.#touch.tick(box);
  }

  async #isAbout(row: Locator, areas: readonly Area[]): Promise<boolean> {
    const said = (await row.textContent()) ?? "";
    return areas.some((area) => said.includes(this.area(area)));
  }

  async #decline(name: string): Promise<void> {
    await this.press(this.question.getByRole("button", { name, exact: true }));
    await this.#again();
  }

  /** Sends; and once more where the table asks whether that is really meant. */
  async #send(): Promise<void> {
    await this.#beforeSending?.();
    await this.press(this.question.locator(this.#isDeclining ? "button.decline" : "button.send"));
    await this.#again();
  }

  async #again(): Promise<void> {
    await drawn(this.page);
    const again = this.question.getByRole("button", { name: this.#frame.sendAnyway, exact: true });
    if (await again.isVisible()) await this.press(again);
  }
}

const escaped = (words: string): string => words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
/** A name begins with these words, whatever kind of space is between them: names have only one kind. */
const starting = (words: string): RegExp => new RegExp(`^${escaped(words).replace(/\s/g, "\\s")}`);
const either = (one: string, other: string): RegExp => new RegExp(`^(${escaped(one)}|${escaped(other)})$`);
const exactly = (page: Page, words: string): Locator => page.getByText(words, { exact: true });
/** The button in which these very words stand alone. */
const saying = (within: Locator, words: string): Locator =>
  within.getByRole("button").filter({ has: within.page().getByText(words, { exact: true }) });
