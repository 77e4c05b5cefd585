import { type FormEvent, useState } from "react";
import { Link } from "../app/link.tsx";
import { usePageTitle } from "../app/page-title.ts";
import { goTo } from "../app/router.ts";
import { useSettings } from "../app/settings.ts";
import { call } from "../session/api.ts";
import { RefusedNote } from "../table/refused-note.tsx";
import { useText } from "../text/use-text.ts";
import { Codes } from "./codes.tsx";
import { setMe, useMe } from "./me.ts";
import { returnPath } from "./return-path.ts";
import { TextField } from "./text-field.tsx";
import { useRequest } from "./use-request.ts";

/** A new account; a guest who makes one keeps all games. Its one-time codes are shown once, here. */
export function AccountPage() {
  const text = useText().people;
  usePageTitle(text.create.title);
  const language = useSettings((settings) => settings.language);
  const me = useMe();
  const [name, setName] = useState(me?.kind === "guest" ? me.name : "");
  const [password, setPassword] = useState("");
  const [mail, setMail] = useState("");
  const [codes, setCodes] = useState<readonly string[]>();
  const request = useRequest();
  const create = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const address = mail.trim();
    const body = { name: name.trim(), password, language, ...(address !== "" && { mail: address }) };
    const made = await request.ask(() => call("createAccount", { body }));
    if (made === undefined) return;
    setMe(made.me);
    setCodes(made.codes);
  };
  if (codes !== undefined) {
    return (
      <section className="panel alone">
        <h1>{text.codes.title}</h1>
        <Codes codes={codes} onDone={() => goTo(returnPath())} />
      </section>
    );
  }
  return (
    <section className="panel alone">
      <h1>{text.create.title}</h1>
      <p className="muted">{text.create.explain}</p>
      {me?.kind === "guest" && <p>{text.create.keepsGames(me.name)}</p>}
      <form className="form" onSubmit={create}>
        <TextField label={text.create.name} value={name} onChange={setName} autoComplete="username" maxLength={32} />
        <TextField
          label={text.create.password}
          value={password}
          onChange={setPassword}
          type="password"
          autoComplete="new-password"
          minLength={8}
          maxLength={200}
          hint={text.create.passwordHint}
        />
        <TextField
          label={text.create.mail}
          value={mail}
          onChange={setMail}
          type="email"
          autoComplete="email"
          isRequired={false}
        />
        <RefusedNote refused={request.refused} />
        <button type="submit" className="btn primary">
          {text.create.go}
        </button>
      </form>
      <p>
        <Link to={`/sign-in${location.search}`}>{text.create.have}</Link>
      </p>
    </section>
  );
}
