import type { TableStatus } from "@weirwood/protocol";
import { clockWords } from "../lobby/clock-words.ts";
import { departures } from "../lobby/game-options.ts";
import { useOffer } from "../lobby/offers.ts";
import { useText } from "../text/use-text.ts";

/** How the game is played at this table: pace, players, and every departure from the usual with its explanation. */
export function TableOptions({ status }: { readonly status: TableStatus }) {
  const text = useText();
  const offer = useOffer(status.game);
  const special = offer === undefined ? [] : departures(offer.form, status.options);
  return (
    <dl className="table-options">
      <div>
        <dt>{text.lobby.games[status.game] ?? status.game}</dt>
        <dd className="muted">
          {text.lobby.players(status.seats.length)} · {clockWords(status.clock, text.lobby.clockWords)}
        </dd>
      </div>
      {special.map(({ label, explanation }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="muted">{explanation}</dd>
        </div>
      ))}
    </dl>
  );
}
