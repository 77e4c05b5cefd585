import type { TableSummary } from "@weirwood/protocol";
import { Link } from "../app/link.tsx";
import { useSettings } from "../app/settings.ts";
import { Icon } from "../art/icon.tsx";
import { hasBoard, listingOf, titleOf } from "../games/index.ts";
import { useRoundWords } from "../games/use-round-words.ts";
import { useText } from "../text/use-text.ts";
import { clockWords } from "./clock-words.ts";
import { departures } from "./game-options.ts";
import { useOffer } from "./offers.ts";
import { takenSeats } from "./tables.ts";

/** One table to sit down at or to look on, where this page has a board for it: what is played, who is there, at what pace. */
export function TableRow({ table }: { readonly table: TableSummary }) {
  const text = useText().lobby;
  const listing = listingOf(table.game);
  const roundWords = useRoundWords();
  const isOpen = table.state === "open";
  return (
    <li className="table-row">
      <Icon name={listing?.symbol ?? "shield-neutral"} size={32} />
      <span className="what">
        <b className="serif">{table.title}</b>
        <span className="muted xs">
          <TableWords table={table} />
        </span>
      </span>
      <Seats table={table} />
      <span className="pace muted">
        {isOpen ? clockWords(table.clock, text.clockWords) : roundWords(table.game, table.round)}
      </span>
      {hasBoard(table.game) && (
        <Link to={`/table/${table.id}`} className="btn">
          {isOpen ? text.sitDown : text.lookOn}
        </Link>
      )}
    </li>
  );
}

/** What is played, by how many, and what is not as usual. */
function TableWords({ table }: { readonly table: TableSummary }) {
  const text = useText().lobby;
  const language = useSettings((settings) => settings.language);
  const offer = useOffer(table.game);
  const special = offer === undefined ? [] : departures(offer.form, table.brief).map(({ label }) => label);
  const words = [titleOf(table.game, language), text.players(table.seats.length)];
  if (special.length > 0) words.push(special.join(", "));
  if (table.isPractice) words.push(text.practice);
  if (!hasBoard(table.game)) words.push(text.noBoard);
  return words.join(" · ");
}

/** Signs of the seats that are taken, or chairs where seats are drawn later; open chairs are dashed. */
function Seats({ table }: { readonly table: TableSummary }) {
  const text = useText().lobby;
  const listing = listingOf(table.game);
  const taken = takenSeats(table);
  return (
    <span className="lobby-seats" role="img" aria-label={text.seatsTaken(taken, table.seats.length - taken)}>
      {table.seats.map(({ seat, name, person, bot }) =>
        person === undefined && bot === undefined ? (
          <i key={seat} className="open-chair" />
        ) : (
          <Icon
            key={seat}
            size={27}
            name={
              name !== undefined && listing !== undefined
                ? listing.seatSymbol(name)
                : bot === undefined
                  ? "ui-users"
                  : "ui-bot"
            }
          />
        ),
      )}
    </span>
  );
}
