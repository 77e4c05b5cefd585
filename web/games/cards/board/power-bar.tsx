import { useReading } from "../desk/reading.ts";
import "./power-bar.css";

/** Power as so many spaces, those that are won filled. */
export function PowerBar({ power, all }: { readonly power: number; readonly all: number }) {
  const { text } = useReading();
  return (
    <span className="cards-power" role="img" aria-label={text.board.strip.power(power, all)}>
      {Array.from({ length: all }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: spaces of a bar are alike.
        <i key={place} data-filled={place < power || undefined} />
      ))}
    </span>
  );
}
