import {
  type Battle,
  type Hex,
  hexNames,
  hexOf,
  NONE,
  PARTING,
  procedures,
  type Unit,
  waysOf,
} from "@weirwood/battles/questions";
import { RuleLink } from "../../../table/rule-link.tsx";
import { useDesk } from "../desk/desk.ts";
import type { MakeScene } from "../desk/scene.ts";
import type { HexMark } from "../field/field-show.ts";
import { OddsPanel } from "../odds/odds-panel.tsx";
import { AskedPanel, AttackSteps, unitTitle } from "./attack-shell.tsx";
import { Offer } from "./offer.tsx";

/** An enemy leaves its engagement: its foe may strike before it goes where it means to. */
export const partingScene: MakeScene = ({ view, text }) => {
  const { unit, foe, goal, isPrey } = partingIn(view);
  const [here, own] = [hexOf(view, unit), hexOf(view, foe)];
  const way = (isPrey ? undefined : waysOf(view, unit).get(goal)?.path) ?? [goal];
  const { leaving, striking, goal: goes, prey } = text.answers.parting;
  return {
    marks: new Map<Hex, HexMark>([
      [own, { state: "selected", says: striking }],
      [here, { state: "danger", says: leaving, act: "battles/parting-blow" }],
      ...(goal === NONE ? [] : [[goal, { state: "told", says: isPrey ? prey : goes }] as [Hex, HexMark]]),
    ]),
    ...(goal === NONE ? {} : { arrows: [{ path: [here, ...way], kind: "meant" as const }] }),
    about: [here, own, ...(goal === NONE ? [] : [goal])],
    panel: <PartingAsk />,
  };
};

interface Parting {
  /** Who leaves, and whom. */
  readonly unit: Unit;
  readonly foe: Unit;
  /** Where it means to go, or whom it means to attack; NONE where it leaves the field. */
  readonly goal: Hex;
  readonly isPrey: boolean;
}

/** A unit leaves as it moves, or as it attacks somebody else: the frame below that of the blow says which. */
function partingIn(view: Battle): Parting {
  const { kinds, registers } = procedures;
  const [unit, foe] = [procedures.get(view, registers.parting.unit), procedures.get(view, registers.parting.foe)];
  const below = procedures.depth(view) - 2;
  const isPrey = procedures.kindAt(view, below) === kinds.attack;
  const goal = procedures.getAt(view, below, isPrey ? registers.attack.at : registers.activation.to);
  return { unit, foe, goal: goal < hexNames.length ? goal : NONE, isPrey };
}

const choice = { way: PARTING };

function PartingAsk() {
  const desk = useDesk();
  const { view, openRule } = desk;
  const text = desk.text.answers;
  const { unit, foe, isPrey } = partingIn(view);
  return (
    <AskedPanel
      title={text.parting.title}
      lead={
        <>
          {text.parting.lead(unitTitle(desk, unit), unitTitle(desk, foe))} <b>{text.parting.risk}</b>
        </>
      }
      also={<Offer kind="parting" yes={text.parting.yes} no={text.parting.no} />}
    >
      <AttackSteps steps={isPrey ? ["leave", "blow", "attack"] : ["leave", "blow", "move"]} now="blow" />
      <OddsPanel view={view} attacker={foe} target={unit} choice={choice} />
      <p className="muted">
        {text.parting.note} <RuleLink rule="battles.engagement.parting" onOpen={openRule} />
      </p>
    </AskedPanel>
  );
}
