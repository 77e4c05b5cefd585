import { type RefObject, useEffect, useState } from "react";

interface Overflow {
  readonly before: boolean;
  readonly after: boolean;
}

const nothing: Overflow = { before: false, after: false };

/** Whether a row goes on beyond its edges, now and while it is scrolled. */
export function useOverflow(place: RefObject<HTMLElement | null>, when: string): Overflow {
  const [overflow, setOverflow] = useState(nothing);
  useEffect(() => {
    void when;
    const row = place.current;
    if (row === null) return;
    const look = (): void => {
      const before = row.scrollLeft > 4;
      const after = row.scrollLeft + row.clientWidth < row.scrollWidth - 4;
      setOverflow((now) => (now.before === before && now.after === after ? now : { before, after }));
    };
    look();
    row.addEventListener("scroll", look, { passive: true });
    return () => row.removeEventListener("scroll", look);
  }, [place, when]);
  return overflow;
}
