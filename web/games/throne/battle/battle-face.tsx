import type { Throne } from "@weirwood/throne/rules";
import { lazy, type ReactNode, Suspense, useMemo } from "react";
import { Explained } from "../../../table/ask/controls.tsx";
import { AskPanel, SendRow, titleOf } from "../desk/ask-panel.tsx";
import { type Desk, useDesk } from "../desk/desk.ts";
import { ReadingContext, useReading } from "../desk/reading.ts";
import type { Scene } from "../desk/scene.ts";
import { battleMarks } from "./battle-marks.ts";
import { BattleStrip } from "./battle-strip.tsx";
import type { FieldCard } from "./field.ts";
import { isFighting } from "./strength-lines.ts";

const BattleStage = lazy(() => import("./battle-stage.tsx").then((found) => ({ default: found.BattleStage })));

/** A question inside a battle: the same content in the panel and, beside both sides' strength, in the wide view. */
export interface BattleFace {
  readonly title?: string;
  readonly lead?: ReactNode;
  readonly body?: ReactNode;
  /** Beside the body where there is room. */
  readonly wide?: ReactNode;
  /** The card that the reader has chosen so far. */
  readonly own?: FieldCard;
  /** Whether it needs more room than the cards on the table. */
  readonly isLarge?: boolean;
  /** The battle as it would stand after the draft, where the draft changes it. */
  readonly foreseen?: Throne;
  readonly send?: string;
  readonly also?: ReactNode;
  readonly warning?: string | undefined;
}

export function battleScene(desk: Desk, face: BattleFace, onMap: Partial<Scene> = {}): Scene {
  const isStaged = isFighting(desk.at.view);
  return {
    ...battleMarks(desk),
    ...onMap,
    panel: <BattlePanel face={face} isInFront={isStaged && desk.isStageOpen} />,
    ...(isStaged ? { stage: <FaceOnStage face={face} /> } : {}),
  };
}

/** The same where the map must stay in sight: only in the panel. */
export const battleScenePanel = (desk: Desk, face: BattleFace, onMap: Partial<Scene> = {}): Scene => ({
  ...battleMarks(desk),
  ...onMap,
  panel: <BattlePanel face={face} isInFront={false} />,
});

/** Shows the battle as the draft would leave it. */
function Foreseen({ view, children }: { readonly view: Throne | undefined; readonly children: ReactNode }) {
  const reading = useReading();
  const seen = useMemo(() => (view === undefined ? reading : { ...reading, view }), [reading, view]);
  return <ReadingContext value={seen}>{children}</ReadingContext>;
}

function BattlePanel({ face, isInFront }: { readonly face: BattleFace; readonly isInFront: boolean }) {
  const { setStageOpen, at } = useDesk();
  const strip = isFighting(at.view) && (
    <Foreseen view={face.foreseen}>
      <BattleStrip onOpen={() => setStageOpen(true)} />
    </Foreseen>
  );
  // The wide view is in front: what it asks is asked once.
  if (isInFront) return strip;
  return (
    <AskPanel
      {...(face.title === undefined ? {} : { title: face.title })}
      lead={face.lead}
      send={face.send}
      also={face.also}
      warning={face.warning}
    >
      {strip}
      {face.body}
    </AskPanel>
  );
}

function FaceOnStage({ face }: { readonly face: BattleFace }) {
  const { kind, setStageOpen, text, isSent } = useDesk();
  const { words } = useReading();
  return (
    <Foreseen view={face.foreseen}>
      <Suspense>
        <BattleStage
          onClose={() => setStageOpen(false)}
          isCompact={face.isLarge ?? false}
          {...(face.own === undefined ? {} : { own: isSent ? { is: "laid" } : face.own })}
          foot={
            <>
              <Explained />
              <SendRow
                send={face.send === undefined || !isSent ? face.send : text.alreadySent}
                warning={face.warning}
                also={face.also}
              />
            </>
          }
        >
          <div className={face.wide === undefined ? "stage-low" : "stage-low split"}>
            <section>
              <h3>{face.title ?? titleOf(words.book.names.ask[kind])}</h3>
              {face.lead !== undefined && <p className="muted">{face.lead}</p>}
              {face.body}
            </section>
            {face.wide !== undefined && <section>{face.wide}</section>}
          </div>
        </BattleStage>
      </Suspense>
    </Foreseen>
  );
}
