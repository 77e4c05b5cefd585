import type { Person, SeatStatus, TableStatus } from "@weirwood/protocol";
import { type RefObject, useRef } from "react";
import { useSettings } from "../app/settings.ts";
import { Icon } from "../art/icon.tsx";
import { listingOf } from "../games/index.ts";
import { chosenIn } from "../lobby/game-options.ts";
import { levelTitle } from "../lobby/levels.ts";
import { useOffer } from "../lobby/offers.ts";
import type { TableArrangement } from "../session/table-session.ts";
import { useText } from "../text/use-text.ts";
import { sitterName } from "./seat-names.ts";

/** Asks the server to arrange something at a table; answers whether it was done. */
export type Act = (...call: Parameters<TableArrangement["call"]>) => Promise<boolean>;

interface ChairProps {
  readonly one: SeatStatus;
  readonly status: TableStatus;
  readonly here: readonly number[];
  readonly act: Act;
  readonly onRemoved: (name: string) => void;
}

/** One chair of a table before its game: who sits there, and what the reader may do about it. */
export function Chair({ one, status, here, act, onRemoved }: ChairProps) {
  const all = useText();
  const text = all.table;
  const levels = useOffer(status.game)?.levels ?? [];
  const name = useChosenName(status, one.seat);
  const language = useSettings((settings) => settings.language);
  const listing = listingOf(status.game);
  const isEmpty = one.person === undefined && one.bot === undefined;
  const mayClear = status.isHost && one.bot !== undefined;
  const chair = useRef<HTMLLIElement>(null);
  const marks = [
    one.seat === status.seat ? text.you : undefined,
    one.person !== undefined && one.person.id === status.host?.id ? text.room.host : undefined,
    one.person !== undefined ? (here.includes(one.seat) ? text.here : text.away) : undefined,
  ].filter((mark) => mark !== undefined);
  return (
    <li ref={chair} tabIndex={-1} className={isEmpty ? "chair empty-chair" : "chair"}>
      {name === undefined ? (
        <Icon name={one.bot !== undefined ? "ui-bot" : "ui-users"} size={36} />
      ) : (
        <Icon name={listing?.seatSymbol(name) ?? "shield-neutral"} size={36} />
      )}
      <span className="grow">
        <b className="serif">{sitterName(status, one.seat, all) ?? text.emptySeat}</b>
        <br />
        <span className="faint xs">
          {[
            name === undefined ? text.room.chair(one.seat + 1) : (listing?.seatTitle(name, language) ?? name),
            ...marks,
          ].join(" · ")}
        </span>
      </span>
      {!isEmpty && one.person !== undefined && (
        <span className={one.isReady ? "chip ok" : "chip"}>
          {one.isReady && <Icon name="ui-check" size={14} />}
          {one.isReady ? text.room.isReady : text.room.isNotReady}
        </span>
      )}
      {status.isHost && one.person !== undefined && one.person.id !== status.host?.id && (
        <RemoveButton one={one} person={one.person} act={act} chair={chair} onRemoved={onRemoved} />
      )}
      {isEmpty && status.seat === undefined && (
        <button type="button" className="btn primary" onClick={() => act("joinTable", { params: { seat: one.seat } })}>
          {text.room.sit}
        </button>
      )}
      {isEmpty && status.isHost && levels.length > 0 && (
        <select
          aria-label={text.room.seatBot(text.room.chair(one.seat + 1))}
          value=""
          onChange={(event) => act("seatBot", { params: { seat: one.seat }, body: { bot: event.target.value } })}
        >
          <option value="" disabled>
            {text.room.aBot}
          </option>
          {levels.map(({ bot, wins }) => (
            <option key={bot} value={bot}>
              {text.room.botOf(levelTitle(bot, all), wins)}
            </option>
          ))}
        </select>
      )}
      {mayClear && (
        <button
          type="button"
          className="btn ghost"
          onClick={() => act("seatBot", { params: { seat: one.seat }, body: { bot: null } })}
        >
          {text.room.clear}
        </button>
      )}
    </li>
  );
}

interface RemoveButtonProps extends Pick<ChairProps, "one" | "act" | "onRemoved"> {
  readonly person: Person;
  /** Where the keyboard goes on when the button is gone. */
  readonly chair: RefObject<HTMLLIElement | null>;
}

/** For somebody who sits and never gets ready. */
function RemoveButton({ one, person, act, chair, onRemoved }: RemoveButtonProps) {
  const text = useText().table.room;
  const remove = async (): Promise<void> => {
    if (!(await act("removeSitter", { params: { seat: one.seat } }))) return;
    onRemoved(person.name);
    chair.current?.focus();
  };
  return (
    <button type="button" className="btn ghost" aria-label={text.removeWho(person.name)} onClick={remove}>
      {text.remove}
    </button>
  );
}

/** The name that is played here, where the host has chosen instead of drawing. */
function useChosenName(status: TableStatus, seat: number): string | undefined {
  const field = useOffer(status.game)?.form.find(({ kind }) => kind === "seats");
  const chosen = field === undefined ? undefined : chosenIn(status.options, field);
  return Array.isArray(chosen) ? (chosen as readonly string[])[seat] : undefined;
}
