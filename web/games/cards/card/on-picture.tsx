import { Icon } from "../art/icon.tsx";
import { useCardsText } from "../text/use-cards-text.ts";
import type { CardNow } from "./card-now.ts";

interface OnPictureProps {
  readonly now: CardNow;
  readonly window: number;
}

/** At the foot of the picture, never on the name: a word, that it kneels unless the caller says another; gold, counters, duplicates. */
export function OnPicture({ now, window }: OnPictureProps) {
  const text = useCardsText();
  const tag = now.tag ?? (now.isKneeling ? text.card.kneels : undefined);
  const lying = (
    [
      ["gold", now.gold],
      ["counter", now.counters],
      ["duplicate", now.duplicates],
    ] as const
  ).filter(([, count = 0]) => count > 0);
  if (tag === undefined && lying.length === 0) return null;
  return (
    <span className="cards-card-lying" style={{ bottom: `${100 - (window - 6) / 3.5}%` }}>
      {tag !== undefined && <span className="cards-card-tag">{tag}</span>}
      {lying.map(([what, count]) => (
        <span key={what} className={`cards-card-token is-${what}`}>
          <Icon name={`cards/${what}`} />
          {count}
        </span>
      ))}
    </span>
  );
}
