import { useEffect } from "react";
import { useStore } from "zustand";
import { Icon } from "../art/icon.tsx";
import { askWhetherStill, askWho, forget, useWho } from "../people/me.ts";
import { liveConnection } from "../session/live.ts";
import { useText } from "../text/use-text.ts";

const DOUBT = 5_000;
const KNOCK = 4_000;

/** A server that could not be asked who the reader is: asked again until it can. */
function useServerBack(): void {
  const isAway = useWho((who) => who.is === "away");
  useEffect(() => {
    if (!isAway) return;
    const timer = setInterval(() => document.visibilityState === "visible" && void askWho(), KNOCK);
    return () => clearInterval(timer);
  }, [isAway]);
}

/** What only a reload or a new signature can mend: a page older than its server, or a server that wants us no more. */
export function LineNotice() {
  const text = useText().app;
  const { is, bye } = useStore(liveConnection().state);
  const isSignedOut = is === "barred" && bye?.rule === "people.not-signed-in";
  useEffect(() => {
    if (isSignedOut) forget();
  }, [isSignedOut]);
  useEffect(() => {
    if (is !== "lost") return;
    // A browser does not say why a socket was refused: it may be that nobody is signed in any more.
    const timer = setTimeout(() => void askWhetherStill(), DOUBT);
    return () => clearTimeout(timer);
  }, [is]);
  useServerBack();
  const words = is === "outdated" ? text.outdated : is === "barred" && !isSignedOut ? bye?.sentence : undefined;
  if (words === undefined) return null;
  return (
    <div className="line-notice" role="alert">
      <Icon name="ui-info" />
      <span className="grow">{words}</span>
      {is === "outdated" && (
        <button type="button" className="btn" onClick={() => location.reload()}>
          {text.reload}
        </button>
      )}
    </div>
  );
}
