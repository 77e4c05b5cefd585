import { create } from "zustand";
import { fetchMe, useSignIn } from "./me.ts";

/** Whoever waits for the reader to say who they are; the dialog in the frame of the page answers. */
export const useNameAsk = create<{ readonly answer: ((isSomebody: boolean) => void) | undefined }>(() => ({
  answer: undefined,
}));

/** Resolves with true once the reader is somebody: at once for those who are, else after a name. Asked only when needed. */
export async function becomeSomebody(): Promise<boolean> {
  const who = useSignIn.getState();
  const known = who.is === "asking" || who.is === "away" ? await fetchMe() : who;
  if (known.is === "somebody") return true;
  return new Promise((resolve) => {
    useNameAsk.getState().answer?.(false);
    useNameAsk.setState({
      answer: (isSomebody) => {
        useNameAsk.setState({ answer: undefined });
        resolve(isSomebody);
      },
    });
  });
}
