import { type Battle, figuresOf, houseIds, houseOf, typeOf, type Unit } from "@weirwood/battles/questions";
import type { ReactNode } from "react";
import { Choice } from "../../../table/ask/controls.tsx";
import { Icon } from "../art/icon.tsx";
import type { BattlesSymbol } from "../art/symbol-names.ts";
import { useDesk } from "../desk/desk.ts";
import type { Reading } from "../desk/reading.ts";

/** `green rank · 3 of 4 figures`. */
export const stateOf = ({ words, text }: Reading, view: Battle, unit: Unit): string =>
  text.attack.unit.state(words.rank(view, unit), figuresOf(view, unit), typeOf(view, unit).strength);

/** The shield of the House that a unit fights for. */
export function UnitShield({ unit }: { readonly unit: Unit }) {
  return <Icon name={`battles/shield-${houseIds[houseOf(unit)]}`} size={36} />;
}

interface ActRowProps {
  readonly symbol: BattlesSymbol;
  readonly title: string;
  readonly note?: ReactNode;
  readonly isPressed?: boolean;
  readonly onChoose: () => void;
}

/** A row to press: what it is, and a line about it. */
export function ActRow({ symbol, title, note, isPressed, onChoose }: ActRowProps) {
  return (
    <Choice className="ask-row" {...(isPressed === undefined ? {} : { isPressed })} onChoose={onChoose}>
      <Icon name={symbol} size={28} />
      <span>
        <b>{title}</b>
        {note !== undefined && <small className="muted">{note}</small>}
      </span>
    </Choice>
  );
}

interface UnitActRowProps {
  readonly unit: Unit;
  readonly hex: number;
  readonly note?: string;
  readonly onChoose: () => void;
}

/** A unit that can be chosen: what it is, where it stands. */
export function UnitActRow({ unit, hex, note, onChoose }: UnitActRowProps) {
  const desk = useDesk();
  const { view, words, text } = desk;
  return (
    <ActRow
      symbol={`battles/${typeOf(view, unit).class}`}
      title={text.attack.unit.in(words.unit(view, unit), words.hex(hex))}
      note={note ?? stateOf(desk, view, unit)}
      onChoose={onChoose}
    />
  );
}
