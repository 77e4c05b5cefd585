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

export const useSignIn = create<Who>(() => ({ is: "asking" }));

/** The reader, where the server knows one. */
export const useMe = (): Me | undefined => useSignIn(({ me }) => me);

const storageKey = "weirwood.somebody";

/** Whether this browser was ever signed in: whoever was not need not be asked about. */
function mayBeKnown(): boolean {
  try {
    return localStorage.getItem(storageKey) !== null;
  } catch {
    return true;
  }
}

function remember(isSomebody: boolean): void {
  try {
    if (isSomebody) localStorage.setItem(storageKey, "yes");
    else localStorage.removeItem(storageKey);
  } catch {
    // No storage: the server is asked each time.
  }
}

/** Finds out who the reader is: once when the page opens, and when a server that was away may be back. */
export async function fetchMe(): Promise<Who> {
  if (!mayBeKnown()) {
    useSignIn.setState({ is: "nobody" }, true);
    return useSignIn.getState();
  }
  const outcome = await call("me");
  if (outcome.is === "done") setMe(outcome.reply);
  else if (isNobody(outcome)) clearMe();
  else useSignIn.setState({ is: "away" }, true);
  return useSignIn.getState();
}

/** Asks again whether the reader is still signed in; a server that is away proves nothing. */
export async function checkSignedIn(): Promise<void> {
  const outcome = await call("me");
  if (isNobody(outcome)) clearMe();
}

/** The server knows nobody here. A refusal for any other reason, such as too many requests, proves nothing. */
const isNobody = (outcome: Outcome<Me>): boolean =>
  outcome.is === "refused" && outcome.refused.rule === "people.not-signed-in";

/** The reader is this person from now on. */
export function setMe(me: Me): void {
  const before = useSignIn.getState().me?.id;
  useSignIn.setState({ is: "somebody", me }, true);
  remember(true);
  if (before !== me.id) liveConnection().restart();
}

/** The reader is nobody any more. */
export function clearMe(): void {
  useSignIn.setState({ is: "nobody" }, true);
  remember(false);
  liveConnection().restart();
}

/** Takes the person out of an answer that signs somebody in, or says why nobody is. */
export function signedIn(outcome: Outcome<Me>): Refused | undefined {
  if (outcome.is === "done") setMe(outcome.reply);
  return refusalIn(outcome);
}
