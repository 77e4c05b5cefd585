import {
  type Area,
  barrelsIn,
  type ConsolidateDecision,
  crownsIn,
  HIGHEST_SUPPLY,
  isBlocked,
  isPort,
  numberIn,
  orderIn,
  singleIds,
  supplyOf,
  type UseOnAreas,
} from "@weirwood/throne/questions";
import { Choice } from "../../../table/ask/controls.tsx";
import { Icon } from "../art/icon.tsx";
import type { AreaMark } from "../board/marks.tsx";
import { AskPanel } from "../desk/ask-panel.tsx";
import { RuleLink } from "../desk/controls.tsx";
import { type Desk, useDesk } from "../desk/desk.ts";
import { OrderIcon, SingleIcon } from "../desk/pictures.tsx";
import type { Scene } from "../desk/scene.ts";
import { consolidating } from "../draft/choice.ts";
import { refusalOf } from "../draft/seated.ts";
import { tokensToSettle } from "../draft/tokens.ts";
import { AnotherToken } from "./settle.tsx";

/** Power or a fortification; and the Supply Caravan, which only has to set out. */

/** What the order pays: one, and one for each crown; a port by its open sea. */
const payOf = ({ at }: Desk, area: Area): number =>
  isPort(area) ? (isBlocked(at.view, area) ? 0 : 1) : 1 + crownsIn(at.view, area);

/** The area that is being settled, and the others that could be instead. */
function marksFor(desk: Desk, here: Area): Map<Area, AreaMark> {
  const marks = new Map<Area, AreaMark>(
    tokensToSettle(desk.at).map(({ area }) => [area, { state: "possible", says: desk.text.settle.canSettle }]),
  );
  return marks.set(here, { state: "selected" });
}

/** Pressing another of the areas takes up its token instead. */
const takeUpAt = (desk: Desk, area: Area, piece: string | undefined): void => {
  const here = tokensToSettle(desk.at).filter((token) => token.area === area);
  const token = here.find(({ order }) => order === orderIn(desk.at.view, area) && piece !== "single") ?? here[0];
  if (token !== undefined) desk.change(token.start, desk.words.area(area));
};

export function consolidateScene(desk: Desk, draft: ConsolidateDecision): Scene {
  return {
    marks: marksFor(desk, draft.area),
    stops: tokensToSettle(desk.at).map(({ area }) => area),
    onArea: (area, { piece }) => takeUpAt(desk, area, piece),
    panel: <ConsolidatePanel draft={draft} />,
  };
}

function ConsolidatePanel({ draft }: { readonly draft: ConsolidateDecision }) {
  const desk = useDesk();
  const { at, text, words } = desk;
  const { area } = draft;
  const pay = payOf(desk, area);
  return (
    <AskPanel
      symbol={<OrderIcon order={orderIn(at.view, area)} house={at.house} size={48} />}
      title={text.settle.from(words.order(orderIn(at.view, area)), words.area(area))}
      lead={text.consolidate.lead}
      send={draft.fort ? text.consolidate.build(words.area(area)) : text.consolidate.draw(pay)}
      back={<AnotherToken />}
    >
      <fieldset className="options">
        <legend className="visually-hidden">{text.consolidate.choose}</legend>
        {[false, true].map((fort) => (
          <Choice
            key={String(fort)}
            className="option"
            isPressed={draft.fort === fort}
            refusal={refusalOf(at, consolidating(area, fort))}
            onChoose={() => desk.change(consolidating(area, fort))}
          >
            <Icon name={fort ? "throne/fortification" : "throne/power"} size={34} />
            <span className="grow">
              <b>{fort ? text.consolidate.fort : text.consolidate.power(pay)}</b>
              <small className="muted">
                {fort ? text.consolidate.fortDoes : text.consolidate.powerOf(crownsIn(at.view, area))}
              </small>
            </span>
          </Choice>
        ))}
      </fieldset>
    </AskPanel>
  );
}

const CARAVAN = numberIn(singleIds, "caravan", "single-use order");

export function caravanScene(desk: Desk, draft: UseOnAreas): Scene {
  const { at, text, words } = desk;
  const level = supplyOf(at.view, at.house);
  const after = Math.min(HIGHEST_SUPPLY, level + barrelsIn(at.view, draft.from));
  return {
    marks: marksFor(desk, draft.from),
    onArea: (area, { piece }) => takeUpAt(desk, area, piece),
    panel: (
      <AskPanel
        symbol={<SingleIcon single={CARAVAN} house={at.house} size={48} />}
        title={text.settle.from(words.single(CARAVAN), words.area(draft.from))}
        lead={
          <>
            {text.consolidate.caravan(level, after)} <RuleLink rule="throne.single.caravan" isShort />
          </>
        }
        send={text.consolidate.setOut}
        back={<AnotherToken />}
      />
    ),
  };
}
