import { eventIds, mammoths } from "@weirwood/throne/questions";
import { useId } from "react";
import { useStageText } from "../stages/text/stage-text.ts";
import { useThroneText } from "../text/use-throne-text.ts";
import { useThroneWords } from "../words.ts";
import { sceneSymbol, useScenes } from "./scenes.ts";
import "./westeros-card.css";

/** Cards of the Westeros decks. They stay paper at night, so that their colours are not the theme's. */

/** What a deck is called, by its number from 1. */
export const numeralOf = (deck: number): string => "I".repeat(deck);

const isMammoth = (deck: number, event: string): boolean =>
  mammoths[deck - 1][(eventIds as readonly string[]).indexOf(event)] === true;

interface CardProps {
  readonly deck: number;
  readonly event: string;
}

const arch = "M15 204V72Q15 15 72 15H178Q235 15 235 72V204Z";

/** A card face up: its scene under an arch, its deck, its mammoth if it counts, its name and what it does. */
export function WesterosCard({ deck, event }: CardProps) {
  useScenes();
  const clip = useId();
  const { names } = useThroneWords().book;
  const does = useThroneText().play.side.events[event];
  const mammoth = useStageText().westeros.mammoth;
  const hasMammoth = isMammoth(deck, event);
  const name = names.event[event];
  return (
    <article className={`westeros-card deck-${deck}`}>
      <svg viewBox="0 0 250 350" aria-hidden="true">
        <rect className="face-paper" x="2" y="2" width="246" height="346" rx="14" />
        <rect className="face-line" x="7.5" y="7.5" width="235" height="335" rx="9" />
        <path className="face-corners" d="M8 80V18Q8 8 18 8H72Q14 12 8 80ZM242 80V18Q242 8 232 8H178Q236 12 242 80Z" />
        <clipPath id={clip}>
          <path d={arch} />
        </clipPath>
        <g clipPath={`url(#${clip})`}>
          <use href={`#${sceneSymbol(event)}`} x="14" y="14" width="222" height="196" />
        </g>
        <path className="face-arch" d={arch} />
        <path className="face-arch-line" d="M20 200V73Q20 20 73 20H177Q230 20 230 73V200" />
        <Numeral deck={deck} y={204} radius={19} />
        {hasMammoth && (
          <g className="face-mammoth" transform="translate(212 204)">
            <circle r="17" />
            <use href="#throne/mammoth" x="-12" y="-12.5" width="24" height="24" />
          </g>
        )}
        <use className="face-fleuron" href="#throne/fleuron" x="117" y="318" width="16" height="16" />
        <path className="face-rule" d="M60 326H108M142 326H190" />
      </svg>
      <div className="face-words">
        <h3 className={name.length > 16 ? "long" : ""}>{name}</h3>
        <p>{does}</p>
        {hasMammoth && <p className="visually-hidden">{mammoth}</p>}
      </div>
    </article>
  );
}

/** A card face down. Decoration beside a card that turns; alone it says whose deck it is. */
export function WesterosBack({ deck, label }: { readonly deck: number; readonly label?: string }) {
  useScenes();
  const spoken = label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label };
  return (
    <span className={`westeros-card back deck-${deck}`} {...spoken}>
      <svg viewBox="0 0 250 350" aria-hidden="true">
        <rect className="face-cloth" x="2" y="2" width="246" height="346" rx="14" />
        <use className="face-weave" href="#throne/we-back" width="250" height="350" />
        <Numeral deck={deck} y={290} radius={22} />
      </svg>
    </span>
  );
}

interface NumeralProps {
  readonly deck: number;
  readonly y: number;
  readonly radius: number;
}

function Numeral({ deck, y, radius }: NumeralProps) {
  return (
    <g className="face-numeral">
      <circle cx="125" cy={y} r={radius} />
      <text x="125" y={y + radius * 0.34} textAnchor="middle" fontSize={radius * 0.95}>
        {numeralOf(deck)}
      </text>
    </g>
  );
}
