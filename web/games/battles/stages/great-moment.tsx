import type { Battle } from "@weirwood/battles/questions";
import type { ReactNode } from "react";
import { StageCorner } from "../../../table/stage/stage-corner.tsx";
import { StageFoot } from "../../../table/stage/stage-foot.tsx";
import { StageWindow } from "../../../table/stage/stage-window.tsx";
import { useGoingOn } from "../../../table/stage/use-going-on.ts";
import type { StageProps } from "../../../table/telling.ts";
import type { BattlesSymbol } from "../art/symbol-names.ts";
import "./great-moment.css";

interface GreatMomentProps extends StageProps<Battle> {
  readonly className: string;
  readonly symbol: BattlesSymbol;
  readonly title: string;
  /** What comes next, at the foot. */
  readonly says: string;
  /** What leads to the next step; left out on the last. */
  readonly next?: string | undefined;
  /** The same, seen small. */
  readonly small: ReactNode;
  readonly children: ReactNode;
}

/** A battle has many great moments: one that has been seen goes on by itself after a while. */
const WAIT = 4000;

/** The window or the corner in which a great moment of a battle is played. */
export function GreatMoment(props: GreatMomentProps) {
  const { className, symbol, title, says, next, small, children, ...stage } = props;
  const { moment, step, isOver, shape, isStill, onNext, onSkip, onShape } = stage;
  const content = useGoingOn(isOver && shape === "full" && !isStill ? WAIT : undefined, onNext);
  if (shape === "corner") {
    return (
      <StageCorner
        {...{ symbol, title }}
        steps={moment.steps.length}
        now={step}
        onClose={onNext}
        onEnlarge={() => onShape("full")}
      >
        <div className="corner-of-battle">{small}</div>
      </StageCorner>
    );
  }
  return (
    <StageWindow
      {...{ symbol, title }}
      className={`great-moment ${className}${isStill ? " still" : ""}`}
      steps={[]}
      now={step}
      onClose={() => onShape("corner")}
      onSkip={onSkip}
      foot={<StageFoot {...{ says, next, isOver, onNext }} />}
    >
      <div ref={content}>{children}</div>
    </StageWindow>
  );
}
