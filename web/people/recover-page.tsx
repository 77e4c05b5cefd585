import { type FormEvent, useState } from "react";
import { Link } from "../app/link.tsx";
import { usePageTitle } from "../app/page-title.ts";
import { useHash } from "../app/router.ts";
import { call } from "../session/api.ts";
import { RefusedNote } from "../table/refused-note.tsx";
import { useText } from "../text/use-text.ts";
import { setMe } from "./me.ts";
import { renewPush } from "./notifications.ts";
import { TextField } from "./text-field.tsx";
import { useRequest } from "./use-request.ts";

/** A new password: by a letter, by a one-time code, or with the secret that a letter brought (`/recover#…`). */
export function RecoverPage() {
  const text = useText().people.recover;
  const secret = useHash();
  usePageTitle(text.title);
  return (
    <section className="panel alone">
      <h1>{text.title}</h1>
      {secret === "" ? (
        <>
          <ByCode />
          <ByMail />
        </>
      ) : (
        <ByLetter secret={secret} />
      )}
    </section>
  );
}

function NewPassword({ value, onChange }: { readonly value: string; readonly onChange: (value: string) => void }) {
  const text = useText().people;
  return (
    <TextField
      label={text.recover.newPassword}
      value={value}
      onChange={onChange}
      type="password"
      autoComplete="new-password"
      minLength={8}
      maxLength={200}
      hint={text.create.passwordHint}
    />
  );
}

function ByCode() {
  const text = useText().people;
  const [name, setName] = useState("");
  const [code, setCode] = useState("");
  const [password, setPassword] = useState("");
  const request = useRequest();
  const recover = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const body = { name: name.trim(), code: code.trim(), password };
    const me = await request.ask(() => call("recoverByCode", { body }));
    if (me === undefined) return;
    setMe(me);
    void renewPush();
  };
  if (request.state === "done") return <Recovered />;
  return (
    <form className="form" onSubmit={recover}>
      <h2>{text.recover.byCode}</h2>
      <TextField label={text.signInPage.name} value={name} onChange={setName} autoComplete="username" />
      <TextField label={text.recover.code} value={code} onChange={setCode} autoComplete="one-time-code" />
      <NewPassword value={password} onChange={setPassword} />
      <RefusedNote refused={request.refused} />
      <button type="submit" className="btn primary">
        {text.recover.set}
      </button>
    </form>
  );
}

function ByMail() {
  const text = useText().people.recover;
  const [mail, setMail] = useState("");
  const request = useRequest();
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    await request.ask(() => call("recoverByMail", { body: { mail: mail.trim() } }));
  };
  return (
    <form className="form" onSubmit={send}>
      <h2>{text.byMail}</h2>
      <p className="muted">{text.byMailExplain}</p>
      <TextField label={text.mail} value={mail} onChange={setMail} type="email" autoComplete="email" />
      <RefusedNote refused={request.refused} />
      {request.state === "done" && <p role="status">{text.sent}</p>}
      <button type="submit" className="btn">
        {text.send}
      </button>
    </form>
  );
}

function ByLetter({ secret }: { readonly secret: string }) {
  const text = useText().people.recover;
  const [password, setPassword] = useState("");
  const request = useRequest();
  const recover = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const me = await request.ask(() => call("recoverByLetter", { body: { secret, password } }));
    if (me === undefined) return;
    setMe(me);
    void renewPush();
  };
  if (request.state === "done") return <Recovered />;
  return (
    <form className="form" onSubmit={recover}>
      <NewPassword value={password} onChange={setPassword} />
      <RefusedNote refused={request.refused} />
      <button type="submit" className="btn primary">
        {text.set}
      </button>
    </form>
  );
}

function Recovered() {
  const text = useText();
  return (
    <>
      <p role="status">{text.people.recover.done}</p>
      <Link to="/" className="btn primary">
        {text.app.play}
      </Link>
    </>
  );
}
