import { narrate } from "@weirwood/kernel";
import type { LogCardProps } from "../../../table/log/game-log.ts";
import { PlaceLink } from "../../../table/log/place-link.tsx";
import { headed } from "../../../text/headed.ts";
import { houseClass, shieldSymbol } from "../art/heraldry.ts";
import { Icon } from "../art/icon.tsx";
import { areaIn } from "../chronicle/area-in.ts";
import { useChronicleText } from "../chronicle/text/chronicle-text.ts";
import { useThroneWords } from "../words.ts";
import { type Fought, foughtIn } from "./fought.ts";
import "./battle-card.css";

/** A battle at a glance: who fought where, the numbers, and in the winner's colours how it ended and why. */
export function BattleCard({ events, onPlay }: LogCardProps) {
  const { book } = useThroneWords();
  const fought = foughtIn(events);
  if (fought === undefined) return null;
  const { attacker, defender, area, winner } = fought;
  return (
    <div className="fought">
      <div
        className="fought-sides"
        style={{ "--left": `var(--${attacker}-line)`, "--right": `var(--${defender}-line)` } as object}
      >
        <Icon name={shieldSymbol(attacker)} size={40} label={book.names.house[attacker]} />
        <Strength fought={fought} side="attacker" />
        <span className="fought-place">
          <Icon name="throne/battle" size={24} />
          <PlaceLink place={area} name={book.names.area[area]} />
        </span>
        <Strength fought={fought} side="defender" />
        <Icon name={shieldSymbol(defender)} size={40} label={book.names.house[defender]} />
      </div>
      {winner !== undefined && <Outcome fought={fought} winner={winner} onPlay={onPlay} />}
    </div>
  );
}

function Strength({ fought, side }: { readonly fought: Fought; readonly side: "attacker" | "defender" }) {
  return <b className={fought.winner === fought[side] ? "won" : undefined}>{fought.strengths[side] ?? "–"}</b>;
}

interface OutcomeProps {
  readonly fought: Fought;
  readonly winner: string;
  readonly onPlay: (() => void) | undefined;
}

function Outcome({ fought, winner, onPlay }: OutcomeProps) {
  const { book } = useThroneWords();
  const text = useChronicleText().log;
  const [house, area] = [book.names.house[winner], areaIn(book, fought.area)];
  const verdict = winner === fought.defender ? text.holds(house, area) : text.takes(house, area);
  const { reasons } = text;
  const why = reasons[fought.reasons.join(" ") as keyof typeof reasons];
  const losses = fought.fallen.flatMap((event) => narrate(book, event) ?? []);
  return (
    <div className={`fought-end ${houseClass(winner)}`}>
      <p>
        <strong>{verdict}</strong>
        {[why, ...losses].filter((sentence) => sentence !== undefined).join(" ")}
      </p>
      {onPlay !== undefined && (
        <button
          type="button"
          aria-label={headed(text.playAgain, verdict, book.language)}
          title={text.playAgain}
          onClick={onPlay}
        >
          <Icon name="ui-play" />
        </button>
      )}
    </div>
  );
}
