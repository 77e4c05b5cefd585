import { ONLOOKER, type Seat } from "@weirwood/kernel";
import type { Refused, Vote } from "@weirwood/protocol";
import { useState } from "react";
import { Icon } from "../art/icon.tsx";
import type { TableArrangement } from "../session/table-session.ts";
import { useText } from "../text/use-text.ts";
import { RefusedNote } from "./refused-note.tsx";
import { type RegentCase, RegentTitle, regentOffers, useRegentWords } from "./regent-card.tsx";
import type { TableModel } from "./use-table-model.ts";
import { Voters } from "./voters.tsx";
import "./votes.css";

interface VotesProps {
  readonly model: TableModel;
  readonly arrange: TableArrangement;
}

/** What the table is asked to agree on, above everything else in the panel; and a regent for those long away. */
export function Votes({ model, arrange }: VotesProps) {
  const { status } = model.gameView;
  const [declined, setDeclined] = useState<readonly Seat[]>([]);
  if (status === undefined) return null;
  const offers = regentOffers(model).filter(({ seat }) => !declined.includes(seat));
  return (
    <>
      {status.votes.map((vote) => (
        <OpenVote key={vote.id} {...{ model, arrange, vote }} />
      ))}
      {offers.map((offer) => (
        <RegentOffer
          key={offer.seat}
          {...{ model, arrange, offer }}
          onDecline={() => setDeclined([...declined, offer.seat])}
        />
      ))}
    </>
  );
}

function OpenVote({ model, arrange, vote }: VotesProps & { readonly vote: Vote }) {
  const { seat, seatName } = model;
  const text = useText();
  const words = text.table.votes;
  const [refused, setRefused] = useState<Refused>();
  const mayVote = seat !== ONLOOKER && vote.open.includes(seat);
  const say = async (inFavour: boolean): Promise<void> =>
    setRefused(await arrange.call("vote", { params: { id: vote.id }, body: { inFavour } }));
  const nameOf = (one: Seat | undefined): string => (one === undefined ? "" : seatName(one));
  return (
    <section className="vote-card" aria-live="polite">
      {vote.kind === "regent" ? (
        <RegentTitle
          model={model}
          about={{ seat: vote.seat ?? ONLOOKER, needed: vote.needed, voters: votersOf(vote) }}
        />
      ) : (
        <h3>
          <Icon name="ui-users" />
          {vote.kind === "seat"
            ? words.open.seat(seatName(vote.by), vote.person?.name ?? "", nameOf(vote.seat))
            : words.open[vote.kind](seatName(vote.by))}
        </h3>
      )}
      <Voters model={model} vote={vote} />
      {mayVote && (
        <div className="vote-buttons">
          <button type="button" className="btn primary" onClick={() => say(true)}>
            {vote.kind === "regent" ? text.friends.votes.regent.yes : words.yes}
          </button>
          <button type="button" className="btn" onClick={() => say(false)}>
            {vote.kind === "regent" ? text.friends.votes.regent.no : words.no}
          </button>
        </div>
      )}
      <RefusedNote refused={refused} />
    </section>
  );
}

const votersOf = ({ inFavour, against, open }: Vote): number => inFavour.length + against.length + open.length;

interface RegentOfferProps extends VotesProps {
  readonly offer: RegentCase;
  readonly onDecline: () => void;
}

/** Somebody has been away for long, and nobody has asked the table yet. */
function RegentOffer({ model, arrange, offer, onDecline }: RegentOfferProps) {
  const text = useRegentWords();
  const [refused, setRefused] = useState<Refused>();
  const call = async (): Promise<void> =>
    setRefused(await arrange.call("callVote", { body: { kind: "regent", seat: offer.seat } }));
  return (
    <section className="vote-card">
      <RegentTitle model={model} about={offer} />
      <div className="vote-buttons">
        <button type="button" className="btn primary" onClick={call}>
          {text.yes}
        </button>
        <button type="button" className="btn" onClick={onDecline}>
          {text.no}
        </button>
      </div>
      <RefusedNote refused={refused} />
    </section>
  );
}
