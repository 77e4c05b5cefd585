import { useEffect, useState } from "react";
import { Icon } from "../art/icon.tsx";
import { useText } from "../text/use-text.ts";
import type { Playback, Played } from "./playback.ts";

/** How long it stays after everything has been told; the log keeps the place. */
const LINGER = 10_000;

/** What happened since the reader last looked: told on the board, counted here, and skippable. */
export function SinceStrip({ played, playback }: { readonly played: Played; readonly playback: Playback }) {
  const text = useText();
  // Put away by the reader: the next absence brings a new one.
  const [putAway, setPutAway] = useState<number>();
  const isTelling = played.telling !== undefined;
  const { leftAt } = played;
  useEffect(() => {
    if (isTelling) return;
    const timer = setTimeout(() => setPutAway(leftAt), LINGER);
    return () => clearTimeout(timer);
  }, [isTelling, leftAt]);
  if (played.missed === 0 || putAway === leftAt) return null;
  return (
    <p className="table-strip" role="status">
      <Icon name="ui-eye" />
      <span className="grow">{text.table.since(played.missed)}</span>
      <button
        type="button"
        className="btn ghost"
        onClick={() => {
          playback.skip();
          setPutAway(leftAt);
        }}
      >
        {isTelling ? text.table.skip : text.app.close}
      </button>
    </p>
  );
}
