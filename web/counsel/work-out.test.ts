import { entryNamed, type SomeCraft } from "@weirwood/catalogue";
import { isRefusal, type Seat, seedFrom } from "@weirwood/kernel";
import { expect, test } from "vitest";
import { type CounselQuestion, counselFor } from "./work-out.ts";

async function wager(): Promise<SomeCraft> {
  const craft = await entryNamed("ravens-wager")?.craft?.();
  return craft ?? expect.fail("the testing game has a craft");
}

function questionIn({ rules }: SomeCraft, seed: string, seat: Seat): CounselQuestion {
  const options = rules.readOptions({ seats: 3, rounds: 3 });
  if (isRefusal(options)) throw new Error(options.rule);
  const state = rules.setup(options, seedFrom(seed));
  return { game: rules.name, ask: 1, view: rules.toJSON(rules.view(state, seat)), held: [], seat };
}

test("counsel is three legal answers, the best first, each with everybody's chances", async () => {
  const craft = await wager();
  const question = questionIn(craft, "counsel", 1);
  const answers = counselFor(craft, question)?.answers ?? [];
  expect(answers).toHaveLength(3);
  const view = craft.rules.fromJSON(question.view);
  for (const { answer, chances } of answers) {
    const parsed = craft.rules.parse(answer, view);
    if (isRefusal(parsed)) throw new Error(parsed.rule);
    expect(craft.rules.check(view, 1, parsed)).toBeUndefined();
    expect(chances).toHaveLength(3);
    expect(chances.reduce((sum, chance) => sum + chance)).toBeCloseTo(1);
  }
  const own = answers.map(({ chances }) => chances[1]);
  expect(own).toEqual(own.toSorted((a, b) => b - a));
});

test("the same question gets the same counsel, which says where all answer in secret", async () => {
  const craft = await wager();
  const question = questionIn(craft, "counsel", 0);
  const counsel = counselFor(craft, question);
  expect(counselFor(craft, question)).toEqual(counsel);
  expect(counsel?.answers.every(({ isSecret }) => isSecret)).toBe(true);
});

test("who is asked nothing gets none", async () => {
  const craft = await wager();
  const { rules } = craft;
  const question = questionIn(craft, "counsel", 0);
  const state = rules.fromJSON(question.view);
  const [answer] = rules.options(state, 0) ?? [];
  rules.apply(state, 0, answer);
  expect(counselFor(craft, { ...question, view: rules.toJSON(rules.view(state, 0)) })).toBeUndefined();
  // The same answer, made and not sent yet.
  expect(counselFor(craft, { ...question, held: [rules.print(answer)] })).toBeUndefined();
});
