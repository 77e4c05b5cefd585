import {
  type Card,
  cardAt,
  cardForts,
  cardHouse,
  cardSetOf,
  cardStrength,
  cardSwords,
  type House,
  houseIds,
  ruleOfCard,
} from "@weirwood/throne/questions";
import type { Throne } from "@weirwood/throne/rules";
import { useEffect, useId } from "react";
import { houseClass } from "../art/heraldry.ts";
import { Icon } from "../art/icon.tsx";
import type { ThroneSymbol } from "../art/symbol-names.ts";
import { useThroneText } from "../text/use-throne-text.ts";
import type { ThroneWords } from "../words.ts";
import { showCharges } from "./charges.ts";
import { faceOf, shieldPath } from "./faces.ts";
import "./cards.css";

export interface HouseCardProps {
  readonly view: Throne;
  readonly card: Card;
  readonly words: ThroneWords;
  /** What lies over it: "played", "chosen". */
  readonly stamp?: string | undefined;
}

/** A house card: strength, shield, name, icons and what its text does. */
export function HouseCard({ view, card, words, stamp }: HouseCardProps) {
  const at = cardAt(cardSetOf(view), card);
  const text = useThroneText().play;
  const rule = ruleOfCard(view, card);
  const said = rule && (text.cardTexts[rule] ?? cardWords(view, card, words));
  return (
    <span className={`house-card ${houseClass(houseIds[cardHouse[at]])} ${stamp === undefined ? "" : "stamped"}`}>
      <CardFace view={view} card={card} />
      <span className="card-strength num">
        <span className="visually-hidden">{text.cards.strength}</span> {cardStrength[at]}
      </span>
      <b className="card-name">{words.card(card)}</b>
      <CardIcons swords={cardSwords[at]} forts={cardForts[at]} />
      {said !== undefined && <small className="card-text">{said}</small>}
      <Icon name={`throne/sigil-${houseIds[cardHouse[at]]}` as ThroneSymbol} className="card-mark" />
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
  const text = useThroneText().play.cards;
  if (swords + forts === 0) return null;
  return (
    <span className="card-icons">
      <IconsOf name="throne/sword-icon" count={swords} words={text.swords(swords)} />
      <IconsOf name="throne/tower-icon" count={forts} words={text.towers(forts)} />
    </span>
  );
}

interface IconsOfProps {
  readonly name: ThroneSymbol;
  readonly count: number;
  readonly words: string;
}

function IconsOf({ name, count, words }: IconsOfProps) {
  if (count === 0) return null;
  return (
    <>
      <span className="visually-hidden">{words}</span>
      {Array.from({ length: count }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal icons have nothing but their place.
        <Icon key={place} name={name} size={16} />
      ))}
    </>
  );
}

const lozenge = "l7 11-7 11-7-11Z";
/** Lozenges all over the back, in rows of seven. */
const lozenges = Array.from(
  { length: 56 },
  (_, at) => `M${14 + (at % 7) * 34} ${20 + Math.floor(at / 7) * 44}${lozenge}`,
);

/** A card face down: the colours and the charge of its house. */
export function CardBack({ house, label }: { readonly house: House; readonly label?: string }) {
  const id = houseIds[house];
  return (
    <svg
      className={`card-back ${houseClass(id)}`}
      viewBox="0 0 250 350"
      {...(label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label })}
    >
      <rect x="2" y="2" width="246" height="346" rx="13" fill="var(--h)" stroke="var(--hd)" strokeWidth="4" />
      <g fill="none" stroke="var(--hc)">
        <rect x="10" y="10" width="230" height="330" rx="9" strokeWidth="2" />
        <rect x="15.5" y="15.5" width="219" height="319" rx="6" strokeWidth="0.9" />
        <circle cx="125" cy="175" r="84" strokeWidth="1.8" />
        <circle cx="125" cy="175" r="77" strokeWidth="4.4" strokeDasharray="0.1 10.08" strokeLinecap="round" />
        <circle cx="125" cy="175" r="69" />
      </g>
      <path d={lozenges.join("")} fill="var(--hc)" opacity="0.13" />
      <path d="M125 34l9 16-9 16-9-16ZM125 316l9-16-9-16-9 16Z" fill="var(--hc)" />
      <g className={`charge-${id}`}>
        <use href={`#throne/sigil-${id}`} x="72" y="122" width="106" height="106" />
      </g>
    </svg>
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
