import { ATTACK, BATTLE_AREA, DEFENCE, DEFENDER, garrisonOf, NONE, strengthOf } from "@weirwood/throne/questions";
import { useEffect } from "react";
import { Icon } from "../art/icon.tsx";
import { Shield } from "../desk/controls.tsx";
import { useReading } from "../desk/reading.ts";
import { OpenedStrength } from "./opened-strength.tsx";
import { principalOf, strengthLines } from "./strength-lines.ts";

/** The battle in one line of the panel: both sides' strength, and the way to the wide view. */
export function BattleStrip({ onOpen }: { readonly onOpen: () => void }) {
  const { view, words, text } = useReading();
  const isGarrison = view[DEFENDER] === NONE;
  const saying = { words, text };
  // A battle is under way: what plays it is at hand when the cards are turned.
  useEffect(() => void import("./battle-moment.tsx"), []);
  return (
    <section className="battle-strip" aria-label={text.play.battle.title(words.area(view[BATTLE_AREA]))}>
      <p>
        <Shield house={principalOf(view, ATTACK)} size={32} />
        <OpenedStrength
          total={strengthOf(view, ATTACK)}
          lines={strengthLines(view, ATTACK, saying)}
          label={words.house(principalOf(view, ATTACK))}
        />
        <span className="faint">:</span>
        {isGarrison ? (
          <b className="strength-number num">{garrisonOf(view, view[BATTLE_AREA])}</b>
        ) : (
          <OpenedStrength
            total={strengthOf(view, DEFENCE)}
            lines={strengthLines(view, DEFENCE, saying)}
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
