import { plans } from "@weirwood/battles/plans";
import { readyDecks } from "@weirwood/cards/decks";
import { entryNamed } from "@weirwood/catalogue";
import { chanceOf, isRefusal, type Json, NOBODY, seedFrom, shuffled } from "@weirwood/kernel";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { deckLine } from "../games/cards/decks/kept-decks.ts";
import { titleOf } from "../games/index.ts";
import { settled } from "./server/arrive.ts";
import { layState } from "./server/kept-games.ts";
import { test, walkTo } from "./server/visit.ts";

/**
 * A page that is never left keeps the sheets of all that it has shown. Whatever was looked at before, and in whichever
 * order, each page is to the pixel what it is for somebody who comes to it first.
 */

/** Games that are played to find a question. */
const GAMES = 60;

/** Orders in which the pages are visited, one after the other in one page, and how large it is then. */
const walks = [
  { seed: "first", size: { width: 1440, height: 900 } },
  { seed: "second", size: { width: 1280, height: 720 } },
  { seed: "third", size: { width: 390, height: 844 } },
];

interface Place {
  readonly address: string;
  /** The game that is chosen there, on the front page. */
  readonly chosen?: string;
  /** There when the page is. */
  readonly sign: string;
}

const frontPage = (game: string): Place => ({ address: "/", chosen: game, sign: ".hero-map > *" });

const places: readonly Place[] = [
  frontPage("throne"),
  frontPage("battles"),
  frontPage("cards"),
  { address: "/games/battles/plans", sign: ".plan-picture" },
  { address: "/games/battles/plans#kept=one", sign: ".plan-editor .hex-field" },
  { address: "/games/cards/decks", sign: ".deck-choice" },
  { address: "/games/cards/decks#kept=one", sign: ".deck-pool .pool-card" },
  { address: "/games/cards/timing", sign: "main h1" },
];

/** What is open in the editors, as a browser keeps it. */
const [{ deck }] = readyDecks;
const edited = {
  "weirwood.battles.plan.one": JSON.stringify({ changedAt: 1, plan: plans.kingsroad }),
  "weirwood.cards.deck.one": JSON.stringify({ changedAt: 1, name: "One", list: deckLine(deck) }),
};

/**
 * Questions of tables, by game: the first of their kind in games between bots that answer at random. None is among those that
 * a page may answer by itself: it would have gone on between two looks.
 */
const questions = [
  { game: "throne", kind: "orders", options: { players: 5 }, sign: ".board .area-button" },
  // Its dialog is the one that the field of another game had stretched.
  { game: "throne", kind: "card", options: { players: 5 }, sign: "dialog.stage.battle .battle-field" },
  { game: "battles", kind: "turn", options: { plan: "kingsroad" }, sign: ".hex-field" },
  { game: "cards", kind: "challenge", options: { players: 2 }, sign: ".cards-board" },
];

test("no page shows what was looked at before it", async ({ visit, openServer }) => {
  const { address } = await openServer();
  const { page, context } = await visit({ server: address, withoutHints: true, isUnpainted: true });
  await page.goto("/about");
  await page.evaluate((kept) => {
    for (const [name, words] of Object.entries(kept)) localStorage.setItem(name, words);
  }, edited);
  const visited = [...places];
  for (const { game, kind, options, sign } of questions) {
    const { id, ask } = await layQuestion(page, game, kind, options);
    visited.push({ address: `/practice/${id}`, sign: `body:has(.ask-slot[data-ask="${ask}"]) ${sign}` });
  }
  // Each stays open beside the page that is walked through: what comes to it late, on a slow machine, comes to both.
  const fresh = new Map<Place, Page>();
  for (const place of visited) fresh.set(place, await context.newPage());
  for (const { seed, size } of walks) {
    for (const [place, first] of fresh) {
      await first.setViewportSize(size);
      // From elsewhere: where only what follows the # is another, nothing would be loaded anew.
      await first.goto("/about");
      await first.goto(place.address);
      await arriveAt(first, place);
    }
    await page.setViewportSize(size);
    await page.goto("/about");
    const order = shuffled([...visited], chanceOf(seed));
    for (const [at, place] of order.entries()) {
      await walkTo(page, place.address);
      await arriveAt(page, place);
      const first = fresh.get(place) as Page;
      const before = order.slice(0, at).map(nameOf).join(", ");
      await expect
        .poll(async () => differing(await boxes(first), await boxes(page)), {
          message: `${nameOf(place)} after ${before}, seed ${seed}`,
        })
        .toEqual([]);
    }
  }
});

/** Lays the first question of a kind on a table of this browser. Says the table's id, and the question's. */
async function layQuestion(page: Page, game: string, kind: string, plain: Json): Promise<{ id: string; ask: number }> {
  const rules = await entryNamed(game)?.rules();
  const options = rules?.readOptions(plain);
  if (rules === undefined || isRefusal(options) || options === undefined) throw new Error(game);
  for (let number = 0; number < GAMES; number++) {
    const state = rules.setup(options, seedFrom(`${game} ${number}`));
    const chance = chanceOf(`answers ${number}`);
    for (let seat = rules.awaited(state); seat !== NOBODY; seat = rules.awaited(state)) {
      const [ask] = rules.asks(state);
      if (ask?.kind === kind) return { id: await layState(page, rules, { state, seat, options: plain }), ask: ask.id };
      rules.apply(state, seat, rules.sample(rules.view(state, seat), seat, chance));
    }
  }
  throw new Error(`no game of ${game} asks ${kind}`);
}

/** Waits until a page is there, with its typefaces and its chosen game. */
async function arriveAt(page: Page, { chosen, sign }: Place): Promise<void> {
  await settled(page);
  if (chosen !== undefined) await page.getByRole("button", { name: titleOf(chosen, "en"), exact: true }).click();
  // What lies under the mouse may rise a little.
  await page.mouse.move(0, 0);
  await page.locator(sign).first().waitFor({ state: "attached" });
  await page.evaluate(() => document.fonts.ready);
}

/**
 * Every element that has a class, with its place, its size and the size of its letters. Symbols are drawn elsewhere, and lists
 * of games say when each was played last, which a visit changes.
 */
const boxes = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const drawn = [...document.querySelectorAll("#root [class], dialog [class], dialog")];
    return drawn
      .filter((element) => element.closest(".lobby-columns") === null)
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const box = [x, y, width, height].map((size) => size.toFixed(1)).join(" ");
        return `${element.localName}.${element.getAttribute("class")}: ${box}, ${getComputedStyle(element).fontSize}`;
      });
  });

/** The first few that are not the same. */
function differing(wanted: readonly string[], found: readonly string[]): string[] {
  const length = Math.max(wanted.length, found.length);
  const unlike = Array.from({ length }, (_, at) => at).filter((at) => wanted[at] !== found[at]);
  return unlike.slice(0, 6).map((at) => `${wanted[at] ?? "nothing"} → ${found[at] ?? "nothing"}`);
}

const nameOf = ({ address, chosen }: Place): string => (chosen === undefined ? address : `${address} with ${chosen}`);
