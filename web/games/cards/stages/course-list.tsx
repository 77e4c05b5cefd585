import { type GameEvent, narrate, type Phrasebook } from "@weirwood/kernel";
import { RuleLink } from "../../../table/rule-link.tsx";
import { depthsOf } from "../log/depths.ts";

interface CourseListProps {
  readonly events: readonly GameEvent[];
  readonly book: Phrasebook;
  readonly label: string;
  readonly openRule: (rule: string) => void;
}

/** What was told, a sentence each, answers further to the right than what they answer. */
export function CourseList({ events, book, label, openRule }: CourseListProps) {
  const depths = depthsOf(events);
  return (
    <ol className="cards-course" aria-label={label}>
      {events.map((event, place) => {
        const sentence = narrate(book, event);
        return (
          sentence !== undefined && (
            // biome-ignore lint/suspicious/noArrayIndexKey: what was told stays where it is.
            <li key={place} data-depth={depths[place]}>
              {sentence} <RuleLink rule={event.rule} onOpen={openRule} isShort />
            </li>
          )
        );
      })}
    </ol>
  );
}
