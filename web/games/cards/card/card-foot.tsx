import { type Face, iconIds } from "@weirwood/cards/questions";
import { inFigures, signed } from "@weirwood/kernel";
import { Icon } from "../art/icon.tsx";
import type { CardNow } from "./card-now.ts";

interface CardFootProps {
  readonly face: Face;
  readonly now: CardNow;
  /** The name of its type, where nothing else stands at the foot. */
  readonly type: string;
  readonly hasParts: boolean;
}

/** What a location gives, and some characters. */
export const given = ["gold", "influence", "initiative"] as const;

/** Whether anything but its type stands at its foot. */
export const hasFoot = (face: Face): boolean =>
  face.type === "character" || face.plot !== undefined || given.some((what) => face[what] !== undefined);

/** The foot of a card: icons and strength of a character, the numbers of a plot, what a location gives, or what type it is. */
export function CardFoot({ face, now, type, hasParts }: CardFootProps) {
  if (face.plot !== undefined) return <PlotNumbers plot={face.plot} />;
  const icons = iconsNow(face, now);
  const gives = given.filter((what) => face[what] !== undefined);
  if (!hasFoot(face)) return <span className="cards-card-type">{type}</span>;
  return (
    <>
      {icons.map((icon) => (
        <Icon key={icon} name={`cards/challenge-${icon}`} className="cards-card-icon" />
      ))}
      {gives.map((what) => (
        <span key={what} className="cards-card-gives">
          <Icon name={`cards/${what}`} />
          {face[what]}
        </span>
      ))}
      {face.type === "character" && <Strength face={face} now={now} hasParts={hasParts} />}
    </>
  );
}

/** The icons that a card has now, in the order of the rules. */
export const iconsNow = ({ icons = [] }: Face, now: CardNow): readonly (typeof iconIds)[number][] =>
  iconIds.filter((icon, number) =>
    now.icons === undefined ? icons.includes(icon) : (now.icons & (1 << number)) !== 0,
  );

function Strength({ face, now, hasParts }: Omit<CardFootProps, "type">) {
  const str = now.str ?? face.str ?? 0;
  const printed = typeof face.str === "number" ? face.str : 0;
  const change = typeof str !== "number" || str === printed ? "" : str > printed ? "is-raised" : "is-lowered";
  return (
    <b className={`cards-card-str ${change}`}>
      {str}
      {hasParts && now.strParts !== undefined && <small>{sumOf(now.strParts)}</small>}
    </b>
  );
}

/** `3+1−2`. */
const sumOf = (parts: readonly number[]): string =>
  parts.map((part, place) => (place === 0 ? inFigures(part) : signed(part))).join("");

/** Income, initiative and claim of a plot. */
function PlotNumbers({ plot }: { readonly plot: NonNullable<Face["plot"]> }) {
  return (["gold", "initiative", "claim"] as const).map((what) => (
    <span key={what} className="cards-card-plot">
      <Icon name={`cards/${what}`} />
      {plot[what]}
    </span>
  ));
}
