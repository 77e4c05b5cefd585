import { cardIds, decks, foeOf, hands, houseIds, SYMBOLS, symbolIds, tokensOf } from "@weirwood/battles/questions";
import { type CSSProperties, useRef, useState } from "react";
import { type Shortcut, useKeys } from "../../../app/keys.ts";
import { Choice } from "../../../table/ask/controls.tsx";
import { Icon } from "../art/icon.tsx";
import { useReading } from "../desk/reading.ts";
import { CardEmblem, CardFace, CardText } from "./card-face.tsx";
import type { TrayPiece, TrayUse } from "./tray-use.ts";
import "./tray.css";

interface TrayProps {
  readonly use: TrayUse | undefined;
  /** In one row, within a panel: cards open there and not above the tray. */
  readonly isCompact?: boolean;
}

/** The reader's order tokens and command cards, below the field; what the other holds, in numbers. */
export function Tray({ use, isCompact = false }: TrayProps) {
  const { view, reader, words, text } = useReading();
  const turn = text.turn.tray;
  const foe = foeOf(reader);
  // Within a panel it stands under the heading of the question; below the field it is a part of the page.
  const Heading = isCompact ? "h3" : "h2";
  const hand = Array.from({ length: hands[reader].count(view) }, (_, place) => hands[reader].get(view, place));
  const symbols = Array.from({ length: SYMBOLS }, (_, symbol) => symbol).filter(
    (symbol) => tokensOf(view, reader, symbol) > 0,
  );
  useKeys(trayKeys(use, symbols, hand, words));
  const [large, setLarge] = useState<Large>();
  return (
    <section className="battle-tray board-foot" aria-label={turn.title} data-compact={isCompact || undefined}>
      <div className="tray-tokens">
        <Heading>{turn.tokens}</Heading>
        {symbols.length === 0 && <p className="muted">{turn.noTokens}</p>}
        <ul>
          {symbols.map((symbol) => (
            <li key={symbol}>
              <Tokens symbol={symbol} piece={use?.token?.(symbol)} onChoose={use?.onToken} isStacked={isCompact} />
            </li>
          ))}
        </ul>
      </div>
      <div className="tray-cards">
        <Heading>
          {turn.cards} <span>{turn.inHand(hand.length)}</span>{" "}
          <span>{turn.foeHolds(words.book.names.seat[houseIds[foe]], hands[foe].count(view))}</span>{" "}
          <span className="decks">{turn.decks(decks[reader].count(view), decks[foe].count(view))}</span>
        </Heading>
        <ul>
          {hand.map((card) => (
            <li key={card}>
              <CardInHand
                card={card}
                piece={use?.card?.(card)}
                onChoose={use?.onCard}
                isLarge={large?.card === card}
                onLarge={setLarge}
                isCompact={isCompact}
              />
            </li>
          ))}
        </ul>
      </div>
      {large !== undefined && hand.includes(large.card) && <CardLarge {...large} />}
    </section>
  );
}

interface PieceProps {
  readonly piece: TrayPiece | undefined;
}

interface TokensProps extends PieceProps {
  readonly symbol: number;
  readonly onChoose: ((symbol: number) => void) | undefined;
  /** One drawing with a number, where there is little room. */
  readonly isStacked: boolean;
}

/** All order tokens of one kind. */
function Tokens({ symbol, piece, onChoose, isStacked }: TokensProps) {
  const { view, reader, words, text } = useReading();
  const count = tokensOf(view, reader, symbol);
  const label = text.turn.tray.tokensOf(count, words.symbol(symbol));
  const isRinged = piece?.state === "shown" || piece?.state === "chosen";
  const ringed = isRinged ? (piece.count ?? count) : 0;
  const drawn = Array.from({ length: isStacked ? 1 : count }, (_, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: tokens of one kind are alike.
    <span key={place} className="token-drawn" data-state={place < ringed ? piece?.state : undefined}>
      <Icon name={`battles/hexorder-${symbolIds[symbol]}`} />
      {isStacked && count > 1 && <b aria-hidden="true">{count}</b>}
    </span>
  ));
  if (piece === undefined || onChoose === undefined)
    return (
      <span className="tray-token" role="img" aria-label={label}>
        {drawn}
      </span>
    );
  return (
    <Choice
      className="tray-token"
      label={label}
      isPressed={piece.state === "chosen"}
      refusal={piece.refusal}
      description={piece.state === "shown" ? text.turn.tray.shown : undefined}
      onChoose={() => onChoose(symbol)}
    >
      {drawn}
    </Choice>
  );
}

/** A card that is shown large above the tray, as far from its left edge as the small one. */
interface Large {
  readonly card: number;
  readonly left: number;
}

interface CardInHandProps extends PieceProps {
  readonly card: number;
  readonly onChoose: ((card: number) => void) | undefined;
  readonly isLarge: boolean;
  readonly onLarge: (large: Large | undefined) => void;
  /** Within a panel nothing opens under a finger that only passes by. */
  readonly isCompact: boolean;
}

/** A command card; who rests on it or reaches it by keyboard sees it large, and who presses it where that does nothing else. */
function CardInHand({ card, piece, onChoose, isLarge, onLarge, isCompact }: CardInHandProps) {
  const { words } = useReading();
  const place = useRef<HTMLDivElement>(null);
  const open = (): void => {
    const tray = place.current?.closest(".battle-tray");
    if (place.current === null || tray === null || tray === undefined) return;
    onLarge({ card, left: place.current.getBoundingClientRect().left - tray.getBoundingClientRect().left });
  };
  const close = (): void => onLarge(undefined);
  const press = (): void => {
    if (piece !== undefined && onChoose !== undefined) onChoose(card);
    else if (isCompact && isLarge) close();
    else open();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the card within it is the button; this only hears where the pointer is.
    <div
      ref={place}
      className="card-place"
      {...(!isCompact && { onPointerEnter: open, onPointerLeave: close })}
      onFocus={(event) => !isCompact && event.target.matches(":focus-visible") && open()}
      onBlur={close}
    >
      <Choice
        className="tray-card"
        {...(piece === undefined ? {} : { isPressed: piece.state === "chosen" })}
        refusal={piece?.refusal}
        description={words.book.names.cardText[cardIds[card]].replaceAll("\n", " ")}
        onChoose={press}
      >
        <CardFace card={card} />
        {piece?.state === "blocked" && <Icon name="ui-lock" className="lock" />}
      </Choice>
    </div>
  );
}

function CardLarge({ card, left }: Large) {
  const { words } = useReading();
  return (
    <div className="card-large" style={{ "--left": `${left}px` } as CSSProperties} aria-hidden="true">
      <CardEmblem card={card} />
      <div>
        <b>{words.card(card)}</b>
        <CardText card={card} />
      </div>
    </div>
  );
}

const KEYS = "1234567890";

/** Digits choose from left to right: kinds of tokens, then cards. */
function trayKeys(
  use: TrayUse | undefined,
  symbols: readonly number[],
  hand: readonly number[],
  words: { readonly symbol: (symbol: number) => string; readonly card: (card: number) => string },
): Shortcut[] {
  const pieces = [
    ...symbols.map((symbol) => ({
      label: words.symbol(symbol),
      piece: use?.token?.(symbol),
      act: () => use?.onToken?.(symbol),
    })),
    ...hand.map((card) => ({ label: words.card(card), piece: use?.card?.(card), act: () => use?.onCard?.(card) })),
  ];
  return pieces
    .slice(0, KEYS.length)
    .flatMap(({ label, piece, act }, place) => (piece === undefined ? [] : [{ key: KEYS[place], label, act }]));
}
