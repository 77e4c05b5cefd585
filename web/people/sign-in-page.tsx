import { type FormEvent, useState } from "react";
import { Link } from "../app/link.tsx";
import { usePageTitle } from "../app/page-title.ts";
import { goTo } from "../app/router.ts";
import { call } from "../session/api.ts";
import { RefusedNote } from "../table/refused-note.tsx";
import { useText } from "../text/use-text.ts";
import { setMe } from "./me.ts";
import { renewPush } from "./notifications.ts";
import { returnPath } from "./return-path.ts";
import { TextField } from "./text-field.tsx";
import { useRequest } from "./use-request.ts";

/** For those who have an account. */
export function SignInPage() {
  const text = useText().people.signInPage;
  usePageTitle(text.title);
  const [name, setName] = useState("");
  const [password, setPassword] = useState("");
  const request = useRequest();
  const signIn = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const me = await request.ask(() => call("logIn", { body: { name: name.trim(), password } }));
    if (me === undefined) return;
    setMe(me);
    void renewPush();
    goTo(returnPath());
  };
  return (
    <section className="panel alone">
      <h1>{text.title}</h1>
      <form className="form" onSubmit={signIn}>
        <TextField label={text.name} value={name} onChange={setName} autoComplete="username" />
        <TextField
          label={text.password}
          value={password}
          onChange={setPassword}
          type="password"
          autoComplete="current-password"
        />
        <RefusedNote refused={request.refused} />
        <button type="submit" className="btn primary">
          {text.go}
        </button>
      </form>
      <p>
        <Link to="/recover">{text.forgot}</Link>
      </p>
      <p>
        {text.noAccount} <Link to={`/account${location.search}`}>{text.create}</Link>
      </p>
      <p className="muted">{text.guest}</p>
    </section>
  );
}
