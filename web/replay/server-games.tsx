import type { TableSummary } from "@weirwood/protocol";
import { useEffect, useState } from "react";
import { Link } from "../app/link.tsx";
import { Icon } from "../art/icon.tsx";
import { useRoundWords } from "../games/use-round-words.ts";
import { useMe } from "../people/me.ts";
import { call } from "../session/api.ts";
import { capital } from "../text/capital.ts";
import { useText } from "../text/use-text.ts";

/** The reader's own games on the server that are over. */
export function ServerGames() {
  const text = useText();
  const me = useMe()?.id;
  const roundWords = useRoundWords();
  const [tables, setTables] = useState<readonly TableSummary[]>([]);
  useEffect(() => {
    if (me === undefined) return setTables([]);
    void call("tables", { query: { mine: true, state: "finished", limit: 50 } }).then(
      (outcome) => outcome.is === "done" && setTables(outcome.reply),
    );
  }, [me]);
  if (tables.length === 0) return null;
  return (
    <section>
      <h2>{text.lobby.finishedMine}</h2>
      <ul className="local-games">
        {tables.map(({ id, game, title, round, seats }) => (
          <li key={id} className="panel">
            <Link to={`/replay/${id}`}>
              <Icon name="ui-play" />
              <span>
                <b className="serif">{title}</b>
                <br />
                <span className="faint xs">
                  {capital(roundWords(game, round))} · {text.lobby.players(seats.length)}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
