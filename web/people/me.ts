import type { Me, Refused } from "@weirwood/protocol";
import { create } from "zustand";
import { call, type Outcome } from "../session/api.ts";
import { connectAsVisitor, liveConnection } from "../session/live.ts";
import { refusalIn } from "../session/refused.ts";

/** Whether the reader is signed in, and as whom. `away`: the server could not be asked. */
export type SignIn =
  | { readonly is: "asking"; readonly me?: undefined }
  | { readonly is: "signed-out"; readonly me?: undefined }
  | { readonly is: "away"; readonly me?: undefined }
  | { readonly is: "signed-in"; readonly me: Me };

export const useSignIn = create<SignIn>(() => ({ is: "asking" }));

useSignIn.subscribe(({ is }) => connectAsVisitor(is === "signed-out"));

/** The signed-in reader. */
export const useMe = (): Me | undefined => useSignIn(({ me }) => me);

/** Set in browsers that were signed in; kept under the name that they have it by. */
const storageKey = "weirwood.somebody";

/** Whether this browser may have a session: without one the server need not be asked. */
function mayHaveSession(): boolean {
  try {
    return localStorage.getItem(storageKey) !== null;
  } catch {
    return true;
  }
}

function rememberSession(isSignedIn: boolean): void {
  try {
    if (isSignedIn) localStorage.setItem(storageKey, "yes");
    else localStorage.removeItem(storageKey);
  } catch {
    // No storage: the server is asked each time.
  }
}

/** Asks the server who is signed in: once when the page opens, and when a server that was away may be back. */
export async function fetchMe(): Promise<SignIn> {
  if (!mayHaveSession()) {
    useSignIn.setState({ is: "signed-out" }, true);
    return useSignIn.getState();
  }
  const outcome = await call("me");
  if (outcome.is === "done") setMe(outcome.reply);
  else if (isSignedOut(outcome)) clearMe();
  else useSignIn.setState({ is: "away" }, true);
  return useSignIn.getState();
}

/** Asks again whether the reader is still signed in; a server that is away proves nothing. */
export async function checkSignedIn(): Promise<void> {
  const outcome = await call("me");
  if (isSignedOut(outcome)) clearMe();
}

/** The server has no session for this browser. A refusal for any other reason, such as too many requests, proves nothing. */
const isSignedOut = (outcome: Outcome<Me>): boolean =>
  outcome.is === "refused" && outcome.refused.rule === "people.not-signed-in";

/** The reader is signed in as this person from now on. */
export function setMe(me: Me): void {
  const before = useSignIn.getState().me?.id;
  useSignIn.setState({ is: "signed-in", me }, true);
  rememberSession(true);
  if (before !== me.id) liveConnection().restart();
}

/** The reader is signed out. */
export function clearMe(): void {
  useSignIn.setState({ is: "signed-out" }, true);
  rememberSession(false);
  liveConnection().restart();
}

/** Signs the reader in by the answer to a request for it, or says why it was refused. */
export function signedIn(outcome: Outcome<Me>): Refused | undefined {
  if (outcome.is === "done") setMe(outcome.reply);
  return refusalIn(outcome);
}
