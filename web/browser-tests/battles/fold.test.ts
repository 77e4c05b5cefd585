import { type AskKind, askKinds } from "@weirwood/battles/questions";
import { type BattleDecision, battles } from "@weirwood/battles/rules";
import { everyQuestionIsAboveTheFold, type Question } from "../server/fold.ts";
import { crowdedPositions, type Position } from "./positions.ts";

/** Answers that end what could go on. */
const givesUp: readonly string[] = [
  "pass",
  "halt",
  "cease",
  "declare nowhere",
  "choose nowhere",
  "also-order nowhere",
  "keep nothing nothing",
];
const isGivingUp = (answer: BattleDecision): boolean => givesUp.includes(battles.print(answer));

type Row = readonly [name: string, question: Question<Position["state"]>];

function rowsOf(kind: AskKind, { answers, ...laid }: Position): Row[] {
  const others = answers.filter((answer) => !isGivingUp(answer));
  const mayGiveUp = others.length > 0 && others.length < answers.length;
  // On one’s turn each thing that can be taken up is put like a question of its own.
  const takenUp = new Map(others.map((answer) => [kind === "turn" ? answer.kind : kind, answer]));
  return [...takenUp].map(([name, answer]) => [
    name === kind ? kind : `${kind}: ${name}`,
    { ...laid, draft: battles.print(answer), mayGiveUp },
  ]);
}

everyQuestionIsAboveTheFold(
  battles,
  [...crowdedPositions()].flatMap(([kind, position]) => rowsOf(kind, position)),
  {
    kinds: askKinds,
    choices: [".ask-row, .tray-card, .tray-token, .ask button:not(.ask-foot *)"],
    wholes: ".odds-bar",
  },
);
