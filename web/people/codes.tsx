import { useState } from "react";
import { Icon } from "../art/icon.tsx";
import { useText } from "../text/use-text.ts";
import { saveFile } from "./save-file.ts";

/** One-time codes, shown this once: to copy, to save, and to say that they are kept. */
export function Codes({ codes, onDone }: { readonly codes: readonly string[]; readonly onDone: () => void }) {
  const text = useText();
  const [isCopied, setIsCopied] = useState(false);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(codes.join("\n"));
      setIsCopied(true);
    } catch {
      // No clipboard here; they can be saved, or written down.
    }
  };
  return (
    <>
      <p>{text.people.codes.explain}</p>
      <ol className="codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="row wrap">
        <button type="button" className="btn" onClick={copy}>
          <Icon name={isCopied ? "ui-check" : "ui-link"} />
          <span role="status">{isCopied ? text.app.copied : text.people.codes.copy}</span>
        </button>
        <button type="button" className="btn" onClick={() => saveFile("weirwood-codes.txt", `${codes.join("\n")}\n`)}>
          <Icon name="ui-download" />
          {text.people.codes.save}
        </button>
        <button type="button" className="btn primary" onClick={onDone}>
          {text.people.codes.done}
        </button>
      </div>
    </>
  );
}
