import type { Me } from "@weirwood/protocol";
import { type FormEvent, useState } from "react";
import { call } from "../session/api.ts";
import { RefusedNote } from "../table/refused-note.tsx";
import { useText } from "../text/use-text.ts";
import { Codes } from "./codes.tsx";
import { setMe } from "./me.ts";
import { renewPush } from "./notifications.ts";
import { SaveButton, Section } from "./section.tsx";
import { TextField } from "./text-field.tsx";
import { useRequest } from "./use-request.ts";

/** What only accounts have: a password, one-time codes, an address. */
export function AccountSections({ me }: { readonly me: Me }) {
  return (
    <>
      <PasswordSection />
      <MailSection me={me} />
      <CodesSection me={me} />
    </>
  );
}

function PasswordSection() {
  const text = useText().people;
  const [old, setOld] = useState("");
  const [fresh, setFresh] = useState("");
  const request = useRequest();
  const change = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const done = await request.ask(() => call("changePassword", { body: { old, new: fresh } }));
    if (done === undefined) return;
    void renewPush();
    setOld("");
    setFresh("");
  };
  return (
    <Section title={text.me.changePassword}>
      <form className="form" onSubmit={change}>
        <TextField
          label={text.me.oldPassword}
          value={old}
          onChange={setOld}
          type="password"
          autoComplete="current-password"
        />
        <TextField
          label={text.me.newPassword}
          value={fresh}
          onChange={setFresh}
          type="password"
          autoComplete="new-password"
          minLength={8}
          hint={text.create.passwordHint}
        />
        <RefusedNote refused={request.refused} />
        <SaveButton state={request.state} label={text.me.changePassword} />
      </form>
    </Section>
  );
}

function MailSection({ me }: { readonly me: Me }) {
  const text = useText().people.me;
  const [mail, setMail] = useState(me.mail ?? "");
  const [password, setPassword] = useState("");
  const request = useRequest();
  const change = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const address = mail.trim();
    const body = { mail: address === "" ? null : address, password };
    const changed = await request.ask(() => call("changeMe", { body }));
    if (changed === undefined) return;
    setPassword("");
    setMe(changed);
  };
  return (
    <Section title={text.mail}>
      {me.mail !== undefined && (
        <p>
          {me.mail}{" "}
          <span className={me.isMailConfirmed ? "chip ok" : "chip warn"}>
            {me.isMailConfirmed ? text.mailConfirmed : text.mailUnconfirmed}
          </span>
        </p>
      )}
      {me.mail !== undefined && !me.isMailConfirmed && <p className="muted">{text.mailNotConfirmed}</p>}
      <form className="form" onSubmit={change}>
        <TextField
          label={text.mail}
          value={mail}
          onChange={setMail}
          type="email"
          autoComplete="email"
          isRequired={false}
          hint={text.removeMail}
        />
        <TextField
          label={text.password}
          value={password}
          onChange={setPassword}
          type="password"
          autoComplete="current-password"
        />
        <RefusedNote refused={request.refused} />
        <SaveButton state={request.state} label={text.changeMail} />
      </form>
    </Section>
  );
}

function CodesSection({ me }: { readonly me: Me }) {
  const text = useText().people;
  const [password, setPassword] = useState("");
  const [codes, setCodes] = useState<readonly string[]>();
  const request = useRequest();
  const renew = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const made = await request.ask(() => call("newCodes", { body: { password } }));
    if (made === undefined) return;
    setPassword("");
    setCodes(made.codes);
  };
  if (codes !== undefined) {
    return (
      <Section title={text.codes.title}>
        <Codes codes={codes} onDone={() => setCodes(undefined)} />
      </Section>
    );
  }
  return (
    <Section title={text.codes.left(me.codesLeft)}>
      <form className="form" onSubmit={renew}>
        <p className="muted">{text.codes.anewExplain}</p>
        <TextField
          label={text.me.password}
          value={password}
          onChange={setPassword}
          type="password"
          autoComplete="current-password"
        />
        <RefusedNote refused={request.refused} />
        <SaveButton state={request.state === "asking" ? "asking" : "idle"} label={text.codes.anew} />
      </form>
    </Section>
  );
}
