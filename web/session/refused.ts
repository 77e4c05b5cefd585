import type { Refused } from "@weirwood/protocol";
import { textNow } from "../text/use-text.ts";
import type { Outcome } from "./api.ts";

/** Why nothing came of it, where nobody could be reached. */
export const unreachable = (): Refused => ({
  rule: "web.unreachable",
  params: {},
  sentence: textNow().app.unreachable,
});

/** Why a request came to nothing, or undefined where it was done. */
export function refusalIn(outcome: Outcome<unknown>): Refused | undefined {
  if (outcome.is === "done") return undefined;
  return outcome.is === "refused" ? outcome.refused : unreachable();
}
