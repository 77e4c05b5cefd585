import { type Area, BATTLE_FROM, powerOf, type YesOrNo } from "@weirwood/throne/questions";
import type { ReactNode } from "react";
import { Icon } from "../art/icon.tsx";
import type { ThroneSymbol } from "../art/symbol-names.ts";
import { type BattleFace, battleScene, battleScenePanel } from "../battle/battle-face.tsx";
import type { AreaMark } from "../board/marks.tsx";
import { type Desk, useDesk } from "../desk/desk.ts";
import type { MakeScene } from "../desk/scene.ts";
import { saying } from "../draft/choice.ts";
import { CardReason } from "./battle-cards.tsx";

/** Questions that are answered by yes or no. */

/** Two buttons of equal weight: neither answer is the expected one. */
function YesNo({ kind, yes, no, symbol }: YesNoProps) {
  const desk = useDesk();
  return (
    <div className="yes-no">
      {[true, false].map((answer) => (
        <button
          key={String(answer)}
          type="button"
          className="btn big"
          aria-disabled={desk.isSending || undefined}
          onClick={() => desk.send(saying(kind, answer))}
        >
          {answer && <Icon name={symbol} />}
          {answer ? yes : no}
        </button>
      ))}
    </div>
  );
}

interface YesNoProps {
  readonly kind: YesOrNo["kind"];
  readonly yes: string;
  readonly no: string;
  readonly symbol: ThroneSymbol;
}

const yesNoFace = (desk: Desk, kind: YesOrNo["kind"], symbol: ThroneSymbol, lead: ReactNode): BattleFace => ({
  lead,
  body: <YesNo kind={kind} yes={desk.text.yesNo[kind].yes} no={desk.text.yesNo[kind].no} symbol={symbol} />,
});

export const bladeScene: MakeScene = (desk) =>
  battleScene(desk, yesNoFace(desk, "blade", "throne/blade", desk.text.yesNo.blade.lead));

export const makeKnightScene: MakeScene = (desk) =>
  battleScene(desk, yesNoFace(desk, "make-knight", "throne/unit-knight", <CardReason />));

export const controlScene: MakeScene = (desk) => {
  const { at, text, words } = desk;
  const area = at.view[BATTLE_FROM];
  const lead = text.yesNo.control.lead(words.area(area), powerOf(at.view, at.house));
  return battleScenePanel(desk, yesNoFace(desk, "control", "throne/power", lead), {
    marks: new Map<Area, AreaMark>([[area, { state: "selected", says: text.yesNo.control.here }]]),
  });
};
