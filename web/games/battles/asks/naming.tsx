import { type BattleDecision, battles } from "@weirwood/battles/playing";
import {
  type Battle,
  distanceOf,
  type Figure,
  type Hex,
  hexOf,
  houseOf,
  NONE,
  unitIn,
  unitsOnField,
  ZONE,
} from "@weirwood/battles/questions";
import { NOBODY, type Refusal } from "@weirwood/kernel";
import { reasonOf } from "../../../table/ask/asking.ts";
import { Why } from "../../../table/ask/controls.tsx";
import type { Desk } from "../desk/desk.ts";
import { useReading } from "../desk/reading.ts";
import type { Scene } from "../desk/scene.ts";
import { hexOfFigure, litZone } from "../desk/zones.ts";
import type { HexMark } from "../field/field-show.ts";
import { figureName } from "./unit-row.tsx";

/** Units that are named one after another: who can be, who was, and why the others cannot. */

export type NamingVerb = "declare" | "choose" | "also-order";

export interface Naming {
  readonly verb: NamingVerb;
  /** The position in which they are named: the one that is shown, or the one after a card that is about to be played. */
  readonly at: Battle;
  readonly leader: Figure;
  /** In the order of naming. */
  readonly named: readonly Hex[];
}

const isNaming = (answer: BattleDecision, verb: NamingVerb): answer is Extract<BattleDecision, { kind: NamingVerb }> =>
  answer.kind === verb;

/** The hexes of units that can be named. */
export const nameable = ({ seat }: Desk, { verb, at }: Naming): Hex[] =>
  [...(battles.options(at, seat) ?? [])].flatMap((answer) =>
    isNaming(answer, verb) && answer.hex !== NOBODY ? [answer.hex] : [],
  );

export const whyNotNamed = ({ seat }: Desk, { verb, at }: Naming, hex: Hex): Refusal | undefined =>
  battles.check(at, seat, { kind: verb, hex });

/** What the field shows of it: the commander's zone, who can be named, who was, and what stands in the way of the others. */
export function namingShow(desk: Desk, naming: Naming): Pick<Scene, "marks" | "zone" | "ties" | "note" | "whyHex"> {
  const { text, words, selected } = desk;
  const { at, leader, named } = naming;
  const open = nameable(desk, naming);
  const house = open.length === 0 ? desk.reader : houseOf(unitIn(at, open[0]));
  const marks = new Map<Hex, HexMark>();
  for (const unit of unitsOnField(at, house)) {
    const hex = hexOf(at, unit);
    const why = named.includes(hex) ? undefined : whyNotNamed(desk, naming, hex);
    if (why !== undefined) marks.set(hex, { state: "blocked", reason: reasonOf(words.book, why) });
  }
  for (const hex of open) marks.set(hex, { state: "legal", says: text.turn.canBeNamed });
  for (const [place, hex] of named.entries())
    marks.set(hex, { state: "selected", number: place + 1, says: text.turn.named(place + 1) });
  const whyHex = (hex: Hex): Refusal | undefined =>
    unitIn(at, hex) === NONE || marks.get(hex)?.state !== "blocked" ? undefined : whyNotNamed(desk, naming, hex);
  return {
    marks,
    zone: litZone(at, leader),
    whyHex,
    ...(selected !== undefined && marks.get(selected)?.state === "blocked" && tieOf(desk, naming, selected)),
  };
}

/** A dotted line from a unit that is out of reach to the commander, with what could order it. */
function tieOf(desk: Desk, { at, leader }: Naming, hex: Hex): Pick<Scene, "ties" | "note"> {
  const middle = hexOfFigure(at, leader);
  const hexes = distanceOf(middle, hex);
  if (hexes <= ZONE) return {};
  return {
    ties: [{ from: hex, to: middle, label: desk.text.turn.hexes(hexes) }],
    note: { hex, content: <Uncontrolled hex={hex} leader={leader} hexes={hexes} /> },
  };
}

interface UncontrolledProps {
  readonly hex: Hex;
  readonly leader: Figure;
  readonly hexes: number;
}

function Uncontrolled({ hex, leader, hexes }: UncontrolledProps) {
  const reading = useReading();
  const { view, words, text } = reading;
  const sentence = text.turn.outOfReach(hexes, figureName(reading, leader), ZONE);
  return (
    <div className="ask-note in-panel">
      <h2>{text.turn.uncontrolled(words.unit(view, unitIn(view, hex)))}</h2>
      <Why reason={{ sentence, rule: "battles.cards.zone" }} />
    </div>
  );
}
