import {
  type Area,
  type House,
  isPort,
  pointsIn,
  SHIP,
  stockOf,
  UNIT_KINDS,
  type UnitKind,
  unitCost,
} from "@weirwood/throne/questions";
import { reasonOf } from "../../../table/ask/asking.ts";
import { Choice, Explained, Part } from "../../../table/ask/controls.tsx";
import { Icon } from "../art/icon.tsx";
import type { AreaMark } from "../board/marks.tsx";
import { areaLine } from "../desk/area-lines.ts";
import { AskPanel } from "../desk/ask-panel.tsx";
import { UnitIcon } from "../desk/controls.tsx";
import { type Desk, useDesk } from "../desk/desk.ts";
import { Note } from "../desk/note.tsx";
import { SingleIcon } from "../desk/pictures.tsx";
import { useReading } from "../desk/reading.ts";
import type { Scene } from "../desk/scene.ts";
import { Supply } from "../desk/supply.tsx";
import {
  bought,
  boughtIn,
  castlesToMuster,
  growthOf,
  type LandPurchase,
  type Mustering,
  type Purchase,
  pointsLeft,
  pointsSpent,
  purchasesFor,
  recruitsOf,
  whyNotBuy,
} from "../draft/muster.ts";
import { unitIds } from "../pieces.ts";
import { AnotherToken } from "./settle.tsx";

/** Mustering: press a castle, choose what its points buy; ships go to a water beside it. */

export function musterScene(desk: Desk, draft: Mustering): Scene {
  const { at, selected, select, isNarrow, text } = desk;
  const castles = castlesToMuster(at, draft);
  const marks = new Map<Area, AreaMark>();
  for (const area of castles) {
    const left = pointsLeft(at, draft, area);
    const isOpen = left > 0 && purchasesFor(at, area).some((one) => whyNotBuy(at, draft, area, one) === undefined);
    if (isOpen) marks.set(area, { state: "legal", says: text.muster.pointsLeft(left) });
    else if (pointsSpent(draft, area) > 0) marks.set(area, { state: "highlighted", says: text.muster.spent });
  }
  if (selected !== undefined && castles.includes(selected)) marks.set(selected, { state: "selected" });
  const isOpen = selected !== undefined && castles.includes(selected);
  const by = recruitsOf(draft);
  return {
    marks,
    recruits: { house: at.house, by },
    chosen: new Map([...by].map(([area, units]) => [area, units.map((count) => Math.max(0, count))])),
    stops: castles,
    onArea: (area) => {
      // A water beside the open castle takes a ship.
      const ship: Purchase = { what: "ship", sea: area };
      const isBeside = isOpen && purchasesFor(at, selected).some((one) => one.what === "ship" && one.sea === area);
      if (isBeside) return buy(desk, draft, selected, ship);
      select(castles.includes(area) && area !== selected ? area : undefined);
      if (!castles.includes(area)) desk.explain(whyNotBuy(at, draft, area, { what: "footmen" }));
    },
    ...(isOpen && !isNarrow
      ? { note: { area: selected, content: <CastleNote key={selected} draft={draft} area={selected} /> } }
      : {}),
    panel:
      isOpen && isNarrow ? <CastleNote key={selected} draft={draft} area={selected} /> : <MusterPanel draft={draft} />,
  };
}

function buy(desk: Desk, draft: Mustering, area: Area, purchase: Purchase): void {
  const refusal = whyNotBuy(desk.at, draft, area, purchase);
  if (refusal !== undefined) {
    desk.explain(refusal);
    return;
  }
  desk.explain(undefined);
  desk.change(bought(draft, area, purchase, 1), purchaseWords(desk, purchase));
}

const unitOf: { readonly [what in LandPurchase]: UnitKind } = {
  footmen: 0,
  knights: 1,
  upgrades: 1,
  engines: 3,
  refits: 3,
};
const costOfPurchase = (purchase: Purchase): number =>
  purchase.what === "upgrades" || purchase.what === "refits"
    ? 1
    : unitCost[purchase.what === "ship" ? SHIP : unitOf[purchase.what]];

function purchaseWords({ text, words }: Desk, purchase: Purchase): string {
  if (purchase.what !== "ship") return text.muster.purchases[purchase.what];
  return isPort(purchase.sea) ? text.muster.shipInPort : text.muster.shipTo(words.area(purchase.sea));
}

function MusterPanel({ draft }: { readonly draft: Mustering }) {
  const desk = useDesk();
  const { at, words, text, select, selected } = desk;
  const castles = castlesToMuster(at, draft);
  const isSingle = draft.kind === "use-muster";
  const open = castles.filter((area) =>
    purchasesFor(at, area).some((one) => whyNotBuy(at, draft, area, one) === undefined),
  );
  const isNothing = draft.castles.length === 0;
  const unused = castles.reduce((sum, area) => sum + pointsLeft(at, draft, area), 0);
  return (
    <AskPanel
      {...(isSingle ? { symbol: <SingleIcon single={0} house={at.house} size={48} /> } : {})}
      title={isSingle ? text.settle.from(words.single(0), words.area(draft.area)) : text.muster.title}
      lead={text.muster.lead}
      send={isNothing ? text.muster.choose : unused === 0 ? text.muster.done : text.muster.doneUnused(unused)}
      decline={{
        label: text.muster.none,
        answer: { ...draft, castles: [] },
        ...(open.length > 0 ? { loses: text.muster.couldStill(open.map(words.area)) } : {}),
      }}
      warning={
        open.length > 0 && !isNothing
          ? { brief: text.muster.couldStillCount(open.length), whole: text.muster.couldStill(open.map(words.area)) }
          : undefined
      }
      back={isSingle && <AnotherToken />}
    >
      <ul className="order-list">
        {castles.map((area) => (
          <li key={area}>
            <button
              type="button"
              className="ask-row"
              aria-pressed={area === selected}
              onClick={() => select(area === selected ? undefined : area)}
            >
              <Icon name={pointsIn(at.view, area) > 1 ? "throne/stronghold" : "throne/city"} size={36} />
              <span className="grow">
                <b>{words.area(area)}</b>
                <small className="muted">{boughtWords(desk, draft, area)}</small>
              </span>
              <Pips spent={pointsSpent(draft, area)} points={pointsIn(at.view, area)} />
            </button>
          </li>
        ))}
      </ul>
      <Supply change={growthOf(draft)} />
      <Stock house={at.house} draft={draft} />
    </AskPanel>
  );
}

function boughtWords(desk: Desk, draft: Mustering, area: Area): string {
  const { at, text } = desk;
  const said = purchasesFor(at, area).flatMap((purchase) => {
    const count = boughtIn(draft, area, purchase);
    return count === 0 ? [] : [text.muster.times(count, purchaseWords(desk, purchase))];
  });
  const left = pointsLeft(at, draft, area);
  if (left > 0) said.push(text.muster.pointsLeft(left));
  return said.join("; ");
}

/** Points as rounds: filled are those that are left, or needed. */
function Pips({ spent, points }: { readonly spent: number; readonly points: number }) {
  return (
    <span className="pips" aria-hidden="true">
      {Array.from({ length: points }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a point is its place.
        <i key={place} className={place < points - spent ? "" : "spent"} />
      ))}
    </span>
  );
}

/** What is left in the box, after the draft. */
function Stock({ house, draft }: { readonly house: House; readonly draft: Mustering }) {
  const { at, text } = useDesk();
  const taken = Array.from({ length: UNIT_KINDS }, () => 0);
  for (const { footmen, knights, upgrades, engines, refits, fleet } of draft.castles) {
    taken[0] += footmen - upgrades - refits;
    taken[1] += knights + upgrades;
    taken[2] += fleet.reduce((sum, { ships }) => sum + ships, 0);
    taken[3] += engines + refits;
  }
  const kinds = purchasesFor(at, draft.castles[0]?.area ?? castlesToMuster(at, draft)[0]).some(
    ({ what }) => what === "engines",
  )
    ? [0, 1, 2, 3]
    : [0, 1, 2];
  return (
    <Part title={text.muster.box}>
      <p className="stock">
        {kinds.map((kind) => (
          <span key={kind}>
            <UnitIcon kind={kind} house={house} size={26} />
            <b className="num">{stockOf(at.view, house, kind) - taken[kind]}</b>
            <span className="visually-hidden">{text.unitNames[unitIds[kind]]}</span>
          </span>
        ))}
      </p>
    </Part>
  );
}

/** What one castle can muster; what it cannot says why. */
function CastleNote({ draft, area }: { readonly draft: Mustering; readonly area: Area }) {
  const desk = useDesk();
  const { at, words, text, isNarrow, select } = desk;
  const { text: whole } = useReading();
  return (
    <Note
      title={words.area(area)}
      lead={areaLine(at.view, area, words, whole)}
      aside={
        <span className="chip">
          <Icon name="throne/stronghold" size={16} />
          {text.muster.left(pointsLeft(at, draft, area), pointsIn(at.view, area))}
        </span>
      }
    >
      <fieldset className="options">
        <legend className="visually-hidden">{text.muster.tray}</legend>
        {purchasesFor(at, area).map((purchase) => (
          <PurchaseRow
            key={purchase.what === "ship" ? `ship ${purchase.sea}` : purchase.what}
            draft={draft}
            area={area}
            purchase={purchase}
          />
        ))}
      </fieldset>
      <Explained />
      {isNarrow && (
        <div className="ask-foot pager">
          <button type="button" className="btn grow" onClick={() => select(undefined)}>
            {text.muster.toList}
          </button>
        </div>
      )}
    </Note>
  );
}

function PurchaseRow({ draft, area, purchase }: PurchaseRowProps) {
  const desk = useDesk();
  const { at, words, text } = desk;
  const refusal = whyNotBuy(at, draft, area, purchase);
  const count = boughtIn(draft, area, purchase);
  const kind = purchase.what === "ship" ? SHIP : unitOf[purchase.what];
  return (
    <div className="purchase">
      <Choice className="option" refusal={refusal} onChoose={() => buy(desk, draft, area, purchase)}>
        <UnitIcon kind={kind} house={at.house} size={34} />
        <span className="grow">
          <b>{purchaseWords(desk, purchase)}</b>
          {refusal !== undefined && refusal.rule !== tooDear && (
            <small className="muted">{reasonOf(words.book, refusal).sentence}</small>
          )}
        </span>
        <Pips spent={refusal === undefined ? 0 : costOfPurchase(purchase)} points={costOfPurchase(purchase)} />
      </Choice>
      {count > 0 && (
        <button
          type="button"
          className="btn square bought"
          aria-label={text.muster.giveBack(count, purchaseWords(desk, purchase))}
          onClick={() => desk.change(bought(draft, area, purchase, -1))}
        >
          <span className="num" aria-hidden="true">
            {count}
          </span>
          <Icon name="ui-minus" size={14} />
        </button>
      )}
    </div>
  );
}

/** What the points beside it say already. */
const tooDear = "throne.muster.points";

interface PurchaseRowProps {
  readonly draft: Mustering;
  readonly area: Area;
  readonly purchase: Purchase;
}
