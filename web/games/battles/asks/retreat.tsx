import {
  type Answer,
  type Battle,
  beside,
  blockedSteps,
  boardOf,
  DIRECTIONS,
  directionIds,
  type Hex,
  hexesBeside,
  hexOf,
  houseOf,
  MELEE,
  NONE,
  procedures,
  TERRAIN,
  terrainIds,
  type Unit,
  unitIn,
} from "@weirwood/battles/questions";
import { Part } from "../../../table/ask/controls.tsx";
import { RuleLink } from "../../../table/rule-link.tsx";
import { type Desk, useDesk } from "../desk/desk.ts";
import type { Reading } from "../desk/reading.ts";
import type { MakeScene } from "../desk/scene.ts";
import { unitPicture } from "../field/field-picture.ts";
import type { HexMark } from "../field/field-show.ts";
import { attackInProgress } from "./attack-in-progress.ts";
import { AttackAsk, unitTitle } from "./attack-shell.tsx";
import { HexRows, rowKeys } from "./hex-rows.tsx";

/** A unit falls back hex by hex: each press is a step, which can be taken back as long as nothing else has happened. */
export const retreatScene: MakeScene = (desk) => {
  const { view, text } = desk;
  const { unit, here, was, step } = retreatIn(view);
  const answers = desk.answersOf("retreat");
  const { says, key } = text.answers.retreat;
  const stepTo = (hex: Hex): Answer<"retreat"> => ({ kind: "retreat", hex });
  return {
    marks: new Map<Hex, HexMark>([
      [here, { state: "selected" }],
      ...answers.map(({ hex }): [Hex, HexMark] => [hex, { state: "legal", says, number: step }]),
    ]),
    arrows: [
      ...(was === here ? [] : [{ path: [was, here], kind: "retreat" as const }]),
      ...answers.map(({ hex }) => ({ path: [here, hex], kind: "retreat" as const })),
    ],
    ...(was === here ? {} : { ghosts: new Map([[was, unitPicture(view, unit)]]) }),
    onHex: (hex) => hex !== here && desk.send(stepTo(hex)),
    drag: { canLift: (hex) => hex === here, onDrop: (_from, to) => desk.send(stepTo(to)) },
    whyHex: (hex) => (hex === here ? undefined : desk.why(stepTo(hex))),
    keys: rowKeys(answers, (hex) => key(directionTo(desk, here, hex)), desk.send),
    stops: answers.map(({ hex }) => hex),
    about: [was, here, ...answers.map(({ hex }) => hex)],
    panel: <RetreatAsk />,
  };
};

interface Retreat {
  readonly unit: Unit;
  /** Hexes still to go. */
  readonly steps: number;
  readonly here: Hex;
  /** Where it was attacked. */
  readonly was: Hex;
  /** The number of the step that is asked about, from 1. */
  readonly step: number;
}

function retreatIn(view: Battle): Retreat {
  const { unit: UNIT, steps: STEPS } = procedures.registers.retreat;
  const [unit, steps] = [procedures.get(view, UNIT), procedures.get(view, STEPS)];
  const here = hexOf(view, unit);
  const attack = attackInProgress(view);
  // A card may drive a unit back without an attack.
  if (attack?.target !== unit) return { unit, steps, here, was: here, step: 1 };
  return { unit, steps, here, was: attack.at, step: attack.retreats - steps + 1 };
}

function RetreatAsk() {
  const desk = useDesk();
  const { view, words, openRule } = desk;
  const text = desk.text.answers.retreat;
  const { unit, steps, here, step } = retreatIn(view);
  const blocked = blockedSteps(view, unit, steps);
  return (
    <AttackAsk title={text.title} lead={text.lead(unitTitle(desk, unit), steps)} send={text.left(steps)}>
      <HexRows
        answers={desk.answersOf("retreat")}
        label={text.title}
        symbol="battles/fall-back"
        title={(hex) => text.step(step, directionTo(desk, here, hex))}
        about={(hex) => `${words.hex(hex)}, ${groundIn(desk, hex)}, ${text.friends(friendsAround(view, unit, hex))}`}
        onChoose={desk.send}
      />
      <p className="muted">
        {text.bounds} <RuleLink rule="battles.retreat.farthest" onOpen={openRule} isShort />{" "}
        {blocked === 0 ? text.open : text.blocked(blocked)}{" "}
        <RuleLink rule="battles.retreat.blocked" onOpen={openRule} isShort />
      </p>
      <AfterRetreat unit={unit} />
    </AttackAsk>
  );
}

/** What the retreat makes of the rest of the attack. */
function AfterRetreat({ unit }: { readonly unit: Unit }) {
  const desk = useDesk();
  const text = desk.text.answers.retreat;
  const attack = attackInProgress(desk.view);
  if (attack?.target !== unit || attack.way !== MELEE) return null;
  return (
    <Part title={text.after}>
      <p className="muted">{text.noCounter}</p>
      <p className="muted">{text.mayFollow(unitTitle(desk, attack.attacker), desk.words.hex(attack.at))}</p>
    </Part>
  );
}

/** `north-east`. */
function directionTo({ view, words }: Reading, from: Hex, to: Hex): string {
  const board = boardOf(view);
  const direction = Array.from({ length: DIRECTIONS }, (_, way) => way).find((way) => beside(board, from, way) === to);
  return direction === undefined ? words.hex(to) : words.book.names.direction[directionIds[direction]];
}

const groundIn = ({ view, words }: Desk, hex: Hex): string => words.book.names.terrain[terrainIds[view[TERRAIN + hex]]];

/** Friends that a unit would have beside it in a hex. */
const friendsAround = (view: Battle, unit: Unit, hex: Hex): number =>
  hexesBeside(view, hex)
    .map((other) => unitIn(view, other))
    .filter((other) => other !== NONE && other !== unit && houseOf(other) === houseOf(unit)).length;
