import { CardRound } from "../card/card-picture.tsx";
import { useReading } from "../desk/reading.ts";
import type { Mark } from "../desk/scene.ts";
import type { Spot } from "./lying.ts";
import { ActTab, markedAs } from "./marks.tsx";
import { withMark } from "./spot-words.ts";

interface StripCardProps {
  readonly spot: Spot;
  readonly mark: Mark | undefined;
  readonly label: string;
  readonly size?: number;
}

/** A card that lies beside the rows, as a round: agenda, title, what lies on a House card. */
export function StripCard({ spot, mark, label, size = 32 }: StripCardProps) {
  const reading = useReading();
  return (
    <button
      type="button"
      className="cards-strip-card"
      data-thing={spot.thing}
      data-kneels={spot.now.isKneeling || undefined}
      title={label}
      {...markedAs(mark)}
    >
      <span className="visually-hidden">{withMark(reading, label, mark)}</span>
      {spot.card !== undefined && <CardRound card={spot.card} size={size} />}
      {(mark?.is === "can" || mark?.is === "chosen") && mark.tag !== undefined && <ActTab tag={mark.tag} />}
    </button>
  );
}
