import type { TableSummary } from "@weirwood/protocol";
import { lazy, Suspense, useState } from "react";
import { Link } from "../app/link.tsx";
import { usePageTitle } from "../app/page-title.ts";
import { useSettings } from "../app/settings.ts";
import { Icon } from "../art/icon.tsx";
import { chosenGame } from "../games/chosen-game.ts";
import { hasBoard, listingOf, titleOf } from "../games/index.ts";
import { useRoundWords } from "../games/use-round-words.ts";
import { requireSignIn } from "../people/require-sign-in.ts";
import { useText } from "../text/use-text.ts";
import { Continue } from "./continue.tsx";
import { useKeptGames } from "./games-to-continue.ts";
import { Hero } from "./hero.tsx";
import { JoinByLink } from "./join-by-link.tsx";
import { useLobbyTables } from "./my-lobby.ts";
import { OpenTables } from "./open-tables.tsx";
import { ReplayOfTheDay } from "./replay-of-the-day.tsx";
import { useGameOfTheDay } from "./use-game-of-the-day.ts";
import { Ways } from "./ways.tsx";
import "./lobby.css";

const CreateTable = lazy(() => import("./create-table.tsx").then((found) => ({ default: found.CreateTable })));

/** The front page: play now, go on, sit down with others, learn, watch. Without a server, all but the others. */
export function LobbyPage() {
  const text = useText().lobby;
  usePageTitle(undefined);
  const tables = useLobbyTables();
  const [wish, setWish] = useState<{ readonly game: string }>();
  const create = async (game = chosenGame()): Promise<void> => setWish((await requireSignIn()) ? { game } : undefined);
  const isNewcomer = useKeptGames().length === 0 && tables.mine.length === 0;
  const isServerThere = tables.state !== "away";
  const { ofTheDay, others } = useGameOfTheDay(tables.finished, isServerThere);
  return (
    <div className="lobby">
      <Hero onCreate={create} isServerThere={isServerThere} isNewcomer={isNewcomer} />
      <div className="lobby-columns">
        <div>
          <Continue tables={tables.mine} />
          <Ways isNew={isNewcomer} />
        </div>
        <div>
          {tables.state === "away" && (
            <p className="lobby-away muted" role="status">
              <Icon name="ui-offline" />
              <span className="grow">{text.away}</span>
              <button type="button" className="btn ghost" onClick={tables.ask}>
                {text.tryAgain}
              </button>
            </p>
          )}
          {tables.state === "shown" && (
            <>
              <OpenTables open={tables.open} playing={tables.playing} onCreate={() => create()} />
              <JoinByLink />
            </>
          )}
        </div>
        <div>
          <ReplayOfTheDay table={ofTheDay} />
          <Finished mine={tables.mine.filter(({ state }) => state === "finished")} others={others} />
        </div>
      </div>
      {wish !== undefined && (
        <Suspense>
          <CreateTable wish={wish} onClose={() => setWish(undefined)} />
        </Suspense>
      )}
    </div>
  );
}

interface FinishedProps {
  readonly mine: readonly TableSummary[];
  readonly others: readonly TableSummary[];
}

/** Games that are over, to be seen again. */
function Finished({ mine, others }: FinishedProps) {
  const text = useText().lobby;
  const rest = others.filter(({ id }) => mine.every((own) => own.id !== id));
  return (
    <>
      {mine.length > 0 && (
        <section>
          <h2>{text.finishedMine}</h2>
          <FinishedList tables={mine.slice(0, 5)} />
        </section>
      )}
      {rest.length > 0 && (
        <section>
          <h2>{text.watch}</h2>
          <FinishedList tables={rest.slice(0, 5)} />
        </section>
      )}
    </>
  );
}

function FinishedList({ tables }: { readonly tables: readonly TableSummary[] }) {
  const text = useText().lobby;
  const language = useSettings((settings) => settings.language);
  const roundWords = useRoundWords();
  return (
    <ul className="panel finished-list">
      {tables.map((table) => (
        <li key={table.id}>
          <Icon name={listingOf(table.game)?.symbol ?? "shield-neutral"} size={36} />
          <span className="grow">
            <b className="serif">{table.title}</b>
            <br />
            <span className="muted xs">
              {hasBoard(table.game)
                ? text.finishedAbout(table.seats.length, roundWords(table.game, table.round))
                : `${titleOf(table.game, language)} · ${text.noBoard}`}
            </span>
          </span>
          {hasBoard(table.game) && (
            <Link to={`/replay/${table.id}`} className="btn square" aria-label={text.watchReplay(table.title)}>
              <Icon name="ui-play" />
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
