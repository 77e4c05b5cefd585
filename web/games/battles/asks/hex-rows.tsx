import type { BattleDecision } from "@weirwood/battles/playing";
import type { Hex } from "@weirwood/battles/questions";
import type { ReactNode } from "react";
import type { Shortcut } from "../../../app/keys.ts";
import { Choice } from "../../../table/ask/controls.tsx";
import { Icon } from "../art/icon.tsx";
import type { BattlesSymbol } from "../art/symbol-names.ts";
import { type Desk, useDesk } from "../desk/desk.ts";
import type { Scene } from "../desk/scene.ts";
import type { HexMark } from "../field/field-show.ts";

/** An answer that points at a hex; a hex below 0 is none. */
export type HexAnswer = Extract<BattleDecision, { readonly kind: "follow" | "swap-bearer" | "retreat" }>;

/** The hexes among answers, without the one that names none. */
export const pointing = <Said extends HexAnswer>(answers: readonly Said[]): Said[] =>
  answers.filter(({ hex }) => hex >= 0);

interface HexRowsProps {
  readonly answers: readonly HexAnswer[];
  readonly label: string;
  readonly symbol: BattlesSymbol;
  readonly title: (hex: Hex) => ReactNode;
  readonly about: (hex: Hex) => ReactNode;
  readonly onChoose: (answer: HexAnswer) => void;
}

/** More rows than this stand in two columns. */
const FEW = 3;

/** Hexes that can be chosen, as rows beside the field; digits choose them too. */
export function HexRows({ answers, label, symbol, title, about, onChoose }: HexRowsProps) {
  const { draft } = useDesk();
  return (
    <ul className={answers.length > FEW ? "hex-rows many" : "hex-rows"} aria-label={label}>
      {answers.map((answer, place) => (
        <li key={answer.hex}>
          <Choice
            className="ask-row"
            isPressed={draft?.kind === answer.kind && draft.hex === answer.hex}
            onChoose={() => onChoose(answer)}
          >
            <Icon name={symbol} size={28} />
            <span className="grow">
              <b>{title(answer.hex)}</b>
              <small className="muted">{about(answer.hex)}</small>
            </span>
            {place < 9 && (
              <kbd className="kbd" aria-hidden="true">
                {place + 1}
              </kbd>
            )}
          </Choice>
        </li>
      ))}
    </ul>
  );
}

/** Digits for the first nine rows. */
export const rowKeys = <Said extends HexAnswer>(
  answers: readonly Said[],
  label: (hex: Hex) => string,
  onChoose: (answer: Said) => void,
): Shortcut[] =>
  answers
    .slice(0, 9)
    .map((answer, place) => ({ key: String(place + 1), label: label(answer.hex), act: () => onChoose(answer) }));

interface Pointing<Said extends HexAnswer> {
  readonly answers: readonly Said[];
  /** The unit that goes, or is spoken of. */
  readonly here: Hex;
  readonly says: string;
  readonly act: BattlesSymbol;
  readonly label: (hex: Hex) => string;
}

/** A question whose answer is a hex that waits for the button: pressed, dragged to, or chosen by its digit. */
export function pointingScene<Said extends HexAnswer>(
  desk: Desk,
  { answers, here, says, act, label }: Pointing<Said>,
): Omit<Scene, "panel"> {
  const { draft } = desk;
  const kind = answers[0].kind;
  const isDraft = (hex: Hex): boolean => draft?.kind === kind && draft.hex === hex;
  const answerIn = (hex: Hex): BattleDecision => ({ kind, hex });
  const choose = (hex: Hex): void => {
    const refusal = desk.why(answerIn(hex));
    if (refusal === undefined) desk.change(answerIn(hex), label(hex));
    else desk.explain(refusal);
  };
  return {
    marks: new Map<Hex, HexMark>([
      [here, { state: "selected" }],
      ...answers.map(({ hex }): [Hex, HexMark] => [hex, { state: isDraft(hex) ? "selected" : "legal", says, act }]),
    ]),
    onHex: choose,
    drag: { canLift: (hex) => hex === here, onDrop: (_from, to) => choose(to) },
    whyHex: (hex) => desk.why(answerIn(hex)),
    keys: rowKeys(answers, label, ({ hex }) => choose(hex)),
    stops: answers.map(({ hex }) => hex),
    about: [here, ...answers.map(({ hex }) => hex)],
  };
}
