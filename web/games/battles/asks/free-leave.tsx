import { foeOfUnit, freeLeaver, hexOf } from "@weirwood/battles/questions";
import { RuleLink } from "../../../table/rule-link.tsx";
import { useDesk } from "../desk/desk.ts";
import type { MakeScene } from "../desk/scene.ts";
import type { HexMark } from "../field/field-show.ts";
import { AskedPanel, unitTitle } from "./attack-shell.tsx";
import { Offer } from "./offer.tsx";

/** A unit that was ordered may first leave its engagement, and nobody strikes at it. */
export const freeLeaveScene: MakeScene = ({ view, reader, text }) => {
  const unit = freeLeaver(view, reader);
  const [here, foe] = [hexOf(view, unit), hexOf(view, foeOfUnit(view, unit))];
  return {
    marks: new Map<number, HexMark>([
      [here, { state: "selected", says: text.answers.leave.own }],
      [foe, { state: "danger" }],
    ]),
    about: [here, foe],
    panel: <FreeLeaveAsk />,
  };
};

function FreeLeaveAsk() {
  const desk = useDesk();
  const { view, reader, openRule } = desk;
  const text = desk.text.answers.leave;
  const unit = freeLeaver(view, reader);
  return (
    <AskedPanel
      title={text.title}
      lead={text.lead(unitTitle(desk, unit), unitTitle(desk, foeOfUnit(view, unit)))}
      also={<Offer kind="leave" yes={text.yes} no={text.no} />}
    >
      <p>
        {text.note} <RuleLink rule="battles.commanders.leave" onOpen={openRule} />
      </p>
    </AskedPanel>
  );
}
