import { inFigures, signed } from "@weirwood/kernel";
import { useId, useState } from "react";
import { useSettings } from "../../../app/settings.ts";
import { headed } from "../../../text/headed.ts";
import { RuleLink } from "../desk/controls.tsx";
import { LinePicture } from "./line-picture.tsx";
import type { StrengthLine } from "./strength-lines.ts";

interface OpenedStrengthProps {
  readonly total: number;
  readonly lines: readonly StrengthLine[];
  /** Whose strength it is. */
  readonly label: string;
}

/** A number that opens into what it is made of. */
export function OpenedStrength({ total, lines, label }: OpenedStrengthProps) {
  const id = useId();
  const language = useSettings((settings) => settings.language);
  const [isOpen, setIsOpen] = useState(false);
  // Of what has been compared the parts are no longer known.
  if (lines.length === 0) return <b className="strength-number num">{inFigures(total)}</b>;
  return (
    <span className="opened">
      <button
        type="button"
        className="strength-number num"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={headed(label, inFigures(total), language)}
        onClick={() => setIsOpen(!isOpen)}
      >
        {inFigures(total)}
      </button>
      {isOpen && (
        <ul id={id} className="strength-parts">
          {lines.map((line) => (
            <li key={line.key}>
              <LinePicture picture={line.picture} />
              <span>
                {line.words} <RuleLink rule={line.rule} isShort />
              </span>
              <b className="num">{signed(line.strength)}</b>
            </li>
          ))}
        </ul>
      )}
    </span>
  );
}
