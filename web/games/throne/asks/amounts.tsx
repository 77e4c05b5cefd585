import { type Area, areaNumber, type BidDecision, type CaptureDecision } from "@weirwood/throne/questions";
import { throne } from "@weirwood/throne/rules";
import { battleScene } from "../battle/battle-face.tsx";
import { battleMarks } from "../battle/battle-marks.ts";
import { isFighting } from "../battle/strength-lines.ts";
import type { AreaMark } from "../board/marks.tsx";
import { AskPanel } from "../desk/ask-panel.tsx";
import type { Desk } from "../desk/desk.ts";
import type { MakeScene } from "../desk/scene.ts";
import { bidding, capturing, mostOf } from "../draft/amount.ts";
import { CardReason } from "./battle-cards.tsx";
import { NumberChoice } from "./number-choice.tsx";

/** Questions that are answered by a number. */

const numberIn = ({ draft }: Desk): number =>
  draft?.kind === "spend" || draft?.kind === "bid" ? draft.power : draft?.kind === "capture" ? draft.ships : 0;

/** Power spent on a card of variable strength. */
export const spendScene: MakeScene = (desk) => {
  const { at, text } = desk;
  const spend = (power: number): BidDecision => bidding("spend", power);
  const count = numberIn(desk);
  return battleScene(desk, {
    lead: <CardReason />,
    body: (
      <NumberChoice
        count={count}
        most={mostOf(at, spend)}
        symbol="throne/power"
        onCount={(next) => desk.change(spend(next))}
      />
    ),
    send: text.amounts.spend(count),
  });
};

/** Ships in a captured port. */
export const captureScene: MakeScene = (desk) => {
  const { at, text, words } = desk;
  const port = areaNumber(String(throne.asks(at.view)[0].bounds.port));
  const take = (ships: number): CaptureDecision => capturing(ships);
  const count = numberIn(desk);
  return {
    ...(isFighting(at.view) ? battleMarks(desk) : {}),
    marks: new Map<Area, AreaMark>([[port, { state: "selected", says: text.amounts.captured }]]),
    panel: (
      <AskPanel lead={text.amounts.capture(words.area(port))} send={text.amounts.take(count)}>
        <NumberChoice
          count={count}
          most={mostOf(at, take)}
          symbol="throne/unit-ship"
          onCount={(next) => desk.change(take(next))}
        />
      </AskPanel>
    ),
  };
};
