import { useEffect, useRef, useState } from "react";
import { Icon } from "../../art/icon.tsx";
import { saveFile } from "../../local/save-file.ts";
import { useText } from "../../text/use-text.ts";
import { inviteTo } from "../invites.ts";
import type { TableModel } from "../use-table-model.ts";
import { pngOf } from "./picture-file.ts";
import { SharePicture } from "./share-picture.tsx";
import type { Ending } from "./use-ending.ts";

interface ShareButtonProps {
  readonly model: TableModel;
  readonly ending: Ending;
}

type Sharing = "ready" | "drawing" | "saved" | "savedAndCopied" | "failed";

/** Hands the picture, and the link to the replay where others can follow it, to whatever the device shares with; else saves it. */
export function ShareButton({ model, ending }: ShareButtonProps) {
  const text = useText().end.share;
  const [sharing, setSharing] = useState<Sharing>("ready");
  const drawing = useRef<SVGSVGElement>(null);
  const isDrawing = sharing === "drawing";
  const { headline } = ending;
  const link = linkTo(model);
  useEffect(() => {
    if (!isDrawing || drawing.current === null) return;
    const drawn = drawing.current;
    document.fonts.ready
      .then(() => pngOf(drawn))
      .then((picture) => share(new File([picture], `${headline}.png`, { type: "image/png" }), headline, link))
      .then(setSharing, () => setSharing("failed"));
  }, [isDrawing, headline, link]);
  return (
    <>
      <button
        type="button"
        className="btn"
        aria-disabled={isDrawing || undefined}
        onClick={() => !isDrawing && setSharing("drawing")}
      >
        <Icon name="ui-share" />
        <span aria-live="polite">{sharing === "ready" ? text.picture : text[sharing]}</span>
      </button>
      {isDrawing && (
        <div className="off-screen" aria-hidden>
          <SharePicture {...{ model, ending, drawing }} />
        </div>
      )}
    </>
  );
}

/** Where others see the game again; a game of this browser is nowhere else. */
function linkTo({ game, gameView: { status } }: TableModel): string | undefined {
  if (game.arrange === undefined || status === undefined) return undefined;
  const link = new URL(`/replay/${status.id}`, location.href);
  const invite = status.isPublic ? undefined : (status.invite ?? inviteTo(status.id));
  if (invite !== undefined) link.searchParams.set("invite", invite);
  return link.href;
}

async function share(file: File, title: string, link: string | undefined): Promise<Sharing> {
  const shared = { files: [file], title, ...(link !== undefined && { url: link }) };
  if (navigator.canShare?.(shared)) {
    try {
      await navigator.share(shared);
      return "ready";
    } catch (reason) {
      if ((reason as DOMException).name === "AbortError") return "ready";
    }
  }
  saveFile(file.name, file);
  if (link === undefined) return "saved";
  return navigator.clipboard.writeText(link).then(
    () => "savedAndCopied",
    () => "saved",
  );
}
