import { type Cards, timingOf } from "@weirwood/cards/questions";
import { useEffect, useMemo, useState } from "react";
import { Dialog } from "../../../app/dialog.tsx";
import type { StripProps } from "../../../table/game-client.ts";
import { Icon } from "../art/icon.tsx";
import { keepPlayerNames } from "../board/players.ts";
import { useReadingAt } from "../desk/use-reading.ts";
import { type Rail, railOf } from "./rail-model.ts";
import "./rail.css";

/** Above the table, always in sight: the window that is open, what lies inside it, and its steps. */
export function CardsRail({ view, seat, players, openRule }: StripProps<Cards>) {
  const { words, text, isNarrow } = useReadingAt(view, seat, openRule);
  const rail = useMemo(() => railOf(view, seat, timingOf(view), { words, text }), [view, seat, words, text]);
  const [isOpen, setIsOpen] = useState(false);
  const say = text.board.rail;
  useEffect(() => keepPlayerNames(players.map(({ name }) => name)), [players]);
  const present = rail.steps[rail.present];
  return (
    <section className="cards-rail told-line" aria-label={say.title}>
      <h2>
        <Icon name={rail.symbol} size={22} />
        <span>{rail.title}</span>
      </h2>
      {rail.inside !== undefined && !isNarrow && (
        <p>
          {rail.inside.before} <b>{rail.inside.act}</b>, {rail.inside.after}
        </p>
      )}
      {isNarrow ? (
        present !== undefined && (
          <button
            type="button"
            className="cards-step"
            data-is="now"
            aria-label={say.stepOf(
              rail.present + 1,
              rail.innermost === undefined ? present.words : `› ${rail.innermost}`,
            )}
            aria-description={say.all}
            onClick={() => setIsOpen(true)}
          >
            <b>{rail.present + 1}</b>{" "}
            <span>{rail.innermost === undefined ? present.words : `› ${rail.innermost}`}</span>
          </button>
        )
      ) : (
        <Steps rail={rail} openRule={openRule} />
      )}
      {isOpen && (
        <Dialog title={rail.title} onClose={() => setIsOpen(false)} className="cards-rail-sheet">
          {rail.inside !== undefined && (
            <p>
              {rail.inside.before} <b>{rail.inside.act}</b>, {rail.inside.after}
            </p>
          )}
          <Steps rail={rail} openRule={openRule} />
        </Dialog>
      )}
    </section>
  );
}

interface StepsProps {
  readonly rail: Rail;
  readonly openRule: (rule: string) => void;
}

/** Every step; a press opens its rule. */
function Steps({ rail: { steps, present }, openRule }: StepsProps) {
  return (
    <ol className="cards-steps" data-many={steps.length > 6 || undefined}>
      {steps.map(({ id, words, rule }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a phase has several segments of actions.
        <li key={`${id} ${place}`} aria-current={place === present ? "step" : undefined}>
          <button
            type="button"
            className="cards-step"
            data-is={place < present ? "done" : place === present ? "now" : undefined}
            title={words}
            onClick={() => openRule(rule)}
          >
            <b>{place + 1}</b>
            <span>{words}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}
