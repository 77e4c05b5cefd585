import {
  type Area,
  areaCount,
  type ForcedMarchDecision,
  numberIn,
  ownerOf,
  type Pull,
  singleIds,
  troopIn,
  troopSize,
  UNIT_KINDS,
} from "@weirwood/throne/questions";
import { Part, Stepper } from "../../../table/ask/controls.tsx";
import type { AreaMark } from "../board/marks.tsx";
import { kindsInOrder } from "../desk/area-lines.ts";
import { AskPanel } from "../desk/ask-panel.tsx";
import { UnitIcon } from "../desk/controls.tsx";
import { type Desk, useDesk } from "../desk/desk.ts";
import { SingleIcon } from "../desk/pictures.tsx";
import type { Scene } from "../desk/scene.ts";
import { Supply } from "../desk/supply.tsx";
import {
  forcedTo,
  pulled,
  pulledFrom,
  whyNoPulledToken,
  whyNotPull,
  withPulledToken,
  withPulledTokensOffered,
} from "../draft/pulls.ts";
import { chainOf } from "../draft/transport.ts";
import { countOf } from "../draft/troops.ts";
import { unitIds } from "../pieces.ts";
import { AnotherToken } from "./settle.tsx";
import { TokenOffer } from "./token-offer.tsx";

/** A Forced March: press areas of your own whose units shall come; press a unit to call it alone. */

const FORCED_MARCH = numberIn(singleIds, "forced-march", "single-use order");

/** Areas that units can be drawn from, or are. */
function sourcesOf({ at }: Desk, draft: ForcedMarchDecision): Area[] {
  const areas: Area[] = [];
  for (let area = 0; area < areaCount(at.view); area++) {
    if (area === draft.to || ownerOf(at.view, area) !== at.house) continue;
    const isOpen = kindsInOrder.some(
      (kind) =>
        countOf(troopIn(at.view, area), kind) > countOf(pulledFrom(draft, area), kind) &&
        whyNotPull(at, draft, area, kind) === undefined,
    );
    if (isOpen || troopSize(pulledFrom(draft, area)) > 0) areas.push(area);
  }
  return areas;
}

export function pullingScene(desk: Desk, draft: ForcedMarchDecision): Scene {
  const { at, text } = desk;
  const sources = sourcesOf(desk, draft);
  const marks = new Map<Area, AreaMark>([[draft.to, { state: "selected", says: text.forced.goal }]]);
  for (const area of sources) {
    const isCalled = troopSize(pulledFrom(draft, area)) > 0;
    marks.set(area, { state: isCalled ? "highlighted" : "legal", says: text.forced.canCall });
  }
  return {
    marks,
    arrows: draft.pulls.map(({ area }) => ({
      kind: "march",
      from: area,
      to: draft.to,
      via: chainOf(at, area, draft.to),
      house: at.house,
      isDraft: true,
    })),
    chosen: new Map(
      draft.pulls.map((pull) => [pull.area, Array.from({ length: UNIT_KINDS }, (_, kind) => countOf(pull, kind))]),
    ),
    stops: sources,
    source: draft.to,
    onArea: (area, { piece }) => call(desk, draft, area, piece),
    whyArea: (area) => (area === draft.to || sources.includes(area) ? undefined : whyNotPull(at, draft, area, 0)),
    panel: <PullingPanel draft={draft} />,
  };
}

/** One unit of the kind that was pressed; pressed on the ground, everybody who may come, or all back home. */
function call(desk: Desk, draft: ForcedMarchDecision, area: Area, piece: string | undefined): void {
  const { at } = desk;
  if (!sourcesOf(desk, draft).includes(area)) {
    const refusal = area === draft.to ? undefined : whyNotPull(at, draft, area, 0);
    desk.explain(refusal);
    return;
  }
  const there = troopIn(at.view, area);
  const before = pulledFrom(draft, area);
  const pressed = piece?.startsWith("unit:") ? Number(piece.slice("unit:".length)) : undefined;
  const sought = pressed === undefined ? kindsInOrder : [pressed];
  let next = draft;
  for (const kind of sought) {
    const most = pressed === undefined ? countOf(there, kind) : countOf(before, kind) + 1;
    while (countOf(pulledFrom(next, area), kind) < Math.min(most, countOf(there, kind))) {
      if (whyNotPull(at, next, area, kind) !== undefined) break;
      next = pulled(at, next, area, kind, 1);
    }
  }
  if (next === draft) {
    for (const kind of sought) {
      while (countOf(pulledFrom(next, area), kind) > 0) next = pulled(at, next, area, kind, -1);
    }
  }
  desk.change(withPulledTokensOffered(at, draft, next), desk.words.area(area));
}

function PullingPanel({ draft }: { readonly draft: ForcedMarchDecision }) {
  const desk = useDesk();
  const { at, words, text } = desk;
  const change = new Map<Area, number>();
  for (const pull of draft.pulls) {
    change.set(pull.area, -troopSize(pull));
    change.set(draft.to, (change.get(draft.to) ?? 0) + troopSize(pull));
  }
  const sources = sourcesOf(desk, draft);
  return (
    <AskPanel
      symbol={<SingleIcon single={FORCED_MARCH} house={at.house} size={48} />}
      title={text.settle.from(words.single(FORCED_MARCH), words.area(draft.to))}
      lead={text.forced.lead}
      send={draft.pulls.length === 0 ? text.forced.choose : text.forced.send(words.area(draft.to))}
      decline={{
        label: text.single.spend,
        answer: forcedTo(draft.to),
        loses: text.settle.losesToken(words.single(FORCED_MARCH)),
      }}
      foot={draft.pulls.map((pull) => <PulledToken key={pull.area} draft={draft} pull={pull} />)}
      back={<AnotherToken />}
    >
      {sources.length === 0 && <p className="muted ask-empty">{text.forced.nobody}</p>}
      {sources.map((area) => (
        <Source key={area} draft={draft} area={area} />
      ))}
      {draft.pulls.length > 0 && <Supply change={change} />}
    </AskPanel>
  );
}

function Source({ draft, area }: { readonly draft: ForcedMarchDecision; readonly area: Area }) {
  const desk = useDesk();
  const { at, words, text } = desk;
  const there = troopIn(at.view, area);
  const pull = pulledFrom(draft, area);
  return (
    <Part title={words.area(area)}>
      {kindsInOrder
        .filter((kind) => countOf(there, kind) > 0)
        .map((kind) => (
          <div key={kind} className="unit-row">
            <UnitIcon kind={kind} house={at.house} size={28} />
            <span className="grow">{text.unitNames[unitIds[kind]]}</span>
            <Stepper
              isSmall
              of={text.unitNames[unitIds[kind]]}
              count={countOf(pull, kind)}
              most={countOf(there, kind)}
              whyNoMore={countOf(pull, kind) < countOf(there, kind) ? whyNotPull(at, draft, area, kind) : undefined}
              onStep={(by) => desk.change(withPulledTokensOffered(at, draft, pulled(at, draft, area, kind, by)))}
            />
          </div>
        ))}
    </Part>
  );
}

/** A power token left where the last unit is drawn away. */
function PulledToken({ draft, pull }: { readonly draft: ForcedMarchDecision; readonly pull: Pull }) {
  const desk = useDesk();
  if (desk.refusal !== undefined || whyNoPulledToken(desk.at, draft, pull.area) !== undefined) return null;
  return (
    <TokenOffer
      area={pull.area}
      isLeft={pull.token}
      onChange={(isLeft) => desk.change(withPulledToken(draft, pull.area, isLeft))}
    />
  );
}
