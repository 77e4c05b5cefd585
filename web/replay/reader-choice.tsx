import { useSettings } from "../app/settings.ts";
import { Icon } from "../art/icon.tsx";
import type { GameClient } from "../table/game-client.ts";
import { useText } from "../text/use-text.ts";
import { EVERYTHING, type ReplaySummary } from "./replayed-game.ts";

interface ReaderChoiceProps {
  readonly summary: ReplaySummary;
  readonly client: GameClient;
  readonly view: unknown;
  readonly reader: number;
  readonly onChoose: (reader: number) => void;
}

/** Through whose eyes the replay is seen: everybody's at once, or one seat's. */
export function ReaderChoice({ summary, client, view, reader, onChoose }: ReaderChoiceProps) {
  const text = useText().replay;
  const language = useSettings((settings) => settings.language);
  return (
    <fieldset className="seen-by">
      <legend className="no-phone">{text.seenBy}</legend>
      <div className="seg">
        <button type="button" aria-pressed={reader === EVERYTHING} onClick={() => onChoose(EVERYTHING)}>
          <Icon name="ui-eye" />
          {text.all}
        </button>
        {summary.seats.map(({ name }, seat) => (
          <button
            key={name}
            type="button"
            aria-pressed={reader === seat}
            aria-label={text.eyesOf(client.seatTitle(view, seat, language))}
            onClick={() => onChoose(seat)}
          >
            <client.SeatMark view={view} seat={seat} size={26} />
          </button>
        ))}
      </div>
    </fieldset>
  );
}
