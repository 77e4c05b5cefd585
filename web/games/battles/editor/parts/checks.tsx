import { Icon } from "../../../../art/icon.tsx";
import { RuleLink } from "../../../../table/rule-link.tsx";
import { headed } from "../../../../text/headed.ts";
import { useEditor } from "../editor.ts";
import { type Fix, fixOf } from "../model/fixes.ts";
import type { Mistake } from "../model/mistakes.ts";
import { type PlanWords, usePlanWords } from "../plan-words.ts";
import { MistakePin } from "./inputs.tsx";

/** All that the game finds wrong with the plan, each with the way there and, where it is obvious, the way out. */
export function Checks() {
  const { mistakes } = useEditor();
  const { text } = usePlanWords();
  return (
    <>
      <h2>{text.checks.title(mistakes.length)}</h2>
      {mistakes.length === 0 && (
        <p className="row ok">
          <Icon name="ui-check" />
          {text.checks.fine}
        </p>
      )}
      <ol className="mistake-list">
        {mistakes.map((mistake) => (
          <MistakeRow key={`${mistake.number} ${mistake.field}`} mistake={mistake} />
        ))}
      </ol>
    </>
  );
}

function MistakeRow({ mistake }: { readonly mistake: Mistake }) {
  const { plan, change, show, openRule } = useEditor();
  const words = usePlanWords();
  const { place, sentence } = words.mistake(plan, mistake);
  const fix = fixOf(plan, mistake);
  return (
    <li>
      <MistakePin mistake={mistake} />
      <div>
        <button
          type="button"
          className="mistake-place"
          aria-label={headed(words.text.checks.show(mistake.number), place, words.language)}
          onClick={() => show(mistake)}
        >
          {place}
        </button>
        <p>
          {sentence} <RuleLink rule={mistake.rule} onOpen={openRule} />
        </p>
      </div>
      {fix !== undefined && (
        <button type="button" className="btn" onClick={() => change(fix.plan)}>
          {fixWords(fix, words)}
        </button>
      )}
    </li>
  );
}

function fixWords({ does, to = "" }: Fix, { text, names }: PlanWords): string {
  const { fix } = text.checks;
  if (does === "move") return fix.move(to);
  if (does !== "set") return fix[does];
  return fix.set(text.rows.times[to as "end"] ?? names.house[to] ?? to);
}
