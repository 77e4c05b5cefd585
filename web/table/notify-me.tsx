import { useState } from "react";
import { askForNotifications, canNotify } from "../people/notifications.ts";
import { useText } from "../text/use-text.ts";

/** Offers to say it when it is the reader's turn, where the browser can. */
export function NotifyMe() {
  const text = useText();
  const [answer, setAnswer] = useState<"granted" | "denied">();
  // Once: a browser asks another of its processes, and the page stands still meanwhile.
  const [mayAsk] = useState(canNotify);
  if (!mayAsk) return null;
  return (
    <div className="notify-me">
      <label>
        <input
          type="checkbox"
          checked={answer === "granted"}
          disabled={answer !== undefined}
          onChange={async () => setAnswer((await askForNotifications()) ? "granted" : "denied")}
        />
        <span>{text.friends.waiting.tellMe}</span>
      </label>
      {answer === "denied" && (
        <p className="faint xs" role="status">
          {text.table.waiting.notifyDenied}
        </p>
      )}
    </div>
  );
}
