import type { Json } from "@weirwood/kernel";
import { type ChangeEvent, type ComponentType, useEffect, useState } from "react";
import { Link } from "../app/link.tsx";
import { useSettings } from "../app/settings.ts";
import { Icon } from "../art/icon.tsx";
import { GameScope } from "../games/game-scope.tsx";
import { type GamePage, loadPages } from "../games/pages.ts";
import { useText } from "../text/use-text.ts";
import { documentName } from "./document-name.ts";
import type { FieldProps } from "./field-props.ts";
import { type ReadDocument, readDocument } from "./read-document.ts";

/**
 * A file that is read here and goes with the options; nothing is sent before the whole form is. What a game knows of its
 * documents is shown too: what one looks like, and the page where one is made.
 */
export function DocumentField({ game, field, chosen, onChoose }: FieldProps & { readonly game: string }) {
  const text = useText().lobby.create.document;
  const language = useSettings((settings) => settings.language);
  const { address, page, Picture } = useDocumentOf(game, field.name);
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
  const isChosen = chosen !== null && chosen !== undefined;
  const name = isChosen ? (documentName(chosen, language) ?? file ?? field.label) : undefined;
  return (
    <fieldset className="field">
      <legend>{field.label}</legend>
      <div className="document-field">
        {isChosen && Picture !== undefined && (
          <GameScope game={game}>
            <Picture document={chosen} />
          </GameScope>
        )}
        {name !== undefined && (
          <>
            <b className="document-name serif">{name}</b>
            <button type="button" className="btn ghost square" aria-label={text.remove(name)} onClick={remove}>
              <Icon name="ui-x" />
            </button>
          </>
        )}
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
        {page !== undefined && (
          <Link to={address} className="btn ghost">
            <Icon name="ui-pencil" />
            {page.title[language]}
          </Link>
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

interface KnownDocument {
  readonly address: string;
  readonly page?: GamePage;
  readonly Picture?: ComponentType<{ readonly document: Json }>;
}

/** What a game brings for a document among its options; nothing until it is loaded. */
function useDocumentOf(game: string, option: string): KnownDocument {
  const [known, setKnown] = useState<KnownDocument>({ address: "" });
  useEffect(() => {
    let isGone = false;
    const load = async (): Promise<void> => {
      const { pages, documents = {} } = await loadPages(game);
      if (!Object.hasOwn(documents, option)) return;
      const { page, loadPicture } = documents[option];
      const Picture = await loadPicture();
      if (!isGone) setKnown({ address: `/games/${game}/${page}`, page: pages[page], Picture });
    };
    void load();
    return () => {
      isGone = true;
    };
  }, [game, option]);
  return known;
}
