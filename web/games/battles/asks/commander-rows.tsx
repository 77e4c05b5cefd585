import {
  cardOfFigure,
  commandersOf,
  type Figure,
  type Hex,
  houseIds,
  isInZone,
  isReady,
  tokensOn,
  unitsOnField,
} from "@weirwood/battles/questions";
import type { Refusal } from "@weirwood/kernel";
import { Choice, Part } from "../../../table/ask/controls.tsx";
import { Icon } from "../art/icon.tsx";
import { useDesk } from "../desk/desk.ts";
import { useReading } from "../desk/reading.ts";
import { hexOfFigure } from "../desk/zones.ts";
import { figureName } from "./unit-row.tsx";

interface CommandTokensProps {
  readonly figure: Figure;
  /** What the card that is about to be played would lay on him. */
  readonly more?: number;
}

/** The command tokens on a commander against his limit: earlier ones filled, those of this card ringed, room pale. */
export function CommandTokens({ figure, more = 0 }: CommandTokensProps) {
  const { view, text } = useReading();
  const { limit } = cardOfFigure(view, figure);
  const laid = tokensOn(view, figure);
  const stateOf = (place: number): string => (place < laid ? "laid" : place < laid + more ? "more" : "room");
  return (
    <span className="command-tokens" role="img" aria-label={text.turn.carries(laid + more, limit)}>
      {Array.from({ length: limit }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: command tokens are alike.
        <span key={place} data-state={stateOf(place)}>
          <Icon name="battles/command-token" />
        </span>
      ))}
    </span>
  );
}

interface CommanderRowsProps {
  readonly isPressed: (figure: Figure) => boolean;
  readonly onChoose: (figure: Figure, hex: Hex) => void;
  readonly whyNot?: (figure: Figure) => Refusal | undefined;
  readonly more?: (figure: Figure) => number;
}

/** The reader's commanders: how much they carry of what they can, and how many units await their command. */
export function CommanderRows({ isPressed, onChoose, whyNot, more }: CommanderRowsProps) {
  const desk = useDesk();
  const { view, reader, text } = desk;
  const leaders = commandersOf(view, reader);
  if (leaders.length === 0) return <p className="muted">{text.turn.noCommander}</p>;
  return (
    <Part title={text.turn.commanders}>
      {leaders.map((figure) => {
        const reached = unitsOnField(view, reader).filter(
          (unit) => isReady(view, unit) && isInZone(view, figure, unit),
        );
        return (
          <Choice
            key={figure}
            className="ask-row turn-row"
            isPressed={isPressed(figure)}
            refusal={whyNot?.(figure)}
            onChoose={() => onChoose(figure, hexOfFigure(view, figure))}
          >
            <Icon name={`battles/shield-${houseIds[reader]}`} size={28} />
            <span className="grow">
              <b>{figureName(desk, figure)}</b>
              <small>{text.turn.inReach(reached.length)}</small>
            </span>
            <CommandTokens figure={figure} more={more?.(figure) ?? 0} />
          </Choice>
        );
      })}
    </Part>
  );
}
