import { isRefusal } from "@weirwood/kernel";
import { askKinds } from "@weirwood/throne/questions";
import { throne } from "@weirwood/throne/rules";
import { isPass, openingDraft } from "../../games/throne/draft/draft.ts";
import { seatedAt } from "../../games/throne/draft/seated.ts";
import { everyQuestionIsAboveTheFold } from "../server/fold.ts";
import { crowdedPositions, type Position } from "./positions.ts";

/** Yes and no, or one card of several, stand side by side: neither gives anything up. */
const isAlternative: readonly string[] = ["blade", "control", "make-knight", "card"];

function mayGiveUp({ state, seat, answer }: Position): boolean {
  if (isAlternative.includes(answer.kind)) return false;
  const view = throne.view(state, seat);
  const opening = openingDraft(seatedAt(view, seat));
  const answers = [...(opening === undefined ? [] : [opening]), ...(throne.options(view, seat) ?? [])];
  return answers.some((one) => isPass(one) && !isRefusal(throne.check(view, seat, one)));
}

everyQuestionIsAboveTheFold(
  throne,
  [...crowdedPositions()].map(([name, position]) => [
    name,
    {
      ...position,
      options: position.options as never,
      draft: throne.print(position.answer),
      mayGiveUp: mayGiveUp(position),
    },
  ]),
  {
    kinds: askKinds,
    choices: [
      ".stage-low, .current, .raised, .ask-note .options, .tray",
      ".order-list, .options, .card-row, .yes-no, .number-choice, .unit-row, .pledges, .tie, .hand",
    ].map((group) =>
      group
        .split(", ")
        .map((one) => `${one} button`)
        .join(", "),
    ),
    wholes: ".odds",
    pictures: ".house-card",
  },
);
