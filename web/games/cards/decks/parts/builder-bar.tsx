import { lazy, type ReactNode, Suspense, useState } from "react";
import { goTo } from "../../../../app/router.ts";
import { TopBar } from "../../../../app/top-bar.tsx";
import { Icon } from "../../../../art/icon.tsx";
import { timeWords } from "../../../../editing/time-words.ts";
import { useBuilder } from "../builder.ts";
import { useDeckWords } from "../deck-words.ts";
import { builderAddress, openNew } from "../use-opened-deck.ts";
import { ImportDialog } from "./import-dialog.tsx";
import { GAMES } from "./trial-numbers.ts";

const TrialsDialog = lazy(() => import("./trials-dialog.tsx").then((found) => ({ default: found.TrialsDialog })));

/** What is done with the deck as a whole: versions, other decks, texts, games of bots. */
export function BuilderBar() {
  const { keptAt, isUntouched, canUndo, canRedo, undo, redo } = useBuilder();
  const { text, language } = useDeckWords();
  const [open, setOpen] = useState<"import" | "trials">();
  const close = (): void => setOpen(undefined);
  const actions = <Actions onImport={() => setOpen("import")} onTrials={() => setOpen("trials")} />;
  return (
    <>
      <TopBar
        menu={actions}
        end={
          <>
            <Step name={text.bar.undo} isOpen={canUndo} act={undo} />
            <Step name={text.bar.redo} className="redo" isOpen={canRedo} act={redo} />
            <span className="deck-actions no-phone">{actions}</span>
          </>
        }
      >
        <h1 className="title deck-page-title">{text.title}</h1>
        <span className="chip no-phone" role="status">
          {keptAt !== undefined
            ? text.bar.saved(timeWords(keptAt, language))
            : isUntouched
              ? text.bar.untouched
              : text.bar.notSaved}
        </span>
      </TopBar>
      {open === "import" && <ImportDialog onClose={close} />}
      {open === "trials" && (
        <Suspense>
          <TrialsDialog onClose={close} />
        </Suspense>
      )}
    </>
  );
}

interface StepProps {
  readonly name: string;
  readonly className?: string;
  readonly isOpen: boolean;
  readonly act: () => void;
}

const Step = ({ name, className = "", isOpen, act }: StepProps) => (
  <button
    type="button"
    className={`btn ghost square deck-step ${className}`}
    aria-label={name}
    aria-disabled={!isOpen || undefined}
    onClick={act}
  >
    <Icon name="ui-undo" />
  </button>
);

interface ActionsProps {
  readonly onImport: () => void;
  readonly onTrials: () => void;
}

function Actions({ onImport, onTrials }: ActionsProps): ReactNode {
  const { name, deck } = useBuilder();
  const { text, nameOf } = useDeckWords();
  return (
    <>
      <button type="button" className="btn ghost" onClick={() => goTo(builderAddress)}>
        {text.bar.decks}
      </button>
      <button
        type="button"
        className="btn ghost deck-duplicate"
        onClick={() => openNew({ name: text.choice.twinName(nameOf({ name })), deck })}
      >
        {text.bar.duplicate}
      </button>
      <button type="button" className="btn ghost" onClick={onImport}>
        <Icon name="ui-upload" />
        {text.bar.import}
      </button>
      <button type="button" className="btn" onClick={onTrials}>
        <Icon name="ui-bot" />
        {text.bar.trials(GAMES)}
      </button>
    </>
  );
}
