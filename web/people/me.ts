import type { Me, Refused } from "@weirwood/protocol";
import { create } from "zustand";
import { call, type Outcome } from "../session/api.ts";
import { liveConnection } from "../session/live.ts";
import { refusalIn } from "../session/refused.ts";

/** Who the server takes the reader for. `away`: the server could not be asked. */
export type Who =
  | { readonly is: "asking"; readonly me?: undefined }
  | { readonly is: "nobody"; readonly me?: undefined }
  | { readonly is: "away"; readonly me?: undefined }
  | { readonly is: "somebody"; readonly me: Me };

export const useWho = create<Who>(() => ({ is: "asking" }));

/** The reader, where the server knows one. */
export const useMe = (): Me | undefined => useWho(({ me }) => me);

const shelf = "weirwood.somebody";

/** Whether this browser was ever signed in: whoever was not need not be asked about. */
function mayBeKnown(): boolean {
  try {
    return localStorage.getItem(shelf) !== null;
  } catch {
    return true;
  }
}

function remember(isSomebody: boolean): void {
  try {
    if (isSomebody) localStorage.setItem(shelf, "yes");
    else localStorage.removeItem(shelf);
  } catch {
    // No storage: the server is asked each time.
  }
}

/** Finds out who the reader is: once when the page opens, and when a server that was away may be back. */
export async function askWho(): Promise<Who> {
  if (!mayBeKnown()) {
    useWho.setState({ is: "nobody" }, true);
    return useWho.getState();
  }
  const outcome = await call("me");
  if (outcome.is === "done") know(outcome.reply);
  else if (isNobody(outcome)) forget();
  else useWho.setState({ is: "away" }, true);
  return useWho.getState();
}

/** Asks again whether the reader is still signed in; a server that is away proves nothing. */
export async function askWhetherStill(): Promise<void> {
  const outcome = await call("me");
  if (isNobody(outcome)) forget();
}

/** The server knows nobody here. A refusal for any other reason, such as too many requests, proves nothing. */
const isNobody = (outcome: Outcome<Me>): boolean =>
  outcome.is === "refused" && outcome.refused.rule === "people.not-signed-in";

/** The reader is this person from now on. */
export function know(me: Me): void {
  const before = useWho.getState().me?.id;
  useWho.setState({ is: "somebody", me }, true);
  remember(true);
  if (before !== me.id) liveConnection().restart();
}

/** The reader is nobody any more. */
export function forget(): void {
  useWho.setState({ is: "nobody" }, true);
  remember(false);
  liveConnection().restart();
}

/** Takes the person out of an answer that signs somebody in, or says why nobody is. */
export function signedIn(outcome: Outcome<Me>): Refused | undefined {
  if (outcome.is === "done") know(outcome.reply);
  return refusalIn(outcome);
}
