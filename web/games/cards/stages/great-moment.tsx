import type { Cards } from "@weirwood/cards/questions";
import type { ReactNode } from "react";
import { StageCorner } from "../../../table/stage/stage-corner.tsx";
import { StageFoot } from "../../../table/stage/stage-foot.tsx";
import { StageWindow } from "../../../table/stage/stage-window.tsx";
import { useGoingOn } from "../../../table/stage/use-going-on.ts";
import type { StageProps } from "../../../table/telling.ts";
import type { CardsSymbol } from "../art/symbol-names.ts";
import "./great-moment.css";

interface GreatMomentProps extends StageProps<Cards> {
  readonly className: string;
  readonly symbol: CardsSymbol;
  readonly title: string;
  /** At the foot: what follows from it. */
  readonly says: string;
  /** The same in pictures, in place of the words. */
  readonly aside?: ReactNode;
  /** What leads to the next step; left out on the last. */
  readonly next?: string | undefined;
  /** Other buttons of the foot. */
  readonly buttons?: ReactNode;
  /** How long it stays once it was seen, in milliseconds; undefined: until the reader goes on. */
  readonly stays?: number | undefined;
  /** The same, seen small. */
  readonly small: ReactNode;
  readonly children: ReactNode;
}

/** The window or the corner in which a great moment of a game of cards is played. */
export function GreatMoment(props: GreatMomentProps) {
  const { className, symbol, title, says, aside, next, buttons, stays, small, children, ...stage } = props;
  const { moment, step, isOver, shape, isStill, onNext, onSkip, onShape } = stage;
  const content = useGoingOn(isOver && shape === "full" && !isStill ? stays : undefined, onNext);
  if (shape === "corner") {
    return (
      <StageCorner
        {...{ symbol, title }}
        steps={moment.steps.length}
        now={step}
        onClose={onNext}
        onEnlarge={() => onShape("full")}
      >
        <div className="cards-corner">{small}</div>
      </StageCorner>
    );
  }
  return (
    <StageWindow
      {...{ symbol, title }}
      className={`cards-moment ${className}${isStill ? " still" : ""}`}
      steps={[]}
      now={step}
      onClose={() => onShape("corner")}
      onSkip={onSkip}
      foot={
        <>
          {aside}
          <StageFoot {...{ says, next, isOver, onNext }}>{buttons}</StageFoot>
        </>
      }
    >
      <div ref={content} data-step={step}>
        {children}
      </div>
    </StageWindow>
  );
}
