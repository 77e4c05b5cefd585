import type { Cards } from "@weirwood/cards/questions";
import { type CSSProperties, useState } from "react";
import type { StageProps } from "../../../table/telling.ts";
import { Icon } from "../art/icon.tsx";
import type { CardsSymbol } from "../art/symbol-names.ts";
import { CardPicture } from "../card/card-picture.tsx";
import type { Fighter, ResultFacts } from "../telling/facts.ts";
import { CourseList } from "./course-list.tsx";
import { GreatMoment } from "./great-moment.tsx";
import { PowerRow } from "./power-row.tsx";
import { type ResultLine, resultLines } from "./result-lines.ts";
import { type StageReading, useStageReading } from "./stage-reading.ts";
import { useStageText } from "./text/stage-text.ts";
import "./result-stage.css";

const symbols: { readonly [type: string]: CardsSymbol } = {
  military: "cards/challenge-military",
  intrigue: "cards/challenge-intrigue",
  power: "cards/challenge-power",
};

/** A game has thirty of these and more: one that was seen goes on by itself. */
const STAYS = 4000;

/** What a challenge came to: who fought, the strengths, and a line for all that it brings or does not bring. */
export function ResultStage(props: StageProps<Cards>) {
  const { moment, view, openRule } = props;
  const text = useStageText().result;
  const reading = useStageReading(view);
  const [isCourseShown, showCourse] = useState(false);
  const facts = moment.facts as ResultFacts;
  const { winner, type, attacker, defender, power } = facts;
  const headline = winner === undefined ? text.nobodyWins : text.wins(reading.player(winner));
  return (
    <GreatMoment
      {...props}
      className="cards-result-stage"
      symbol={symbols[type] ?? "cards/challenge-power"}
      title={text.title(reading.book.names.icon[type], reading.player(attacker), reading.player(defender))}
      says={headline}
      aside={power !== undefined && winner !== undefined && <PowerRow {...{ view, power, reading }} player={winner} />}
      buttons={
        <button type="button" className="btn" aria-pressed={isCourseShown} onClick={() => showCourse(!isCourseShown)}>
          <Icon name="ui-log" />
          {isCourseShown ? text.back : text.steps}
        </button>
      }
      stays={isCourseShown ? undefined : STAYS}
      small={<SmallResult facts={facts} headline={headline} />}
    >
      <Sides facts={facts} reading={reading} />
      <p className="cards-headline">{headline}</p>
      {isCourseShown ? (
        <CourseList events={facts.course} book={reading.book} label={text.course} openRule={openRule} />
      ) : (
        <ul className="cards-result-lines">
          {resultLines(facts, text, reading).map((line, place) => (
            <Line key={line.title} line={line} place={place} />
          ))}
        </ul>
      )}
    </GreatMoment>
  );
}

function Sides({ facts, reading }: { readonly facts: ResultFacts; readonly reading: StageReading }) {
  const { type, attackers, defenders, lost, attack, defence, winner, attacker } = facts;
  const isWon = winner === attacker;
  return (
    <div className="cards-result-sides">
      <Fighters fighters={attackers} reading={reading} />
      <div className="cards-scored">
        <Icon name={symbols[type] ?? "cards/challenge-power"} size={54} />
        <p>
          <b data-lost={isWon ? undefined : ""}>{attack}</b>
          <i>:</i>
          <b data-lost={isWon ? "" : undefined}>{defence}</b>
        </p>
      </div>
      <Fighters fighters={[...defenders, ...lost]} reading={reading} />
    </div>
  );
}

interface FightersProps {
  readonly fighters: readonly Fighter[];
  readonly reading: StageReading;
}

function Fighters({ fighters, reading }: FightersProps) {
  const text = useStageText().result;
  if (fighters.length === 0) return <p className="cards-fighters muted">{text.nobody}</p>;
  const width = reading.isPhone ? (fighters.length > 2 ? 66 : 80) : fighters.length > 2 ? 100 : 132;
  return (
    <ul className="cards-fighters">
      {fighters.map(({ card, body, strength, isDying, power }) => (
        <li key={body} data-dying={isDying ? "" : undefined}>
          <CardPicture
            card={reading.cardNumber(card)}
            width={width}
            now={{
              ...(strength !== undefined && { str: strength }),
              ...(isDying && { tag: text.dying, isFaded: true }),
            }}
          />
          {power !== undefined && <span className="cards-claimed">+{power}</span>}
        </li>
      ))}
    </ul>
  );
}

function Line({ line, place }: { readonly line: ResultLine; readonly place: number }) {
  const { symbol, title, small, isOff, power, isDying } = line;
  return (
    <li data-off={isOff ? "" : undefined} style={{ "--place": place } as CSSProperties}>
      <Icon name={symbol} size={32} />
      <p>
        <b>{title}</b>
        <small>{small}</small>
      </p>
      <span className="cards-line-gain">
        {power !== undefined ? (
          <>
            +{power} <Icon name="cards/power" size={28} />
          </>
        ) : isDying ? (
          <Icon name="cards/moribund" size={30} />
        ) : (
          isOff && "–"
        )}
      </span>
    </li>
  );
}

/** The same, small: the numbers, and who wins. */
function SmallResult({ facts, headline }: { readonly facts: ResultFacts; readonly headline: string }) {
  return (
    <>
      <p className="scored">
        <Icon name={symbols[facts.type] ?? "cards/challenge-power"} size={28} />
        {facts.attack} : {facts.defence}
      </p>
      <p>{headline}</p>
    </>
  );
}
