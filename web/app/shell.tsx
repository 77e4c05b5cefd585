import { Suspense, useState } from "react";
import { Icon } from "../art/icon.tsx";
import { useText } from "../text/use-text.ts";
import { BrokenPage } from "./broken-page.tsx";
import { Link } from "./link.tsx";
import { usePath } from "./router.ts";
import { pageAt } from "./routes.ts";
import { SettingsDialog } from "./settings-dialog.tsx";
import "./shell.css";

/** The frame of every page: the bar on top, and below it the page of the address. */
export function Shell() {
  const text = useText();
  const path = usePath();
  const [showsSettings, setShowsSettings] = useState(false);
  const found = pageAt(path);
  return (
    <>
      <a className="skip btn" href="#page">
        {text.app.skipToPage}
      </a>
      <header className="topbar">
        <Link to="/" className="brand" aria-label={text.app.name}>
          <Icon name="brand-leaf" />
          <span className="name">{text.app.name}</span>
        </Link>
        <nav>
          <Link to="/">{text.app.play}</Link>
        </nav>
        <span className="grow" />
        <button
          type="button"
          className="btn ghost square"
          aria-label={text.settings.title}
          onClick={() => setShowsSettings(true)}
        >
          <Icon name="ui-settings" size={22} />
        </button>
      </header>
      <main id="page" tabIndex={-1}>
        <BrokenPage key={path}>
          <Suspense fallback={<p className="faint">{text.app.loading}</p>}>
            {found === undefined ? <NoPage /> : <found.Page {...found.openings} />}
          </Suspense>
        </BrokenPage>
      </main>
      {showsSettings && <SettingsDialog onClose={() => setShowsSettings(false)} />}
    </>
  );
}

function NoPage() {
  const text = useText();
  return (
    <section className="panel alone">
      <p>{text.app.nothingHere}</p>
      <Link to="/" className="btn">
        {text.app.toStart}
      </Link>
    </section>
  );
}
