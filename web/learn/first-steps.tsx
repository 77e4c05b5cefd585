import { useStore } from "zustand";
import { Icon } from "../art/icon.tsx";
import type { LocalSession } from "../local/local-session.ts";
import { useText } from "../text/use-text.ts";
import { useDueHint } from "./hint-guide.tsx";
import { hints, steps } from "./hints.ts";
import { useHintMemory } from "./seen-hints.ts";

/** Above the panel in a guided game: how far through a first turn somebody is. */
export function FirstSteps({ session }: { readonly session: LocalSession }) {
  const text = useText().learn;
  const due = useDueHint(session);
  const seen = useHintMemory((memory) => memory.seen);
  const isOff = useHintMemory((memory) => memory.isOff);
  const round = useStore(session.tableView, ({ status }) => status?.round);
  if (isOff || round !== 1) return null;
  const reached = Math.max(0, ...hints.filter(({ id }) => seen.includes(id)).map(({ step }) => steps.indexOf(step)));
  const now = due === undefined ? reached : steps.indexOf(due.hint.step);
  return (
    <section className="first-steps" aria-label={text.stepsTitle}>
      <h3>
        {text.stepsTitle}
        <Icon name="ui-hint" />
      </h3>
      <ol>
        {steps.map((step, place) => (
          <li key={step} aria-current={place === now ? "step" : undefined} data-done={place < now || undefined}>
            <span className="round">{place < now ? <Icon name="ui-check" size={16} /> : place + 1}</span>
            {text.steps[step]}
          </li>
        ))}
      </ol>
    </section>
  );
}
