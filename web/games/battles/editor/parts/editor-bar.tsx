import { writePlan } from "@weirwood/battles/plans";
import type { Json } from "@weirwood/kernel";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { goTo } from "../../../../app/router.ts";
import { useSettings } from "../../../../app/settings.ts";
import { TopBar } from "../../../../app/top-bar.tsx";
import { Icon } from "../../../../art/icon.tsx";
import { timeWords } from "../../../../editing/time-words.ts";
import { saveFile } from "../../../../local/save-file.ts";
import { requireSignIn } from "../../../../people/require-sign-in.ts";
import { useEditor } from "../editor.ts";
import { fragmentOf } from "../model/plan-link.ts";
import { usePlanWords } from "../plan-words.ts";
import { editorAddress } from "../use-opened-plan.ts";
import { ImportDialog } from "./import-dialog.tsx";

const CreateTable = lazy(() =>
  import("../../../../lobby/create-table.tsx").then((found) => ({ default: found.CreateTable })),
);

/** What is done with the plan as a whole: versions, files, links, tables. */
export function EditorBar() {
  const { plan, keptAt, isUntouched, canUndo, canRedo, undo, redo } = useEditor();
  const { text, nameOf } = usePlanWords();
  const language = useSettings((settings) => settings.language);
  const [note, setNote] = useState("");
  const [open, setOpen] = useState<"import" | "offer">();
  const offer = async (): Promise<void> => setOpen((await requireSignIn()) ? "offer" : undefined);
  const actions = <Actions onNote={setNote} onOffer={offer} onImport={() => setOpen("import")} />;
  const close = (): void => setOpen(undefined);
  return (
    <>
      <TopBar
        menu={actions}
        end={
          <>
            <Step name={text.bar.undo} isOpen={canUndo} act={undo} />
            <Step name={text.bar.redo} className="redo" isOpen={canRedo} act={redo} />
            <span className="editor-actions no-phone">{actions}</span>
          </>
        }
      >
        <h1 className="title editor-title">{text.title}</h1>
        <span className="chip no-phone" role="status">
          {keptAt !== undefined
            ? text.bar.saved(timeWords(keptAt, language))
            : isUntouched
              ? text.bar.untouched
              : text.bar.notSaved}
        </span>
      </TopBar>
      <p className="editor-note" role="status">
        {note}
      </p>
      {open === "import" && <ImportDialog onClose={close} />}
      {open === "offer" && (
        <Suspense>
          <CreateTable
            wish={{ game: "battles", title: nameOf(plan), choices: { battle: plan as unknown as Json } }}
            onClose={close}
          />
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
    className={`btn ghost square editor-bar-step ${className}`}
    aria-label={name}
    aria-disabled={!isOpen || undefined}
    onClick={act}
  >
    <Icon name="ui-undo" />
  </button>
);

interface ActionsProps {
  readonly onNote: (note: string) => void;
  readonly onOffer: () => void;
  readonly onImport: () => void;
}

function Actions({ onNote, onOffer, onImport }: ActionsProps): ReactNode {
  const { plan, mistakes } = useEditor();
  const { text, nameOf } = usePlanWords();
  const isSound = mistakes.length === 0;
  /** Only what is a plan leaves the editor for others. */
  const whenSound = (act: () => void) => () => (isSound ? act() : onNote(text.bar.mendFirst));
  const copyLink = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(`${location.origin}${editorAddress}${await fragmentOf(plan)}`);
      onNote(text.bar.linkCopied);
    } catch {
      onNote(text.bar.linkFailed);
    }
  };
  return (
    <>
      <button type="button" className="btn ghost" onClick={() => goTo(editorAddress)}>
        <Icon name="ui-map" />
        {text.bar.plans}
      </button>
      <button type="button" className="btn ghost" onClick={onImport}>
        <Icon name="ui-upload" />
        {text.bar.import}
      </button>
      <button
        type="button"
        className="btn ghost"
        onClick={() => saveFile(`${fileName(nameOf(plan))}.json`, writePlan(plan))}
      >
        <Icon name="ui-download" />
        {text.bar.export}
      </button>
      <button type="button" className="btn ghost" aria-disabled={!isSound || undefined} onClick={whenSound(copyLink)}>
        <Icon name="ui-link" />
        {text.bar.link}
      </button>
      <button type="button" className="btn" aria-disabled={!isSound || undefined} onClick={whenSound(onOffer)}>
        <Icon name="ui-share" />
        {text.bar.offer}
      </button>
    </>
  );
}

/** Letters and digits of a name, as any disk takes them. */
const fileName = (name: string): string =>
  name
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
    .replaceAll(/^-|-$/g, "")
    .toLowerCase() || "plan";
