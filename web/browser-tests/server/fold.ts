import type { Ask, Decision, Rules, Seat } from "@weirwood/kernel";
import type { CDPSession, Page, ViewportSize } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type LaidState, layState } from "./kept-games.ts";
import { giveUpOnce, hiddenOfQuestion, openEyes, outOfReachOfQuestion, settled } from "./question-in-the-page.ts";
import { expectNoFaults, newVisitor, type Visitor, walkTo } from "./visit.ts";

/** What every question of every game must show, at every size, without anybody scrolling. */

/** A laptop, phones upright and held across, a tablet: the largest first. */
const growing: readonly ViewportSize[] = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 820, height: 1180 },
  { width: 1280, height: 720 },
];
/** The way back: the next question opens at the size that the page has, and is laid out once for it. */
const shrinking = growing.toReversed();
/** Where it is read in letters of twice the size: first as it opens, then with an answer. */
const large: readonly ViewportSize[] = [
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
];
/** The size of letters that a browser begins with, and twice that: its own setting, which `rem` and `em` of the sheets follow. */
const usualLetters = { fontSizes: { standard: 16, fixed: 13 } };
const largeLetters = { fontSizes: { standard: 32, fixed: 26 } };

/** A moment in which something is asked. */
export interface Question<State> extends LaidState<State> {
  /** An answer in notation, that lies there unsent the second time. */
  readonly draft?: string;
  /** One may pass or give up, and do something instead: then what gives up must be quiet. */
  readonly mayGiveUp?: boolean;
}

/** Where a game's panel has what is measured, by selectors. */
interface QuestionParts {
  /** Every kind of question that the rules know: one without a row fails. */
  readonly kinds: readonly string[];
  /** What holds the buttons to choose from: the first group that has any counts. Left out: rows and options of the frame. */
  readonly choices?: readonly string[];
  /** What must be seen whole wherever it is shown: odds. */
  readonly wholes?: string;
  /** Drawn, letters and all: these grow with the picture, and what they say stands somewhere else too. */
  readonly pictures?: string;
}

/**
 * Tests every question of a game: the first thing to choose, what must be seen whole, the foot and every button in it are on
 * the screen; what gives up is quiet; log and talk have their height. In letters of twice the size all of it is within
 * reach. One page is resized and nothing is painted.
 */
export function everyQuestionIsAboveTheFold<State, Answer extends Decision, Options>(
  rules: Rules<State, Answer, Options>,
  questions: Iterable<readonly [name: string, question: Question<State>]>,
  parts: QuestionParts,
): void {
  const rows = [...questions];
  test("every kind of question is measured", () => {
    const measured = rows.map(([, { state, seat }]) => askOf(rules, state, seat)?.kind);
    expect(parts.kinds.filter((kind) => !measured.includes(kind))).toEqual([]);
  });

  describe("every question shows its first choice, its foot and the button that sends, and gives up quietly", () => {
    const faults: string[] = [];
    let visitor: Visitor;
    let settings: CDPSession;
    beforeAll(async () => {
      visitor = await newVisitor({ language: "fr", withoutHints: true, isUnpainted: true }, faults);
      await visitor.context.addInitScript(openEyes);
      settings = await visitor.context.newCDPSession(visitor.page);
      await visitor.page.goto("/practice");
    });
    afterAll(async () => {
      await visitor.context.close();
      expectNoFaults(faults);
    });

    test.each(rows)("%s", async (_, question) => {
      const { page } = visitor;
      const { draft, ...empty } = question;
      const [first, second] = draft === undefined ? [large, []] : [large.slice(0, 1), large.slice(1)];
      expect(await hiddenAt(page, growing, rules, empty, parts), "with nothing chosen").toEqual([]);
      expect(await outOfReachAt(page, first, settings, parts), "in large letters").toEqual([]);
      if (draft === undefined) return;
      expect(await hiddenAt(page, shrinking, rules, question, parts), "with an answer").toEqual([]);
      expect(await outOfReachAt(page, second, settings, parts), "with an answer, in large letters").toEqual([]);
    });
  });
}

/** What a seat is asked, as it sees it. */
const askOf = <State, Answer extends Decision, Options>(
  rules: Rules<State, Answer, Options>,
  state: State,
  seat: Seat,
): Ask | undefined => rules.asks(rules.view(state, seat)).find(({ seats }) => seats.includes(seat));

/** What cannot be seen of a question that opens at the first of these sizes and is given the others. */
async function hiddenAt<State, Answer extends Decision, Options>(
  page: Page,
  sizes: readonly ViewportSize[],
  rules: Rules<State, Answer, Options>,
  { draft, mayGiveUp = false, ...laid }: Question<State>,
  { choices, wholes }: QuestionParts,
): Promise<readonly string[]> {
  await page.setViewportSize(sizes[0]);
  const id = await layState(page, rules, laid, draft === undefined ? {} : { draft });
  await walkTo(page, `/practice/${id}`);
  const ask = askOf(rules, laid.state, laid.seat);
  await page.waitForFunction((title) => document.title.includes(title), id);
  await page.locator(`.ask-slot[data-ask="${ask?.id}"]`).waitFor({ state: "attached" });
  await page.locator("dialog.stage[open], section.ask, section.ask-note.in-panel").first().waitFor();
  const measured = async (sizes: readonly ViewportSize[], isAnswered: boolean): Promise<string[]> => {
    const hidden: string[] = [];
    for (const size of sizes) {
      await page.setViewportSize(size);
      await page.evaluate(settled);
      const found = await page.evaluate(hiddenOfQuestion, {
        ...{ choices, wholes },
        // With an answer that lies there, the button that sends it may be loud.
        mayGiveUp: mayGiveUp && !isAnswered,
        hasAnswer: isAnswered,
      });
      hidden.push(...found.map((part) => `${size.width}×${size.height}: ${part}`));
    }
    return hidden;
  };
  const hidden = await measured(sizes, draft !== undefined);
  if (draft !== undefined || !(await page.evaluate(giveUpOnce))) return hidden;
  const askedOnceMore = await measured(sizes.toReversed(), true);
  return [...hidden, ...askedOnceMore.map((part) => `asked once more, ${part}`)];
}

/** What of the open question cannot be reached in letters of twice the size. */
async function outOfReachAt(
  page: Page,
  sizes: readonly ViewportSize[],
  settings: CDPSession,
  { wholes, pictures }: QuestionParts,
): Promise<readonly string[]> {
  await settings.send("Page.setFontSizes", largeLetters);
  const found: string[] = [];
  for (const size of sizes) {
    await page.setViewportSize(size);
    await page.evaluate(settled);
    const parts = await page.evaluate(outOfReachOfQuestion, { wholes, pictures });
    found.push(...parts.map((part) => `${size.width}×${size.height}: ${part}`));
  }
  await settings.send("Page.setFontSizes", usualLetters);
  return found;
}
