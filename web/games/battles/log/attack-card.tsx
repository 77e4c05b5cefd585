import type { LogCardProps } from "../../../table/log/game-log.ts";
import { PlaceLink } from "../../../table/log/place-link.tsx";
import { headed } from "../../../text/headed.ts";
import { Icon } from "../art/icon.tsx";
import type { BattlesSymbol } from "../art/symbol-names.ts";
import { useChronicleText } from "../chronicle/text/chronicle-text.ts";
import { useBattleWords } from "../words.ts";
import { foughtIn } from "./fought.ts";
import { resultWords } from "./result-words.ts";
import "./attack-card.css";

/** An attack at a glance: who struck whom where, the dice, and what came of it. */
export function AttackCard({ events, onPlay }: LogCardProps) {
  const text = useChronicleText().log;
  const { book } = useBattleWords();
  const { names } = book;
  const fought = foughtIn(events);
  if (fought === undefined) return null;
  const { house, unit, target, from, at, faces, hitting } = fought;
  const result = resultWords(fought, text, book);
  const attacker = unit === undefined ? names.marker.archers : names.unit[unit];
  return (
    <div className={`struck h-${house}`}>
      <p className="struck-sides">
        <Icon
          name={house === "stark" ? "battles/shield-stark" : "battles/shield-lannister"}
          size={30}
          label={names.seat[house]}
        />
        <span>
          <b>{attacker}</b> <PlaceLink place={from} name={names.hex[from]} /> → {names.unit[target]}{" "}
          <PlaceLink place={at} name={names.hex[at]} />
        </span>
        {onPlay !== undefined && (
          <button
            type="button"
            className="btn ghost square"
            aria-label={headed(text.playAgain, text.attack(attacker, names.unit[target], names.hex[at]), book.language)}
            title={text.playAgain}
            onClick={onPlay}
          >
            <Icon name="ui-play" />
          </button>
        )}
      </p>
      {faces.length > 0 && (
        <p className="struck-dice" role="img" aria-label={text.dice(faces.map((face) => names.symbol[face]))}>
          {faces.map((face, place) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: dice have no name but their place.
              key={place}
              data-dull={!hitting.includes(face) && face !== "morale" ? "" : undefined}
            >
              <Icon name={`battles/die-${face}` as BattlesSymbol} size={28} />
            </span>
          ))}
        </p>
      )}
      <p className="struck-result">{result}</p>
    </div>
  );
}
