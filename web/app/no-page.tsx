import { useText } from "../text/use-text.ts";
import { Link } from "./link.tsx";
import { usePageTitle } from "./page-title.ts";

/** Nothing is at this address. */
export function NoPage() {
  const text = useText();
  usePageTitle(text.app.nothingHere);
  return (
    <section className="panel alone">
      <h1>{text.app.nothingHere}</h1>
      <Link to="/" className="btn">
        {text.app.toStart}
      </Link>
    </section>
  );
}
