import { Suspense, useEffect, useRef } from "react";
import { chooseGame } from "../games/chosen-game.ts";
import { fetchMe, useSignIn } from "../people/me.ts";
import { NameDialog } from "../people/name-dialog.tsx";
import { Visitor, VisitorLink } from "../people/visitor.tsx";
import { useText } from "../text/use-text.ts";
import { BrokenPage } from "./broken-page.tsx";
import { ConnectionNotice } from "./connection-notice.tsx";
import { Loading } from "./loading.tsx";
import { NoPage } from "./no-page.tsx";
import { PageLinks } from "./page-links.tsx";
import { usePath } from "./router.ts";
import { pageAt } from "./routes.tsx";
import { TopBar } from "./top-bar.tsx";
import "./forms.css";
import "./shell.css";

/** The frame of every page: the bar on top, and below it the page of the address. A table fills the window by itself. */
export function Shell() {
  const text = useText();
  const path = usePath();
  const found = pageAt(path);
  const page = useFocusOnArrival(path);
  useEffect(() => {
    if (useSignIn.getState().is === "asking") void fetchMe();
  }, []);
  const about = found?.parameters.game;
  useEffect(() => {
    if (about !== undefined) chooseGame(about);
  }, [about]);
  const content = (
    <BrokenPage key={path}>
      <Suspense fallback={<Loading />}>
        {found === undefined ? <NoPage /> : <found.Page {...found.parameters} />}
      </Suspense>
    </BrokenPage>
  );
  return (
    <>
      <a className="skip btn" href="#page">
        {text.app.skipToPage}
      </a>
      {found?.isWhole === true ? (
        <div id="page" ref={page} tabIndex={-1} className="whole-page" data-path={path}>
          {content}
        </div>
      ) : (
        <>
          <TopBar
            last={<Visitor />}
            menu={
              <>
                <PageLinks />
                <VisitorLink />
              </>
            }
          >
            <nav aria-label={text.app.pages}>
              <PageLinks />
            </nav>
          </TopBar>
          <main id="page" ref={page} tabIndex={-1} data-path={path}>
            {content}
          </main>
        </>
      )}
      <NameDialog />
      <ConnectionNotice />
    </>
  );
}

/** Whoever comes from another page begins at the top of the new one, with the keyboard and with a screen reader too. */
function useFocusOnArrival(path: string) {
  const page = useRef<HTMLDivElement>(null);
  const arrivedAt = useRef(path);
  useEffect(() => {
    if (arrivedAt.current === path) return;
    arrivedAt.current = path;
    page.current?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, [path]);
  return page;
}
