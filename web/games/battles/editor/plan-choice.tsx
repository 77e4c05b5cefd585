import { type PlanProblem, planIds, plans } from "@weirwood/battles/plans";
import { useState } from "react";
import { Dialog } from "../../../app/dialog.tsx";
import { useSettings } from "../../../app/settings.ts";
import { TopBar } from "../../../app/top-bar.tsx";
import { Icon } from "../../../art/icon.tsx";
import { timeWords } from "../../../editing/time-words.ts";
import { forgetPlan, type KeptPlan, keptPlans } from "./model/kept-plans.ts";
import { mistakesIn } from "./model/mistakes.ts";
import { emptyPlan, planFrom } from "./model/new-plan.ts";
import { ImportDialog } from "./parts/import-dialog.tsx";
import { ProblemList } from "./parts/problem-list.tsx";
import { PlanPicture } from "./plan-picture.tsx";
import { usePlanWords } from "./plan-words.ts";
import { lookAt, openKept } from "./use-opened-plan.ts";

interface PlanChoiceProps {
  /** The link carries nothing that can be read. */
  readonly unreadable?: true;
  /** What is wrong with the plan that came with the link. */
  readonly problems?: readonly PlanProblem[];
}

/** The plans that are kept here, and ways to begin a new one. */
export function PlanChoice({ unreadable, problems }: PlanChoiceProps) {
  const { text } = usePlanWords();
  return (
    <>
      <TopBar>
        <b className="serif">{text.title}</b>
      </TopBar>
      <main className="plan-choice">
        <section className="panel">
          <h1>{text.choice.title}</h1>
          <p>{text.choice.lead}</p>
          {(unreadable || problems) && (
            <div className="why" role="alert">
              <Icon name="ui-warn" />
              <div>
                <p>{unreadable ? text.link.unreadable : text.link.refused}</p>
                {problems && <ProblemList problems={problems} />}
              </div>
            </div>
          )}
          <YourPlans />
        </section>
        <NewPlan />
      </main>
    </>
  );
}

function YourPlans() {
  const words = usePlanWords();
  const { choice } = words.text;
  const language = useSettings((settings) => settings.language);
  const [kept, setKept] = useState(keptPlans);
  const [asked, setAsked] = useState<KeptPlan>();
  const forget = ({ id }: KeptPlan): void => {
    forgetPlan(id);
    setKept(keptPlans());
    setAsked(undefined);
  };
  return (
    <>
      <h2>{choice.yours}</h2>
      {kept.length === 0 && <p className="muted">{choice.none}</p>}
      <ul className="plan-list">
        {kept.map((one) => (
          <li key={one.id}>
            <button type="button" aria-label={choice.open(words.nameOf(one.plan))} onClick={() => openKept(one.id)}>
              <PlanPicture plan={one.plan} />
              <span>
                <b className="serif">{words.nameOf(one.plan)}</b>
                <span className="muted xs">
                  {choice.changed(timeWords(one.changedAt, language))} · {choice.mistakes(mistakesIn(one.plan).length)}
                </span>
              </span>
            </button>
            <button
              type="button"
              className="btn ghost square"
              aria-label={choice.forget(words.nameOf(one.plan))}
              onClick={() => setAsked(one)}
            >
              <Icon name="ui-trash" />
            </button>
          </li>
        ))}
      </ul>
      {asked !== undefined && (
        <Dialog
          title={choice.forgetTitle}
          onClose={() => setAsked(undefined)}
          className="small"
          foot={
            <div className="row wrap">
              <button type="button" className="btn danger" onClick={() => forget(asked)}>
                {choice.forgetYes}
              </button>
              <button type="button" className="btn" onClick={() => setAsked(undefined)}>
                {choice.keep}
              </button>
            </div>
          }
        >
          <p>{choice.forgetAbout(words.nameOf(asked.plan))}</p>
        </Dialog>
      )}
    </>
  );
}

/** An empty field, one of our plans, or a file. */
function NewPlan() {
  const words = usePlanWords();
  const { choice } = words.text;
  const [isImporting, setIsImporting] = useState(false);
  const language = useSettings((settings) => settings.language);
  return (
    <section className="panel">
      <h2>{choice.begin}</h2>
      <div className="row wrap">
        <button type="button" className="btn primary" onClick={() => lookAt(emptyPlan(choice.emptyName))}>
          <Icon name="ui-plus" />
          {choice.empty}
        </button>
        <button type="button" className="btn" onClick={() => setIsImporting(true)}>
          <Icon name="ui-upload" />
          {words.text.bar.import}
        </button>
      </div>
      {isImporting && <ImportDialog onClose={() => setIsImporting(false)} />}
      <h3>{choice.from}</h3>
      <ul className="plan-list">
        {planIds.map((id) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => lookAt(planFrom(id, choice.copyName(words.nameOf(plans[id])), language))}
            >
              <PlanPicture plan={plans[id]} />
              <span>
                <b className="serif">{words.nameOf(plans[id])}</b>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
