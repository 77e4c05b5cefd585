import {
  cardNumberOf,
  commanderIds,
  committingFigure,
  figureIds,
  hexOf,
  unitOfFigure,
} from "@weirwood/battles/questions";
import { RuleLink } from "../../../table/rule-link.tsx";
import { useDesk } from "../desk/desk.ts";
import type { MakeScene } from "../desk/scene.ts";
import type { HexMark } from "../field/field-show.ts";
import { arrowOf, attackInProgress } from "./attack-in-progress.ts";
import { AttackAsk } from "./attack-shell.tsx";
import { Offer } from "./offer.tsx";

/** A commander may use the ability that he has once a battle, in an attack. */
export const commitScene: MakeScene = ({ view, text }) => {
  const here = hexOf(view, unitOfFigure(view, committingFigure(view)));
  const attack = attackInProgress(view);
  return {
    marks: new Map<number, HexMark>([[here, { state: "selected", says: text.answers.commit.leads }]]),
    ...(attack === undefined ? {} : { arrows: [arrowOf(attack)] }),
    about: attack === undefined ? [here] : [here, attack.from, attack.at],
    panel: <CommitAsk />,
  };
};

function CommitAsk() {
  const { view, words, text, openRule } = useDesk();
  const { title, once, yes, no } = text.answers.commit;
  const figure = committingFigure(view);
  const { names } = words.book;
  return (
    <AttackAsk
      withDice
      title={title(names.figure[figureIds[figure]])}
      lead={once}
      also={<Offer kind="use-commit" yes={yes} no={no} />}
    >
      <p>
        {names.commitAbility[commanderIds[cardNumberOf(view, figure)]]}{" "}
        <RuleLink rule="battles.commanders.commit" onOpen={openRule} />
      </p>
    </AttackAsk>
  );
}
