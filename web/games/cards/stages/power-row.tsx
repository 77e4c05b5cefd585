import type { Cards } from "@weirwood/cards/questions";
import { SeatMark } from "../seat-mark.tsx";
import type { ResultFacts } from "../telling/facts.ts";
import type { StageReading } from "./stage-reading.ts";
import { useStageText } from "./text/stage-text.ts";

interface PowerRowProps {
  readonly view: Cards;
  readonly player: string;
  readonly power: NonNullable<ResultFacts["power"]>;
  readonly reading: StageReading;
}

/** The power of whoever won, and what they have gained of it just now. */
export function PowerRow({ view, player, power: { was, now, goal }, reading }: PowerRowProps) {
  const text = useStageText().result;
  return (
    <div
      className="cards-aside cards-power-row"
      role="img"
      aria-label={text.powerOf(reading.player(player), now, goal)}
    >
      <SeatMark view={view} seat={reading.seat(player)} size={40} />
      <div>
        <b>{text.power(was, now)}</b>
        <span className="cards-power-cells">
          {Array.from({ length: goal }, (_, place) => (
            <i
              // biome-ignore lint/suspicious/noArrayIndexKey: cells have no name but their place.
              key={place}
              data-is={place < Math.min(was, now) ? "held" : place < now ? "new" : undefined}
            />
          ))}
        </span>
      </div>
    </div>
  );
}
