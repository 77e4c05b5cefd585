import type { Battle } from "@weirwood/battles/questions";
import type { SideProps } from "../../../table/game-client.ts";
import { SeatStateMark } from "../../../table/seat-state-mark.tsx";
import { SeatMark } from "../seat-mark.tsx";

/** Both Houses: who leads them, their order pools, cards, commanders, points. */
export function BattlesSide({ view, players }: SideProps<Battle>) {
  return (
    <ul>
      {players.map(({ name, state, aside }, seat) => (
        <li key={name}>
          <SeatMark view={view} seat={seat} /> {name}{" "}
          <SeatStateMark state={state} seatName={(one) => players[one].name} /> {aside}
        </li>
      ))}
    </ul>
  );
}
