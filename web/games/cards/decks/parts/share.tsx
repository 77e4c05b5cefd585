import { useState } from "react";
import { Icon } from "../../../../art/icon.tsx";
import { saveFile } from "../../../../local/save-file.ts";
import { languages } from "../../../../text/language.ts";
import { useBuilder } from "../builder.ts";
import { useDeckWords } from "../deck-words.ts";
import { fragmentOf, textOfDeck } from "../model/deck-file.ts";
import { builderAddress } from "../use-opened-deck.ts";

/** The deck for others: as a link, and as a text in either language. */
export function Share() {
  const builder = useBuilder();
  const words = useDeckWords();
  const { share } = words.text;
  const [language, setLanguage] = useState(words.language);
  const [note, setNote] = useState("");
  const written = textOfDeck(builder, language);
  const copy = async (what: Promise<string> | string, done: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(await what);
      setNote(done);
    } catch {
      setNote(share.failed);
    }
  };
  const link = async (): Promise<string> => `${location.origin}${builderAddress}${await fragmentOf(builder)}`;
  return (
    <div className="deck-share form">
      <p role="status" className="deck-share-note">
        {note}
      </p>
      <section>
        <h3>{share.link}</h3>
        <p className="muted">{share.linkAbout}</p>
        <button type="button" className="btn" onClick={() => copy(link(), share.linkCopied)}>
          <Icon name="ui-link" />
          {share.copyLink}
        </button>
      </section>
      <section>
        <h3>{share.text}</h3>
        <p className="muted">{share.textAbout}</p>
        <fieldset className="seg" aria-label={share.language}>
          {languages.map((one) => (
            <button key={one} type="button" aria-pressed={one === language} onClick={() => setLanguage(one)}>
              {share.languages[one]}
            </button>
          ))}
        </fieldset>
        <textarea readOnly rows={10} value={written} aria-label={share.label} lang={language} />
        <div className="row wrap">
          <button type="button" className="btn" onClick={() => copy(written, share.textCopied)}>
            {share.copyText}
          </button>
          <button
            type="button"
            className="btn"
            onClick={() => saveFile(`${fileName(words.nameOf(builder))}.txt`, written)}
          >
            <Icon name="ui-download" />
            {share.download}
          </button>
        </div>
      </section>
    </div>
  );
}

/** Letters and digits of a name, as any disk takes them. */
export const fileName = (name: string): string =>
  name
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
    .replaceAll(/^-|-$/g, "")
    .toLowerCase() || "deck";
