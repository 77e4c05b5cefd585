import { useEffect } from "react";
import { useStore } from "zustand";
import { Icon } from "../art/icon.tsx";
import { forget } from "../people/me.ts";
import { liveConnection } from "../session/live.ts";
import { useText } from "../text/use-text.ts";

/** What only a reload or a new signature can mend: a page older than its server, or a server that wants us no more. */
export function LineNotice() {
  const text = useText().app;
  const { is, bye } = useStore(liveConnection().state);
  const isSignedOut = is === "barred" && bye?.rule === "people.not-signed-in";
  useEffect(() => {
    if (isSignedOut) forget();
  }, [isSignedOut]);
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
