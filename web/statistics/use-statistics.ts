import type { Refused, Statistics } from "@weirwood/protocol";
import { useEffect, useState } from "react";
import { call } from "../session/api.ts";
import { refusalIn } from "../session/refused.ts";

type Counted =
  | { readonly is: "asking" }
  | { readonly is: "counted"; readonly statistics: Statistics }
  | { readonly is: "refused"; readonly refused: Refused | undefined };

/** What the server has counted of a game, as a whole or of one person. */
export function useStatistics(game: string, person: string | undefined): Counted {
  const [counted, setCounted] = useState<Counted>({ is: "asking" });
  useEffect(() => {
    let isGone = false;
    setCounted({ is: "asking" });
    void call("statistics", { query: { game, ...(person !== undefined && { person }) } }).then((outcome) => {
      if (isGone) return;
      if (outcome.is === "done") setCounted({ is: "counted", statistics: outcome.reply });
      else setCounted({ is: "refused", refused: refusalIn(outcome) });
    });
    return () => {
      isGone = true;
    };
  }, [game, person]);
  return counted;
}
