import { lazy, type ReactNode, Suspense, useRef, useState } from "react";
import { useWidth } from "../../../table/use-width.ts";
import type { FieldHandle } from "../field/field.tsx";
import { EditorContext, useEditor } from "./editor.ts";
import { EditorBar } from "./parts/editor-bar.tsx";
import { EditorField } from "./parts/editor-field.tsx";
import { Palettes } from "./parts/palettes.tsx";
import { PhoneTabs } from "./parts/phone-tabs.tsx";
import { PanelContent, SidePanel } from "./parts/side-panel.tsx";
import { TrialFoot } from "./parts/trial-foot.tsx";
import { usePlanWords } from "./plan-words.ts";
import type { OpenedPlan } from "./use-opened-plan.ts";
import { usePlanEditor } from "./use-plan-editor.ts";

const RulesDrawer = lazy(() =>
  import("../../../rules-book/rules-drawer.tsx").then((found) => ({ default: found.RulesDrawer })),
);

/** A plan on its field, the tools below it and all its words and numbers beside it. */
export function PlanEditor({ kept }: { readonly kept: OpenedPlan }) {
  const field = useRef<FieldHandle>(null);
  const [rule, setRule] = useState<string>();
  const editor = usePlanEditor(kept, { at: (hex) => field.current?.goTo(hex), rule: setRule });
  const width = useWidth();
  const { nameOf, text } = usePlanWords();
  const isNarrow = width === "phone" || width === "low" || width === "tablet";
  const drawn = <EditorField handle={field} />;
  return (
    <EditorContext value={editor}>
      <div className="plan-editor" data-board={editor.plan.board} data-narrow={isNarrow || undefined}>
        <EditorBar />
        {isNarrow ? (
          <NarrowEditor field={drawn} />
        ) : (
          <>
            <main className="editor-field" aria-label={text.field.label}>
              {drawn}
            </main>
            <Palettes />
            <aside className="editor-side">
              <p className="editor-name">{nameOf(editor.plan)}</p>
              <SidePanel />
              <TrialFoot />
            </aside>
          </>
        )}
      </div>
      {rule !== undefined && (
        <Suspense>
          <RulesDrawer game="battles" rule={rule} onClose={() => setRule(undefined)} />
        </Suspense>
      )}
    </EditorContext>
  );
}

/** On a phone: tools above the field, one of the panels under it. What was chosen on the field opens its panel. */
function NarrowEditor({ field }: { readonly field: ReactNode }) {
  const { palette, tab, isPanelOpen } = useEditor();
  const { text } = usePlanWords();
  return (
    <>
      {!isPanelOpen && <Palettes only={palette} />}
      <main className="editor-field" aria-label={text.field.label}>
        {field}
      </main>
      {isPanelOpen && (
        <aside className="editor-side">
          <div className="tab-content">
            <PanelContent tab={tab} />
          </div>
          <TrialFoot />
        </aside>
      )}
      <PhoneTabs />
    </>
  );
}
