import { useEffect, useRef } from "react";

/**
 * What covers a page on a phone has an entry of its own in the history, so that going back closes it and nothing else.
 * Closed in another way, it takes its entry with it, unless somebody has gone to another page from there.
 */
export function useBackCloses(onClose: () => void): void {
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    const entry = `panel ${Math.random()}`;
    history.pushState({ entry }, "");
    const back = (): void => close.current();
    addEventListener("popstate", back);
    return () => {
      removeEventListener("popstate", back);
      const state = history.state as { readonly entry?: string } | null;
      if (state?.entry === entry) history.back();
    };
  }, []);
}
