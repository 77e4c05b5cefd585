import type { Refusal } from "@weirwood/kernel";
import { useLayoutEffect, useRef } from "react";
import { type Reason, reasonOf, useAsking } from "../../../table/ask/asking.ts";
import { RuleLink } from "../../../table/rule-link.tsx";
import type { Thing } from "../desk/things.ts";
import "./why-note.css";

export interface Why {
  readonly thing: Thing;
  readonly why: Refusal | Reason;
}

const GAP = 10;
/** What an enlarged card takes beside the small one. */
const ENLARGED = 260;

/** Above a card: why nothing can be done with it now, and the rule. What is only seen: the board says it aloud. */
export function WhyNote({ thing, why }: Why) {
  const { book, openRule } = useAsking();
  const note = useRef<HTMLDivElement>(null);
  const { sentence, rule } = reasonOf(book, why);
  useLayoutEffect(() => {
    const element = note.current;
    const table = element?.closest<HTMLElement>(".cards-board");
    const about = table?.querySelector(`[data-thing="${CSS.escape(thing)}"]`);
    if (element === null || table === null || table === undefined || about === null || about === undefined) return;
    const [screen, box] = [table.getBoundingClientRect(), about.getBoundingClientRect()];
    const { offsetWidth: width, offsetHeight: height } = element;
    // Above it, or else below; away from the side on which the card is shown enlarged.
    const isEnlargedRight = box.right + ENLARGED <= innerWidth;
    const beside = isEnlargedRight ? box.right - width : box.left;
    const x = Math.max(GAP, Math.min(beside - screen.left, screen.width - width - GAP));
    const above = box.top - screen.top - height - GAP;
    const y = above >= GAP ? above : box.bottom - screen.top + GAP;
    element.style.transform = `translate(${Math.round(x)}px,${Math.round(y)}px)`;
  }, [thing]);
  return (
    <div ref={note} className="cards-why">
      <p>{sentence}</p>
      <RuleLink rule={rule} onOpen={openRule} />
    </div>
  );
}
