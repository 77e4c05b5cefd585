import { create } from "zustand";
import { fetchMe, useSignIn } from "./me.ts";

/** The open prompt for a name; the dialog in the frame of the page answers it. */
export const useNamePrompt = create<{ readonly answer: ((isSignedIn: boolean) => void) | undefined }>(() => ({
  answer: undefined,
}));

/** Resolves with true once the reader is signed in: at once, or after a guest's name. False where they decline. */
export async function requireSignIn(): Promise<boolean> {
  const now = useSignIn.getState();
  const known = now.is === "asking" || now.is === "away" ? await fetchMe() : now;
  if (known.is === "signed-in") return true;
  return new Promise((resolve) => {
    useNamePrompt.getState().answer?.(false);
    useNamePrompt.setState({
      answer: (isSignedIn) => {
        useNamePrompt.setState({ answer: undefined });
        resolve(isSignedIn);
      },
    });
  });
}
