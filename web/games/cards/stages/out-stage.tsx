import type { Cards } from "@weirwood/cards/questions";
import type { StageProps } from "../../../table/telling.ts";
import { SeatMark } from "../seat-mark.tsx";
import type { OutFacts } from "../telling/facts.ts";
import { GreatMoment } from "./great-moment.tsx";
import { useStageReading } from "./stage-reading.ts";
import { useStageText } from "./text/stage-text.ts";
import "./players-stage.css";

/** A player is out of the game; stays until the reader goes on. */
export function OutStage(props: StageProps<Cards>) {
  const { moment, view } = props;
  const text = useStageText().out;
  const reading = useStageReading(view);
  const { player } = moment.facts as OutFacts;
  const says = text.says(reading.player(player));
  return (
    <GreatMoment
      {...props}
      className="cards-out-stage"
      symbol="cards/dead-pile"
      title={text.title}
      says={text.foot}
      small={<p>{says}</p>}
    >
      <div className="cards-out-shield">
        <SeatMark view={view} seat={reading.seat(player)} size={120} />
      </div>
      <p className="cards-headline">{says}</p>
    </GreatMoment>
  );
}
