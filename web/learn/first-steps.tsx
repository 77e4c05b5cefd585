import { useStore } from "zustand";
import { useSettings } from "../app/settings.ts";
import { Icon } from "../art/icon.tsx";
import { useGuide } from "../games/learning.ts";
import type { LocalSession } from "../local/local-session.ts";
import { useDueHint } from "./due-hint.ts";
import { useHintMemory } from "./hint-memory.ts";

/** Above the panel in a guided game: how far through a first round somebody is. */
export function FirstSteps({ session }: { readonly session: LocalSession }) {
  const language = useSettings((settings) => settings.language);
  const status = useStore(session.tableView, (table) => table.status);
  const guide = useGuide(status?.game);
  const due = useDueHint(session, guide);
  const seen = useHintMemory((memory) => memory.seen);
  const isOff = useHintMemory((memory) => memory.isOff);
  if (guide === undefined || isOff || status?.round !== 1) return null;
  const { stepsTitle, steps: titles } = guide.words(language);
  const placeOf = (step: string | undefined): number => (step === undefined ? 0 : guide.steps.indexOf(step));
  const now = due === undefined ? Math.max(0, ...seen.map((id) => placeOf(guide.stepOf(id)))) : placeOf(due.step);
  return (
    <section className="first-steps" aria-label={stepsTitle}>
      <h3>
        {stepsTitle}
        <Icon name="ui-hint" />
      </h3>
      <ol>
        {guide.steps.map((step, place) => (
          <li key={step} aria-current={place === now ? "step" : undefined} data-done={place < now || undefined}>
            <span className="round">{place < now ? <Icon name="ui-check" size={16} /> : place + 1}</span>
            {titles[step]}
          </li>
        ))}
      </ol>
    </section>
  );
}
