import { type Battle, figuresOf, houseIds, houseOf, typeOf, type Unit } from "@weirwood/battles/questions";
import type { ReactNode } from "react";
import { Choice } from "../../../table/ask/controls.tsx";
import { Icon } from "../art/icon.tsx";
import type { BattlesSymbol } from "../art/symbol-names.ts";
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
