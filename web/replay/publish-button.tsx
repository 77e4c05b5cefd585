import type { Refused } from "@weirwood/protocol";
import { useState } from "react";
import { Dialog } from "../app/dialog.tsx";
import { Icon } from "../art/icon.tsx";
import { requireSignIn } from "../people/require-sign-in.ts";
import { call } from "../session/api.ts";
import { refusalIn } from "../session/refused.ts";
import { RefusedNote } from "../table/refused-note.tsx";
import { useText } from "../text/use-text.ts";
import { PUBLISHED } from "./record-source.ts";

interface PublishButtonProps {
  readonly game: string;
  readonly record: string;
}

/** The way to a link into a game that only this browser has: it is published first, after a question. */
export function PublishButton({ game, record }: PublishButtonProps) {
  const { replay, friends } = useText();
  const text = friends.publish;
  const [isAsked, setIsAsked] = useState(false);
  const [isCopied, setIsCopied] = useState(false);
  const [refused, setRefused] = useState<Refused>();
  const publish = async (): Promise<void> => {
    if (!(await requireSignIn())) return;
    const outcome = await call("publishRecord", { body: { game, record } });
    setRefused(refusalIn(outcome));
    if (outcome.is !== "done") return;
    const link = new URL(`/replay/${outcome.reply.id}${location.search}`, location.href);
    link.searchParams.set(PUBLISHED, "yes");
    await navigator.clipboard.writeText(link.href).catch(() => undefined);
    setIsCopied(true);
    setIsAsked(false);
  };
  return (
    <>
      <button type="button" className="btn no-phone" onClick={() => setIsAsked(true)}>
        <Icon name={isCopied ? "ui-check" : "ui-link"} />
        <span aria-live="polite">{isCopied ? text.copied : replay.link}</span>
      </button>
      {isAsked && (
        <Dialog
          title={text.title}
          onClose={() => setIsAsked(false)}
          foot={
            <>
              <button type="button" className="btn" onClick={() => setIsAsked(false)}>
                {text.no}
              </button>
              <button type="button" className="btn primary" onClick={publish}>
                {text.yes}
              </button>
            </>
          }
        >
          <p>{text.explain}</p>
          <RefusedNote refused={refused} />
        </Dialog>
      )}
    </>
  );
}
