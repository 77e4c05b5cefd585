import { type ChangeEvent, useState } from "react";
import { Icon } from "../art/icon.tsx";
import { useText } from "../text/use-text.ts";
import type { FieldProps } from "./field-props.ts";
import { type ReadDocument, readDocument } from "./read-document.ts";

/** A file that is read here and goes with the options; nothing is sent before the whole form is. */
export function DocumentField({ field, chosen, onChoose }: FieldProps) {
  const text = useText().lobby.create.document;
  const [file, setFile] = useState<string>();
  const [problem, setProblem] = useState<Exclude<ReadDocument, { is: "read" }>>();
  const open = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const opened = target.files?.[0];
    if (opened === undefined) return;
    const read = readDocument(await opened.text(), field);
    target.value = "";
    setProblem(read.is === "read" ? undefined : read);
    if (read.is !== "read") return;
    setFile(opened.name);
    onChoose(field.name, read.value);
  };
  const remove = (): void => {
    setFile(undefined);
    onChoose(field.name, field.usual ?? null);
  };
  const isChosen = file !== undefined && chosen !== null && chosen !== undefined;
  return (
    <fieldset className="field">
      <legend>{field.label}</legend>
      <div className="document-field">
        <label className="btn">
          <Icon name="ui-upload" />
          {text.open}
          <input
            type="file"
            accept={field.format === "json" ? ".json,application/json" : "text/plain"}
            className="visually-hidden"
            onChange={open}
          />
        </label>
        {isChosen && (
          <>
            <code>{file}</code>
            <button type="button" className="btn ghost square" aria-label={text.remove(file)} onClick={remove}>
              <Icon name="ui-x" />
            </button>
          </>
        )}
      </div>
      <p className="muted xs">{field.explanation}</p>
      {problem !== undefined && (
        <p className="why" role="alert">
          <Icon name="ui-warn" />
          {problem.is === "not-json" ? text.notJson : text.tooLong(problem.length, problem.most)}
        </p>
      )}
    </fieldset>
  );
}
