import { type RefObject, useEffect, useState } from "react";

/** Whether any of an element is on the screen, in a tab that is looked at. */
export function useInSight(place: RefObject<Element | null>): boolean {
  const [isOnScreen, setIsOnScreen] = useState(true);
  const [isTabSeen, setIsTabSeen] = useState(true);
  useEffect(() => {
    const look = (): void => setIsTabSeen(document.visibilityState === "visible");
    look();
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, []);
  useEffect(() => {
    if (place.current === null) return;
    const observer = new IntersectionObserver((entries) => setIsOnScreen(entries.at(-1)?.isIntersecting === true));
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);
  return isOnScreen && isTabSeen;
}
