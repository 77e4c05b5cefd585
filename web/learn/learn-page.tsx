import { useEffect, useState } from "react";
import { Link } from "../app/link.tsx";
import { Loading } from "../app/loading.tsx";
import { usePageTitle } from "../app/page-title.ts";
import { goTo, type RouteParameters } from "../app/router.ts";
import { useSettings } from "../app/settings.ts";
import { Icon } from "../art/icon.tsx";
import { useChosenGame } from "../games/chosen-game.ts";
import { GameScope } from "../games/game-scope.tsx";
import { GameSwitch } from "../games/game-switch.tsx";
import { titleOf } from "../games/index.ts";
import { type Learning, loadLearning } from "../games/learning.ts";
import { botName } from "../lobby/levels.ts";
import { beginGame } from "../local/seated-sessions.ts";
import { useText } from "../text/use-text.ts";
import type { Guide } from "./guide.ts";
import { forgetHints, turnHints, useHintMemory, wantHints } from "./hint-memory.ts";
import "./learn.css";

/** How to learn a game: by a guided first one, with the little that helps before it. */
export function LearnPage({ game: named }: RouteParameters) {
  const chosen = useChosenGame();
  const game = named ?? chosen;
  const text = useText().learn;
  usePageTitle(text.title);
  const language = useSettings((settings) => settings.language);
  const learning = useLearning(game);
  if (learning === undefined) return <Loading />;
  return (
    <div className="learn">
      <GameSwitch game={game} to={(other) => `/learn/${other}`} />
      {learning === null ? (
        <section className="panel told">
          <h1>{titleOf(game, language)}</h1>
          <p>{text.none}</p>
        </section>
      ) : (
        <>
          <GuidedStart guide={learning.guide} />
          <p className="lead">{learning.guide.words(language).lead}</p>
          <GameScope game={game}>
            <learning.Lesson />
          </GameScope>
          <HintSwitches />
        </>
      )}
      <p className="row wrap">
        <Link to={`/rules/${game}`} className="btn">
          <Icon name="ui-book" />
          {text.rules}
        </Link>
        <Link to={`/practice?game=${game}`} className="btn">
          {text.practice}
        </Link>
      </p>
    </div>
  );
}

/** Undefined while it is loaded, null where the game brings nothing. */
function useLearning(game: string): Learning | null | undefined {
  const [loaded, setLoaded] = useState<{ readonly game: string; readonly learning: Learning | null }>();
  useEffect(() => {
    let isGone = false;
    void loadLearning(game).then((found) => !isGone && setLoaded({ game, learning: found ?? null }));
    return () => {
      isGone = true;
    };
  }, [game]);
  return loaded?.game === game ? loaded.learning : undefined;
}

function GuidedStart({ guide }: { readonly guide: Guide }) {
  const text = useText();
  const { guided } = guide.words(useSettings((settings) => settings.language));
  const [problem, setProblem] = useState<string>();
  const start = async (): Promise<void> => {
    const names = {
      title: guided.gameTitle,
      person: text.local.practice.name,
      bot: (bot: string) => botName(bot, text),
    };
    const begun = await beginGame({ setup: guide.setup(names) });
    if (typeof begun !== "string") {
      setProblem(begun.sentence);
      return;
    }
    wantHints(begun, true);
    goTo(`/practice/${begun}`);
  };
  return (
    <section className="panel guided">
      <Icon name="ui-hint" size={56} />
      <div>
        <h1>{guided.title}</h1>
        <p className="lead">{guided.about}</p>
        <button type="button" className="btn primary big" onClick={start}>
          <Icon name="ui-play" />
          {guided.start}
        </button>
        {problem !== undefined && <p role="alert">{problem}</p>}
      </div>
    </section>
  );
}

function HintSwitches() {
  const text = useText().learn;
  const isOff = useHintMemory((memory) => memory.isOff);
  const [isForgotten, setIsForgotten] = useState(false);
  const forget = (): void => {
    forgetHints();
    setIsForgotten(true);
  };
  return (
    <section className="panel told">
      <h2>{text.hintsTitle}</h2>
      <label className="check">
        <input type="checkbox" checked={!isOff} onChange={(event) => turnHints(event.target.checked)} />
        {text.hintsOn}
      </label>
      <button type="button" className="btn" onClick={forget}>
        {text.hintsAgain}
      </button>
      <p role="status">{isForgotten && text.hintsForgotten}</p>
    </section>
  );
}
