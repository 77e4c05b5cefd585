import type { Refused } from "@weirwood/protocol";
import { useEffect, useRef, useState } from "react";
import type { TableTalk } from "../session/table-session.ts";
import { useText } from "../text/use-text.ts";

const PAUSE = 800;

/** One's own notes on this game. Kept by themselves, a moment after the last stroke and on leaving. */
export function Notes({ talk }: { readonly talk: TableTalk }) {
  const text = useText().table.notes;
  const [words, setWords] = useState<string>();
  const [state, setState] = useState<"saved" | "saving" | Refused>();
  const unsaved = useRef<string>(undefined);

  useEffect(() => {
    let isGone = false;
    void talk.readNote().then((note) => !isGone && setWords((written) => written ?? note));
    return () => {
      isGone = true;
      if (unsaved.current !== undefined) void talk.writeNote(unsaved.current);
    };
  }, [talk]);

  useEffect(() => {
    if (words === undefined || unsaved.current === undefined) return;
    const timer = setTimeout(async () => {
      setState("saving");
      const refused = await talk.writeNote(words);
      if (unsaved.current === words) unsaved.current = undefined;
      setState(refused ?? "saved");
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [talk, words]);

  return (
    <section className="table-notes">
      <textarea
        aria-label={text.label}
        placeholder={text.label}
        maxLength={20_000}
        value={words ?? ""}
        onChange={(event) => {
          unsaved.current = event.target.value;
          setWords(event.target.value);
        }}
      />
      <p className="faint xs" role="status">
        {state === "saved" && text.saved}
        {state === "saving" && text.saving}
        {typeof state === "object" && `${text.notSaved} ${state.sentence}`}
      </p>
    </section>
  );
}
