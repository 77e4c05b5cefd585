import { ravensWager } from "@weirwood/kernel/testing-game";
import { Icon } from "../../art/icon.tsx";
import type { SideProps } from "../../table/game-client.ts";
import { SeatStateMark } from "../../table/seat-state-mark.tsx";
import { listing } from "./listing.ts";
import { shownIn, useWords, type Wager } from "./reading.ts";
import "./wager.css";

/** Who plays, with how much. */
export function WagerSide({ view, players }: SideProps<Wager>) {
  const { text, names } = useWords();
  const seatName = (seat: number): string => names.seat[ravensWager.seatName(view, seat)];
  return (
    <section className="wager-side">
      <h3>{text.players}</h3>
      <ul>
        {Object.entries(shownIn(view).coins).map(([name, coins], seat) => (
          <li key={name} className="row wrap">
            <Icon name={listing.seatSymbol(name)} size={28} />
            <span className="grow">
              <b>{names.seat[name]}</b> <span className="muted">{players[seat]?.name}</span>
            </span>
            <span className="num">{coins}</span>
            {players[seat]?.aside}
            {players[seat] !== undefined && <SeatStateMark state={players[seat].state} seatName={seatName} />}
          </li>
        ))}
      </ul>
    </section>
  );
}
