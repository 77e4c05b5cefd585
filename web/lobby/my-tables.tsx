import type { TableSummary } from "@weirwood/protocol";
import { Link } from "../app/link.tsx";
import { useSettings } from "../app/settings.ts";
import { Icon } from "../art/icon.tsx";
import { hasBoard, listingOf, titleOf } from "../games/index.ts";
import { useRoundWords } from "../games/use-round-words.ts";
import { useMe } from "../people/me.ts";
import { spoken } from "../table/seat-names.ts";
import { useText } from "../text/use-text.ts";
import { byUrgency } from "./tables.ts";

/** The reader's own games in progress, with whose turn it is. */
export function MyTables({ tables }: { readonly tables: readonly TableSummary[] }) {
  const text = useText().lobby;
  const going = byUrgency(tables.filter(({ state }) => state === "playing" || state === "open"));
  if (going.length === 0) return null;
  return (
    <section>
      <h2>{text.continue}</h2>
      <ul className="my-tables">
        {going.map((table) => (
          <MyTable key={table.id} table={table} />
        ))}
      </ul>
    </section>
  );
}

function MyTable({ table }: { readonly table: TableSummary }) {
  const text = useText();
  const language = useSettings((settings) => settings.language);
  const me = useMe();
  const roundWords = useRoundWords();
  const listing = listingOf(table.game);
  const own = table.seats.find(({ person }) => person?.id === me?.id)?.name;
  const nameOf = (seat: number): string => {
    const { name, person } = table.seats[seat] ?? {};
    return name === undefined ? (person?.name ?? "") : (listing?.seatTitle(name, language) ?? name);
  };
  const words = [titleOf(table.game, language)];
  if (table.state === "open") words.push(text.lobby.waitingForPlayers);
  else {
    words.push(roundWords(table.game, table.round));
    if (table.isYourTurn !== true && table.asked !== undefined && table.asked.length > 0) {
      words.push(text.table.waiting.for(spoken(table.asked.map(nameOf), language)));
    }
  }
  if (!hasBoard(table.game)) words.push(text.lobby.noBoard);
  const about = (
    <>
      <Icon
        name={
          own !== undefined && listing !== undefined ? listing.seatSymbol(own) : (listing?.symbol ?? "shield-neutral")
        }
        size={50}
      />
      <span className="grow">
        <b className="serif">{table.title}</b>
        <br />
        <span className="muted xs">{words.join(" · ")}</span>
      </span>
      {table.isYourTurn === true && <span className="chip turn">{text.lobby.yourMove}</span>}
    </>
  );
  if (listing === undefined) return <li className="my-table">{about}</li>;
  return (
    <li>
      <Link
        to={`/table/${table.id}`}
        className="my-table"
        style={own === undefined ? undefined : { borderLeftColor: listing.seatColour(own) }}
      >
        {about}
      </Link>
    </li>
  );
}
