import type { Refused } from "@weirwood/protocol";
import { type FormEvent, useState } from "react";
import { Link } from "../app/link.tsx";
import { usePath } from "../app/router.ts";
import { useSettings } from "../app/settings.ts";
import { call } from "../session/api.ts";
import { RefusedNote } from "../table/refused-note.tsx";
import { useText } from "../text/use-text.ts";
import { signedIn } from "./me.ts";

interface NameFormProps {
  readonly onSignedIn?: () => void;
  /** The reader goes to sign in instead. */
  readonly onLeave?: () => void;
}

/** Signs in as a guest by a name alone, or leads to the page for those who have an account. */
export function NameForm({ onSignedIn, onLeave }: NameFormProps) {
  const text = useText().people.ask;
  const language = useSettings((settings) => settings.language);
  const path = usePath();
  const [name, setName] = useState("");
  const [refused, setRefused] = useState<Refused>();
  const go = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (name.trim() === "") return;
    const why = signedIn(await call("becomeGuest", { body: { name: name.trim(), language } }));
    setRefused(why);
    if (why === undefined) onSignedIn?.();
  };
  return (
    <form className="form" onSubmit={go}>
      <p className="muted">{text.explain}</p>
      <label className="field">
        <span className="label">{text.name}</span>
        <input
          type="text"
          required
          maxLength={32}
          autoComplete="nickname"
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </label>
      <RefusedNote refused={refused} />
      <div className="row wrap">
        <button type="submit" className="btn primary" aria-disabled={name.trim() === ""}>
          {text.go}
        </button>
        <Link to={`/sign-in?back=${encodeURIComponent(path)}`} className="btn ghost" onClick={onLeave}>
          {text.haveAccount}
        </Link>
      </div>
    </form>
  );
}
