import type { Throne } from "@weirwood/throne/rules";
import type { CSSProperties } from "react";
import { StageCorner } from "../../../table/stage/stage-corner.tsx";
import { StageFoot } from "../../../table/stage/stage-foot.tsx";
import { StageWindow } from "../../../table/stage/stage-window.tsx";
import type { StageProps } from "../../../table/telling.ts";
import { houseClass, shieldSymbol } from "../art/heraldry.ts";
import { Icon } from "../art/icon.tsx";
import { useStageText } from "../stages/text/stage-text.ts";
import type { WildlingFacts } from "../telling/westeros-facts.ts";
import { useThroneWords } from "../words.ts";
import { Fates } from "./fates.tsx";
import { StageReading } from "./stage-reading.tsx";
import "./westeros.css";

const SYMBOL = "throne/mammoth";

/** The outcome of a wildling attack: the Wall, the verdict, all bids against the strength, and what becomes of whom. */
export function WildlingsStage(props: StageProps<Throne>) {
  const { moment, step, isOver, shape, isStill, onNext, onSkip, onShape } = props;
  const text = useStageText().wildlings;
  const facts = moment.facts as WildlingFacts;
  const isDecided = step > 0;
  if (shape === "corner") return <WildlingsCorner {...props} />;
  return (
    <StageReading {...props}>
      <StageWindow
        className={`westeros-stage wall-stage ${isStill ? "still" : ""} ${facts.isHeld ? "" : "breached"}`}
        symbol={SYMBOL}
        title={text.title}
        chip={<p className="stage-lead">{text.lead(facts.threat)}</p>}
        steps={text.steps}
        now={isDecided ? 1 : 0}
        onClose={() => onShape("corner")}
        onSkip={onSkip}
        foot={<StageFoot says={text.spent} next={isDecided ? undefined : text.see} isOver={isOver} onNext={onNext} />}
      >
        <div className="wall">
          <svg viewBox="0 0 1184 236" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
            <use href="#throne/we-wall-wide" width="1184" height="236" />
          </svg>
          {isDecided && <Verdict facts={facts} />}
        </div>
        <div className="watch">
          <WatchBids facts={facts} />
          {isDecided && <Fates facts={facts} />}
        </div>
      </StageWindow>
    </StageReading>
  );
}

function Verdict({ facts: { isHeld, total, threat } }: { readonly facts: WildlingFacts }) {
  const text = useStageText().wildlings;
  return (
    <div className="wall-verdict">
      <h3>{isHeld ? text.holds : text.breached}</h3>
      <p className="num" role="img" aria-label={text.score(total, threat)}>
        {total} : {threat}
      </p>
    </div>
  );
}

/** All bids in a row, from the left, against the mark that they had to reach. */
function WatchBids({ facts: { bids, total, threat } }: { readonly facts: WildlingFacts }) {
  const text = useStageText().wildlings;
  const { house: names } = useThroneWords().book.names;
  const end = Math.max(total, threat, 1);
  const mark = threat / end;
  return (
    <div className="watch-bids">
      <ul>
        {bids
          .filter(({ bid }) => bid > 0)
          .map(({ house, bid }) => (
            <li
              key={house}
              className={houseClass(house)}
              style={{ width: `${(100 * bid) / end}%` }}
              aria-label={text.bidOf(names[house], bid)}
            >
              <Icon name={shieldSymbol(house)} size={26} />
              <b className="num" aria-hidden="true">
                {bid}
              </b>
            </li>
          ))}
      </ul>
      <p className={mark > 0.85 ? "needed-mark at-end" : "needed-mark"} style={{ "--mark": mark } as CSSProperties}>
        <span>{text.needed(threat)}</span>
      </p>
    </div>
  );
}

/** The same, small: the verdict and the bids. */
function WildlingsCorner({ moment, step, onNext, onShape }: StageProps<Throne>) {
  const text = useStageText().wildlings;
  const facts = moment.facts as WildlingFacts;
  return (
    <StageCorner
      symbol={SYMBOL}
      title={text.title}
      steps={moment.steps.length}
      now={step}
      onClose={onNext}
      onEnlarge={() => onShape("full")}
    >
      <p className={facts.isHeld ? "corner-line" : "corner-line lost"}>
        <b>{facts.isHeld ? text.holds : text.breached}</b> {text.score(facts.total, facts.threat)}
      </p>
    </StageCorner>
  );
}
