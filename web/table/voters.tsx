import type { Seat } from "@weirwood/kernel";
import type { Vote } from "@weirwood/protocol";
import { useText } from "../text/use-text.ts";
import { remaining, useNow } from "./elapsed.ts";
import type { TableModel } from "./use-table-model.ts";

interface VotersProps {
  readonly model: TableModel;
  readonly vote: Vote;
}

type Voice = "inFavour" | "against" | "open";

/** Everybody who counts, with what they said, how many voices are still missing, and how long the question is open. */
export function Voters({ model, vote }: VotersProps) {
  const all = useText().friends;
  const text = all.votes;
  const now = useNow();
  const { client, view, seat: own, seatName } = model;
  const { clockOffset } = model.gameView;
  const { until } = vote;
  const voices: readonly { readonly seat: Seat; readonly voice: Voice }[] = (["inFavour", "against", "open"] as const)
    .flatMap((voice) => vote[voice].map((seat) => ({ seat, voice })))
    .sort((one, other) => one.seat - other.seat);
  const count = text.count(vote.inFavour.length, vote.needed);
  return (
    <div className="voters">
      <ul>
        {voices.map(({ seat, voice }) => (
          <li key={seat} data-voice={voice} className={seat === own ? "own" : undefined}>
            <span className="visually-hidden">{seatName(seat)}</span>
            <client.SeatMark view={view} seat={seat} size={32} />
            <b>{seat === own && voice === "open" ? text.you : text[voice]}</b>
          </li>
        ))}
      </ul>
      <div className="vote-count">
        <progress max={vote.needed} value={vote.inFavour.length} aria-label={count} />
        {count}
        {until !== undefined && <small>{text.until(remaining(until - clockOffset - now, all))}</small>}
      </div>
    </div>
  );
}
