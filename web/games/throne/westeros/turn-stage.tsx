import { lastTurn } from "@weirwood/throne/questions";
import type { Throne } from "@weirwood/throne/rules";
import { StageCorner } from "../../../table/stage/stage-corner.tsx";
import { StageFoot } from "../../../table/stage/stage-foot.tsx";
import { StageWindow } from "../../../table/stage/stage-window.tsx";
import type { StageProps } from "../../../table/telling.ts";
import { shieldSymbol } from "../art/heraldry.ts";
import { Icon } from "../art/icon.tsx";
import { useStageText } from "../stages/text/stage-text.ts";
import type { TurnFacts, TurnOfHouse } from "../telling/westeros-facts.ts";
import { useThroneWords } from "../words.ts";
import "./westeros.css";

/** The end of a turn: what it brought each house, and who leads. */
export function TurnStage({ moment, step, isOver, shape, isStill, onNext, onSkip, onShape }: StageProps<Throne>) {
  const stage = useStageText();
  const { house: names } = useThroneWords().book.names;
  const { turn, houses } = moment.facts as TurnFacts;
  const most = Math.max(...houses.map(({ castles }) => castles));
  const leaders = houses.filter(({ castles }) => castles === most).map(({ house }) => names[house]);
  const frame = { symbol: "hourglass", title: stage.turn.title(turn, lastTurn), now: step } as const;
  const standing = (
    <div className="turn-end">
      <p className="corner-line">{stage.turn.leads(leaders, most)}</p>
      <ul className="turn-houses">
        {houses.map((house) => (
          <HouseTurn key={house.house} of={house} isLeading={house.castles === most} />
        ))}
      </ul>
    </div>
  );
  if (shape === "corner") {
    return (
      <StageCorner {...frame} steps={moment.steps.length} onClose={onNext}>
        {standing}
      </StageCorner>
    );
  }
  return (
    <StageWindow
      {...frame}
      className={isStill ? "westeros-stage turn-stage still" : "westeros-stage turn-stage"}
      steps={[]}
      onClose={() => onShape("corner")}
      onSkip={onSkip}
      foot={<StageFoot says={stage.turn.leads(leaders, most)} isOver={isOver} onNext={onNext} />}
    >
      {standing}
    </StageWindow>
  );
}

function HouseTurn({ of, isLeading }: { readonly of: TurnOfHouse; readonly isLeading: boolean }) {
  const text = useStageText().turn;
  const { house: names } = useThroneWords().book.names;
  const { house, castles, gained, change = 0 } = of;
  return (
    <li className={isLeading ? "leading" : ""}>
      <Icon name={shieldSymbol(house)} size={28} />
      <b>{names[house]}</b>
      <span className="num" role="img" aria-label={text.castles(castles)}>
        <Icon name="throne/stronghold" size={18} />
        {castles}
      </span>
      {change === 0 ? (
        <span />
      ) : (
        <span
          className={change > 0 ? "rank-move up" : "rank-move down"}
          role="img"
          aria-label={change > 0 ? text.more(change) : text.fewer(-change)}
        >
          <Icon name={change > 0 ? "ui-arrow-up" : "ui-arrow-down"} size={16} />
          {Math.abs(change)}
        </span>
      )}
      <span className="num gained" role="img" aria-label={text.gained(gained)}>
        <Icon name="throne/power" size={18} />+{gained}
      </span>
    </li>
  );
}
