import { type Hex, hexNames, unitIn } from "@weirwood/battles/questions";
import type { Ask } from "@weirwood/kernel";
import { RuleLink } from "../../../table/rule-link.tsx";
import { useDesk } from "../desk/desk.ts";
import type { MakeScene } from "../desk/scene.ts";
import type { HexMark } from "../field/field-show.ts";
import { AskedPanel, unitTitle } from "./attack-shell.tsx";
import { Offer } from "./offer.tsx";

/** Where Edmure is, and the unit that may take him along. */
const hexOfEdmure = ({ bounds }: Ask): Hex => hexNames.indexOf(String(bounds.hex));

/** A unit that was ordered and has Edmure with it may take him along. */
export const carryScene: MakeScene = ({ ask, text }) => {
  const here = hexOfEdmure(ask);
  return {
    marks: new Map<number, HexMark>([[here, { state: "selected", says: text.answers.carry.own }]]),
    about: [here],
    panel: <CarryAsk />,
  };
};

function CarryAsk() {
  const desk = useDesk();
  const { view, ask, openRule } = desk;
  const text = desk.text.answers.carry;
  return (
    <AskedPanel
      title={text.title}
      lead={text.lead(unitTitle(desk, unitIn(view, hexOfEdmure(ask))))}
      also={<Offer kind="carry" yes={text.yes} no={text.no} />}
    >
      <p>
        {text.note} <RuleLink rule="battles.special.carry" onOpen={openRule} />
      </p>
    </AskedPanel>
  );
}
