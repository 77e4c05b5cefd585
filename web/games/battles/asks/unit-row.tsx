import {
  type Battle,
  distanceOf,
  type Figure,
  figureIds,
  figuresOf,
  type Hex,
  hexOf,
  houseIds,
  houseOf,
  typeOf,
  type Unit,
  unitIn,
} from "@weirwood/battles/questions";
import type { Refusal } from "@weirwood/kernel";
import type { ReactNode } from "react";
import { Choice } from "../../../table/ask/controls.tsx";
import { Icon } from "../art/icon.tsx";
import { type Reading, useReading } from "../desk/reading.ts";
import { hexOfFigure } from "../desk/zones.ts";
import "./turn.css";

/** What a figure is called. */
export const figureName = ({ words }: Reading, figure: Figure): string => words.book.names.figure[figureIds[figure]];

/** `green · 3 of 4 · 1 hex from Addam Marbrand`. */
export function unitLine(reading: Reading, view: Battle, unit: Unit, leader?: Figure): string {
  const { words, text } = reading;
  const parts = [words.rank(view, unit), text.turn.figures(figuresOf(view, unit), typeOf(view, unit).strength)];
  if (leader !== undefined) {
    const hexes = distanceOf(hexOfFigure(view, leader), hexOf(view, unit));
    parts.push(hexes === 0 ? text.turn.ownUnit : text.turn.distance(hexes, figureName(reading, leader)));
  }
  return parts.join(" · ");
}

interface UnitRowProps {
  readonly hex: Hex;
  readonly leader?: Figure | undefined;
  readonly refusal?: Refusal | undefined;
  readonly state?: "open" | "named";
  /** At the left, in place of its class: the order in which it was named. */
  readonly number?: number;
  readonly isPressed?: boolean;
  readonly aside?: ReactNode;
  /** What is said of it, in place of its rank and figures. */
  readonly note?: string;
  readonly onChoose: () => void;
}

/** A unit that can be chosen in the panel as well as on the field. */
export function UnitRow(props: UnitRowProps) {
  const { hex, leader, refusal, state = "open", number, isPressed, aside, note, onChoose } = props;
  const reading = useReading();
  const { view, words, text } = reading;
  const unit = unitIn(view, hex);
  return (
    <Choice
      className={`ask-row turn-row ${state}`}
      {...(isPressed === undefined ? {} : { isPressed })}
      refusal={refusal}
      onChoose={onChoose}
    >
      {number === undefined ? (
        <Icon name={`battles/${typeOf(view, unit).class}`} className={`charge-${houseIds[houseOf(unit)]}-line`} />
      ) : (
        <span className="number">{number}</span>
      )}
      <span className="grow">
        <b>{text.turn.unitIn(words.unit(view, unit), words.hex(hex))}</b>
        <small>{note ?? unitLine(reading, view, unit, leader)}</small>
      </span>
      {aside}
    </Choice>
  );
}
