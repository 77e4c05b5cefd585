import {
  type AskKind,
  askKind,
  BATTLE_AREA,
  CARDS,
  DEFENDER,
  type House,
  isAsking,
  NONE,
  WINNER,
} from "@weirwood/throne/questions";
import type { Throne } from "@weirwood/throne/rules";
import type { ReactNode } from "react";
import { StageWindow } from "../../../table/stage/stage-window.tsx";
import { useReading } from "../desk/reading.ts";
import type { Act } from "../telling/battle.ts";
import { FightReader } from "../telling/fight.ts";
import { BattleField } from "./battle-field.tsx";
import { CastleChip } from "./castle-chip.tsx";
import { type FieldCard, fieldOf } from "./field.ts";
import { RibbonLine } from "./ribbon.tsx";
import { WaitingBand } from "./waiting-band.tsx";

/** Which act of a battle each question belongs to; those that a card's text asks belong to before or after the result. */
const actOfAsk: { readonly [kind in AskKind]?: Act } = {
  support: 0,
  accept: 0,
  card: 0,
  "three-cards": 0,
  blade: 2,
  casualties: 3,
  retreat: 3,
  control: 3,
};

function actOf(view: Throne): Act {
  if (view[DEFENDER] === NONE || !isAsking(view)) return 0;
  return actOfAsk[askKind(view)] ?? (view[WINNER] === NONE ? 1 : 3);
}

const asksForCards = (view: Throne): boolean =>
  isAsking(view) && (askKind(view) === "card" || askKind(view) === "three-cards");

interface BattleStageProps {
  readonly onClose: () => void;
  /** What lies in the reader's place as long as the cards are hidden. */
  readonly own?: FieldCard;
  /** Whether what is asked needs more room than the cards on the table. */
  readonly isCompact?: boolean;
  /** What the reader is asked, below both sides. */
  readonly children?: ReactNode;
  readonly foot?: ReactNode;
}

/** The battle in the middle of the table, while somebody is asked something. */
export function BattleStage({ onClose, own, isCompact = false, children, foot }: BattleStageProps) {
  const { view, reader, words, text } = useReading();
  const said = text.play.battle;
  const area = view[BATTLE_AREA];
  const awaits = (house: House): FieldCard => {
    if (!asksForCards(view)) return { is: "none" };
    return house === reader ? (own ?? { is: "laid" }) : { is: "awaited", words: said.chooses(words.house(house)) };
  };
  return (
    <StageWindow
      symbol="throne/battle"
      className="battle"
      title={said.title(words.area(area))}
      chip={<CastleChip area={area} />}
      steps={view[DEFENDER] === NONE ? said.garrisonActs : said.acts}
      now={actOf(view)}
      onClose={onClose}
      foot={foot}
    >
      <BattleField
        field={fieldOf(view, reader, { words, text }, awaits)}
        isCompact={isCompact || (children !== undefined && view[CARDS] === NONE)}
      />
      {view[WINNER] !== NONE && <RibbonLine fight={(FightReader.within(view) as FightReader).fight} />}
      {children ?? <WaitingBand />}
    </StageWindow>
  );
}
