import type { Seat } from "@weirwood/kernel";
import { castlesOf, houseOfSeat, powerOf } from "@weirwood/throne/questions";
import type { Throne } from "@weirwood/throne/rules";
import { Icon } from "../art/icon.tsx";
import { useThroneText } from "../text/use-throne-text.ts";

/** Castles and power of a house, for a place that has room for nothing else. */
export function SeatFigures({ view, seat }: { readonly view: Throne; readonly seat: Seat }) {
  const text = useThroneText().play.side;
  const house = houseOfSeat(view, seat);
  return (
    <span className="seat-figures num">
      <Icon name="throne/stronghold" size={14} label={text.castlesShort} />
      {castlesOf(view, house)}
      <Icon name="throne/power" size={14} label={text.powerShort} />
      {powerOf(view, house)}
    </span>
  );
}
