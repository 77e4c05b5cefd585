import { ONLOOKER } from "@weirwood/kernel";
import type { Refused, SeatStatus, TableStatus } from "@weirwood/protocol";
import { type ReactNode, useState } from "react";
import { Dialog } from "../app/dialog.tsx";
import { Icon } from "../art/icon.tsx";
import { requireSignIn } from "../people/require-sign-in.ts";
import type { TableArrangement } from "../session/table-session.ts";
import { useText } from "../text/use-text.ts";
import { ChancePanel } from "./chance-panel.tsx";
import { InviteLink } from "./invite-link.tsx";
import { RefusedNote } from "./refused-note.tsx";
import { sitterName } from "./seat-names.ts";
import { TableOptions } from "./table-options.tsx";
import type { TableModel } from "./use-table-model.ts";
import { paceOf } from "./vote-pace.ts";

interface TableSheetProps {
  readonly model: TableModel;
  readonly status: TableStatus;
  readonly onClose: () => void;
}

/** Everything about the table but the game: who sits where, how it is played, votes, chance, the way out. */
export function TableSheet(props: TableSheetProps) {
  const { model, status, onClose } = props;
  const { seat, gameView } = model;
  const { arrange } = model.game;
  const all = useText();
  const text = all.table;
  const [refused, setRefused] = useState<Refused>();
  const act: Act = async (route, parts) => {
    // Whoever only looked on so far needs a name to sit down.
    if (await requireSignIn()) setRefused(await arrange?.call(route, parts));
  };
  const isPlaying = status.state === "playing";
  const own = seat === ONLOOKER ? undefined : status.seats[seat];
  const isPlayer = own !== undefined && !own.hasResigned;
  return (
    <Dialog title={status.title || text.sheetTitle} onClose={onClose} className="table-sheet">
      <RefusedNote refused={refused} />
      <section>
        <h3>{text.people}</h3>
        <ul className="sitters">
          {status.seats.map((one) => (
            <SitterRow key={one.seat} {...{ one, act, model, status }} />
          ))}
        </ul>
        <p className="faint xs">
          {text.onlookers(gameView.onlookers)}
          {status.onlookers.delaySeconds > 0 && ` ${text.onlookersDelayed(status.onlookers.delaySeconds)}`}
        </p>
      </section>
      {status.invite !== undefined && (
        <section>
          <h3>{text.invite.title}</h3>
          <p className="muted">{text.invite.explain}</p>
          <InviteLink table={status.id} invite={status.invite} title={status.title} />
        </section>
      )}
      <section>
        <h3>{text.options}</h3>
        <TableOptions status={status} />
      </section>
      {arrange !== undefined && isPlaying && isPlayer && (
        <>
          <section>
            <h3>{text.votes.title}</h3>
            <p className="muted">{all.friends.votes.explain[paceOf(status, gameView.here)]}</p>
            <div className="row wrap">
              {(["draw", "end", status.pausedAt === undefined ? "pause" : "resume"] as const).map((kind) => (
                <button key={kind} type="button" className="btn" onClick={() => act("callVote", { body: { kind } })}>
                  {text.votes.call[kind]}
                </button>
              ))}
            </div>
          </section>
          <Leaving act={act} />
        </>
      )}
      <ChancePanel status={status} />
    </Dialog>
  );
}

type Act = (...call: Parameters<TableArrangement["call"]>) => Promise<void>;

interface SitterRowProps extends Omit<TableSheetProps, "onClose"> {
  readonly one: SeatStatus;
  readonly act: Act;
}

function SitterRow({ one, act, model, status }: SitterRowProps) {
  const { client, view, seat, seatName, gameView } = model;
  const { arrange } = model.game;
  const all = useText();
  const text = all.table;
  const candidates = status.candidates.filter((candidate) => candidate.seat === one.seat);
  const marks: ReactNode[] = [];
  if (one.seat === seat) marks.push(text.you);
  if (one.hasResigned) marks.push(text.resigned);
  else if (one.hasRegent) marks.push(text.regent);
  if (one.person !== undefined) marks.push(gameView.here.includes(one.seat) ? text.here : text.away);
  return (
    <li>
      <client.SeatMark view={view} seat={one.seat} size={32} />
      <span className="grow">
        <b className="serif">{seatName(one.seat)}</b>{" "}
        <span className="muted">{sitterName(status, one.seat, all) ?? text.emptySeat}</span>
        <br />
        <span className="faint xs">{marks.join(" · ")}</span>
      </span>
      {arrange !== undefined && seat === ONLOOKER && one.hasRegent && status.state === "playing" && (
        <button type="button" className="btn" onClick={() => act("applyForSeat", { params: { seat: one.seat } })}>
          {text.takeOver}
        </button>
      )}
      {candidates.map(({ person }) => (
        <p key={person.id} className="seat-candidate">
          {text.offered(person.name, seatName(one.seat))}
          {seat !== ONLOOKER && (
            <button
              type="button"
              className="btn"
              onClick={() => act("callVote", { body: { kind: "seat", seat: one.seat, person: person.id } })}
            >
              {text.putToVote}
            </button>
          )}
        </p>
      ))}
    </li>
  );
}

function Leaving({ act }: { readonly act: Act }) {
  const text = useText().table.leave;
  const [isSure, setIsSure] = useState(false);
  return (
    <section>
      <h3>{text.title}</h3>
      <p className="muted">{text.explain}</p>
      <p className="muted">{text.resignExplain}</p>
      <div className="row wrap">
        <button type="button" className="btn" onClick={() => act("leaveTable")}>
          {text.leave}
        </button>
        {isSure ? (
          <>
            <b>{text.sure}</b>
            <button type="button" className="btn danger" onClick={() => act("resign")}>
              {text.resignNow}
            </button>
          </>
        ) : (
          <button type="button" className="btn" onClick={() => setIsSure(true)}>
            <Icon name="ui-warn" />
            {text.resign}
          </button>
        )}
      </div>
    </section>
  );
}
