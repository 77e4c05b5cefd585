import type { Refusal } from "@weirwood/kernel";
import { useLayoutEffect, useRef } from "react";
import { type Reason, reasonOf, useAsking } from "../../../table/ask/asking.ts";
import { RuleLink } from "../../../table/rule-link.tsx";
import { beside } from "../../../view/callout.tsx";
import type { Thing } from "../desk/things.ts";
import "./why-note.css";

export interface Why {
  readonly thing: Thing;
  readonly why: Refusal | Reason;
}

/** Beside a card: why nothing can be done with it now, and the rule. */
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
    const [x, y] = beside(
      {
        left: box.left - screen.left,
        top: box.top - screen.top,
        right: box.right - screen.left,
        bottom: box.bottom - screen.top,
      },
      { width: screen.width, height: screen.height },
      { width: element.offsetWidth, height: element.offsetHeight },
    );
    element.style.transform = `translate(${Math.round(x)}px,${Math.round(y)}px)`;
  }, [thing]);
  return (
    <div ref={note} className="cards-why" role="status">
      <p>{sentence}</p>
      <RuleLink rule={rule} onOpen={openRule} />
    </div>
  );
}
