import type { Person } from "@weirwood/protocol";
import { useEffect, useState } from "react";
import { call } from "../session/api.ts";
import { useText } from "../text/use-text.ts";
import { Section } from "./section.tsx";

/** People whom one has chosen not to hear, and the way to hear them again. */
export function MuteSection() {
  const text = useText().people.me;
  const [muted, setMuted] = useState<readonly Person[]>([]);
  useEffect(() => {
    void call("mutes").then((outcome) => outcome.is === "done" && setMuted(outcome.reply));
  }, []);
  const unmute = async (person: string): Promise<void> => {
    const outcome = await call("unmute", { params: { person } });
    if (outcome.is === "done") setMuted(muted.filter(({ id }) => id !== person));
  };
  return (
    <Section title={text.muted}>
      {muted.length === 0 && <p className="muted">{text.nobodyMuted}</p>}
      <ul className="rows">
        {muted.map(({ id, name }) => (
          <li key={id}>
            <b className="grow">{name}</b>
            <button type="button" className="btn" onClick={() => unmute(id)}>
              {text.unmute(name)}
            </button>
          </li>
        ))}
      </ul>
    </Section>
  );
}
