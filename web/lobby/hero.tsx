import { lazy, Suspense, useMemo, useState } from "react";
import { Link } from "../app/link.tsx";
import { useSettings } from "../app/settings.ts";
import { Icon } from "../art/icon.tsx";
import { type GameListing, gameListings, loadPicture } from "../games/index.ts";
import { useText } from "../text/use-text.ts";

/** What this is, and the two ways to a game: alone at once, or with friends. */
export function Hero({ onCreate, isServerThere }: { readonly onCreate: () => void; readonly isServerThere: boolean }) {
  const text = useText().lobby;
  const language = useSettings((settings) => settings.language);
  const [game, setGame] = useState(gameListings[0]);
  const seats = game.usualSeats;
  const Picture = useMemo(() => lazy(() => loadPicture(game.name).then((found) => ({ default: found }))), [game.name]);
  const [seat, setSeat] = useState(game.usualSeat);
  const choose = (one: GameListing): void => {
    setGame(one);
    setSeat(one.usualSeat);
  };
  return (
    <section className="hero">
      <div className="art" aria-hidden>
        <Suspense>
          <Picture />
        </Suspense>
      </div>
      <div className="words">
        <h1>{text.title}</h1>
        <p>{text.lead(game.invitation[language])}</p>
        {gameListings.length > 1 && (
          <fieldset className="seg" aria-label={text.game}>
            {gameListings.map((one) => (
              <button key={one.name} type="button" aria-pressed={one === game} onClick={() => choose(one)}>
                <Icon name={one.symbol} />
                {one.title[language]}
              </button>
            ))}
          </fieldset>
        )}
        <fieldset className="pick-seat">
          <legend>{game.ownSeat[language]}</legend>
          {seats.map((one) => (
            <label key={one}>
              <input
                type="radio"
                className="visually-hidden"
                name="seat"
                checked={one === seat}
                onChange={() => setSeat(one)}
              />
              <Icon name={game.seatSymbol(one)} size={38} label={game.seatTitle(one, language)} />
            </label>
          ))}
        </fieldset>
        <div className="row wrap">
          <Link to={`/practice?game=${game.name}&seat=${seat}`} className="btn primary big">
            <Icon name="ui-play" />
            {text.playNow}
          </Link>
          {isServerThere && (
            <button type="button" className="btn big" onClick={onCreate}>
              <Icon name="ui-link" />
              {text.playWithFriends}
            </button>
          )}
        </div>
      </div>
    </section>
  );
}
