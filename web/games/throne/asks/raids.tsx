import {
  type Area,
  areaCount,
  garrisonOf,
  isConsolidate,
  isConsolidateIcon,
  NONE,
  neighboursOf,
  orderIn,
  ownerOf,
  pendingSingle,
  singleIds,
  singleIn,
} from "@weirwood/throne/questions";
import { Choice } from "../../../table/ask/controls.tsx";
import type { AreaMark } from "../board/marks.tsx";
import { AskPanel } from "../desk/ask-panel.tsx";
import { Shield } from "../desk/controls.tsx";
import { type Desk, useDesk } from "../desk/desk.ts";
import { OrderIcon, SingleIcon } from "../desk/pictures.tsx";
import type { Scene } from "../desk/scene.ts";
import { type Pointing, pointedAt, pointingAtNothing, whyNotPoint } from "../draft/targets.ts";
import { AnotherToken } from "./settle.tsx";

/** Raids, the Iron Fleet and the Will of R'hllor: point at what shall be struck. */

/** Areas worth listing: those that can be struck, then neighbours whose orders cannot, with the reason. */
function targetsOf({ at }: Desk, draft: Pointing): Area[] {
  const { view, house } = at;
  const isAnywhere = draft.kind === "use-rhllor";
  const near = isAnywhere ? Array.from({ length: areaCount(view) }, (_, area) => area) : neighboursOf(view, draft.from);
  const worthListing = near.filter((area) => {
    if (area === draft.from || garrisonOf(view, area) > 0) return false;
    if (draft.targets.includes(area) || whyNotPoint(at, draft, area) === undefined) return true;
    const isForeign = ownerOf(view, area) !== NONE && ownerOf(view, area) !== house;
    return !isAnywhere && isForeign && (orderIn(view, area) !== NONE || singleIn(view, area) !== NONE);
  });
  // As if nothing were chosen yet: rows do not move about under the hand.
  const untouched = { ...draft, targets: [] };
  const isOpen = (area: Area): boolean => whyNotPoint(at, untouched, area) === undefined;
  return [...worthListing.filter(isOpen), ...worthListing.filter((area) => !isOpen(area))];
}

export function pointingScene(desk: Desk, draft: Pointing): Scene {
  const { at, text } = desk;
  const marks = new Map<Area, AreaMark>();
  for (const area of targetsOf(desk, draft)) {
    if (draft.targets.includes(area)) marks.set(area, { state: "selected", says: text.raid.struck });
    else if (whyNotPoint(at, draft, area) === undefined) {
      marks.set(area, { state: "legal", says: text.raid.canStrike, act: "throne/glyph-raid" });
    }
  }
  marks.set(draft.from, { state: "highlighted" });
  return {
    marks,
    arrows: draft.targets.map((to) => ({ kind: "raid", from: draft.from, to, house: at.house, isDraft: true })),
    stops: targetsOf(desk, draft),
    source: draft.from,
    onArea: (area) => point(desk, draft, area),
    whyArea: (area) => (area === draft.from ? undefined : whyNotPoint(at, draft, area)),
    panel: <PointingPanel draft={draft} />,
  };
}

function point(desk: Desk, draft: Pointing, area: Area): void {
  const refusal = whyNotPoint(desk.at, draft, area);
  if (refusal !== undefined) {
    desk.explain(refusal);
    return;
  }
  desk.change(pointedAt(draft, area), desk.words.area(area));
}

function PointingPanel({ draft }: { readonly draft: Pointing }) {
  const desk = useDesk();
  const { at, words, text } = desk;
  const { view, house } = at;
  const order = orderIn(view, draft.from);
  const isRaid = draft.kind === "raid";
  const name = isRaid ? words.order(order) : words.single(pendingSingle(view, house));
  const areas = targetsOf(desk, draft);
  const send =
    draft.targets.length === 0
      ? text.raid.choose
      : isRaid
        ? text.raid.send(draft.targets.map(words.area))
        : text.raid.strike(draft.targets.map(words.area));
  return (
    <AskPanel
      symbol={
        isRaid ? (
          <OrderIcon order={order} house={house} size={48} />
        ) : (
          <SingleIcon single={pendingSingle(view, house)} house={house} size={48} />
        )
      }
      title={text.settle.from(name, words.area(draft.from))}
      lead={isRaid ? text.raid.lead : text.single.effects[singleIds.indexOf(draft.kind.slice("use-".length))]}
      send={send}
      decline={{ label: text.raid.unused, answer: pointingAtNothing(draft), loses: text.settle.losesToken(name) }}
      back={<AnotherToken />}
    >
      {areas.length === 0 && <p className="muted ask-empty">{text.raid.nothing}</p>}
      <ul className="order-list">
        {areas.map((area) => (
          <li key={area}>
            <Choice
              className="ask-row"
              isPressed={draft.targets.includes(area)}
              refusal={whyNotPoint(at, draft, area)}
              onChoose={() => point(desk, draft, area)}
            >
              <Shield house={ownerOf(view, area)} size={32} />
              <span className="grow">
                <b>{words.area(area)}</b>
                <small className="muted">
                  {[orderIn(view, area) === NONE ? "" : words.order(orderIn(view, area)), singleName(desk, area)]
                    .filter((one) => one !== "")
                    .join(", ")}
                </small>
                {isRaid && lootOf(desk, area) > 0 && (
                  <small className="needed">{text.raid.loot(lootOf(desk, area))}</small>
                )}
              </span>
              {orderIn(view, area) !== NONE && <OrderIcon order={orderIn(view, area)} house={ownerOf(view, area)} />}
              {singleIn(view, area) !== NONE && (
                <SingleIcon single={singleIn(view, area)} house={ownerOf(view, area)} />
              )}
            </Choice>
          </li>
        ))}
      </ul>
    </AskPanel>
  );
}

const singleName = ({ at, words }: Desk, area: Area): string =>
  singleIn(at.view, area) === NONE ? "" : words.single(singleIn(at.view, area));

/** Power that a raid takes with it: one for each order of Consolidate Power (throne.raid.pillage). */
const lootOf = ({ at }: Desk, area: Area): number =>
  Number(isConsolidate(orderIn(at.view, area))) + Number(isConsolidateIcon(singleIn(at.view, area)));
