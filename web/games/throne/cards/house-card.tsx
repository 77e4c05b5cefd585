import {
  type Card,
  cardAt,
  cardForts,
  cardHouse,
  cardSetOf,
  cardStrength,
  cardSwords,
  houseIds,
  ruleOfCard,
} from "@weirwood/throne/questions";
import type { Throne } from "@weirwood/throne/rules";
import { useEffect, useId } from "react";
import { houseClass } from "../art/heraldry.ts";
import { Icon } from "../art/icon.tsx";
import { useThroneText } from "../text/use-throne-text.ts";
import type { ThroneWords } from "../words.ts";
import { showCharges } from "./charges.ts";
import { faceOf, shieldPath } from "./faces.ts";
import "./cards.css";

interface HouseCardProps {
  readonly view: Throne;
  readonly card: Card;
  readonly words: ThroneWords;
  /** What lies over it: "played", "chosen". */
  readonly stamp?: string | undefined;
}

/** A house card: strength, shield, name, icons and what its text does. */
export function HouseCard({ view, card, words, stamp }: HouseCardProps) {
  const at = cardAt(cardSetOf(view), card);
  const short = useThroneText().play.cardTexts;
  const rule = ruleOfCard(view, card);
  const text = rule && (short[rule] ?? cardWords(view, card, words));
  return (
    <span className={`house-card ${houseClass(houseIds[cardHouse[at]])} ${stamp === undefined ? "" : "stamped"}`}>
      <CardFace view={view} card={card} />
      <span className="card-strength num">{cardStrength[at]}</span>
      <b className="card-name">{words.card(card)}</b>
      <CardIcons swords={cardSwords[at]} forts={cardForts[at]} />
      {text !== undefined && <small className="card-text">{text}</small>}
      {stamp !== undefined && <span className="card-stamp">{stamp}</span>}
    </span>
  );
}

/** What a card's text says, without the name in front of it; undefined where it has none. */
export function cardWords(view: Throne, card: Card, words: ThroneWords): string | undefined {
  const rule = ruleOfCard(view, card);
  if (rule === undefined) return undefined;
  const sentence = words.book.rules[rule]?.rule.replace(/^[^:]+?\s?: /u, "") ?? "";
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

function CardIcons({ swords, forts }: { readonly swords: number; readonly forts: number }) {
  return (
    <span className="card-icons" aria-hidden="true">
      {Array.from({ length: swords }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal icons have nothing but their place.
        <Icon key={`sword ${place}`} name="throne/sword-icon" size={16} />
      ))}
      {Array.from({ length: forts }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal icons have nothing but their place.
        <Icon key={`fort ${place}`} name="throne/tower-icon" size={16} />
      ))}
    </span>
  );
}

/** The window of the card: a shield on its ground. */
export function CardFace({ view, card }: { readonly view: Throne; readonly card: Card }) {
  useEffect(showCharges, []);
  const clip = useId();
  const face = faceOf(card, cardHouse[cardAt(cardSetOf(view), card)]);
  return (
    <svg className="card-face" viewBox="0 0 170 126" aria-hidden="true" style={{ background: face.ground }}>
      <path
        className="card-rays"
        d="M85 63L0 20V0H30ZM85 63L60 0H110ZM85 63L140 0H170V20ZM85 63L170 60V90ZM85 63L170 126H130ZM85 63L100 126H70ZM85 63L40 126H0ZM85 63L0 90V60Z"
      />
      <g transform="translate(35 8)">
        <clipPath id={clip}>
          <path d={shieldPath} />
        </clipPath>
        <g clipPath={`url(#${clip})`}>
          <rect width="100" height="110" fill={face.field[0]} />
          <path d={face.division} fill={face.field[1]} />
        </g>
        <path d={shieldPath} fill="none" stroke={face.rim} strokeWidth="4" />
        <g style={{ color: face.chargeColour, ...{ "--k": face.field[0] } }}>
          <use href={`#${face.charge}`} x="20" y="22" width="60" height="60" />
        </g>
      </g>
    </svg>
  );
}
