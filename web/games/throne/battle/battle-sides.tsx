import {
  ATTACK,
  BATTLE_AREA,
  BATTLE_FROM,
  BLADE_USED,
  bladeHolder,
  CARDS,
  DEFENCE,
  DEFENDER,
  garrisonOf,
  houseIds,
  NONE,
  type Side,
  strengthOf,
  type UnitsPart,
  WINNER,
} from "@weirwood/throne/questions";
import { useState } from "react";
import { houseClass } from "../art/heraldry.ts";
import { Icon } from "../art/icon.tsx";
import { RuleLink, Shield, UnitIcon } from "../desk/controls.tsx";
import { useReading } from "../desk/reading.ts";
import { unitIds } from "../pieces.ts";
import { tieWinner } from "./forecast.ts";
import { LinePicture } from "./line-picture.tsx";
import { signed } from "./opened-strength.tsx";
import { principalOf, type StrengthLine, strengthLines } from "./strength-lines.ts";

/** Both sides of the fight in progress, part by part, and the sums between them. */
export function BattleSides() {
  const { view, words, text } = useReading();
  const isGarrison = view[DEFENDER] === NONE;
  const isShown = view[CARDS] !== NONE;
  const said = text.play.battle;
  return (
    <div className="battle-sides">
      <SideOf side={ATTACK} />
      <div className="battle-score">
        <span className="faint">{isGarrison ? said.atLeast : isShown ? said.withCards : said.beforeCards}</span>
        <span className="battle-sum num">
          {strengthOf(view, ATTACK)}
          <i>:</i>
          {isGarrison ? garrisonOf(view, view[BATTLE_AREA]) : strengthOf(view, DEFENCE)}
        </span>
        {!isGarrison && (
          <>
            <span className="muted">{said.tie(words.house(tieWinner(view)))}</span>
            <RuleLink rule="throne.battle.tie" />
          </>
        )}
      </div>
      {isGarrison ? <Garrison /> : <SideOf side={DEFENCE} />}
    </div>
  );
}

function Garrison() {
  const { view, words, text } = useReading();
  return (
    <section className="battle-side right">
      <h3>
        <Shield house={NONE} size={44} />
        <span>
          {text.play.battle.garrison}
          <small>{words.area(view[BATTLE_AREA])}</small>
        </span>
      </h3>
      <p className="muted">
        {text.play.battle.garrisonFalls(garrisonOf(view, view[BATTLE_AREA]))}{" "}
        <RuleLink rule="throne.garrison.no-battle" isShort />
      </p>
    </section>
  );
}

function SideOf({ side }: { readonly side: Side }) {
  const { view, reader, words, text } = useReading();
  const house = principalOf(view, side);
  const said = text.play.battle;
  const role = side === ATTACK ? said.attackerFrom(words.area(view[BATTLE_FROM])) : said.defender;
  return (
    <section className={`battle-side ${side === ATTACK ? "" : "right"} ${houseClass(houseIds[house])}`}>
      <h3>
        <Shield house={house} size={44} />
        <span>
          {words.house(house)}
          <small>{house === reader ? `${role} · ${text.play.you}` : role}</small>
        </span>
      </h3>
      <ul className="strength-parts">
        {strengthLines(view, side, { words, text }).map((line) => (
          <Line key={line.key} line={line} />
        ))}
        <BladeLine side={side} />
      </ul>
    </section>
  );
}

function Line({ line }: { readonly line: StrengthLine }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <li>
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
        {isOpen && <SupportParts parts={line.parts ?? []} total={line.strength} />}
      </span>
      <b className="num">{signed(line.strength)}</b>
    </li>
  );
}

/** The units of a supporting area, and what is left over: the star of its order. */
function SupportParts({ parts, total }: { readonly parts: readonly UnitsPart[]; readonly total: number }) {
  const { text } = useReading();
  const star = total - parts.reduce((sum, { strength }) => sum + strength, 0);
  return (
    <span className="support-parts">
      {parts.map(({ kind, count, strength }) => (
        <small key={kind}>
          <UnitIcon kind={kind} house={NONE} size={16} /> {text.board.units[unitIds[kind]](count)}: {signed(strength)}
        </small>
      ))}
      {star !== 0 && <small>{text.play.battle.star(signed(star))}</small>}
    </span>
  );
}

/** The blade as long as it may still be drawn: whose it is. */
function BladeLine({ side }: { readonly side: Side }) {
  const { view, text } = useReading();
  if (view[DEFENDER] === NONE || view[WINNER] !== NONE) return null;
  const mayUse = bladeHolder(view) === principalOf(view, side) && view[BLADE_USED] === 0;
  if (!mayUse) return null;
  return (
    <li className="open-part">
      <Icon name="throne/blade" size={24} />
      <span>
        {text.play.battle.bladeToCome} <RuleLink rule="throne.blade.use" isShort />
      </span>
      <b className="num">+1?</b>
    </li>
  );
}
