import { type Battle, foeOf } from "@weirwood/battles/questions";
import { showLegend } from "../../../app/legend.ts";
import type { SideProps } from "../../../table/game-client.ts";
import { useText } from "../../../text/use-text.ts";
import { Icon } from "../art/icon.tsx";
import { ReadingContext } from "../desk/reading.ts";
import { useReadingAt } from "../desk/use-reading.ts";
import { HouseCard } from "./house-card.tsx";
import { nearHouse } from "./morale-spaces.ts";
import { playerOf } from "./standing.ts";

/** Both Houses, the reader's own first: who leads them, their order pools, cards, commanders, points. */
export function HouseList({ view, seat, players, openRule }: SideProps<Battle>) {
  const reading = useReadingAt(view, seat, openRule);
  const { legend } = useText().table;
  const near = nearHouse(reading.reader);
  return (
    <ReadingContext value={reading}>
      <div className="battles-side">
        {[near, foeOf(near)].map((house) => (
          <HouseCard key={house} house={house} player={playerOf(view, house, players)} />
        ))}
        <button type="button" className="btn legend-button" onClick={() => showLegend(true)}>
          <Icon name="ui-info" /> {legend}
        </button>
      </div>
    </ReadingContext>
  );
}
