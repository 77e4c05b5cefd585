import { type BattlePlan, isRefused, openPlan, type PlanProblem, readPlan } from "@weirwood/battles/plans";
import { type ChangeEvent, useState } from "react";
import { Dialog } from "../../../../app/dialog.tsx";
import { Icon } from "../../../../art/icon.tsx";
import { useEditorText } from "../text/use-editor-text.ts";
import { openNew } from "../use-opened-plan.ts";
import { ProblemList } from "./problem-list.tsx";

interface RefusedFile {
  readonly name: string;
  readonly problems: readonly PlanProblem[];
  /** The plan, where it is whole enough to be mended here. */
  readonly plan: BattlePlan | undefined;
}

/** Opens a file as a plan of its own; what is wrong with one is said by line and field. */
export function ImportDialog({ onClose }: { readonly onClose: () => void }) {
  const text = useEditorText();
  const [refused, setRefused] = useState<RefusedFile>();
  const open = (plan: BattlePlan): void => {
    onClose();
    openNew(plan);
  };
  const read = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = target.files?.[0];
    if (file === undefined) return;
    const written = await file.text();
    target.value = "";
    const plan = readPlan(written);
    if (isRefused(plan)) setRefused({ name: file.name, problems: plan, plan: openPlan(written) });
    else open(plan);
  };
  const whole = refused?.plan;
  return (
    <Dialog title={text.file.title} onClose={onClose}>
      <p>{text.file.lead}</p>
      <label className="btn">
        <Icon name="ui-upload" />
        {text.file.choose}
        <input type="file" accept=".json,application/json" className="visually-hidden" onChange={read} />
      </label>
      {refused !== undefined && (
        <div role="alert">
          <p>{text.file.refused(refused.name)}</p>
          <ProblemList problems={refused.problems} />
          {whole !== undefined && (
            <button type="button" className="btn" onClick={() => open(whole)}>
              {text.file.openAnyway}
            </button>
          )}
        </div>
      )}
    </Dialog>
  );
}
