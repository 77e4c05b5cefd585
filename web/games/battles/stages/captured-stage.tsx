import type { Battle } from "@weirwood/battles/questions";
import type { StageProps } from "../../../table/telling.ts";
import { Icon } from "../art/icon.tsx";
import type { CaptureFacts } from "../telling/facts.ts";
import { useBattleWords } from "../words.ts";
import { GreatMoment } from "./great-moment.tsx";
import { useStageText } from "./text/stage-text.ts";

/** A commander is taken. */
export function CapturedStage(props: StageProps<Battle>) {
  const text = useStageText().captured;
  const { names } = useBattleWords().book;
  const { figure, house } = props.moment.facts as CaptureFacts;
  return (
    <GreatMoment
      {...props}
      className="captured-stage"
      symbol="battles/captured"
      title={text.title}
      says={text.foot}
      small={
        <p>
          <b>{names.figure[figure]}</b> {text.by(names.seat[house])}
        </p>
      }
    >
      <div className={`captured-sign h-${house === "stark" ? "lannister" : "stark"}`} aria-hidden="true">
        <Icon name={house === "stark" ? "battles/shield-lannister" : "battles/shield-stark"} size={84} />
        <Icon name="battles/captured" size={56} />
      </div>
      <p className="dice-sentence">{names.figure[figure]}</p>
      <p className="captured-by">{text.by(names.seat[house])}</p>
      <p className="break-consequence">{text.consequence}</p>
    </GreatMoment>
  );
}
