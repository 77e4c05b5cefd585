import type { Refusal } from "@weirwood/kernel";
import { type ChangeEvent, useId, useState } from "react";
import { Dialog } from "../../../../app/dialog.tsx";
import { Icon } from "../../../../art/icon.tsx";
import { useDeckWords } from "../deck-words.ts";
import { readDeck } from "../model/deck-file.ts";
import { openNew } from "../use-opened-deck.ts";
import { isTooLong, ProblemList } from "./problem-list.tsx";

/** Opens a text as a deck of its own; what cannot be understood is said by its line. */
export function ImportDialog({ onClose }: { readonly onClose: () => void }) {
  const { text } = useDeckWords();
  const [written, setWritten] = useState("");
  const [problems, setProblems] = useState<readonly Refusal[]>();
  const id = useId();
  const open = (): void => {
    const read = readDeck(written);
    if (read.is === "refused") {
      setProblems(read.problems);
      return;
    }
    onClose();
    openNew({ name: read.name ?? text.choice.importedName, deck: read.deck });
  };
  const readFile = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = target.files?.[0];
    if (file === undefined) return;
    setWritten(await file.text());
    setProblems(undefined);
    target.value = "";
  };
  const isEmpty = written.trim() === "";
  return (
    <Dialog
      title={text.import.title}
      onClose={onClose}
      foot={
        <div className="row wrap">
          <button
            type="button"
            className="btn primary"
            aria-disabled={isEmpty || undefined}
            onClick={() => !isEmpty && open()}
          >
            {text.import.open}
          </button>
          <label className="btn">
            <Icon name="ui-upload" />
            {text.import.file}
            <input type="file" accept=".txt,text/plain" className="visually-hidden" onChange={readFile} />
          </label>
        </div>
      }
    >
      <div className="form deck-import">
        <p className="muted">{text.import.lead}</p>
        <label htmlFor={id}>{text.import.label}</label>
        <textarea
          id={id}
          rows={12}
          value={written}
          spellCheck={false}
          aria-invalid={problems !== undefined || undefined}
          onInput={({ currentTarget }) => {
            setWritten(currentTarget.value);
            setProblems(undefined);
          }}
        />
        {problems !== undefined && (
          <div role="alert">
            {!isTooLong(problems) && <p>{text.import.refused(problems.length)}</p>}
            <ProblemList problems={problems} />
          </div>
        )}
      </div>
    </Dialog>
  );
}
