import { ONLOOKER } from "@weirwood/kernel";
import { houseOfSeat, inOrderOfPlay, NONE, playersOf, seatOf } from "@weirwood/throne/questions";
import type { Throne } from "@weirwood/throne/rules";
import { useMemo } from "react";
import { showLegend } from "../../../app/legend.ts";
import type { SideProps } from "../../../table/game-client.ts";
import { useText } from "../../../text/use-text.ts";
import { Icon } from "../art/icon.tsx";
import { ReadingContext } from "../desk/reading.ts";
import { useNarrow } from "../desk/use-narrow.ts";
import { useThroneText } from "../text/use-throne-text.ts";
import { useThroneWords } from "../words.ts";
import { HouseRow } from "./house-row.tsx";
import { Influence, SupplyTrack, Threat, Turns } from "./tracks.tsx";
import { WesterosCards } from "./westeros.tsx";
import "./side.css";

/** Everything that lies beside the map: houses in turn order, influence, threat, turns, cards and decks. */
export function ThroneSide({ view, seat, players, openRule }: SideProps<Throne>) {
  const words = useThroneWords();
  const text = useThroneText();
  const { legend } = useText().table;
  const isNarrow = useNarrow();
  const reader = seat === ONLOOKER ? NONE : houseOfSeat(view, seat);
  const reading = useMemo(
    () => ({ view, reader, words, text, openRule, isNarrow }),
    [view, reader, words, text, openRule, isNarrow],
  );
  return (
    <ReadingContext value={reading}>
      <div className="throne-side">
        <section className="side-part houses">
          <h3>{text.play.side.houses}</h3>
          <ol>
            {Array.from({ length: playersOf(view) }, (_, place) => inOrderOfPlay(view, place)).map((house) => (
              <HouseRow key={house} house={house} player={players[seatOf(view, house)]} />
            ))}
          </ol>
        </section>
        <Influence />
        <SupplyTrack />
        <Threat />
        <Turns />
        <WesterosCards />
        <button type="button" className="btn legend-button" onClick={() => showLegend(true)}>
          <Icon name="ui-info" /> {legend}
        </button>
      </div>
    </ReadingContext>
  );
}
