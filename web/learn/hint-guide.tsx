import { lazy, Suspense, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { useStore } from "zustand";
import { useGuide } from "../games/learning.ts";
import type { LocalSession } from "../local/local-session.ts";
import { useWidth } from "../table/use-width.ts";
import { useShownHint } from "./due-hint.ts";
import type { Anchor } from "./guide.ts";
import { HintBubble } from "./hint-bubble.tsx";
import { type Box, useAnchor } from "./spotlight.ts";
import "./learn.css";

const RulePanel = lazy(() => import("../rules-book/rule-panel.tsx").then((found) => ({ default: found.RulePanel })));

/** One light and one bubble: what to do now, and why. It never bars the way to the board. */
export function HintGuide({ session }: { readonly session: LocalSession }) {
  const game = useStore(session.tableView, ({ status }) => status?.game);
  const due = useShownHint(session, useGuide(game));
  const [rule, setRule] = useState<string>();
  // What was asked of a bot is said until the next hint.
  const [advised, setAdvised] = useState<string>();
  const isPhone = useWidth() === "phone";
  const { box, front, isInline } = useAnchor(due === undefined ? undefined : selectorFor(due.anchor), isPhone);
  useEffect(() => setAdvised((id) => (id === due?.id ? id : undefined)), [due?.id]);
  const advise = async (): Promise<void> => {
    const [ask] = session.tableView.getState().asks;
    const answer = await session.advise();
    if (answer === undefined || ask === undefined) return;
    session.keepDraft(ask.id, answer);
    setAdvised(due?.id);
  };
  return (
    <>
      {due !== undefined &&
        front !== undefined &&
        createPortal(
          <>
            {box !== undefined && !isAround(due.anchor, isInline) && <Light box={box} isInline={isInline} />}
            <HintBubble
              key={due.id}
              hint={due}
              box={box}
              isInline={isInline}
              isAdvised={advised === due.id}
              onAdvise={advise}
              onWhy={() => setRule(due.rule)}
            />
          </>,
          front,
        )}
      {game !== undefined && rule !== undefined && (
        <Suspense>
          <RulePanel game={game} rule={rule} onClose={() => setRule(undefined)} />
        </Suspense>
      )}
    </>
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

/** Whether a hint stands within what it is about, or beside nothing else: then nothing needs to be pointed at. */
const isAround = (anchor: Anchor, isInline: boolean): boolean =>
  isInline && "part" in anchor && (anchor.part === "panel" || anchor.part === "board");

/** A ring around what is meant; where the hint floats, all else is darkened. On the page, for it is fixed to the screen. */
function Light({ box, isInline }: { readonly box: Box; readonly isInline: boolean }) {
  const { left, top, width, height } = box;
  const className = isInline ? "hint-light bare" : "hint-light";
  return <div className={className} aria-hidden style={{ left, top, width, height }} />;
}
