import { blockedSteps, drivenFrom, procedures, register, targetOf } from "@weirwood/battles/questions";
import { RuleLink } from "../../../table/rule-link.tsx";
import { Icon } from "../art/icon.tsx";
import { useDesk } from "../desk/desk.ts";
import type { MakeScene } from "../desk/scene.ts";
import type { HexMark } from "../field/field-show.ts";
import { type AttackInProgress, arrowOf, attackInProgress } from "./attack-in-progress.ts";
import { AttackAsk, unitTitle } from "./attack-shell.tsx";
import { Offer } from "./offer.tsx";

/** A Stalwart unit may ignore the first morale result. */
export const standFirmScene: MakeScene = ({ view }) => {
  const attack = attackInProgress(view) as AttackInProgress;
  return {
    marks: new Map<number, HexMark>([[attack.at, { state: "selected" }]]),
    arrows: [arrowOf(attack)],
    about: [attack.from, attack.at],
    panel: <StandFirmAsk />,
  };
};

function StandFirmAsk() {
  const desk = useDesk();
  const { view, openRule } = desk;
  const text = desk.text.answers.standFirm;
  const retreats = procedures.get(view, register.retreats);
  return (
    <AttackAsk
      withDice
      title={text.title}
      lead={text.lead(unitTitle(desk, targetOf(view)))}
      also={<Offer kind="stand-firm" yes={text.yes} no={text.no} />}
    >
      <ul className="conditions">
        <Consequence answer={text.yes} steps={retreats - 1} />
        <Consequence answer={text.no} steps={retreats} />
      </ul>
      <RuleLink rule="battles.keywords.stalwart" onOpen={openRule} />
    </AttackAsk>
  );
}

interface ConsequenceProps {
  readonly answer: string;
  /** Morale results that are left. */
  readonly steps: number;
}

/** How far the unit goes, and what it loses where there is no way. */
function Consequence({ answer, steps }: ConsequenceProps) {
  const { view, text } = useDesk();
  const { stays, goes, blocked } = text.answers.standFirm;
  const lost = blockedSteps(view, targetOf(view), steps, drivenFrom(view));
  return (
    <li>
      <Icon name={steps === 0 ? "battles/stalwart" : "battles/fall-back"} size={24} />
      <span>
        {answer}
        <small>
          {steps - lost === 0 ? stays : goes(steps - lost)}
          {lost > 0 && ` · ${blocked(lost)}`}
        </small>
      </span>
    </li>
  );
}
