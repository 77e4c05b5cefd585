import type { TableSummary } from "@weirwood/protocol";
import { lazy, Suspense, useEffect, useMemo, useState } from "react";
import { Link } from "../app/link.tsx";
import { useSettings } from "../app/settings.ts";
import { Icon } from "../art/icon.tsx";
import { useChosenGame } from "../games/chosen-game.ts";
import { hasBoard, loadPicture } from "../games/index.ts";
import { hasShow, loadShown, type ShownRecord, shownId } from "../games/show.ts";
import { useRoundWords } from "../games/use-round-words.ts";
import { useText } from "../text/use-text.ts";

/** A game to watch: the best of the server's, or the one that the bots have played where there is none. */
export function ReplayOfTheDay({ table }: { readonly table: TableSummary | undefined }) {
  const text = useText().lobby;
  const roundWords = useRoundWords();
  if (table === undefined || !hasBoard(table.game)) return <PlayedByBots />;
  return (
    <ReplayCard
      heading={text.show.ofTheDay}
      game={table.game}
      to={`/replay/${table.id}`}
      title={table.title}
      about={text.finishedAbout(table.seats.length, roundWords(table.game, table.round))}
    />
  );
}

function PlayedByBots() {
  const text = useText().lobby.show;
  const language = useSettings((settings) => settings.language);
  const game = useChosenGame();
  const [shown, setShown] = useState<ShownRecord>();
  useEffect(() => {
    let isGone = false;
    setShown(undefined);
    void loadShown(game).then((found) => !isGone && setShown(found));
    return () => {
      isGone = true;
    };
  }, [game]);
  if (!hasShow(game)) return null;
  return (
    <ReplayCard
      heading={text.overnight}
      game={game}
      to={`/replay/${shownId(game)}`}
      title={shown?.title[language]}
      about={shown?.about[language]}
    />
  );
}

interface ReplayCardProps {
  readonly heading: string;
  readonly game: string;
  readonly to: string;
  /** Not there until the game's record has come. */
  readonly title: string | undefined;
  readonly about: string | undefined;
}

function ReplayCard({ heading, game, to, title, about }: ReplayCardProps) {
  const Picture = useMemo(() => lazy(() => loadPicture(game).then((found) => ({ default: found }))), [game]);
  return (
    <section>
      <h2>{heading}</h2>
      <Link to={to} className="replay-card" aria-label={title === undefined ? heading : undefined}>
        <span className="replay-picture" data-game={game} aria-hidden>
          <Suspense>
            <Picture />
          </Suspense>
          <i>
            <Icon name="ui-play" size={26} />
          </i>
        </span>
        <b className="serif">{title}</b>
        <span className="muted">{about}</span>
      </Link>
    </section>
  );
}
