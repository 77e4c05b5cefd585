import type { Refused } from "@weirwood/protocol";
import { type FormEvent, useState } from "react";
import { Dialog } from "../app/dialog.tsx";
import { Link } from "../app/link.tsx";
import { useSettings } from "../app/settings.ts";
import { call } from "../session/api.ts";
import { RefusedNote } from "../table/refused-note.tsx";
import { useText } from "../text/use-text.ts";
import { useNameAsk } from "./ask-name.ts";
import { signedIn } from "./me.ts";

/** Asks for a name, where somebody wants to do what nobody in particular cannot. */
export function NameDialog() {
  const answer = useNameAsk((ask) => ask.answer);
  return answer === undefined ? null : <AskForName onAnswer={answer} />;
}

function AskForName({ onAnswer }: { readonly onAnswer: (isSomebody: boolean) => void }) {
  const text = useText().people.ask;
  const language = useSettings((settings) => settings.language);
  const [name, setName] = useState("");
  const [refused, setRefused] = useState<Refused>();
  const go = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (name.trim() === "") return;
    const why = signedIn(await call("becomeGuest", { body: { name: name.trim(), language } }));
    setRefused(why);
    if (why === undefined) onAnswer(true);
  };
  return (
    <Dialog title={text.title} onClose={() => onAnswer(false)} className="small">
      <form className="form" onSubmit={go}>
        <p className="muted">{text.explain}</p>
        <label className="field">
          <span className="label">{text.name}</span>
          <input
            type="text"
            autoFocus
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
          <Link to="/sign-in" className="btn ghost" onClick={() => onAnswer(false)}>
            {text.haveAccount}
          </Link>
        </div>
      </form>
    </Dialog>
  );
}
