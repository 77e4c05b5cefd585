import { Loading } from "../../../app/loading.tsx";
import { usePageTitle } from "../../../app/page-title.ts";
import { PlanChoice } from "./plan-choice.tsx";
import { PlanEditor } from "./plan-editor.tsx";
import { useEditorText } from "./text/use-editor-text.ts";
import { useOpenedPlan } from "./use-opened-plan.ts";
import "./editor.css";
import "./editor-narrow.css";
import "./plan-choice.css";

/** The plan editor: a plan that is being drawn, or the choice of one. */
export function PlanEditorPage() {
  const text = useEditorText();
  const opened = useOpenedPlan();
  usePageTitle(text.title);
  if (opened.is === "opening") return <Loading />;
  if (opened.is === "plan") return <PlanEditor key={opened.kept.id} kept={opened.kept} />;
  return <PlanChoice {...opened} />;
}
