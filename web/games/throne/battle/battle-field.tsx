import { signed } from "@weirwood/kernel";
import { houseIds, NONE } from "@weirwood/throne/questions";
import { useState } from "react";
import { houseClass } from "../art/heraldry.ts";
import { Icon } from "../art/icon.tsx";
import { CardBack } from "../cards/house-card.tsx";
import { OpenCard } from "../cards/open-card.tsx";
import { RuleLink, Shield, UnitIcon } from "../desk/controls.tsx";
import { useReading } from "../desk/reading.ts";
import { unitIds } from "../pieces.ts";
import { Blade } from "./blade.tsx";
import type { BattleField as Field, FieldCard, FieldLine, FieldSide } from "./field.ts";
import { LinePicture } from "./line-picture.tsx";
import "./battle.css";
import "./battle-middle.css";

interface BattleFieldProps {
  readonly field: Field;
  /** Small cards, for the sake of what is chosen below them. */
  readonly isCompact?: boolean;
}

/** Both sides of a battle face to face: the attacker left, the defender right, the score between their cards. */
export function BattleField({ field, isCompact = false }: BattleFieldProps) {
  const [attacker, defender] = field.sides;
  const isGarrison = defender.house === NONE;
  return (
    <div className={isCompact ? "battle-field compact" : "battle-field"} style={groundOf(field)}>
      <SideParts side={attacker} />
      <Place side={attacker} />
      <div className="battle-middle">
        <p className="battle-label">{field.label}</p>
        {field.score !== undefined && (
          <p className={field.isEarly ? "battle-score early num" : "battle-score num"}>
            <b key={`attack ${field.score[0]}`}>{field.score[0]}</b>
            <i>:</i>
            <b key={`defence ${field.score[1]}`}>{field.score[1]}</b>
          </p>
        )}
        {field.blade !== undefined && <Blade isDrawn={field.blade === "drawn"} />}
        {field.tie !== undefined && (
          <p className="battle-tie">
            {field.tie} <RuleLink rule="throne.battle.tie" isShort />
          </p>
        )}
      </div>
      <Place side={defender} isRight />
      {isGarrison ? <GarrisonParts side={defender} /> : <SideParts side={defender} isRight />}
    </div>
  );
}

/** The ground takes a little of each house's colour from its side. */
const groundOf = ({ sides }: Field): Record<string, string> => ({
  "--attacker": colourOf(sides[0]),
  "--defender": colourOf(sides[1]),
});
const colourOf = ({ house }: FieldSide): string =>
  house === NONE ? "var(--line-strong)" : `var(--${houseIds[house]}-line)`;

interface SideProps {
  readonly side: FieldSide;
  readonly isRight?: boolean;
}

function SideParts({ side: { house, role, lines }, isRight = false }: SideProps) {
  const { words } = useReading();
  return (
    <section className={`battle-side ${isRight ? "right" : ""} ${houseClass(houseIds[house])}`}>
      <h3>
        <Shield house={house} size={56} />
        <span>
          {words.house(house)}
          <small>{role}</small>
        </span>
      </h3>
      <ul className="strength-parts">
        {lines.map((line) => (
          <Line key={line.key} line={line} />
        ))}
      </ul>
    </section>
  );
}

function GarrisonParts({ side: { lines } }: SideProps) {
  const { text } = useReading();
  const said = text.play.battle;
  return (
    <section className="battle-side right">
      <h3>
        <Shield house={NONE} size={56} />
        <span>
          {said.garrison}
          <small>{said.defends}</small>
        </span>
      </h3>
      <p className="muted">
        {said.garrisonFalls(lines[0].strength)} <RuleLink rule="throne.garrison.no-battle" isShort />
      </p>
    </section>
  );
}

function Line({ line }: { readonly line: FieldLine }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <li className={line.isNew ? "new" : line.isOpen ? "open-part" : ""}>
      <LinePicture picture={line.picture} />
      <span>
        {line.parts === undefined ? (
          line.words
        ) : (
          <button type="button" className="opens" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {line.words} <Icon name="ui-chevron" size={12} />
          </button>
        )}{" "}
        <RuleLink rule={line.rule} isShort />
        {isOpen && <SupportParts line={line} />}
      </span>
      <b className="num">{line.isOpen ? `${signed(line.strength)}?` : signed(line.strength)}</b>
    </li>
  );
}

/** The units of a supporting area, and what is left over: the star of its order. */
function SupportParts({ line: { parts = [], strength } }: { readonly line: FieldLine }) {
  const { text } = useReading();
  const star = strength - parts.reduce((sum, part) => sum + part.strength, 0);
  return (
    <span className="support-parts">
      {parts.map(({ kind, count, strength: worth }) => (
        <small key={kind}>
          <UnitIcon kind={kind} house={NONE} size={16} /> {text.board.units[unitIds[kind]](count)}: {signed(worth)}
        </small>
      ))}
      {star !== 0 && <small>{text.play.battle.star(signed(star))}</small>}
    </span>
  );
}

/** Where a side's card lies: an empty place, a back, a face. */
function Place({ side, isRight = false }: SideProps) {
  const { house, card, plus } = side;
  if (card.is === "none" && house !== NONE) return <span className="battle-place" />;
  return (
    <div className={`battle-place ${card.is} ${isRight ? "right" : ""}`}>
      {house === NONE ? <Icon name="throne/garrison" size={120} /> : <PlacedCard card={card} house={house} />}
      {plus !== undefined && <span className="battle-plus num">{plus}</span>}
    </div>
  );
}

function PlacedCard({ card, house }: { readonly card: FieldCard; readonly house: number }) {
  const { view, words, text } = useReading();
  const said = text.play.battle;
  switch (card.is) {
    case "none":
      return null;
    case "awaited":
      return <span className={`card-place ${houseClass(houseIds[house])}`}>{card.words}</span>;
    case "laid":
      return (
        <>
          <CardBack house={house} label={said.faceDown(words.house(house))} />
          <span className="battle-laid">
            <Icon name="ui-check" size={16} /> {said.laid}
          </span>
        </>
      );
    case "open":
      return (
        <div className="card-turn">
          <CardBack house={house} />
          <OpenCard view={view} card={card.card} words={words} />
        </div>
      );
  }
}
