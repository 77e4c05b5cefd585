import type { ReplyOf } from "@weirwood/protocol";
import { type FormEvent, useEffect, useState } from "react";
import { useSettings } from "../app/settings.ts";
import { Icon } from "../art/icon.tsx";
import { call } from "../session/api.ts";
import { RefusedNote } from "../table/refused-note.tsx";
import { momentIn } from "../text/moments.ts";
import { useText } from "../text/use-text.ts";
import { SaveButton, Section } from "./section.tsx";
import { TextField } from "./text-field.tsx";
import { useRequest } from "./use-request.ts";

/** Tokens with which a program plays in one's name. A token's secret is shown once. */
export function TokenSection() {
  const text = useText().people.me;
  const language = useSettings((settings) => settings.language);
  const [tokens, setTokens] = useState<ReplyOf<"tokens">>([]);
  const [label, setLabel] = useState("");
  const [secret, setSecret] = useState<string>();
  const request = useRequest();
  useEffect(() => {
    void call("tokens").then((outcome) => outcome.is === "done" && setTokens(outcome.reply));
  }, []);
  const create = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const made = await request.ask(() => call("createToken", { body: { label: label.trim() } }));
    if (made === undefined) return;
    setTokens([...tokens, made.token]);
    setSecret(made.secret);
    setLabel("");
  };
  const end = async (id: string): Promise<void> => {
    const done = await request.ask(() => call("deleteToken", { params: { id } }));
    if (done !== undefined) setTokens(tokens.filter((token) => token.id !== id));
  };
  const day = (at: number): string => momentIn(language, at, { dateStyle: "medium" });
  return (
    <Section title={text.tokens} about={text.tokensExplain}>
      {tokens.length > 0 && (
        <ul className="rows">
          {tokens.map((token) => (
            <li key={token.id}>
              <span className="grow">
                <b>{token.label}</b>
                <br />
                <span className="faint xs">
                  {token.usedAt === undefined ? text.tokenUnused : text.tokenUsed(day(token.usedAt))}
                </span>
              </span>
              <button
                type="button"
                className="btn square"
                aria-label={text.endToken(token.label)}
                onClick={() => end(token.id)}
              >
                <Icon name="ui-trash" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {secret !== undefined && (
        <p role="status">
          {text.tokenSecret}
          <br />
          <code>{secret}</code>
        </p>
      )}
      <form className="form" onSubmit={create}>
        <TextField label={text.tokenLabel} value={label} onChange={setLabel} maxLength={60} autoComplete="off" />
        <RefusedNote refused={request.refused} />
        <SaveButton state={request.state === "asking" ? "asking" : "idle"} label={text.createToken} />
      </form>
    </Section>
  );
}
