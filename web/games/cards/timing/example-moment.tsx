import { stepIds } from "@weirwood/cards/questions";
import { narrate, ONLOOKER } from "@weirwood/kernel";
import { useMemo } from "react";
import { goTo } from "../../../app/router.ts";
import { Icon } from "../art/icon.tsx";
import { StackList } from "../asks/stack-list.tsx";
import type { Reading } from "../desk/reading.ts";
import { useReadingAt } from "../desk/use-reading.ts";
import { CardsRail } from "../rail/rail.tsx";
import { tableBook } from "../table-book.ts";
import { useCardsWords } from "../words.ts";
import { answerWords } from "./answer-words.ts";
import type { Moment, Said } from "./example.ts";
import { ExampleTable } from "./example-table.tsx";
import { RuleLink } from "./rule-link.tsx";
import { momentRules } from "./sources.ts";
import type { TimingText } from "./text/en.ts";
import { useTimingText } from "./text/timing-text.ts";

interface ExampleMomentProps {
  readonly moment: Moment;
  readonly place: number;
  readonly last: number;
  readonly onGo: (by: number) => void;
  readonly onShow: (place: number) => void;
}

const nobody: readonly never[] = [];
const nothing = (): void => undefined;
const openRule = (rule: string): void => goTo(`/rules/cards#${rule}`);

/** One moment of the example: where it stands, what is on the table, what was answered and what the rules did. */
export function ExampleMoment({ moment, place, last, onGo, onShow }: ExampleMomentProps) {
  const text = useTimingText();
  const reading = useReadingAt(moment.view, ONLOOKER, openRule);
  const { words } = reading;
  const book = useMemo(() => tableBook(words.language, moment.view), [words, moment]);
  const { title, text: told } = text.moments[moment.id];
  const { example } = text;
  return (
    <div className="timing-moment">
      <CardsRail
        view={moment.view}
        seat={ONLOOKER}
        players={nobody}
        told={nobody}
        onOpen={nothing}
        openRule={openRule}
      />
      <div className="timing-controls">
        <button type="button" className="btn" disabled={place === 0} onClick={() => onGo(-1)}>
          <Icon name="ui-stepback" />
          {example.back}
        </button>
        <ol className="timing-dots" aria-hidden>
          {Array.from({ length: last }, (_, dot) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place.
            <li key={dot} className={dot === place ? "now" : dot < place ? "done" : ""} />
          ))}
        </ol>
        {place === last - 1 ? (
          <button type="button" className="btn primary" onClick={() => onShow(0)}>
            <Icon name="ui-undo" />
            {example.again}
          </button>
        ) : (
          <button type="button" className="btn primary" onClick={() => onGo(1)}>
            {example.next}
            <Icon name="ui-step" />
          </button>
        )}
        <small className="muted timing-keys">{example.keys}</small>
      </div>
      <div className="timing-shown">
        <ExampleTable moment={moment} isNarrow={reading.isNarrow} />
        <div className="timing-said">
          <div className="timing-told" aria-live="polite">
            <p className="timing-place">{example.place(place + 1, last)}</p>
            <h3>{title}</h3>
            <p>{told}</p>
            <RuleLink rule={momentRules[moment.id]} />
          </div>
          <h4>{example.stack}</h4>
          {moment.stack.length === 0 ? (
            <p className="muted">{example.nothing}</p>
          ) : (
            <StackList reading={reading} now={nowWords(moment, reading, text)} />
          )}
        </div>
        <div className="timing-course">
          {moment.given.length > 0 && (
            <div>
              <h4>{example.answered}</h4>
              <ul className="timing-answers">
                {moment.given.map((given, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: answers never change their places.
                  <li key={at} className={given.isForgotten ? "forgotten" : ""}>
                    <b>{words.seat(moment.view, given.seat)}</b> {answerWords(given.answer, reading, text)}
                    {given.isForgotten && <small>{example.forgotten}</small>}
                  </li>
                ))}
              </ul>
            </div>
          )}
          {moment.told.length > 0 && (
            <div>
              <h4>{example.told}</h4>
              <ol className="timing-log">
                {moment.told.map((said, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: sentences never change their places.
                  <li key={at} style={{ marginInlineStart: said.depth * 20 }}>
                    <StepNumber {...said} />
                    <span>{narrate(book, said.event)}</span>
                    <RuleLink rule={said.event.rule} />
                  </li>
                ))}
              </ol>
            </div>
          )}
        </div>
      </div>
    </div>
  );
}

/** What is asked now, as the last of the stack. */
function nowWords({ asked, view }: Moment, { words }: Reading, { example }: TimingText) {
  return {
    symbol: <Icon name="cards/act-framework" />,
    title: words.book.names.ask[asked?.kind ?? ""] ?? "",
    about: example.asked((asked?.seats ?? []).map((seat) => words.seat(view, seat)).join(", ")),
  };
}

/** In which step of what was being carried out something was said. */
function StepNumber({ step }: Said) {
  const text = useTimingText();
  const names = useCardsWords().book.names.step;
  if (step === undefined) return <i aria-hidden className="none" />;
  const number = stepIds.indexOf(step) + 1;
  return (
    <i role="img" aria-label={text.example.step(number, names[step])}>
      {number}
    </i>
  );
}
