import type { TableSummary } from "@weirwood/protocol";
import { Link } from "../app/link.tsx";
import { useSettings } from "../app/settings.ts";
import { Icon } from "../art/icon.tsx";
import { hasBoard, listingOf, titleOf } from "../games/index.ts";
import { useRoundWords } from "../games/use-round-words.ts";
import { useMe } from "../people/me.ts";
import { agoIn } from "../table/elapsed.ts";
import { spoken } from "../table/seat-names.ts";
import { useText } from "../text/use-text.ts";
import { type GameToContinue, gamesToContinue, useKeptGames } from "./games-to-continue.ts";

/** The reader's games in progress, on the server and in this browser, with whose turn it is. */
export function Continue({ tables }: { readonly tables: readonly TableSummary[] }) {
  const text = useText().lobby;
  const me = useMe();
  const going = gamesToContinue(tables, useKeptGames(), me?.id);
  if (going.length === 0) return null;
  return (
    <section className="continue">
      <h2>{text.continue}</h2>
      <ul className="my-tables">
        {going.map((game) => (
          <li key={game.id}>
            <ContinueRow game={game} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ContinueRow({ game }: { readonly game: GameToContinue }) {
  const text = useText().lobby;
  const listing = listingOf(game.game);
  const { ownSeat } = game;
  const about = (
    <>
      <Icon
        name={
          ownSeat !== undefined && listing !== undefined
            ? listing.seatSymbol(ownSeat)
            : (listing?.symbol ?? "shield-neutral")
        }
        size={50}
      />
      <span className="grow">
        <b className="serif">{game.title}</b>
        <br />
        <span className="muted xs">
          <GameWords game={game} />
        </span>
      </span>
      {game.waitsFor === "me" && <span className="chip turn">{text.yourMove}</span>}
    </>
  );
  if (listing === undefined) return <div className="my-table">{about}</div>;
  return (
    <Link
      to={game.to}
      className="my-table"
      style={ownSeat === undefined ? undefined : { borderLeftColor: listing.seatColour(ownSeat) }}
    >
      {about}
    </Link>
  );
}

/** What is played, how far it is, and for whom it waits. */
function GameWords({ game }: { readonly game: GameToContinue }) {
  const text = useText();
  const language = useSettings((settings) => settings.language);
  const roundWords = useRoundWords();
  const listing = listingOf(game.game);
  const seatTitle = (name: string): string => listing?.seatTitle(name, language) ?? name;
  const { table, ownSeat, leftAt } = game;
  const words = [ownSeat === undefined ? titleOf(game.game, language) : seatTitle(ownSeat)];
  if (game.waitsFor === "open") words.push(text.lobby.waitingForPlayers);
  else words.push(roundWords(game.game, game.round));
  if (game.waitsFor === "others" && table?.asked !== undefined && table.asked.length > 0) {
    const names = table.asked.map((seat) => {
      const { name, person } = table.seats[seat] ?? {};
      return name === undefined ? (person?.name ?? "") : seatTitle(name);
    });
    words.push(text.friends.continue.waitingFor(spoken(names, language)));
  }
  if (leftAt !== undefined) words.push(agoIn(language, leftAt, Date.now(), text.friends));
  if (!hasBoard(game.game)) words.push(text.lobby.noBoard);
  return words.join(" · ");
}
