import { explain, kernelPhrases } from "@weirwood/kernel";
import { type ChangeEvent, useEffect, useMemo, useState } from "react";
import { EmptyNote } from "../app/empty-note.tsx";
import { Link } from "../app/link.tsx";
import { Loading } from "../app/loading.tsx";
import { usePageTitle } from "../app/page-title.ts";
import { goTo, type RouteParameters } from "../app/router.ts";
import { useSettings } from "../app/settings.ts";
import { TopBar } from "../app/top-bar.tsx";
import { Icon } from "../art/icon.tsx";
import { titleOf } from "../games/index.ts";
import { useBook } from "../games/use-book.ts";
import { useClient } from "../games/use-client.ts";
import { useRoundWords } from "../games/use-round-words.ts";
import { indexedGameStore } from "../local/indexed-game-store.ts";
import type { KeptSummary } from "../local/kept-game.ts";
import { capital } from "../text/capital.ts";
import { useText } from "../text/use-text.ts";
import { type Source, useRecord } from "./record-source.ts";
import { ReplayView } from "./replay-view.tsx";
import { ServerGames } from "./server-games.tsx";
import { useReplayedGame } from "./use-replayed-game.ts";
import "./replay.css";

/** A file that was opened on the page where one chooses; it has no address of its own. */
let openedFile: { readonly name: string; readonly text: string } | undefined;
const FILE = "file";

/** `/replay/:id`: a game of this browser, a table of the server, or the file that was opened. */
export function ReplayPage({ id }: RouteParameters) {
  const source = useMemo((): Source => (id === FILE && openedFile !== undefined ? { file: openedFile } : { id }), [id]);
  return <Replay source={source} />;
}

function Replay({ source }: { readonly source: Source }) {
  const { app, replay: text } = useText();
  const language = useSettings((settings) => settings.language);
  const record = useRecord(source);
  const replayed = useReplayedGame(record?.text);
  const brokenGame = replayed?.is === "problem" ? replayed.game : undefined;
  const brokenBook = useBook(brokenGame);
  const client = useClient(replayed?.is === "replayed" ? replayed.summary.game : undefined);
  if (record === null) return <NoReplay words={text.notThere} />;
  // A decision that is not possible is explained by its game, a broken file by the kernel.
  const book = brokenGame === undefined ? kernelPhrases[language] : brokenBook;
  if (replayed?.is === "problem" && book !== undefined) {
    return <NoReplay words={text.problem(replayed.line, explain(book, replayed.refusal))} />;
  }
  if (replayed?.is === "replayed" && client === null) {
    return <NoReplay words={app.noBoard(titleOf(replayed.summary.game, language))} />;
  }
  if (replayed?.is === "replayed" && client !== undefined && client !== null && record !== undefined) {
    const title = record.title ?? replayed.summary.headers.find(({ name }) => name === "table")?.value ?? text.untitled;
    return (
      <ReplayView
        summary={replayed.summary}
        positions={replayed.positions}
        client={client}
        record={record.text}
        title={title}
        isLinkable={!("file" in source)}
        invite={record.invite}
        isHereOnly={record.isHereOnly === true}
      />
    );
  }
  return (
    <>
      <TopBar />
      {replayed?.is === "reading" && replayed.of > 0 ? (
        <div className="loading" role="status">
          <p>{text.reading(replayed.done, replayed.of)}</p>
          <progress value={replayed.done} max={replayed.of} />
        </div>
      ) : (
        <Loading words={text.fetching} />
      )}
    </>
  );
}

function NoReplay({ words }: { readonly words: string }) {
  const text = useText().replay;
  return (
    <>
      <TopBar />
      <main className="panel alone">
        <p role="alert">{words}</p>
        <Link to="/replay" className="btn">
          {text.toReplays}
        </Link>
      </main>
    </>
  );
}

/** Which game to watch: a file, or one of this browser. */
export function ReplayChoicePage() {
  const text = useText();
  const [games, setGames] = useState<readonly KeptSummary[]>();
  usePageTitle(text.replay.title);
  useEffect(() => {
    indexedGameStore()
      .list()
      .then(setGames, () => setGames([]));
  }, []);
  const open = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = target.files?.[0];
    if (file === undefined) return;
    openedFile = { name: file.name, text: await file.text() };
    goTo(`/replay/${FILE}`);
  };
  const roundWords = useRoundWords();
  return (
    <div className="replay-choice">
      <h1>{text.replay.title}</h1>
      <p className="lead">{text.replay.lead}</p>
      <section className="panel">
        <label className="btn primary">
          <Icon name="ui-upload" />
          {text.replay.open}
          <input type="file" accept=".weir,text/plain" className="visually-hidden" onChange={open} />
        </label>
        <p className="muted">{text.replay.drop}</p>
      </section>
      <ServerGames />
      <section>
        <h2>{text.replay.localGames}</h2>
        {games?.length === 0 && <EmptyNote symbol="ui-map" words={text.replay.noLocalGames} />}
        <ul className="local-games">
          {games?.map(({ id, game, title, round, kind }) => (
            <li key={id} className="panel">
              <Link to={`/replay/${id}`}>
                <Icon name="ui-play" />
                <span>
                  <b className="serif">{title}</b>
                  <br />
                  <span className="faint xs">
                    {capital(roundWords(game, round))} · {text.local.games.kinds[kind]}
                  </span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
