import { useEffect, useRef } from "react";
import { Link } from "../app/link.tsx";
import { usePageTitle } from "../app/page-title.ts";
import { useHash } from "../app/router.ts";
import { call } from "../session/api.ts";
import { RefusedNote } from "../table/refused-note.tsx";
import { useText } from "../text/use-text.ts";
import { fetchMe } from "./me.ts";
import { useRequest } from "./use-request.ts";

/** Where the link of a letter leads that asks whether an address is one's own (`/confirm#…`). */
export function ConfirmPage() {
  const text = useText();
  const secret = useHash();
  usePageTitle(text.people.confirm.title);
  const request = useRequest();
  const isAsked = useRef(false);
  const { ask } = request;
  useEffect(() => {
    // The secret works once: asking twice would say that it does not.
    if (isAsked.current || secret === "") return;
    isAsked.current = true;
    void ask(() => call("confirmMail", { body: { secret } })).then((done) => void (done !== undefined && fetchMe()));
  }, [ask, secret]);
  return (
    <section className="panel alone">
      <h1>{text.people.confirm.title}</h1>
      <p role="status">
        {secret === "" && text.people.confirm.noSecret}
        {request.state === "asking" && text.people.confirm.waiting}
        {request.state === "done" && text.people.confirm.done}
      </p>
      <RefusedNote refused={request.refused} />
      <Link to="/me" className="btn">
        {text.people.me.title}
      </Link>
    </section>
  );
}
