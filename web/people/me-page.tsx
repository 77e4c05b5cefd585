import type { Me } from "@weirwood/protocol";
import { type FormEvent, useEffect, useState } from "react";
import { Link } from "../app/link.tsx";
import { Loading } from "../app/loading.tsx";
import { usePageTitle } from "../app/page-title.ts";
import { goTo } from "../app/router.ts";
import { useSettings } from "../app/settings.ts";
import { Icon } from "../art/icon.tsx";
import { call } from "../session/api.ts";
import { RefusedNote } from "../table/refused-note.tsx";
import { momentIn } from "../text/moments.ts";
import { useText } from "../text/use-text.ts";
import { AccountDeletion } from "./account-deletion.tsx";
import { AccountSections } from "./account-sections.tsx";
import { clearMe, setMe, useSignIn } from "./me.ts";
import { MuteSection } from "./mute-section.tsx";
import { NotificationSettings } from "./notification-settings.tsx";
import { saveFile } from "./save-file.ts";
import { SaveButton, Section } from "./section.tsx";
import { StandingSection } from "./standing-section.tsx";
import { TextField } from "./text-field.tsx";
import { TokenSection } from "./token-section.tsx";
import { useRequest } from "./use-request.ts";
import "./people.css";

/** One's own page: name, password, notifications, tokens, and what is stored about one. */
export function MePage() {
  const text = useText().people.me;
  usePageTitle(text.title);
  const who = useSignIn();
  const isSignedOut = who.is === "signed-out";
  useEffect(() => {
    if (isSignedOut) goTo("/sign-in?back=/me", "replace");
  }, [isSignedOut]);
  if (who.is !== "signed-in") return <Loading />;
  return <MySections key={who.me.id} me={who.me} />;
}

function MySections({ me }: { readonly me: Me }) {
  const text = useText();
  const language = useSettings((settings) => settings.language);
  const since = momentIn(language, me.createdAt, { dateStyle: "long" });
  return (
    <div className="my-page">
      <h1>{me.name}</h1>
      <p className="muted">{text.people.me.since(since)}</p>
      {me.kind === "guest" && (
        <section className="panel">
          <p>{text.people.me.guest}</p>
          <Link to="/account?back=/me" className="btn primary">
            {text.people.signInPage.create}
          </Link>
        </section>
      )}
      {me.role === "operator" && (
        <Link to="/operator" className="btn">
          {text.operator.title}
        </Link>
      )}
      <StandingSection me={me} />
      <NameSection me={me} />
      {me.kind === "account" && <AccountSections me={me} />}
      <NotificationSettings me={me} />
      <TokenSection />
      <MuteSection />
      <StoredSection me={me} />
    </div>
  );
}

function NameSection({ me }: { readonly me: Me }) {
  const text = useText().people.me;
  const [name, setName] = useState(me.name);
  const request = useRequest();
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const changed = await request.ask(() => call("changeMe", { body: { name: name.trim() } }));
    if (changed !== undefined) setMe(changed);
  };
  return (
    <Section title={text.name}>
      <form className="form" onSubmit={save}>
        <TextField label={text.name} value={name} onChange={setName} maxLength={32} autoComplete="nickname" />
        <RefusedNote refused={request.refused} />
        <SaveButton state={request.state} />
      </form>
    </Section>
  );
}

function StoredSection({ me }: { readonly me: Me }) {
  const text = useText().people.me;
  const request = useRequest();
  const download = async (): Promise<void> => {
    const stored = await request.ask(() => call("exportMe"));
    if (stored !== undefined) saveFile("weirwood.json", JSON.stringify(stored, null, 2), "application/json");
  };
  const leave = async (route: "logOut" | "logOutEverywhere"): Promise<void> => {
    if ((await request.ask(() => call(route))) === undefined) return;
    clearMe();
    goTo("/");
  };
  return (
    <Section title={text.yours}>
      <div className="row wrap">
        <button type="button" className="btn" onClick={download}>
          <Icon name="ui-download" />
          {text.export}
        </button>
        <button type="button" className="btn" onClick={() => leave("logOut")}>
          {text.signOut}
        </button>
        <button type="button" className="btn" onClick={() => leave("logOutEverywhere")}>
          {text.signOutEverywhere}
        </button>
      </div>
      <RefusedNote refused={request.refused} />
      <AccountDeletion me={me} />
    </Section>
  );
}
