import { lazy, Suspense, useState } from "react";
import { Dialog } from "../../../../app/dialog.tsx";
import { Icon } from "../../../../art/icon.tsx";
import { saveFile } from "../../../../local/save-file.ts";
import { useBuilder } from "../builder.ts";
import { useDeckWords } from "../deck-words.ts";
import { textOfDeck } from "../model/deck-file.ts";
import { usePlay } from "../use-play.ts";
import { fileName, Share } from "./share.tsx";

const DrawDialog = lazy(() => import("./draw-dialog.tsx").then((found) => ({ default: found.DrawDialog })));

/** What the deck is built for: to be played, tried and shared. */
export function DeckFoot() {
  const builder = useBuilder();
  const { text, language, nameOf } = useDeckWords();
  const [open, setOpen] = useState<"draw" | "share">();
  const close = (): void => setOpen(undefined);
  const { play, note, isBeginning } = usePlay();
  const isLegal = builder.standing.reasons.length === 0;
  return (
    <footer className="deck-foot">
      {note !== undefined && (
        <p className="xs" role="alert">
          {note}
        </p>
      )}
      <div className="row">
        <button
          type="button"
          className="btn primary grow"
          aria-disabled={!isLegal || undefined}
          aria-busy={isBeginning}
          onClick={() => play()}
        >
          <Icon name="ui-play" />
          {text.play.go}
        </button>
        <button type="button" className="btn" onClick={() => setOpen("draw")}>
          {text.draw.title}
        </button>
        <button type="button" className="btn square" aria-label={text.share.title} onClick={() => setOpen("share")}>
          <Icon name="ui-share" />
        </button>
        <button
          type="button"
          className="btn square no-phone"
          aria-label={text.share.download}
          onClick={() => saveFile(`${fileName(nameOf(builder))}.txt`, textOfDeck(builder, language))}
        >
          <Icon name="ui-download" />
        </button>
      </div>
      {open === "draw" && (
        <Suspense>
          <DrawDialog onClose={close} />
        </Suspense>
      )}
      {open === "share" && (
        <Dialog title={text.share.title} onClose={close}>
          <Share />
        </Dialog>
      )}
    </footer>
  );
}
