import { type AskKind, askKind, BATTLE_AREA, DEFENDER, isAsking, NONE, pointsIn } from "@weirwood/throne/questions";
import type { ReactNode } from "react";
import { StageWindow } from "../../../table/stage/stage-window.tsx";
import { Icon } from "../art/icon.tsx";
import { useReading } from "../desk/reading.ts";
import { BattleSides } from "./battle-sides.tsx";

/** Which part of a battle each question belongs to. */
const partOf: { readonly [kind in AskKind]?: number } = {
  support: 0,
  accept: 0,
  card: 1,
  "three-cards": 1,
  spend: 1,
  "replace-card": 1,
  demote: 1,
  blade: 2,
  "remove-order": 3,
  "take-back": 3,
  "discard-card": 3,
  "make-knight": 3,
  "knight-in": 3,
  "take-token": 3,
  casualties: 3,
  retreat: 4,
  control: 4,
};

interface BattleStageProps {
  readonly onClose: () => void;
  /** What the reader is asked, below both sides. */
  readonly children?: ReactNode;
  readonly foot?: ReactNode;
}

/** The battle in the middle of the table. */
export function BattleStage({ onClose, children, foot }: BattleStageProps) {
  const { view, words, text } = useReading();
  const said = text.play.battle;
  const area = view[BATTLE_AREA];
  const points = pointsIn(view, area);
  const isGarrison = view[DEFENDER] === NONE;
  const steps = isGarrison ? said.steps.slice(0, 1) : said.steps;
  return (
    <StageWindow
      symbol="throne/battle"
      title={said.title(words.area(area))}
      chip={
        points > 0 && (
          <span className="chip">
            <Icon name={points > 1 ? "throne/stronghold" : "throne/city"} size={16} />
            {points > 1 ? text.board.stronghold : text.board.city}
          </span>
        )
      }
      steps={steps}
      now={isAsking(view) ? (partOf[askKind(view)] ?? 0) : 0}
      onClose={onClose}
      foot={foot}
    >
      <BattleSides />
      {children}
    </StageWindow>
  );
}
