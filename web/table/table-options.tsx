import type { TableStatus } from "@weirwood/protocol";
import { useSettings } from "../app/settings.ts";
import { titleOf } from "../games/index.ts";
import { clockWords } from "../lobby/clock-words.ts";
import { departures } from "../lobby/game-options.ts";
import { useOffer } from "../lobby/offers.ts";
import { useText } from "../text/use-text.ts";

/** How the game is played at this table: pace, players, and every departure from the usual with its explanation. */
export function TableOptions({ status }: { readonly status: TableStatus }) {
  const text = useText();
  const language = useSettings((settings) => settings.language);
  const offer = useOffer(status.game);
  const special = offer === undefined ? [] : departures(offer.form, status.options, language);
  return (
    <dl className="table-options">
      <div>
        <dt>{titleOf(status.game, language)}</dt>
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
