import type { Me } from "@weirwood/protocol";
import { type FormEvent, useState } from "react";
import { goTo } from "../app/router.ts";
import { Icon } from "../art/icon.tsx";
import { call } from "../session/api.ts";
import { RefusedNote } from "../table/refused-note.tsx";
import { useText } from "../text/use-text.ts";
import { forget } from "./me.ts";
import { TextField } from "./text-field.tsx";
import { useRequest } from "./use-request.ts";

/** Deletes the account for good. It has to be confirmed: accounts give their password, guests their name. */
export function AccountDeletion({ me }: { readonly me: Me }) {
  const text = useText().people.me;
  const [confirm, setConfirm] = useState("");
  const request = useRequest();
  const remove = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if ((await request.ask(() => call("deleteMe", { body: { confirm } }))) === undefined) return;
    forget();
    goTo("/");
  };
  return (
    <details className="folded-form">
      <summary>
        <Icon name="ui-trash" />
        {text.delete}
      </summary>
      <form className="form" onSubmit={remove}>
        <p>{text.deleteExplain}</p>
        <TextField
          label={me.kind === "account" ? text.confirmPassword : text.confirmName}
          value={confirm}
          onChange={setConfirm}
          type={me.kind === "account" ? "password" : "text"}
          autoComplete={me.kind === "account" ? "current-password" : "off"}
        />
        <RefusedNote refused={request.refused} />
        <button type="submit" className="btn danger">
          {text.deleteNow}
        </button>
      </form>
    </details>
  );
}
