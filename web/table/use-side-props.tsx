import { useText } from "../text/use-text.ts";
import { ClockTime } from "./clock.tsx";
import type { SeatPlayer, SideProps } from "./game-client.ts";
import { playersOf } from "./seat-names.ts";
import { clockOfSeat, seatStatesOf } from "./seats-at-table.ts";
import type { TableModel } from "./use-table-model.ts";

/** What a game's own list of seats is given: the people and clocks that the frame knows. */
export function useSideProps(model: TableModel, openRule: (rule: string) => void): SideProps<unknown> {
  const text = useText();
  const { view, seat, gameView } = model;
  const { status, clockOffset } = gameView;
  const clockOf = (one: number): SeatPlayer["aside"] => {
    const clock = clockOfSeat(status, one);
    return clock === undefined ? null : <ClockTime reading={clock} offset={clockOffset} />;
  };
  const players = status === undefined ? [] : playersOf(status, seatStatesOf(model), text, clockOf);
  return { view, seat, players, openRule };
}
