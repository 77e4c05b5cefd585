import { type Area, pointsIn } from "@weirwood/throne/questions";
import { Icon } from "../art/icon.tsx";
import { useReading } from "../desk/reading.ts";

/** What is fought for, where it is a castle. */
export function CastleChip({ area }: { readonly area: Area }) {
  const { view, text } = useReading();
  const points = pointsIn(view, area);
  if (points === 0) return null;
  return (
    <span className="chip">
      <Icon name={points > 1 ? "throne/stronghold" : "throne/city"} size={16} />
      {points > 1 ? text.board.stronghold : text.board.city}
    </span>
  );
}
