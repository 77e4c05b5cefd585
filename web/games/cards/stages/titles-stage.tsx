import type { Cards } from "@weirwood/cards/questions";
import type { CSSProperties } from "react";
import type { StageProps } from "../../../table/telling.ts";
import { CardRound } from "../card/card-picture.tsx";
import { SeatMark } from "../seat-mark.tsx";
import type { TitlesFacts } from "../telling/facts.ts";
import { GreatMoment } from "./great-moment.tsx";
import { useStageReading } from "./stage-reading.ts";
import { useStageText } from "./text/stage-text.ts";
import "./players-stage.css";

const STAYS = 4000;

/** The titles of a round, once everybody has one. */
export function TitlesStage(props: StageProps<Cards>) {
  const { moment, view } = props;
  const text = useStageText().titles;
  const reading = useStageReading(view);
  const { titles } = moment.facts as TitlesFacts;
  return (
    <GreatMoment
      {...props}
      className="cards-titles-stage"
      symbol="cards/title-hand"
      title={text.title}
      says={text.foot}
      stays={STAYS}
      small={titles.map(({ player, card }) => (
        <p key={player}>
          <b>{reading.player(player)}</b> {reading.card(card)}
        </p>
      ))}
    >
      <ul className="cards-titles-row">
        {titles.map(({ player, card }, place) => {
          const number = reading.cardNumber(card);
          return (
            <li key={player} style={{ "--place": place } as CSSProperties}>
              <SeatMark view={view} seat={reading.seat(player)} size={44} />
              <b>{reading.player(player)}</b>
              <span>
                {number !== undefined && <CardRound card={number} size={40} />}
                {reading.card(card)}
              </span>
            </li>
          );
        })}
      </ul>
    </GreatMoment>
  );
}
