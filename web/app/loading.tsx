import { useEffect, useState } from "react";
import { useText } from "../text/use-text.ts";

/** Something is on its way. Nothing to be seen for a moment, since most things come at once; then a bar with words. */
export function Loading({ words }: { readonly words?: string }) {
  const text = useText();
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), 400);
    return () => clearTimeout(timer);
  }, []);
  if (!isLate) return <div className="loading" hidden />;
  return (
    <div className="loading" role="status">
      <p>{words ?? text.app.loading}</p>
      <div className="bar endless" aria-hidden>
        <i />
      </div>
    </div>
  );
}
