import type { Refused } from "@weirwood/protocol";
import { useState } from "react";
import type { Outcome } from "../session/api.ts";
import { refusalIn } from "../session/refused.ts";

export interface Request {
  readonly state: "idle" | "asking" | "done";
  readonly refused: Refused | undefined;
  /** Asks, one at a time; answers with the reply where there is one. */
  ask<Reply>(send: () => Promise<Outcome<Reply>>): Promise<Reply | undefined>;
}

/** A request of a form: that it is on its way, that it was done, or why it was not. */
export function useRequest(): Request {
  const [state, setState] = useState<Request["state"]>("idle");
  const [refused, setRefused] = useState<Refused>();
  return {
    state,
    refused,
    async ask(send) {
      if (state === "asking") return undefined;
      setState("asking");
      const outcome = await send();
      setRefused(refusalIn(outcome));
      setState(outcome.is === "done" ? "done" : "idle");
      return outcome.is === "done" ? outcome.reply : undefined;
    },
  };
}
