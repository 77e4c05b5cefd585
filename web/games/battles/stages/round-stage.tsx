import type { Battle } from "@weirwood/battles/questions";
import type { CSSProperties } from "react";
import type { StageProps } from "../../../table/telling.ts";
import { Icon } from "../art/icon.tsx";
import type { BattlesSymbol } from "../art/symbol-names.ts";
import type { RallyOfHouse, RoundFacts } from "../telling/facts.ts";
import { useBattleWords } from "../words.ts";
import { GreatMoment } from "./great-moment.tsx";
import { useStageText } from "./text/stage-text.ts";
import "./round-stage.css";

/** A new round: who begins, and the order tokens and cards that both Houses have rallied. */
export function RoundStage(props: StageProps<Battle>) {
  const { moment, step } = props;
  const text = useStageText().round;
  const { names } = useBattleWords().book;
  const facts = moment.facts as RoundFacts;
  const { round, rounds, first } = facts;
  const isRallied = step > 0;
  const begins = first === undefined ? "" : text.first(names.seat[first]);
  return (
    <GreatMoment
      {...props}
      className="round-stage"
      symbol="hourglass"
      title={text.title(round, rounds)}
      says={round === rounds ? text.last : begins}
      next={isRallied ? undefined : text.rally}
      small={<p>{begins}</p>}
    >
      <p className="dice-sentence">{begins}</p>
      <div className="rallies">
        {facts.sides.map((side) => (
          <Rally
            key={side.house}
            side={side}
            tokens={facts.commandTokens[side.house]}
            isFirst={side.house === first}
            isRallied={isRallied}
          />
        ))}
      </div>
    </GreatMoment>
  );
}

interface RallyProps {
  readonly side: RallyOfHouse;
  readonly tokens: number;
  readonly isFirst: boolean;
  readonly isRallied: boolean;
}

function Rally({ side: { house, faces, cards, drawn, figures, points = 0 }, tokens, isFirst, isRallied }: RallyProps) {
  const text = useStageText().round;
  const { names } = useBattleWords().book;
  return (
    <section className={`rally h-${house}`} data-first={isFirst || undefined}>
      <h3>
        <Icon name={`battles/shield-${house}` as BattlesSymbol} size={34} />
        {names.seat[house]}
      </h3>
      <p className="rally-line">
        <Icon name="battles/command-token" size={20} />
        {text.tokensOf(tokens)}
      </p>
      {figures !== undefined && (
        <p className="rally-line">
          <Icon name="battles/infantry" size={20} />
          {points > 0 ? `${text.figures(figures)}, ${text.points(points)}` : text.figures(figures)}
        </p>
      )}
      {isRallied && (
        <>
          <p className="visually-hidden">
            {text.orders}: {faces.map((face) => names.symbol[face]).join(", ")}
          </p>
          <ul className="rally-tokens" aria-hidden="true">
            {faces.map((face, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: tokens have no name but their place.
              <li key={place} style={{ "--place": place } as CSSProperties}>
                <Icon name={`battles/hexorder-${face}` as BattlesSymbol} size={40} />
              </li>
            ))}
          </ul>
          <p className="rally-line">{text.cards(cards)}</p>
          {drawn.length > 0 && <p className="rally-cards">{drawn.map((card) => names.card[card]).join(", ")}</p>}
        </>
      )}
    </section>
  );
}
