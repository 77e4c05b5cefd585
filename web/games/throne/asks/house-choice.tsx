import type { House } from "@weirwood/throne/questions";
import type { ReactNode } from "react";
import { Choice } from "../../../table/ask/controls.tsx";
import { Shield } from "../desk/controls.tsx";
import { useDesk } from "../desk/desk.ts";

export function HouseChoice({ houses, isChosen, onChoose, aside }: HouseChoiceProps) {
  const { at, text, words } = useDesk();
  return (
    <ul className="order-list" aria-label={text.naming.choose}>
      {houses.map((house) => (
        <li key={house}>
          <Choice className="ask-row" isPressed={isChosen(house)} onChoose={() => onChoose(house)}>
            <Shield house={house} size={36} />
            <span className="grow">
              <b>{words.house(house)}</b>
              {house === at.house && <small className="muted">{text.you}</small>}
            </span>
            {aside?.(house)}
          </Choice>
        </li>
      ))}
    </ul>
  );
}

interface HouseChoiceProps {
  readonly houses: readonly House[];
  readonly isChosen: (house: House) => boolean;
  readonly onChoose: (house: House) => void;
  readonly aside?: (house: House) => ReactNode;
}
