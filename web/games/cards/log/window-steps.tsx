import { type Cards, type StepId, stackOf, stepIds } from "@weirwood/cards/questions";
import { type GameEvent, narrate } from "@weirwood/kernel";
import { useMemo } from "react";
import { useSettings } from "../../../app/settings.ts";
import { RuleLink } from "../../../table/rule-link.tsx";
import { useChronicleText } from "../chronicle/text/chronicle-text.ts";
import { useReading } from "../desk/reading.ts";
import { tableBook } from "../table-book.ts";
import { windowIn } from "./open-window.ts";
import "./window-steps.css";

interface WindowStepsProps {
  /** What was told so far, oldest first. */
  readonly told: readonly GameEvent[];
  readonly view: Cards;
}

/** The open window in its six steps, each with what was told in it: never who could have acted, nor who passed. */
export function WindowSteps({ told, view }: WindowStepsProps) {
  const { openRule } = useReading();
  const text = useChronicleText().window;
  const language = useSettings((settings) => settings.language);
  const book = tableBook(language, view);
  const lines = useMemo(() => windowIn(told), [told]);
  const now = stackOf(view)[0]?.step;
  if (now === undefined) return <p className="muted">{text.nothing}</p>;
  return (
    <div className="cards-window">
      <ol>
        {stepIds.map((step, place) => (
          <li key={step} data-is={stateOf(step, now)} aria-current={step === now ? "step" : undefined}>
            <b>
              <span aria-hidden="true">{place + 1}</span>
              {text.steps[step]}
            </b>
            <ul>
              {lines
                .filter((line) => line.step === step)
                .map(({ event, depth }, at) => {
                  const sentence = narrate(book, event);
                  return (
                    sentence !== undefined && (
                      // biome-ignore lint/suspicious/noArrayIndexKey: what was told stays where it is.
                      <li key={at} data-depth={depth}>
                        {sentence} <RuleLink rule={event.rule} onOpen={openRule} isShort />
                      </li>
                    )
                  );
                })}
            </ul>
          </li>
        ))}
      </ol>
    </div>
  );
}

const stateOf = (step: StepId, now: StepId): "done" | "now" | "ahead" => {
  const [at, present] = [stepIds.indexOf(step), stepIds.indexOf(now)];
  return at < present ? "done" : at === present ? "now" : "ahead";
};
