import { columnOf, type Hex, hexNames, rowOf } from "@weirwood/battles/questions";
import type { Ref } from "react";
import type { Reason } from "../../../table/ask/asking.ts";
import type { FieldPicture } from "./field-picture.ts";
import type { FieldShow, Pressed } from "./field-show.ts";
import "./field.css";

export interface FieldProps extends FieldShow {
  readonly picture: FieldPicture;
  /** What a hex is called and holds, for a screen reader. */
  readonly wordsOf: (hex: Hex) => string;
  readonly onHex?: (hex: Hex, pressed: Pressed) => void;
  readonly drag?: { readonly canLift: (hex: Hex) => boolean; readonly onDrop: (from: Hex, to: Hex) => void };
  /** What the question is about: brought into sight as it opens; where a whole field would be too small, it is cut to it. */
  readonly about?: readonly Hex[];
  readonly whyNot?: (hex: Hex) => Reason | undefined;
  readonly onLook?: (hex: Hex | undefined) => void;
  readonly handle?: Ref<FieldHandle>;
}

/** What a frame around the field may ask of it. */
export interface FieldHandle {
  /** Brings hexes into sight by the shortest way. */
  goTo(...hexes: readonly Hex[]): void;
  /** The same, from further away where they would not fit. */
  fit(...hexes: readonly Hex[]): void;
  focus(hex: Hex): void;
  /** Brings hexes into sight without coming closer. */
  follow(hexes: readonly Hex[]): void;
}

const HALF = 31;
const TALL = 36;
const middleOf = (hex: Hex): readonly [number, number] => [
  40 + HALF + 2 * HALF * columnOf(hex) + HALF * (rowOf(hex) & 1),
  20 + TALL + 1.5 * TALL * rowOf(hex),
];
const corners = [
  [0, -TALL],
  [HALF, -TALL / 2],
  [HALF, TALL / 2],
  [0, TALL],
  [-HALF, TALL / 2],
  [-HALF, -TALL / 2],
].join(" ");

/** The field of a battle, and everything that can be done on it. */
export function Field({ picture, marks, wordsOf, onHex }: FieldProps) {
  return (
    <svg className="battle-field" viewBox="0 0 1040 680" role="presentation">
      {[...picture.hexes].map(([hex, { unit }]) => {
        const [x, y] = middleOf(hex);
        return (
          // biome-ignore lint/a11y/useSemanticElements: HTML has no button in the shape of a hex.
          <g
            key={hex}
            role="button"
            tabIndex={0}
            aria-label={wordsOf(hex)}
            data-hex={hexNames[hex]}
            data-state={marks?.get(hex)?.state}
            transform={`translate(${x} ${y})`}
            onClick={() => onHex?.(hex, { by: "mouse" })}
            onKeyDown={({ key }) => key === "Enter" && onHex?.(hex, { by: "keyboard" })}
          >
            <polygon points={corners} />
            {unit !== undefined && <text>{`${unit.house[0]}${unit.class[0]}${unit.figures}`}</text>}
          </g>
        );
      })}
    </svg>
  );
}
