import { cardIds, faces } from "@weirwood/cards/questions";
import type { CSSProperties, ReactNode } from "react";
import { Icon } from "../art/icon.tsx";
import { useCardsText } from "../text/use-cards-text.ts";
import { useCardsWords } from "../words.ts";
import { CardBack } from "./card-back.tsx";
import { CardFoot } from "./card-foot.tsx";
import { keywordsOf, typeLine } from "./card-keywords.ts";
import { type CardLayout, layoutOf } from "./card-layout.ts";
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
        <CardBack house={house} />
      ) : (
        <Front card={card} width={width} now={now} withText={withText} />
      )}
      <Tag now={now} />
      {children}
    </span>
  );
}

/** A word on the picture: the caller's, or that it kneels. */
function Tag({ now: { tag, isKneeling } }: { readonly now: CardNow }) {
  const text = useCardsText();
  const word = tag ?? (isKneeling ? text.card.kneels : undefined);
  return word === undefined ? null : <span className="cards-card-tag">{word}</span>;
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
  const layout = layoutOf(width, { name, isUnique, text: `${keywords} ${rules}`.trim(), hasParts }, withText);
  const cost = now.cost ?? face.cost;
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
      <Tokens now={now} layout={layout} />
      <span
        className={layout.isFull ? "cards-card-body is-full" : "cards-card-body"}
        style={{ top: `${(layout.window + 7) / 3.5}%` }}
      >
        <span className="cards-card-name" style={{ fontSize: layout.name }}>
          {isUnique && <i className="cards-card-unique" />}
          <span>{name}</span>
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
            type={layout.isFull ? "" : words.book.names.type[face.type]}
            hasParts={hasParts}
          />
        </span>
      </span>
    </>
  );
}

/** What lies on a card: power, gold, counters at its upper edge, duplicates where its picture ends. */
function Tokens({
  now: { power = 0, gold = 0, counters = 0, duplicates = 0 },
  layout,
}: {
  readonly now: CardNow;
  readonly layout: CardLayout;
}) {
  return (
    <>
      <span className="cards-card-tokens">
        {power > 0 && (
          <span className="is-power">
            <Icon name="cards/power" />
            {power}
          </span>
        )}
        {gold > 0 && (
          <span>
            <Icon name="cards/gold" />
            {gold}
          </span>
        )}
        {counters > 0 && (
          <span>
            <Icon name="cards/counter" />
            {counters}
          </span>
        )}
      </span>
      {duplicates > 0 && (
        <span className="cards-card-duplicates" style={{ bottom: `${100 - (layout.window - 8) / 3.5}%` }}>
          <Icon name="cards/duplicate" />
          {duplicates}
        </span>
      )}
    </>
  );
}

/** Its emblem alone, in a round of 24 to 40 pixels: attachments, lists, titles. */
export function CardRound({ card, size = 32 }: { readonly card: number; readonly size?: number }) {
  return <RoundFace card={card} size={size} />;
}
