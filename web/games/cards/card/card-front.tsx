import { faces } from "@weirwood/cards/questions";
import { Icon } from "../art/icon.tsx";
import { useCardsWords } from "../words.ts";
import { CardFoot, hasFoot } from "./card-foot.tsx";
import { marksOf, textOf, typeLine } from "./card-keywords.ts";
import { layoutOf } from "./card-layout.ts";
import type { CardNow } from "./card-now.ts";
import { CardFace } from "./face/face.tsx";
import { OnPicture } from "./on-picture.tsx";

/** From this width on the parts of a strength are written out. */
const PARTS_FROM = 84;
/** On smaller cards the outline alone says what type it is. */
const TYPE_FROM = 72;
/** A name is broken after a hyphen only where nothing else helps. */
const UNBROKEN_HYPHEN = "-\u2060";

interface CardFrontProps {
  readonly card: number;
  readonly width: number;
  readonly now: CardNow;
  /** With its type, and what stands on it. */
  readonly isFull: boolean;
}

/** The front of a card. */
export function CardFront({ card, width, now, isFull }: CardFrontProps) {
  const words = useCardsWords();
  const face = faces[card];
  const name = words.card(card);
  const marks = marksOf(card, words);
  const rules = textOf(card, words);
  const hasParts = width >= PARTS_FROM && (now.strParts?.length ?? 0) > 1;
  const isUnique = face.unique === true;
  const layout = layoutOf(width, {
    name,
    isUnique,
    text: isFull ? `${marks} ${rules}`.trim() : undefined,
    hasParts,
    hasFoot: hasFoot(face),
    isCut: face.type === "event" || face.type === "attachment",
  });
  const cost = now.cost ?? face.cost;
  const power = now.power ?? 0;
  return (
    <>
      <CardFace card={card} window={layout.window} />
      {cost !== undefined && (
        <b
          className={
            now.cost === undefined || now.cost === face.cost ? "cards-card-cost" : "cards-card-cost is-changed"
          }
        >
          {cost}
        </b>
      )}
      {power > 0 && (
        <span className="cards-card-token cards-card-power">
          <Icon name="cards/power" />
          {power}
        </span>
      )}
      <OnPicture now={now} window={layout.window} />
      <span
        className={layout.isFull ? "cards-card-body is-full" : "cards-card-body"}
        style={{ top: `${(layout.window + 7) / 3.5}%` }}
      >
        <span
          className={layout.isTight ? "cards-card-name is-tight" : "cards-card-name"}
          style={{ fontSize: layout.name }}
        >
          <span>
            {isUnique && <i className="cards-card-unique" />}
            {layout.isTight ? name : name.replaceAll("-", UNBROKEN_HYPHEN)}
          </span>
        </span>
        {layout.isFull && <span className="cards-card-line">{typeLine(card, words)}</span>}
        {layout.isFull && layout.text !== undefined && (
          <span className="cards-card-text" style={{ fontSize: layout.text }}>
            {marks !== "" && <b>{marks} </b>}
            {rules}
          </span>
        )}
        <span className="cards-card-foot">
          <CardFoot
            face={face}
            now={now}
            type={layout.isFull || width < TYPE_FROM ? "" : words.book.names.type[face.type]}
            hasParts={hasParts}
          />
        </span>
      </span>
    </>
  );
}
