import { NONE } from "@weirwood/throne/questions";
import { Icon } from "../art/icon.tsx";
import { CardBack, HouseCard } from "../cards/house-card.tsx";
import { Shield } from "../desk/controls.tsx";
import { useReading } from "../desk/reading.ts";
import { actOf, type BattleFacts } from "../telling/battle.ts";
import type { BattleField, FieldSide } from "./field.ts";
import { RibbonLine } from "./ribbon.tsx";

interface BattleInSmallProps {
  readonly facts: BattleFacts;
  readonly field: BattleField;
  readonly step: number;
}

/** A battle for those who look on: cards without words, the score, and the result in one line. */
export function BattleInSmall({ facts, field, step }: BattleInSmallProps) {
  const [attacker, defender] = field.sides;
  const { fight, scenes } = facts;
  const isTold = actOf[scenes[step].kind] === 3 || scenes[step].kind === "result";
  return (
    <>
      <div className="battle-small">
        <SmallCard side={attacker} />
        <div>
          {field.score !== undefined && (
            <p className="num">
              <b key={`attack ${field.score[0]}`}>{field.score[0]}</b>
              <i>:</i>
              <b key={`defence ${field.score[1]}`}>{field.score[1]}</b>
            </p>
          )}
          <p>
            <Shield house={attacker.house} />
            <Shield house={defender.house} />
          </p>
        </div>
        <SmallCard side={defender} />
      </div>
      {isTold && <RibbonLine fight={fight} />}
    </>
  );
}

function SmallCard({ side: { house, card } }: { readonly side: FieldSide }) {
  const { view, words } = useReading();
  if (house === NONE) {
    return (
      <span className="small-card">
        <Icon name="throne/garrison" size={64} />
      </span>
    );
  }
  return (
    <span className="small-card">
      {card.is === "open" && <HouseCard view={view} card={card.card} words={words} />}
      {card.is === "laid" && <CardBack house={house} />}
      {card.is === "none" && <Shield house={house} size={64} />}
    </span>
  );
}
