import { Icon } from "../art/icon.tsx";
import { CardRound } from "../card/card-picture.tsx";
import { useReading } from "../desk/reading.ts";
import type { Mark } from "../desk/scene.ts";
import type { Spot } from "./lying.ts";
import { markedAs } from "./marks.tsx";
import { nameOf, withMark } from "./spot-words.ts";
import { plotNumbers } from "./standing.ts";

interface PlotChipProps {
  readonly spot: Spot;
  readonly seat: number;
  readonly mark: Mark | undefined;
}

/** A player's revealed plot with its numbers as they are now. */
export function PlotChip({ spot, seat, mark }: PlotChipProps) {
  const reading = useReading();
  const name = nameOf(reading, spot.card);
  const { gold, initiative, claim } = plotNumbers(reading.view, seat);
  return (
    <button type="button" className="cards-plot" data-thing={spot.thing} {...markedAs(mark)}>
      {spot.card !== undefined && <CardRound card={spot.card} size={32} />}
      <span className="visually-hidden">
        {withMark(reading, reading.text.board.strip.plot(name, gold, initiative, claim), mark)}
      </span>
      <span aria-hidden="true">
        <b>{name}</b>
        <span className="num">
          <Icon name="cards/gold" size={15} />
          {gold}
          <Icon name="cards/initiative" size={15} />
          {initiative}
          <Icon name="cards/claim" size={15} />
          {claim}
        </span>
      </span>
    </button>
  );
}
