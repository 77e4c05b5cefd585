import { ATTACK, BATTLE_AREA, DEFENCE, NONE } from "@weirwood/throne/questions";
import { RuleLink, Shield } from "../desk/controls.tsx";
import { useReading } from "../desk/reading.ts";
import type { Forecast } from "./forecast.ts";
import { OpenedStrength } from "./opened-strength.tsx";
import { strengthLines } from "./strength-lines.ts";

/** Both sides of a fight that has not begun: numbers that open into their parts, and who may still join. */
export function FightForecast({ forecast }: { readonly forecast: Forecast }) {
  const { reader, text: whole, words } = useReading();
  const text = whole.play;
  const saying = { words, text: whole };
  const { view, attack, defence, defender, mayJoin, tieGoesTo } = forecast;
  const isGarrison = defender === NONE;
  return (
    <div className="forecast">
      <p className="forecast-sides">
        <Shield house={reader} size={30} />
        <OpenedStrength total={attack} lines={strengthLines(view, ATTACK, saying)} label={words.house(reader)} />
        <span className="muted">{text.march.against}</span>
        <Shield house={defender} size={30} />
        {isGarrison ? (
          <b className="strength-number num">{defence}</b>
        ) : (
          <OpenedStrength total={defence} lines={strengthLines(view, DEFENCE, saying)} label={words.house(defender)} />
        )}
        {isGarrison && <span className="muted">{text.march.garrisonNeeds(defence)}</span>}
      </p>
      <p className="muted">
        {mayJoin.length > 0 && (
          <>
            {text.march.mayJoin(
              mayJoin.map(({ area, house, attack: worth }) =>
                text.march.joiner(words.house(house), words.area(area), worth),
              ),
            )}{" "}
          </>
        )}
        {isGarrison ? (
          <RuleLink rule="throne.garrison.strength" />
        ) : (
          <>
            {text.march.cardsFollow(words.house(tieGoesTo))} <RuleLink rule="throne.battle.tie" />
          </>
        )}
      </p>
      <span className="visually-hidden">{words.area(view[BATTLE_AREA])}</span>
    </div>
  );
}
