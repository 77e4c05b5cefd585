import { useSettings } from "../app/settings.ts";
import { Icon } from "../art/icon.tsx";
import type { GameListing } from "../games/index.ts";
import { seatsAboutOf } from "../games/seats-about.ts";
import { useText } from "../text/use-text.ts";

interface SeatCardsProps {
  readonly game: GameListing;
  readonly chosen: string;
  readonly onChoose: (seat: string) => void;
}

/** Whom, or with what, one may play: each with its sign, how hard it is, and what it is like. */
export function SeatCards({ game, chosen, onChoose }: SeatCardsProps) {
  const text = useText().lobby;
  const language = useSettings((settings) => settings.language);
  return (
    <fieldset className="seat-cards">
      <legend className="visually-hidden">{(game.openings?.title ?? game.ownSeat)[language]}</legend>
      {(game.openings?.ids ?? game.usualSeats).map((seat) => {
        const about = seatsAboutOf(game.name)[seat];
        return (
          <label key={seat} className="seat-card" style={{ borderColor: game.seatColour(seat) }}>
            <input
              type="radio"
              className="visually-hidden"
              name="seat"
              checked={seat === chosen}
              onChange={() => onChoose(seat)}
            />
            <Icon name={game.seatSymbol(seat)} size={52} />
            <b className="serif">{game.seatTitle(seat, language)}</b>
            {about !== undefined && (
              <>
                <span className="level">
                  <span aria-hidden>
                    {[1, 2, 3].map((step) => (
                      <i key={step} className={step <= about.level ? "full" : ""} />
                    ))}
                  </span>
                  {text.levels[about.level]}
                </span>
                <span className="line">{about.line[language]}</span>
              </>
            )}
          </label>
        );
      })}
    </fieldset>
  );
}
