import { Icon } from "../art/icon.tsx";
import type { CardNow } from "../card/card-picture.tsx";
import type { Mark } from "../desk/scene.ts";

const corners = "M-8 52V-8H52M198 -8H258V52M258 298V358H198M52 358H-8V298";

/** Four brackets around a card with which something can be done. */
export function Brackets() {
  return (
    <svg className="cards-brackets" viewBox="0 0 250 350" preserveAspectRatio="none" aria-hidden="true">
      <path d={corners} className="casing" />
      <path d={corners} />
    </svg>
  );
}

/** At the upper edge of a card: the kind of act, and what it costs. */
export function ActTab({ tag }: { readonly tag: NonNullable<Mark["tag"]> }) {
  return (
    <span className="cards-act-tab" aria-hidden="true">
      {tag.symbol !== undefined && <Icon name={tag.symbol} size={16} />}
      {tag.words}
    </span>
  );
}

/** Whether two marks are drawn and said alike. */
export const isSameMark = (one: Mark | undefined, other: Mark | undefined): boolean =>
  one === other ||
  (one !== undefined &&
    other !== undefined &&
    one.is === other.is &&
    one.label === other.label &&
    one.tag?.words === other.tag?.words &&
    one.tag?.symbol === other.tag?.symbol);

/** A card that cannot be used is grey, with the reason in short on its picture; one that is aimed at bears a word. */
export const tagged = (mark: Mark | undefined): CardNow => ({
  ...((mark?.is === "cannot" || mark?.is === "target") && mark.tag !== undefined && { tag: mark.tag.words }),
  ...(mark?.is === "cannot" && { isFaded: true }),
});

/** What a button tells of its mark to those who do not see it. */
export const markedAs = (mark: Mark | undefined) => ({
  "data-mark": mark?.is,
  "aria-pressed": mark?.is === "chosen" ? true : undefined,
  "aria-disabled": mark?.is === "cannot" ? true : undefined,
});
