import { useState } from "react";
import { useSettings } from "../app/settings.ts";
import { Icon } from "../art/icon.tsx";
import { chooseGame, useChosenGame } from "../games/chosen-game.ts";
import { type GameListing, gameListings } from "../games/index.ts";
import { useText } from "../text/use-text.ts";
import { HeroMap } from "./hero-map.tsx";
import { PlayNow } from "./play-now.tsx";
import { SeatCards } from "./seat-cards.tsx";
import "./hero.css";

interface HeroProps {
  /** Sets a table of the game that is looked at. */
  readonly onCreate: (game: string) => void;
  readonly isServerThere: boolean;
  /** Somebody who has played nothing yet, as far as this browser and the server know. */
  readonly isNewcomer: boolean;
}

/** Whom, or with what, one plays before one has chosen. */
const firstOf = ({ openings, usualSeat }: GameListing): string => openings?.ids[0] ?? usualSeat;

/** What this is, with a game being played behind it, and the two ways to one's own: alone at once, or with friends. */
export function Hero({ onCreate, isServerThere, isNewcomer }: HeroProps) {
  const text = useText().lobby;
  const language = useSettings((settings) => settings.language);
  const name = useChosenGame();
  const game = gameListings.find((one) => one.name === name) ?? gameListings[0];
  const [wanted, setSeat] = useState<string>();
  const seat = wanted ?? firstOf(game);
  const choose = (one: GameListing): void => {
    chooseGame(one.name);
    setSeat(undefined);
  };
  return (
    <>
      <section className="hero">
        <HeroMap game={game.name} seat={seat} />
        <div className="hero-words">
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
          <div className="hero-buttons">
            <PlayNow game={game} seat={seat} isNewcomer={isNewcomer} />
            {isServerThere && (
              <button type="button" className="btn big" onClick={() => onCreate(game.name)}>
                <Icon name="ui-link" />
                {text.playWithFriends}
              </button>
            )}
          </div>
        </div>
      </section>
      <SeatCards game={game} chosen={seat} onChoose={setSeat} />
    </>
  );
}
