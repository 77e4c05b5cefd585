import type { Seat } from "@weirwood/kernel";
import { useSettings } from "../app/settings.ts";
import { Icon } from "../art/icon.tsx";
import type { SymbolName } from "../art/symbol-names.ts";
import { useText } from "../text/use-text.ts";
import { elapsed, sinceIn, useNow } from "./elapsed.ts";
import type { SeatState } from "./seat-state.ts";
import "./waiting-panel.css";

const symbols: { readonly [Is in SeatState["is"]]?: SymbolName } = {
  ready: "ui-check",
  done: "ui-check",
  choosing: "ui-quill",
  next: "hourglass",
  away: "ui-away",
  regent: "ui-regent",
};

interface SeatStateMarkProps {
  readonly state: SeatState;
  readonly seatName: (seat: Seat) => string;
}

/** What somebody is about, in a sign and a word or two; since when, to the minute, on hover. */
export function SeatStateMark({ state, seatName }: SeatStateMarkProps) {
  const text = useText().friends;
  const language = useSettings((settings) => settings.language);
  const now = useNow();
  const { is, since, after } = state;
  if (is === "idle") return null;
  const words = is === "next" ? text.states.next(after === undefined ? "" : seatName(after)) : text.states[is];
  const time = since === undefined ? undefined : elapsed(now - since, text);
  const symbol = symbols[is];
  return (
    <span
      className="seat-state"
      data-state={is}
      title={since === undefined ? undefined : sinceIn(language, since, now, text)}
    >
      {symbol !== undefined && <Icon name={symbol} size={15} />}
      {time === undefined ? words : `${words}, ${time}`}
    </span>
  );
}
