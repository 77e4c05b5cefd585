import { askKinds } from "@weirwood/cards/questions";
import { cards } from "@weirwood/cards/rules";
import { everyQuestionIsAboveTheFold, type Question } from "../server/fold.ts";
import { crowdedPositions, isRound, type Position } from "./positions.ts";

/** Answers that end something of the reader’s while something can be done. */
const givesUp: readonly string[] = ["pass", "finish", "place"];

type Row = readonly [name: string, question: Question<Position["state"]>];

/** One row of each, and another where giving up is asked about once more: that lies there unsent too. */
function rowsOf([name, { state, seat, kind, players, answers }]: readonly [string, Position]): readonly Row[] {
  const said = answers.map((answer) => cards.print(answer));
  const others = said.filter((one) => !givesUp.includes(one));
  const givenUp = said.find((one) => givesUp.includes(one));
  const mayGiveUp = others.length > 0 && givenUp !== undefined;
  const laid = { state, seat, options: { players }, mayGiveUp };
  // A round is answered by one press.
  const draft = isRound(kind) ? "pass" : (others.at(-1) ?? said[0]);
  const row: Row = [name, { ...laid, ...(draft === undefined ? {} : { draft }) }];
  return mayGiveUp && !isRound(kind) ? [row, [`${name}, given up`, { ...laid, draft: givenUp }]] : [row];
}

everyQuestionIsAboveTheFold(cards, [...crowdedPositions()].flatMap(rowsOf), {
  // How often a loop goes round is asked with cards for scenarios only, which no build has.
  kinds: askKinds.filter((kind) => kind !== "number"),
  choices: [".cards-acts button, .ask .options button, .ask-row, .cards-ask button:not(.ask-foot *)"],
});
