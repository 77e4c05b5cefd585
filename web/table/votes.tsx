import { ONLOOKER, type Seat } from "@weirwood/kernel";
import type { Refused, Vote } from "@weirwood/protocol";
import { useState } from "react";
import { useSettings } from "../app/settings.ts";
import { Icon } from "../art/icon.tsx";
import type { TableArrangement, TableView } from "../session/table-session.ts";
import { useText } from "../text/use-text.ts";
import { RefusedNote } from "./refused-note.tsx";
import { spoken } from "./seat-names.ts";

interface VotesProps {
  readonly tableView: TableView;
  readonly seat: Seat;
  readonly arrange: TableArrangement;
  readonly seatName: (seat: Seat) => string;
}

/** What the table is asked to agree on, above everything else in the panel. */
export function Votes({ tableView, seat, arrange, seatName }: VotesProps) {
  return tableView.status?.votes.map((vote) => (
    <OpenVote key={vote.id} vote={vote} seat={seat} arrange={arrange} seatName={seatName} />
  ));
}

function OpenVote({ vote, seat, arrange, seatName }: Omit<VotesProps, "tableView"> & { readonly vote: Vote }) {
  const text = useText().table.votes;
  const language = useSettings((settings) => settings.language);
  const [refused, setRefused] = useState<Refused>();
  const mayVote = seat !== ONLOOKER && vote.open.includes(seat);
  const say = async (inFavour: boolean): Promise<void> =>
    setRefused(await arrange.call("vote", { params: { id: vote.id }, body: { inFavour } }));
  const by = seatName(vote.by);
  const about = vote.seat === undefined ? "" : seatName(vote.seat);
  const sentence =
    vote.kind === "seat" ? text.open.seat(by, vote.person?.name ?? "", about) : text.open[vote.kind](by, about);
  return (
    <section className="vote-card" aria-live="polite">
      <p>
        <Icon name="ui-users" />
        <b>{sentence}</b>
      </p>
      {vote.open.length > 0 && <p className="faint xs">{text.missing(spoken(vote.open.map(seatName), language))}</p>}
      {mayVote && (
        <div className="row">
          <button type="button" className="btn" onClick={() => say(true)}>
            <Icon name="ui-check" />
            {text.yes}
          </button>
          <button type="button" className="btn" onClick={() => say(false)}>
            <Icon name="ui-x" />
            {text.no}
          </button>
        </div>
      )}
      <RefusedNote refused={refused} />
    </section>
  );
}
