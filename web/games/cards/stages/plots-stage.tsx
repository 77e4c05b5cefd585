import { initiativeParts } from "@weirwood/cards/about";
import { type Cards, cardIds } from "@weirwood/cards/questions";
import { useEffect, useState } from "react";
import type { StageProps } from "../../../table/telling.ts";
import { Icon } from "../art/icon.tsx";
import { CardPicture } from "../card/card-picture.tsx";
import { SeatMark } from "../seat-mark.tsx";
import type { PlotsFacts, RevealedPlot } from "../telling/facts.ts";
import { houseOf } from "../words.ts";
import { GreatMoment } from "./great-moment.tsx";
import { type StageReading, useStageReading } from "./stage-reading.ts";
import { useStageText } from "./text/stage-text.ts";
import "./plots-stage.css";

/** There are texts to read. */
const STAYS = 8000;

/** All plots of a round: backs come together and turn at once, then initiative is counted and the highest has the ring. */
export function PlotsStage(props: StageProps<Cards>) {
  const { moment, step, view, isStill } = props;
  const text = useStageText().plots;
  const reading = useStageReading(view);
  const facts = moment.facts as PlotsFacts;
  const { plots, winner, first } = facts;
  const isCounted = step > 0;
  const says = saysOf(facts, text, reading);
  return (
    <GreatMoment
      {...props}
      className="cards-plots-stage"
      symbol="cards/plot"
      title={text.title(facts.round)}
      says={isTied(facts) ? text.tie : text.foot}
      next={isCounted ? undefined : text.turn}
      stays={STAYS}
      small={<SmallPlots facts={facts} reading={reading} says={says} />}
    >
      <ul className="cards-plots-row" data-count={plots.length}>
        {plots.map((plot, place) => (
          <PlotOf
            key={plot.player}
            {...{ plot, view, reading, isCounted, isStill, after: facts.after }}
            isWinner={isCounted && plot.player === winner}
            isLeft={place < plots.length / 2}
            of={plots.length}
          />
        ))}
        {plots.length === 2 && (
          <li className="cards-plots-middle">
            <Icon name="cards/initiative" size={40} />
            <b>{text.initiative}</b>
            <span>{isCounted && plots.map(({ initiative }) => initiative ?? "–").join(" : ")}</span>
          </li>
        )}
      </ul>
      {isCounted && <p className="cards-headline">{first === undefined ? says : text.first(reading.player(first))}</p>}
    </GreatMoment>
  );
}

/** Several have as much as the winner. */
const isTied = ({ plots, count }: PlotsFacts): boolean =>
  plots.filter(({ initiative }) => initiative !== undefined && initiative === count).length > 1;

const saysOf = (facts: PlotsFacts, text: ReturnType<typeof useStageText>["plots"], reading: StageReading): string =>
  facts.winner === undefined ? "" : text.says(reading.player(facts.winner), isTied(facts));

interface PlotOfProps {
  readonly plot: RevealedPlot;
  readonly view: Cards;
  readonly after: Cards | undefined;
  readonly reading: StageReading;
  readonly isCounted: boolean;
  readonly isWinner: boolean;
  readonly isLeft: boolean;
  readonly isStill: boolean;
  /** How many plots there are. */
  readonly of: number;
}

const widthOf = (plots: number, isPhone: boolean): number => {
  if (isPhone) return plots > 2 ? 104 : 120;
  if (plots > 4) return plots > 5 ? 138 : 150;
  return plots > 2 ? 190 : 230;
};

function PlotOf({ plot, view, after, reading, isCounted, isWinner, isLeft, isStill, of }: PlotOfProps) {
  const text = useStageText().plots;
  const { player, card, initiative } = plot;
  const seat = reading.seat(player);
  const width = widthOf(of, reading.isPhone);
  return (
    <li className="cards-turned-plot" data-winner={isWinner ? "" : undefined} data-side={isLeft ? "left" : "right"}>
      <p className="cards-turned-of">
        <SeatMark view={view} seat={seat} size={24} />
        <b>{reading.player(player)}</b>
      </p>
      <div className="cards-flip" data-turned={isCounted ? "" : undefined}>
        <div className="cards-flip-back" aria-hidden="true">
          <CardPicture card={undefined} width={width} house={houseOf(view, seat)} />
        </div>
        <div className="cards-flip-front">
          <CardPicture card={reading.cardNumber(card)} width={width} />
        </div>
      </div>
      <p className="cards-turned-initiative" data-shown={isCounted ? "" : undefined}>
        {isCounted && initiative !== undefined && (
          <>
            <span>{after !== undefined && partsOf(after, seat, text, reading)}</span>
            <b>
              <Counted upTo={initiative} isStill={isStill} />
            </b>
          </>
        )}
      </p>
    </li>
  );
}

type PlotsText = ReturnType<typeof useStageText>["plots"];

/** `6 plot + 2 Kingsroad Fiefdom`: where initiative comes from. */
function partsOf(view: Cards, seat: number, text: PlotsText, reading: StageReading): string {
  const [plot, ...others] = initiativeParts(view, seat);
  const cards = others.flatMap(({ amount, card }) =>
    amount === 0 || card === undefined ? [] : text.part(amount, reading.card(cardIds[card])),
  );
  return [text.part(plot.amount, undefined), ...cards].join(" ");
}

const COUNT_TIME = 320;

/** A number that is counted up. */
function Counted({ upTo, isStill }: { readonly upTo: number; readonly isStill: boolean }) {
  const [shown, show] = useState(isStill ? upTo : 0);
  useEffect(() => {
    if (isStill || upTo <= 0) {
      show(upTo);
      return;
    }
    let at = 0;
    const timer = setInterval(() => {
      at++;
      show(at);
      if (at >= upTo) clearInterval(timer);
    }, COUNT_TIME / upTo);
    return () => clearInterval(timer);
  }, [upTo, isStill]);
  return shown;
}

interface SmallPlotsProps {
  readonly facts: PlotsFacts;
  readonly reading: StageReading;
  readonly says: string;
}

/** The same, small: who reveals what. */
function SmallPlots({ facts, reading, says }: SmallPlotsProps) {
  return (
    <>
      {facts.plots.map(({ player, card, initiative }) => (
        <p key={player}>
          <b>{reading.player(player)}</b> {reading.card(card)} {initiative}
        </p>
      ))}
      <p>{says}</p>
    </>
  );
}
