import { useEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { useGuide } from "../games/learning.ts";
import { useRoundWords } from "../games/use-round-words.ts";
import type { TableModel } from "../table/use-table-model.ts";
import { capital } from "../text/capital.ts";
import { useShownHint } from "./due-hint.ts";
import type { Act, Anchor, Hint } from "./guide.ts";
import { HintBubble } from "./hint-bubble.tsx";
import { markSeen, turnHints } from "./hint-memory.ts";
import { type Box, useAnchor } from "./spotlight.ts";
import { useShortOfRoom } from "./use-short-of-room.ts";
import "./learn.css";

interface HintGuideProps {
  readonly model: TableModel;
  readonly openRule: (rule: string) => void;
}

/** One light and one hint: what to do now, why, and with what. It never bars the way to the board. */
export function HintGuide({ model, openRule }: HintGuideProps) {
  const guide = useGuide(model.client.name);
  const hint = useShownHint(model, guide);
  const { box, front, isInline } = useAnchor(hint === undefined ? "" : selectorsFor(hint), useShortOfRoom());
  const roundWords = useRoundWords();
  // The keyboard goes on from hint to hint, for as long as it is used in them.
  const hadFocus = useRef(false);
  const light = hint?.light;
  useEffect(() => light?.(), [light]);
  if (hint === undefined || guide === undefined || front === undefined) return null;

  const leave = (): void => {
    hadFocus.current = document.querySelector(".hint-bubble")?.contains(document.activeElement) ?? false;
    if (hadFocus.current) focusOn(hint);
  };
  const close = (): void => {
    leave();
    hadFocus.current = false;
    markSeen(hint.id, ...(hint.teaches === undefined ? [] : [hint.teaches]));
    focusOn(hint);
  };
  const act = (what: Act): void => {
    leave();
    if ("send" in what) model.decide(what.send);
    else model.keepDraft(what.prepare);
  };
  return createPortal(
    <>
      {box !== undefined && light === undefined && !isAround(hint, isInline) && <Light box={box} isInline={isInline} />}
      <HintBubble
        key={hint.id}
        {...{ hint, box, isInline, openRule }}
        takesFocus={hadFocus.current}
        steps={guide.steps}
        place={guide.steps.indexOf(hint.step)}
        round={capital(roundWords(model.client.name, model.client.round(model.view)))}
        ruleText={model.book.rules[hint.rule]?.rule}
        onAct={act}
        onGone={() => {
          leave();
          markSeen(hint.id, ...(hint.teaches === undefined ? [] : [hint.teaches]));
        }}
        onClose={close}
        onNoMore={() => {
          close();
          turnHints(false);
        }}
      />
    </>,
    front,
  );
}

/** Parts of the page by what the frame calls them. */
const partSelectors = {
  board: ".board-place",
  panel: ".panel-area",
  send: ".ask-foot",
  seats: ".table-left",
  phases: ".phases",
};

const selectorFor = (anchor: Anchor): string => ("selector" in anchor ? anchor.selector : partSelectors[anchor.part]);
const selectorsFor = ({ anchors }: Hint): string => anchors.map(selectorFor).join(", ");

/** The keyboard goes to what a hint spoke of. */
function focusOn(hint: Hint): void {
  const found = document.querySelector<HTMLElement>(selectorFor(hint.anchors[0]));
  const inside = found?.querySelector<HTMLElement>("button:not([disabled]), [tabindex='0']");
  (found?.hasAttribute("tabindex") === true ? found : inside)?.focus({ preventScroll: true });
}

/** Whether a hint stands within what it is about, or beside nothing else: then nothing needs to be pointed at. */
const isAround = ({ anchors: [anchor] }: Hint, isInline: boolean): boolean =>
  isInline && "part" in anchor && (anchor.part === "panel" || anchor.part === "board");

/** A ring around what is meant; where the hint floats, all else is darkened. On the page, for it is fixed to the screen. */
function Light({ box, isInline }: { readonly box: Box; readonly isInline: boolean }) {
  const { left, top, width, height } = box;
  const className = isInline ? "hint-light bare" : "hint-light";
  return <div className={className} aria-hidden style={{ left, top, width, height }} />;
}
