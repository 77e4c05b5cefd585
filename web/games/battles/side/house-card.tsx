import {
  COMMAND,
  cardNumberOf,
  cardOfFigure,
  commanderIds,
  decks,
  discards,
  type Figure,
  type House,
  hands,
  houseIds,
  isCaptured,
  isCommitted,
  LOST,
  objectives,
  PASSED,
  POINTS,
  SEAT_HOUSE,
  tokensOn,
} from "@weirwood/battles/questions";
import { type ReactNode, useId } from "react";
import type { SeatPlayer } from "../../../table/game-client.ts";
import { SeatStateMark } from "../../../table/seat-state-mark.tsx";
import { Icon } from "../art/icon.tsx";
import type { BattlesSymbol } from "../art/symbol-names.ts";
import { useReading } from "../desk/reading.ts";
import { CommandTokens } from "./command-tokens.tsx";
import { OrderPool } from "./order-pool.tsx";
import { commandersOf, countsPoints, figuresLeft, objectivesHeldBy, unitsOnField } from "./standing.ts";
import "./side.css";

interface HouseCardProps {
  readonly house: House;
  readonly player: SeatPlayer | undefined;
}

/** One House at a glance: who plays it and what about, what it has left, and its commanders. */
export function HouseCard({ house, player }: HouseCardProps) {
  const { view, reader, words, text } = useReading();
  const id = useId();
  const hasPassed = ((view[PASSED] >> house) & 1) === 1;
  return (
    <section className={`battle-house h-${houseIds[house]}`} aria-labelledby={id}>
      <header>
        <Icon name={`battles/shield-${houseIds[house]}`} size={40} />
        <div>
          <h3 id={id}>{words.house(house)}</h3>
          <p>
            {player?.isBot && <Icon name="ui-bot" size={14} label={text.side.bot} />}
            <span>{house === reader ? text.side.you : player?.name}</span>
            {player !== undefined && (
              <SeatStateMark state={player.state} seatName={(seat) => words.house(view[SEAT_HOUSE + seat])} />
            )}
            {player?.aside}
          </p>
          {hasPassed && <p className="muted">{text.side.passed}</p>}
        </div>
      </header>
      <OrderPool house={house} />
      <dl>
        {countsPoints(view) && <Row symbol="battles/objective" name={text.side.scored} value={view[POINTS + house]} />}
        {objectives.count(view) > 0 && (
          <Row
            symbol="battles/objective"
            name={text.side.held}
            value={`${objectivesHeldBy(view, house)}/${objectives.count(view)}`}
          />
        )}
        <Row symbol="battles/command-token" name={text.side.command} value={view[COMMAND + house]} />
        <Row symbol="ui-log" name={text.side.hand} value={hands[house].count(view)} />
        <Row symbol="ui-log" name={text.side.deck} value={decks[house].count(view)} />
        <Row symbol="ui-log" name={text.side.discards} value={discards[house].count(view)} />
        <Row
          symbol="battles/infantry"
          name={text.side.units}
          value={unitsOnField(view, house).length}
          more={text.side.figures(figuresLeft(view, house))}
        />
        <Row symbol="battles/morale-break" name={text.side.lost} value={view[LOST + house]} />
      </dl>
      {commandersOf(view, house).length > 0 && (
        <>
          <h4>{text.side.commanders}</h4>
          <ul className="battle-commanders">
            {commandersOf(view, house).map((figure) => (
              <Commander key={figure} figure={figure} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

interface RowProps {
  readonly symbol: BattlesSymbol;
  readonly name: string;
  readonly value: ReactNode;
  readonly more?: string;
}

function Row({ symbol, name, value, more }: RowProps) {
  return (
    <div>
      <dt>
        <Icon name={symbol} size={18} /> {name}
      </dt>
      <dd>
        {more !== undefined && <small className="muted">{more}</small>}
        <b className="num">{value}</b>
      </dd>
    </div>
  );
}

/** His name opens into what his card says. */
function Commander({ figure }: { readonly figure: Figure }) {
  const { view, words, text } = useReading();
  const { unitAbility, commitAbility } = words.book.names;
  const id = commanderIds[cardNumberOf(view, figure)];
  const { limit, capture, unit } = cardOfFigure(view, figure);
  const isTaken = isCaptured(view, figure);
  return (
    <li>
      <details data-captured={isTaken || undefined}>
        <summary>
          <span>{words.commander(view, figure)}</span>
          {isTaken ? (
            <span className="captured">
              <Icon name="battles/captured" size={18} /> {text.side.isCaptured}
            </span>
          ) : (
            <CommandTokens tokens={tokensOn(view, figure)} limit={limit} />
          )}
        </summary>
        <p className="muted">
          {text.side.values(limit, capture)} · {words.book.names.unit[unit]}
        </p>
        <p>{unitAbility[id]}</p>
        <p>{(isCommitted(view, figure) ? text.side.used : text.side.once)(commitAbility[id])}</p>
      </details>
    </li>
  );
}
