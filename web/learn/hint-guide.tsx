import { type AskKind, areaIds, houseIds, houseOfSeat } from "@weirwood/throne/questions";
import { type Throne, throne } from "@weirwood/throne/rules";
import { lazy, Suspense, useEffect, useMemo, useState } from "react";
import { createPortal } from "react-dom";
import { useStore } from "zustand";
import { useSettings } from "../app/settings.ts";
import { Icon } from "../art/icon.tsx";
import type { LocalSession } from "../local/local-session.ts";
import { useWidth } from "../table/use-width.ts";
import { useText } from "../text/use-text.ts";
import { type Anchor, type DueHint, type HintMoment, hintFor } from "./hints.ts";
import { markSeen, turnHints, useHintMemory } from "./seen-hints.ts";
import { type Box, boardOnScreen, bubblePlace, useAnchor } from "./spotlight.ts";
import "./learn.css";
import { bookOf } from "../games/books.ts";

const RulePanel = lazy(() => import("../rules-book/rule-panel.tsx").then((found) => ({ default: found.RulePanel })));

/** A hint waits until the board has come to rest. */
const PATIENCE = 500;

/** The hint that is being shown: the one whose moment it is, once that moment has lasted. */
function useShownHint(session: LocalSession): DueHint | undefined {
  const due = useDueHint(session);
  const [shown, setShown] = useState<DueHint>();
  useEffect(() => {
    const isOther = due?.hint.id !== shown?.hint.id;
    // What was shown and acted upon has been understood.
    if (isOther && shown !== undefined && !useHintMemory.getState().seen.includes(shown.hint.id)) {
      markSeen(shown.hint.id);
    }
    if (!isOther || due === undefined) {
      setShown(due);
      return;
    }
    setShown(undefined);
    const timer = setTimeout(() => setShown(due), PATIENCE);
    return () => clearTimeout(timer);
  }, [due, shown]);
  return shown;
}

/** The hint whose moment it is, if the reader gets hints in this game. */
export function useDueHint(session: LocalSession): DueHint | undefined {
  const { view, asks, draft, status } = useStore(session.tableView);
  const seen = useHintMemory((memory) => memory.seen);
  const isOff = useHintMemory((memory) => memory.isOff);
  const guided = useHintMemory((memory) => memory.game);
  const seat = status?.seat;
  return useMemo(() => {
    if (isOff || view === undefined || seat === undefined || status?.id !== guided) return undefined;
    const state: Throne = throne.fromJSON(view);
    const open = throne.isAwaited(state, seat) ? asks.find(({ seats }) => seats.includes(seat)) : undefined;
    const moment: HintMoment = {
      view: state,
      seat,
      ask: open?.kind as AskKind | undefined,
      draft: draft !== undefined && draft.ask === open?.id ? draft.answer : undefined,
      round: throne.round(state),
    };
    return hintFor(moment, new Set(seen));
  }, [view, asks, draft, seat, status?.id, seen, isOff, guided]);
}

/** One light and one bubble: what to do now, why, and the way to be rid of hints. It never bars the way to the board. */
export function HintGuide({ session }: { readonly session: LocalSession }) {
  const due = useShownHint(session);
  const [rule, setRule] = useState<string>();
  // What was asked of a bot is said until the next hint.
  const [advised, setAdvised] = useState<string>();
  const isPhone = useWidth() === "phone";
  const { box, front, isInline } = useAnchor(due === undefined ? undefined : selectorFor(due.anchor), isPhone);
  useEffect(() => setAdvised((id) => (id === due?.hint.id ? id : undefined)), [due?.hint.id]);
  const advise = async (): Promise<void> => {
    const [ask] = session.tableView.getState().asks;
    const answer = await session.advise();
    if (answer === undefined || ask === undefined) return;
    session.keepDraft(ask.id, answer);
    setAdvised(due?.hint.id);
  };
  return (
    <>
      {due !== undefined &&
        front !== undefined &&
        createPortal(
          <>
            {box !== undefined && !isAround(due.anchor, isInline) && <Light box={box} isInline={isInline} />}
            <Bubble
              key={due.hint.id}
              due={due}
              session={session}
              box={box}
              isInline={isInline}
              isAdvised={advised === due.hint.id}
              onAdvise={advise}
              onWhy={() => setRule(due.hint.rule)}
            />
          </>,
          front,
        )}
      {rule !== undefined && (
        <Suspense>
          <RulePanel game="throne" rule={rule} onClose={() => setRule(undefined)} />
        </Suspense>
      )}
    </>
  );
}

/** Parts of the page by what the frame calls them. */
function selectorFor(anchor: Anchor): string {
  if ("area" in anchor) return `.area-button[data-area="${anchor.area}"]`;
  const parts = {
    board: ".board-place",
    panel: ".panel-area",
    send: ".ask-foot",
    seats: ".table-left",
    phases: ".phases",
  };
  return parts[anchor.part];
}

/** Whether a hint stands within what it is about, or beside nothing else: then nothing needs to be pointed at. */
const isAround = (anchor: Anchor, isInline: boolean): boolean =>
  isInline && "part" in anchor && (anchor.part === "panel" || anchor.part === "board");

/** A ring around what is meant; where the hint floats, all else is darkened. On the page, for it is fixed to the screen. */
function Light({ box, isInline }: { readonly box: Box; readonly isInline: boolean }) {
  const { left, top, width, height } = box;
  const className = isInline ? "hint-light bare" : "hint-light";
  return <div className={className} aria-hidden style={{ left, top, width, height }} />;
}

interface BubbleProps {
  readonly due: DueHint;
  readonly session: LocalSession;
  readonly box: Box | undefined;
  readonly isInline: boolean;
  readonly isAdvised: boolean;
  readonly onAdvise: () => void;
  readonly onWhy: () => void;
}

function Bubble({ due: { hint, anchor }, session, box, isInline, isAdvised, onAdvise, onWhy }: BubbleProps) {
  const text = useText().learn;
  const words = useHintWords(session, anchor);
  const said = text.hints[hint.id];
  const [element, setElement] = useState<HTMLElement | null>(null);
  const place =
    element === null
      ? undefined
      : bubblePlace(box, element.getBoundingClientRect(), innerWidth, innerHeight, boardOnScreen());
  return (
    <section
      ref={setElement}
      className={isInline ? "hint-bubble inline" : "hint-bubble"}
      aria-label={text.hint}
      aria-live="polite"
      {...(!isInline && {
        "data-side": place?.side,
        style: place === undefined ? { visibility: "hidden" } : { left: place.left, top: place.top },
      })}
    >
      <header>
        <Icon name="ui-hint" size={30} />
        <h2>{said.title(words.house, words.area)}</h2>
        <button type="button" className="btn ghost square" aria-label={text.close} onClick={() => markSeen(hint.id)}>
          <Icon name="ui-x" />
        </button>
      </header>
      <p>{said.text}</p>
      {isAdvised && (
        <p className="why" role="status">
          <Icon name="ui-info" />
          {text.doItDone}
        </p>
      )}
      <div className="row wrap">
        <button type="button" className="btn primary" onClick={() => markSeen(hint.id)}>
          {text.gotIt}
        </button>
        <button type="button" className="btn" onClick={onWhy}>
          {text.why}
        </button>
        {hint.mayAdvise === true && (
          <button type="button" className="btn" onClick={onAdvise}>
            {text.doIt}
          </button>
        )}
        <button type="button" className="no-more" title={text.noMoreHow} onClick={() => turnHints(false)}>
          {text.noMore}
        </button>
      </div>
    </section>
  );
}

/** The names that a hint's title may speak of. */
function useHintWords(session: LocalSession, anchor: Anchor): { readonly house: string; readonly area: string } {
  const language = useSettings((settings) => settings.language);
  const areaNames = useSettings((settings) => settings.areaNames);
  const { view, status } = useStore(session.tableView);
  const { names } = bookOf("throne", language);
  const areas = bookOf("throne", areaNames === "original" ? "en" : language).names.area;
  const house =
    view === undefined || status?.seat === undefined ? "" : houseIds[houseOfSeat(throne.fromJSON(view), status.seat)];
  return { house: names.house[house] ?? "", area: "area" in anchor ? areas[areaIds[anchor.area]] : "" };
}
