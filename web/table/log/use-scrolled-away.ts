import { type RefObject, useEffect, useState } from "react";

/** Whether the reader has scrolled so far that the top is out of sight. */
export function useScrolledAway(top: RefObject<HTMLElement | null>): boolean {
  const [isAway, setIsAway] = useState(false);
  useEffect(() => {
    if (top.current === null) return;
    const observer = new IntersectionObserver(([{ isIntersecting, boundingClientRect }]) =>
      // What is not laid out at all is not scrolled away.
      setIsAway(!isIntersecting && boundingClientRect.width > 0),
    );
    observer.observe(top.current);
    return () => observer.disconnect();
  });
  return isAway;
}
