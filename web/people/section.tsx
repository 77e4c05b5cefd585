import type { ReactNode } from "react";
import { Icon } from "../art/icon.tsx";
import { useText } from "../text/use-text.ts";

/** A part of one's page. */
export function Section({ title, about, children }: { title: string; about?: string; children: ReactNode }) {
  return (
    <section className="panel">
      <h2>{title}</h2>
      {about !== undefined && <p className="muted">{about}</p>}
      {children}
    </section>
  );
}

export function SaveButton({ state, label }: { readonly state: "idle" | "asking" | "done"; readonly label?: string }) {
  const text = useText().people.me;
  return (
    <span className="row">
      <button type="submit" className="btn" aria-disabled={state === "asking"}>
        {label ?? text.save}
      </button>
      <span className="ok" role="status">
        {state === "done" && (
          <span className="row">
            <Icon name="ui-check" size={16} />
            {text.saved}
          </span>
        )}
      </span>
    </span>
  );
}
