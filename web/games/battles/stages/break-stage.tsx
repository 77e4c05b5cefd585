import { type Battle, moraleSpaces } from "@weirwood/battles/questions";
import type { StageProps } from "../../../table/telling.ts";
import { Icon } from "../art/icon.tsx";
import type { BreakFacts } from "../telling/facts.ts";
import { useBattleWords } from "../words.ts";
import { GreatMoment } from "./great-moment.tsx";
import { useStageText } from "./text/stage-text.ts";
import "./break-stage.css";

/** The marker enters a deeper zone of a House: its flag tears; on the last space it may be the end. */
export function BreakStage(props: StageProps<Battle>) {
  const { moment } = props;
  const text = useStageText().morale;
  const { names } = useBattleWords().book;
  const { house, zone, was, now, isRout } = moment.facts as BreakFacts;
  const headline = isRout ? text.routed(names.seat[house]) : text.breaks(names.seat[house]);
  const consequence = isRout ? text.routEnds : text.zones[zone];
  return (
    <GreatMoment
      {...props}
      className="break-stage"
      symbol={isRout ? "battles/rout" : "battles/morale-break"}
      title={isRout ? text.rout : text.title}
      says={text.foot}
      small={
        <p>
          <b>{headline}</b> {consequence}
        </p>
      }
    >
      <div className={`torn-flag h-${house}`} aria-hidden="true">
        <Icon name={house === "stark" ? "battles/sigil-stark" : "battles/sigil-lannister"} size={76} />
        <i />
      </div>
      <p className="dice-sentence">{headline}</p>
      <p className="break-consequence">
        {text.track(names.morale[moraleSpaces[was]], names.morale[moraleSpaces[now]])}
      </p>
      <p className="break-consequence">{consequence}</p>
    </GreatMoment>
  );
}
