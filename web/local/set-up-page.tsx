import { type FormEvent, type ReactNode, useEffect, useState } from "react";
import { Loading } from "../app/loading.tsx";
import { usePageTitle } from "../app/page-title.ts";
import { goTo } from "../app/router.ts";
import { useSettings } from "../app/settings.ts";
import { Icon } from "../art/icon.tsx";
import type { SymbolName } from "../art/symbol-names.ts";
import { chooseGame, chosenGame } from "../games/chosen-game.ts";
import { hasBoard, listingsWith } from "../games/index.ts";
import { useOffers } from "../lobby/offers.ts";
import { useText } from "../text/use-text.ts";
import type { LocalKind, LocalSetup } from "./kept-game.ts";
import { KeptGames } from "./kept-games.tsx";
import { beginGame } from "./seated-sessions.ts";
import { type DescribedGame, useSetUpGame } from "./set-up-game.ts";

interface SetUpPageProps {
  readonly kind: LocalKind;
  readonly children: (game: DescribedGame) => ReactNode;
}

/** A page that sets up a table in this browser: which game, the form of it, and the games that are kept here. */
export function SetUpPage({ kind, children }: SetUpPageProps) {
  const text = useText();
  const { title, lead } = text.local[kind];
  const [name, setName] = useState(gameWanted);
  const language = useSettings((settings) => settings.language);
  const listings = listingsWith(useOffers() ?? []);
  const game = useSetUpGame(name);
  usePageTitle(title);
  useEffect(() => chooseGame(name), [name]);
  return (
    <div className="set-up">
      <div className="panel">
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        {listings.length > 1 && (
          <fieldset className="field">
            <legend>{text.lobby.game}</legend>
            <div className="seg">
              {listings.map((one) => (
                <button key={one.name} type="button" aria-pressed={one.name === name} onClick={() => setName(one.name)}>
                  {one.title[language]}
                </button>
              ))}
            </div>
          </fieldset>
        )}
        {game === undefined ? <Loading /> : children(game)}
      </div>
      <KeptGames />
    </div>
  );
}

/** The game that the address names by `?game=`; the one that was chosen last where this page has no board for it. */
function gameWanted(): string {
  const named = new URLSearchParams(location.search).get("game") ?? chosenGame();
  return hasBoard(named) ? named : chosenGame();
}

interface SetUpFormProps {
  readonly kind: LocalKind;
  /** The game to begin, once there is nothing in its way. */
  readonly setup: () => LocalSetup;
  /** Why no game can begin so. */
  readonly obstacle: string | undefined;
  readonly startSymbol: SymbolName;
  readonly children: ReactNode;
}

/** The fields of a set-up, what is wrong with them, and the button that begins the game. */
export function SetUpForm({ kind, setup, obstacle, startSymbol, children }: SetUpFormProps) {
  const text = useText().local[kind];
  const [problem, setProblem] = useState<string>();
  const wrong = obstacle ?? problem;
  const start = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (obstacle !== undefined) return;
    const begun = await beginGame({ setup: setup() });
    if (typeof begun === "string") goTo(`/${kind}/${begun}`);
    else setProblem(begun.sentence);
  };
  return (
    <form onSubmit={start}>
      {children}
      {wrong !== undefined && (
        <p className="why" role="alert">
          <Icon name="ui-warn" />
          {wrong}
        </p>
      )}
      <button type="submit" className="btn primary big" aria-disabled={obstacle !== undefined || undefined}>
        <Icon name={startSymbol} />
        {text.start}
      </button>
    </form>
  );
}
