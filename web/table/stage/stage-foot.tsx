import { type ReactNode, useEffect, useRef } from "react";
import { Icon } from "../../art/icon.tsx";
import { useText } from "../../text/use-text.ts";
import type { StageProps } from "../telling.ts";
import "./stage-foot.css";

interface StageFootProps extends Pick<StageProps, "isOver" | "onNext"> {
  readonly says: string;
  /** What leads to the next step; left out on the last one, from where the reader goes on. */
  readonly next?: string | undefined;
  /** Other buttons. */
  readonly children?: ReactNode;
}

/** The foot of a stage: what comes next, and the way on. */
export function StageFoot({ says, next, isOver, onNext, children }: StageFootProps) {
  const text = useText().stage;
  const button = useRef<HTMLButtonElement>(null);
  const isLast = next === undefined;
  useEffect(() => {
    // The button that led here may be gone, and the focus with it.
    if (isLast && document.activeElement?.closest("button") == null) button.current?.focus({ preventScroll: true });
  }, [isLast]);
  const goOn = (): void => {
    if (isLast && !isOver) onNext();
    onNext();
  };
  return (
    <>
      <p className="stage-says">
        <Icon name="hourglass" size={16} />
        {says}
      </p>
      <div className="stage-buttons">
        <button ref={button} type="button" className={isLast ? "btn primary" : "btn"} onClick={goOn}>
          {next ?? text.goOn}
        </button>
        {children}
      </div>
    </>
  );
}
