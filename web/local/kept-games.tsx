import { type ChangeEvent, useEffect, useState } from "react";
import { EmptyNote } from "../app/empty-note.tsx";
import { Link } from "../app/link.tsx";
import { goTo } from "../app/router.ts";
import { useSettings } from "../app/settings.ts";
import { Icon } from "../art/icon.tsx";
import { useBook } from "../games/use-book.ts";
import { useRoundWords } from "../games/use-round-words.ts";
import { seatTitle } from "../table/seat-names.ts";
import { capital } from "../text/capital.ts";
import { momentIn } from "../text/moments.ts";
import { useText } from "../text/use-text.ts";
import { indexedGameStore } from "./indexed-game-store.ts";
import type { KeptGame, KeptSummary } from "./kept-game.ts";
import { beginGame } from "./seated-sessions.ts";

const store = indexedGameStore();

/** The games that this browser keeps, and the way to bring one in. */
export function KeptGames() {
  const text = useText().local;
  const [games, setGames] = useState<readonly KeptGame[]>();
  useEffect(() => {
    store.list().then(setGames, () => setGames([]));
  }, []);
  const remove = async (id: string): Promise<void> => {
    await store.remove(id);
    setGames(await store.list());
  };
  return (
    <aside className="beside">
      <section>
        <h2>{text.games.title}</h2>
        {games?.length === 0 && <EmptyNote symbol="ui-map" words={text.games.none} />}
        <ul className="kept">
          {games?.map((game) => (
            <li key={game.id} className="panel">
              <KeptEntry game={game} onRemove={() => remove(game.id)} />
            </li>
          ))}
        </ul>
      </section>
      <RecordOpener />
    </aside>
  );
}

function KeptEntry({ game, onRemove }: { readonly game: KeptSummary; readonly onRemove: () => void }) {
  const { games } = useText().local;
  const book = useBook(game.game);
  const roundWords = useRoundWords();
  const [isAsked, setIsAsked] = useState(false);
  const winners =
    game.result?.winners.map((name) => (book === undefined ? name : seatTitle(book, name))).join(", ") ?? "";
  const state =
    game.result === undefined
      ? capital(roundWords(game.game, game.round))
      : winners === ""
        ? games.overNobody
        : games.over(winners);
  return (
    <>
      <span className="grow">
        <Link to={`/${game.kind}/${game.id}`} className="title">
          {game.title}
        </Link>
        <br />
        <span className="faint">
          {state} · {games.kinds[game.kind]} · <DateWords at={game.changedAt} />
        </span>
      </span>
      {game.result === undefined ? (
        <Link to={`/${game.kind}/${game.id}`} className="btn">
          {games.goOn}
        </Link>
      ) : (
        <Link to={`/replay/${game.id}`} className="btn">
          {games.replay}
        </Link>
      )}
      <button
        type="button"
        className="btn ghost square"
        aria-label={games.removeOf(game.title)}
        aria-expanded={isAsked}
        onClick={() => setIsAsked(!isAsked)}
      >
        <Icon name="ui-trash" />
      </button>
      {isAsked && (
        <p className="sure" role="alert">
          {games.sure}
          <button type="button" className="btn" onClick={onRemove}>
            {games.remove}
          </button>
          <button type="button" className="btn ghost" onClick={() => setIsAsked(false)}>
            {games.keep}
          </button>
        </p>
      )}
    </>
  );
}

function DateWords({ at }: { readonly at: number }) {
  const language = useSettings((settings) => settings.language);
  const words = momentIn(language, at, { day: "numeric", month: "short", hour: "numeric", minute: "2-digit" });
  return <time dateTime={new Date(at).toISOString()}>{words}</time>;
}

/** A record that was saved or mailed: an unfinished game goes on here, a finished one is replayed. */
function RecordOpener() {
  const text = useText().local;
  const [problem, setProblem] = useState<string>();
  const open = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = target.files?.[0];
    if (file === undefined) return;
    const title = file.name.replace(/\.weir$/, "");
    const begun = await beginGame({ record: { text: await file.text(), title, name: text.practice.name } });
    if (typeof begun === "string") goTo(`/practice/${begun}`);
    else setProblem(begun.line === undefined ? begun.sentence : text.import.failed(begun.line, begun.sentence));
    target.value = "";
  };
  return (
    <section className="open-file">
      <label className="btn">
        <Icon name="ui-upload" />
        {text.import.open}
        <input type="file" accept=".weir,text/plain" className="visually-hidden" onChange={open} />
      </label>
      <p className="muted">{text.import.hint}</p>
      {problem !== undefined && (
        <p className="why" role="alert">
          <Icon name="ui-warn" />
          {problem}
        </p>
      )}
    </section>
  );
}
