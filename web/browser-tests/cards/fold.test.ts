import { askKinds } from "@weirwood/cards/questions";
import { cards } from "@weirwood/cards/rules";
import { everyQuestionIsAboveTheFold, type Question } from "../server/fold.ts";
import { crowdedPositions, type Position } from "./positions.ts";

/** Answers that end something of the reader’s while something can be done. */
const givesUp: readonly string[] = ["pass", "finish", "place nothing"];

/** A round is answered by one press: nothing lies there unsent but a pass that is asked about once more. */
const isPoll = (kind: string): boolean => ["action", "save", "response"].includes(kind);

function questionOf([kind, { state, seat, players, answers }]: readonly [string, Position]): Question<
  Position["state"]
> {
  const said = answers.map((answer) => cards.print(answer));
  const others = said.filter((one) => !givesUp.includes(one));
  const mayGiveUp = others.length > 0 && others.length < said.length;
  const draft = isPoll(kind) ? "pass" : (others.at(-1) ?? said[0]);
  return { state, seat, options: { players }, mayGiveUp, ...(draft === undefined ? {} : { draft }) };
}

everyQuestionIsAboveTheFold(
  cards,
  [...crowdedPositions()].map((position) => [position[0], questionOf(position)]),
  {
    // How often a loop goes round is asked with cards for scenarios only, which no build has.
    kinds: askKinds.filter((kind) => kind !== "number"),
    choices: [".cards-acts button, .ask .options button, .ask-row, .cards-ask button:not(.ask-foot *)"],
  },
);
