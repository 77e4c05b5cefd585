import { cardIds, faces } from "@weirwood/cards/questions";
import type { CSSProperties, ReactNode } from "react";
import { Icon } from "../art/icon.tsx";
import { useCardsText } from "../text/use-cards-text.ts";
import { useCardsWords } from "../words.ts";
import { CardBack } from "./card-back.tsx";
import { CardFoot, hasFoot } from "./card-foot.tsx";
import { keywordsOf, typeLine } from "./card-keywords.ts";
import { layoutOf } from "./card-layout.ts";
import type { CardNow } from "./card-now.ts";
import { CardFace, RoundFace } from "./face/face.tsx";
import "./card.css";

export type { CardNow };

export interface CardPictureProps {
  /** Its number in the pool; undefined: its back. */
  readonly card: number | undefined;
  /** In pixels: what is shown depends on it (64 to 90, 91 to 180, 181 and more). */
  readonly width: number;
  readonly now?: CardNow | undefined;
  /** The colour of a back. */
  readonly house?: string | undefined;
  /** Its text also below 181 pixels, where it fits: plots that are chosen from. */
  readonly withText?: boolean | undefined;
  /** Laid over its picture. */
  readonly children?: ReactNode;
}

/** From this width on the parts of a strength are written out. */
const PARTS_FROM = 84;
/** On smaller cards the outline alone says what type it is. */
const TYPE_FROM = 72;
/** A name is broken after a hyphen only where nothing else helps. */
const UNBROKEN_HYPHEN = "-\u2060";
const asPrinted: CardNow = {};

/**
 * A card as it lies on the table, in a hand or in a list. It is decoration: whoever draws it says in words what it shows, with
 * `cardWords`.
 */
export function CardPicture({ card, width, now = asPrinted, house, withText, children }: CardPictureProps) {
  const classes = ["cards-card"];
  if (now.isKneeling) classes.push("is-kneeling");
  if (now.isFaded) classes.push("is-faded");
  const style = { "--w": `${width}px` } as CSSProperties;
  return (
    <span
      className={classes.join(" ")}
      data-type={card === undefined ? undefined : faces[card].type}
      style={style}
      aria-hidden
    >
      {card === undefined ? (
        <>
          <CardBack house={house} />
          <OnPicture now={now} window={260} />
        </>
      ) : (
        <Front card={card} width={width} now={now} withText={withText} />
      )}
      {children}
    </span>
  );
}

interface FrontProps {
  readonly card: number;
  readonly width: number;
  readonly now: CardNow;
  readonly withText: boolean | undefined;
}

function Front({ card, width, now, withText }: FrontProps) {
  const words = useCardsWords();
  const face = faces[card];
  const name = words.card(card);
  const keywords = keywordsOf(card, words);
  const rules: string = words.book.names.cardText[cardIds[card]];
  const hasParts = width >= PARTS_FROM && (now.strParts?.length ?? 0) > 1;
  const isUnique = face.unique === true;
  const layout = layoutOf(
    width,
    {
      name,
      isUnique,
      text: `${keywords} ${rules}`.trim(),
      hasParts,
      hasFoot: hasFoot(face),
      isCut: face.type === "event" || face.type === "attachment",
    },
    withText,
  );
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
            {keywords !== "" && <b>{keywords} </b>}
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

interface OnPictureProps {
  readonly now: CardNow;
  readonly window: number;
}

/** At the foot of the picture, never on the name: a word, that it kneels unless the caller says another; gold, counters, duplicates. */
function OnPicture({ now, window }: OnPictureProps) {
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

/** Its emblem alone, in a round of 24 to 40 pixels: attachments, lists, titles. */
export function CardRound({ card, size = 32 }: { readonly card: number; readonly size?: number }) {
  return <RoundFace card={card} size={size} />;
}
