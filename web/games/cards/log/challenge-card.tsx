import { useSettings } from "../../../app/settings.ts";
import type { LogCardProps } from "../../../table/log/game-log.ts";
import { headed } from "../../../text/headed.ts";
import { bookOf } from "../../books.ts";
import { Icon } from "../art/icon.tsx";
import { challengeSymbol } from "../challenge-symbol.ts";
import { useChronicleText } from "../chronicle/text/chronicle-text.ts";
import { outcomeOf } from "./challenge-outcome.ts";
import { countedIn } from "./headings.ts";
import "./block.css";

/** A challenge at a glance: who against whom, both strengths, and what came of it. */
export function ChallengeCard({ events, book: tables, onPlay }: LogCardProps) {
  const text = useChronicleText().log;
  const language = useSettings((settings) => settings.language);
  const book = tables ?? bookOf("cards", language);
  const [{ player, against, type }] = events;
  const counted = countedIn(events);
  const title = text.challenge(
    book.names.icon[String(type)],
    book.names.player[String(player)],
    book.names.player[String(against)],
  );
  return (
    <div className="cards-fought">
      <p className="cards-fought-head">
        <Icon name={challengeSymbol(String(type))} size={28} />
        <b>{title}</b>
        {counted !== undefined && (
          <span className="cards-fought-score">
            {Number(counted.attack)} : {Number(counted.defence)}
          </span>
        )}
        {onPlay !== undefined && (
          <button
            type="button"
            className="btn ghost square"
            aria-label={headed(text.playAgain, title, language)}
            title={text.playAgain}
            onClick={onPlay}
          >
            <Icon name="ui-play" />
          </button>
        )}
      </p>
      <p>{outcomeOf(events, text, book, language)}</p>
    </div>
  );
}
