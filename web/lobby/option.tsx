import { type ReactNode, useId } from "react";
import { Icon } from "../art/icon.tsx";
import { RulePageLink } from "./rule-page-link.tsx";
import "./option-fields.css";

interface OptionProps {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly label: string;
  readonly about?: string;
  /** The rule of a game that explains it. */
  readonly rule?: { readonly game: string; readonly id: string } | undefined;
  /** Why it cannot be turned on. */
  readonly whyNot?: string | undefined;
  readonly children?: ReactNode;
}

/** Something that can be turned on, with what it means and what more there is to say about it. */
export function Option({ isOn, onChange, label, about, rule, whyNot, children }: OptionProps) {
  const id = useId();
  return (
    <div className="game-option" data-blocked={whyNot !== undefined}>
      <label className="check">
        <input
          type="checkbox"
          checked={isOn}
          aria-disabled={whyNot !== undefined}
          aria-describedby={id}
          onClick={(event) => whyNot !== undefined && event.preventDefault()}
          onChange={(event) => whyNot === undefined && onChange(event.target.checked)}
        />
        {label}
      </label>
      <p id={id} className="muted xs">
        {whyNot !== undefined && (
          <b>
            <Icon name="ui-lock" size={13} /> {whyNot}{" "}
          </b>
        )}
        {about} {rule !== undefined && <RulePageLink game={rule.game} rule={rule.id} />}
      </p>
      {children}
    </div>
  );
}
