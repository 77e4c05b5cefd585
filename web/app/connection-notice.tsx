import { useEffect } from "react";
import { useStore } from "zustand";
import { Icon } from "../art/icon.tsx";
import { checkSignedIn, clearMe, fetchMe, useSignIn } from "../people/me.ts";
import { liveConnection } from "../session/live.ts";
import { useText } from "../text/use-text.ts";

const SIGN_IN_CHECK_DELAY = 5_000;
const RETRY_INTERVAL = 4_000;

/** A server that could not be asked who the reader is: asked again until it can. */
function useServerBack(): void {
  const isAway = useSignIn((who) => who.is === "away");
  useEffect(() => {
    if (!isAway) return;
    const timer = setInterval(() => document.visibilityState === "visible" && void fetchMe(), RETRY_INTERVAL);
    return () => clearInterval(timer);
  }, [isAway]);
}

/** What only a reload or signing in again can mend: a page older than its server, or a session that has ended. */
export function ConnectionNotice() {
  const text = useText().app;
  const { is, bye } = useStore(liveConnection().state);
  const isSomebody = useSignIn((who) => who.is === "signed-in");
  const isSignedOut = is === "barred" && bye?.rule === "people.not-signed-in";
  useEffect(() => {
    if (isSignedOut) clearMe();
  }, [isSignedOut]);
  useEffect(() => {
    if (is !== "lost" || !isSomebody) return;
    // A browser does not say why a socket was refused: it may be that nobody is signed in any more.
    const timer = setTimeout(() => void checkSignedIn(), SIGN_IN_CHECK_DELAY);
    return () => clearTimeout(timer);
  }, [is, isSomebody]);
  useServerBack();
  const words = is === "outdated" ? text.outdated : is === "barred" && !isSignedOut ? bye?.sentence : undefined;
  if (words === undefined) return null;
  return (
    <div className="connection-notice" role="alert">
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
