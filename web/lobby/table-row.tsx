import type { TableSummary } from "@weirwood/protocol";
import { Link } from "../app/link.tsx";
import { useSettings } from "../app/settings.ts";
import { Icon } from "../art/icon.tsx";
import { hasBoard, listingOf, titleOf } from "../games/index.ts";
import { useRoundWords } from "../games/use-round-words.ts";
import { useText } from "../text/use-text.ts";
import { clockWords } from "./clock-words.ts";
import { departures, seatsChosen } from "./game-options.ts";
import { useOffer } from "./offers.ts";
import { takenSeats } from "./tables.ts";

/** One table to sit down at or to look on, where this page has a board for it: what is played, who is there, at what pace. */
export function TableRow({ table }: { readonly table: TableSummary }) {
  const text = useText().lobby;
  const roundWords = useRoundWords();
  const isOpen = table.state === "open";
  return (
    <li className="table-row">
      <span className="what">
        <b className="serif">{table.title}</b>
        <span className="muted xs">
          <TableWords
            table={table}
            pace={isOpen ? clockWords(table.clock, text.clockWords) : roundWords(table.game, table.round)}
          />
        </span>
      </span>
      <Seats table={table} />
      {hasBoard(table.game) && (
        <Link to={`/table/${table.id}`} className="btn">
          {isOpen ? text.sitDown : text.lookOn}
        </Link>
      )}
    </li>
  );
}

/** What is played, at what pace, and what is not as usual. */
function TableWords({ table, pace }: { readonly table: TableSummary; readonly pace: string }) {
  const text = useText().lobby;
  const language = useSettings((settings) => settings.language);
  const offer = useOffer(table.game);
  const special = offer === undefined ? [] : departures(offer.form, table.brief, language).map(({ label }) => label);
  const words = [titleOf(table.game, language), pace];
  if (special.length > 0) words.push(special.join(", "));
  if (table.isPractice) words.push(text.practice);
  if (!hasBoard(table.game)) words.push(text.noBoard);
  return words.join(" · ");
}

/** Signs of the seats: those that are taken in their colours. Where seats are drawn later, chairs stand for them. */
function Seats({ table }: { readonly table: TableSummary }) {
  const text = useText().lobby;
  const listing = listingOf(table.game);
  const chosen = seatsChosen(useOffer(table.game)?.form ?? [], table.brief);
  const taken = takenSeats(table);
  return (
    <span className="lobby-seats" role="img" aria-label={text.seatsTaken(taken, table.seats.length - taken)}>
      {table.seats.map(({ seat, name = chosen[seat], person, bot }) => {
        const isTaken = person !== undefined || bot !== undefined;
        if (name !== undefined && listing !== undefined) {
          return <Icon key={seat} size={27} name={listing.seatSymbol(name)} className={isTaken ? "" : "open-seat"} />;
        }
        if (!isTaken) return <i key={seat} className="open-chair" />;
        return <Icon key={seat} size={27} name={bot === undefined ? "ui-users" : "ui-bot"} />;
      })}
    </span>
  );
}
