import { Icon } from "../../art/icon.tsx";
import type { SideProps } from "../../table/game-client.ts";
import { listing } from "./listing.ts";
import { shownIn, useWords, type Wager } from "./reading.ts";
import "./wager.css";

/** Who plays, with how much. */
export function WagerSide({ view, players }: SideProps<Wager>) {
  const { text, names } = useWords();
  return (
    <section className="wager-side">
      <h3>{text.players}</h3>
      <ul>
        {Object.entries(shownIn(view).coins).map(([name, coins], seat) => (
          <li key={name} className="row" aria-current={players[seat]?.isAwaited || undefined}>
            <Icon name={listing.seatSymbol(name)} size={28} />
            <span className="grow">
              <b>{names.seat[name]}</b> <span className="muted">{players[seat]?.name}</span>
            </span>
            <span className="num">{coins}</span>
            {players[seat]?.aside}
          </li>
        ))}
      </ul>
    </section>
  );
}
