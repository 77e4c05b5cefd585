import type { Ask, Decision, Rules, Seat } from "@weirwood/kernel";
import type { Page, ViewportSize } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type LaidState, layState } from "./kept-games.ts";
import { hiddenOfQuestion, settled } from "./question-in-the-page.ts";
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
}

/**
 * Tests every question of a game: the first thing to choose, what must be seen whole, the foot and every button in it are on
 * the screen; what gives up is quiet; log and talk have their height. One page is resized and nothing is painted.
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
    beforeAll(async () => {
      visitor = await newVisitor({ language: "fr", withoutHints: true, isUnpainted: true }, faults);
      await visitor.page.goto("/practice");
    });
    afterAll(async () => {
      await visitor.context.close();
      expectNoFaults(faults);
    });

    test.each(rows)("%s", async (_, question) => {
      const { page } = visitor;
      const { draft, ...empty } = question;
      expect(await hiddenAt(page, growing, rules, empty, parts), "with nothing chosen").toEqual([]);
      if (draft === undefined) return;
      expect(await hiddenAt(page, shrinking, rules, question, parts), "with an answer").toEqual([]);
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
  const hidden: string[] = [];
  for (const size of sizes) {
    await page.setViewportSize(size);
    await page.evaluate(settled);
    const found = await page.evaluate(hiddenOfQuestion, {
      ...{ choices, wholes },
      // With an answer that lies there, the button that sends it may be loud.
      mayGiveUp: mayGiveUp && draft === undefined,
    });
    hidden.push(...found.map((part) => `${size.width}×${size.height}: ${part}`));
  }
  return hidden;
}
