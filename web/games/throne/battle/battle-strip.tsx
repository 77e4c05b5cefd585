import type { GameEvent } from "@weirwood/kernel";
import {
  ATTACK,
  BATTLE_AREA,
  DEFENCE,
  DEFENDER,
  garrisonOf,
  NONE,
  strengthOf,
  WINNER,
} from "@weirwood/throne/questions";
import type { Throne } from "@weirwood/throne/rules";
import { useEffect } from "react";
import { Icon } from "../art/icon.tsx";
import { Shield } from "../desk/controls.tsx";
import { useReading } from "../desk/reading.ts";
import { OpenedStrength } from "./opened-strength.tsx";
import { principalOf, strengthLines } from "./strength-lines.ts";

/**
 * What was compared, once it has been: the winner's text, losses and the retreat change strengths afterwards, and a view knows
 * only what is left.
 */
export function foughtNumbers(view: Throne, told: readonly GameEvent[]): readonly [number, number] | undefined {
  if (view[WINNER] === NONE) return undefined;
  const won = told.findLast(({ rule }) => rule === "throne.battle.won" || rule === "throne.battle.begins");
  if (won?.rule !== "throne.battle.won") return undefined;
  const numbers = [Number(won.strength), Number(won.against)] as const;
  return view[WINNER] === ATTACK ? numbers : [numbers[1], numbers[0]];
}

/** The battle in one line of the panel: both sides' strength, and the way to the wide view. */
export function BattleStrip({ onOpen }: { readonly onOpen: () => void }) {
  const { view, words, text, told } = useReading();
  const fought = foughtNumbers(view, told ?? []);
  const isGarrison = view[DEFENDER] === NONE;
  const saying = { words, text };
  // A battle is under way: what plays it is at hand when the cards are turned.
  useEffect(() => void import("./battle-moment.tsx"), []);
  return (
    <section className="battle-strip" aria-label={text.play.battle.title(words.area(view[BATTLE_AREA]))}>
      <p>
        <Shield house={principalOf(view, ATTACK)} size={32} />
        <OpenedStrength
          total={fought?.[ATTACK] ?? strengthOf(view, ATTACK)}
          lines={fought === undefined ? strengthLines(view, ATTACK, saying) : []}
          label={words.house(principalOf(view, ATTACK))}
        />
        <span className="faint">:</span>
        {isGarrison ? (
          <b className="strength-number num">{garrisonOf(view, view[BATTLE_AREA])}</b>
        ) : (
          <OpenedStrength
            total={fought?.[DEFENCE] ?? strengthOf(view, DEFENCE)}
            lines={fought === undefined ? strengthLines(view, DEFENCE, saying) : []}
            label={words.house(principalOf(view, DEFENCE))}
          />
        )}
        <Shield house={principalOf(view, DEFENCE)} size={32} />
        <button type="button" className="btn open-stage" onClick={onOpen}>
          <Icon name="throne/battle" size={16} />
          {text.play.battle.open}
        </button>
      </p>
    </section>
  );
}
