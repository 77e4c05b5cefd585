import { useState } from "react";
import { Icon } from "../art/icon.tsx";
import { useText } from "../text/use-text.ts";

/** The address that lets others in, to copy or to share. */
export function InviteLink({
  table,
  invite,
  title,
}: {
  readonly table: string;
  readonly invite: string;
  readonly title: string;
}) {
  const text = useText();
  const [isCopied, setIsCopied] = useState(false);
  const link = `${location.origin}/join/${table}?invite=${encodeURIComponent(invite)}`;
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link);
      setIsCopied(true);
    } catch {
      // No clipboard here; the field below can be selected.
    }
  };
  return (
    <div className="invite-link">
      <input
        type="text"
        readOnly
        value={link}
        aria-label={text.table.invite.link}
        onFocus={(event) => event.target.select()}
      />
      <button type="button" className="btn" onClick={copy}>
        <Icon name={isCopied ? "ui-check" : "ui-link"} />
        <span role="status">{isCopied ? text.app.copied : text.app.copy}</span>
      </button>
      {"share" in navigator && (
        <button
          type="button"
          className="btn square"
          aria-label={text.table.invite.share}
          onClick={() => navigator.share({ title, url: link }).catch(() => undefined)}
        >
          <Icon name="ui-share" />
        </button>
      )}
    </div>
  );
}
