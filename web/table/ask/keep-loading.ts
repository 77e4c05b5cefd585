import { afterTime } from "../../session/live.ts";

const AGAIN = 3_000;

/**
 * Loads what a question is put with. A file that did not come, because the line was down, is asked for again, until it comes
 * or is no longer wanted: what is returned says so.
 */
export function keepLoading(load: () => Promise<void>, after: typeof afterTime = afterTime): () => void {
  let isWanted = true;
  let cancel = (): void => undefined;
  const go = (): void =>
    void load().catch(() => {
      if (isWanted) cancel = after(AGAIN, go);
    });
  go();
  return () => {
    isWanted = false;
    cancel();
  };
}
