import type { Refusal } from "@weirwood/kernel";
import {
  type Area,
  garrisonOf,
  isWithin,
  noTroop,
  numberIn,
  orderIn,
  singleIds,
  sumOf,
  type Troop,
  troopSize,
  UNIT_KINDS,
  type UnitKind,
} from "@weirwood/throne/questions";
import { useKeys } from "../../../app/keys.ts";
import type { Reason } from "../../../table/ask/asking.ts";
import { Choice, Part, Stepper } from "../../../table/ask/controls.tsx";
import { Icon } from "../art/icon.tsx";
import { FightForecast } from "../battle/fight-forecast.tsx";
import { forecastOf } from "../battle/forecast.ts";
import type { MapArrow } from "../board/arrows.tsx";
import type { AreaMark } from "../board/marks.tsx";
import { kindsInOrder } from "../desk/area-lines.ts";
import { AskPanel } from "../desk/ask-panel.tsx";
import { UnitIcon } from "../desk/controls.tsx";
import { type Desk, useDesk } from "../desk/desk.ts";
import { DragUnit } from "../desk/drag-unit.tsx";
import { Army, OrderIcon, SingleIcon } from "../desk/pictures.tsx";
import type { Scene } from "../desk/scene.ts";
import { Supply } from "../desk/supply.tsx";
import {
  atHome,
  calledBack,
  changeBy,
  isHeldAgainst,
  redirected,
  type Sending,
  sending,
  sendingMore,
  sentTo,
  sequenceOf,
  stepped,
  targetsOf,
  whyNoToken,
  whyNotStep,
  whyNotTo,
  withToken,
  withTokenOffered,
} from "../draft/moves.ts";
import { refusalOf } from "../draft/seated.ts";
import { chainOf } from "../draft/transport.ts";
import { countOf, withCount } from "../draft/troops.ts";
import { whyNot } from "../draft/why-not.ts";
import { unitIds } from "../pieces.ts";
import { AnotherToken } from "./settle.tsx";
import { TokenOffer } from "./token-offer.tsx";

/** Marches, and the Young Wolf: pick up units and press an area; or step units to each area in the list. */

const YOUNG_WOLF = numberIn(singleIds, "young-wolf", "single-use order");

/** Who goes when the next area is pressed: those picked up, as far as they are still at home; else all. */
function inHand({ at, hand }: Desk, draft: Sending): Troop {
  const home = atHome(at, draft);
  return hand !== undefined && isWithin(hand, home) ? hand : home;
}

export function sendingScene(desk: Desk, draft: Sending): Scene {
  const { at, text } = desk;
  const open = redirected(at, draft);
  const targets = targetsOf(at, open);
  const marks = new Map<Area, AreaMark>([[draft.from, { state: "selected", says: text.march.origin }]]);
  for (const area of targets) {
    if (isHeldAgainst(at, area)) marks.set(area, { state: "battle", says: text.march.attacks, act: "throne/battle" });
    else
      marks.set(area, { state: troopSize(sentTo(draft, area)) > 0 ? "highlighted" : "legal", says: text.march.enters });
  }
  const marching = sumOf(inHand(desk, draft), draft.moves.reduce<Troop>(sumOf, noTroop));
  return {
    marks,
    arrows: draft.moves.map(
      ({ to }): MapArrow => ({
        kind: isHeldAgainst(at, to) ? "attack" : "march",
        from: draft.from,
        to,
        via: chainOf(at, draft.from, to),
        house: at.house,
        isDraft: true,
      }),
    ),
    chosen: new Map([[draft.from, Array.from({ length: UNIT_KINDS }, (_, kind) => countOf(marching, kind))]]),
    stops: targets,
    source: draft.from,
    onArea: (area, { piece }) => (area === draft.from ? pickPiece(desk, draft, piece) : sendTo(desk, draft, area)),
    whyArea: (area) => (area === draft.from || targets.includes(area) ? undefined : whyNotNext(desk, open, area)),
    panel: <SendingPanel draft={draft} />,
  };
}

/** Pressing a unit of the origin picks up one of its kind, then one more, and after the last none; the ground: all. */
function pickPiece(desk: Desk, draft: Sending, piece: string | undefined): void {
  const home = atHome(desk.at, draft);
  const kind = piece?.startsWith("unit:") ? Number(piece.slice("unit:".length)) : undefined;
  if (kind === undefined || countOf(home, kind) === 0) {
    desk.pickUp(undefined);
    return;
  }
  const held = desk.hand !== undefined && isWithin(desk.hand, home) ? desk.hand : noTroop;
  desk.pickUp(withCount(held, kind, (countOf(held, kind) + 1) % (countOf(home, kind) + 1)));
}

/** Why nobody more can go to an area: because of the area itself, or because all who could are on their way. */
function whyNotNext({ at, text }: Desk, draft: Sending, area: Area): Refusal | Reason | undefined {
  const refusal = whyNotTo(at, draft, area);
  if (refusal === undefined || troopSize(atHome(at, draft)) > 0) return refusal;
  return whyNotTo(at, calledBack(at, draft), area) ?? { sentence: text.march.allSent, rule: refusal.rule };
}

/** Sends whoever is picked up, or everybody who was on the way to another area; fewer where not all may go there. */
function sendTo(desk: Desk, draft: Sending, area: Area, picked?: Troop): void {
  const { at, text, words } = desk;
  if (draft.moves.length === 1 && draft.moves[0].to === area && troopSize(atHome(at, draft)) === 0) return;
  const open = redirected(at, draft);
  const troop = picked ?? inHand(desk, open);
  const hurdle = whyNotNext(desk, open, area);
  if (hurdle !== undefined) {
    desk.explain(hurdle);
    return;
  }
  const whole = withTokenOffered(at, draft, sendingMore(at, open, area, troop));
  const hindrance = troopSize(troop) === 0 ? undefined : whyNot(at, whole);
  if (hindrance !== undefined) {
    desk.explain(hindrance);
    return;
  }
  desk.pickUp(undefined);
  desk.change(whole, text.march.sent(words.area(area)));
}

function SendingPanel({ draft }: { readonly draft: Sending }) {
  const desk = useDesk();
  const { at, words, text } = desk;
  const isMarch = draft.kind === "march";
  const garrisons = sequenceOf(at.view, draft);
  useKeys([
    { key: "]", label: text.keys.more, act: () => stepHand(desk, draft, 1) },
    { key: "[", label: text.keys.fewer, act: () => stepHand(desk, draft, -1) },
  ]);
  return (
    <AskPanel
      symbol={
        isMarch ? (
          <OrderIcon order={orderIn(at.view, draft.from)} house={at.house} size={48} />
        ) : (
          <SingleIcon single={YOUNG_WOLF} house={at.house} size={48} />
        )
      }
      title={text.march.title(words.area(draft.from))}
      lead={isMarch ? text.march.lead : text.march.wolfLead}
      send={sendWords(desk, draft)}
      decline={{
        label: text.march.unused,
        answer: calledBack(at, draft),
        loses: text.settle.losesToken(isMarch ? words.order(orderIn(at.view, draft.from)) : words.single(YOUNG_WOLF)),
      }}
      foot={
        isTokenOpen(desk, draft) && (
          <TokenOffer
            area={draft.from}
            isLeft={draft.token}
            onChange={(isLeft) => desk.change(withToken(draft, isLeft))}
          />
        )
      }
      back={<AnotherToken />}
      warning={controlWarning(desk, draft)}
    >
      {troopSize(atHome(at, draft)) > 0 && <AtHome draft={draft} />}
      {draft.moves.map(({ to }) => (
        <MoveTo key={to} draft={draft} to={to} />
      ))}
      {desk.isNarrow && <Targets draft={draft} />}
      {garrisons.length > 1 && <p className="muted">{text.march.sequence(garrisons.map(words.area))}</p>}
      {draft.moves.length > 0 && <Supply change={changeBy(draft)} />}
    </AskPanel>
  );
}

function sendWords({ at, text, words }: Desk, { moves }: Sending): string {
  if (moves.length === 0) return text.march.choose;
  const fights = moves.filter(({ to }) => isHeldAgainst(at, to)).map(({ to }) => words.area(to));
  const others = moves.filter(({ to }) => !isHeldAgainst(at, to)).map(({ to }) => words.area(to));
  return fights.length === 0 ? text.march.send(others) : text.march.attack(fights, others);
}

/** Leaving an area that is then no longer one's own, without a token: allowed, and easily forgotten. */
function controlWarning({ at, text, words }: Desk, draft: Sending): string | undefined {
  if (draft.moves.length === 0 || draft.token || refusalOf(at, draft) !== undefined) return undefined;
  return refusalOf(at, withToken(draft, true)) === undefined ? text.march.givesUp(words.area(draft.from)) : undefined;
}

const isTokenOpen = ({ at, refusal }: Desk, draft: Sending): boolean =>
  refusal === undefined && draft.moves.length > 0 && whyNoToken(at, draft) === undefined;

function stepHand(desk: Desk, draft: Sending, by: 1 | -1): void {
  const home = atHome(desk.at, draft);
  const hand = inHand(desk, draft);
  const order = by === 1 ? kindsInOrder : [...kindsInOrder].reverse();
  const kind = order.find((one) => (by === 1 ? countOf(hand, one) < countOf(home, one) : countOf(hand, one) > 0));
  if (kind !== undefined) desk.pickUp(withCount(hand, kind, countOf(hand, kind) + by));
}

/** Who is still at home, and who of them is picked up. */
function AtHome({ draft }: { readonly draft: Sending }) {
  const desk = useDesk();
  const { at, text } = desk;
  const home = atHome(at, draft);
  const hand = inHand(desk, draft);
  return (
    <Part title={draft.moves.length === 0 ? text.march.units : text.march.stillHere}>
      {kindsInOrder
        .filter((kind) => countOf(home, kind) > 0)
        .map((kind) => (
          <div key={kind} className="unit-row">
            <DragUnit onDrop={(area) => sendTo(desk, draft, area, withCount(noTroop, kind, 1))}>
              <UnitIcon kind={kind} house={at.house} size={36} />
            </DragUnit>
            <b className="grow">{text.unitNames[unitIds[kind]]}</b>
            <Stepper
              of={text.unitNames[unitIds[kind]]}
              count={countOf(hand, kind)}
              most={countOf(home, kind)}
              onStep={(by) => desk.pickUp(withCount(hand, kind, countOf(hand, kind) + by))}
            />
          </div>
        ))}
    </Part>
  );
}

/** Where a small map cannot show all that can be reached at once, the areas are listed too. */
function Targets({ draft }: { readonly draft: Sending }) {
  const desk = useDesk();
  const { at, text, words } = desk;
  const open = targetsOf(at, redirected(at, draft)).filter((area) => troopSize(sentTo(draft, area)) === 0);
  if (open.length === 0) return null;
  return (
    <Part title={text.march.whereTo}>
      <ul className="order-list">
        {open.map((area) => (
          <li key={area}>
            <Choice className="ask-row" onChoose={() => sendTo(desk, draft, area)}>
              <span className="grow">
                <b>{words.area(area)}</b>
                <small className="muted">{isHeldAgainst(at, area) ? text.march.attacks : text.march.enters}</small>
              </span>
              <Army area={area} />
            </Choice>
          </li>
        ))}
      </ul>
    </Part>
  );
}

/** Who goes to one area, what awaits them there, and how they are changed. */
function MoveTo({ draft, to }: { readonly draft: Sending; readonly to: Area }) {
  const desk = useDesk();
  const { at, text, words } = desk;
  const isFight = isHeldAgainst(at, to);
  const sent = sentTo(draft, to);
  const home = atHome(at, draft);
  const chain = chainOf(at, draft.from, to);
  const kinds = kindsInOrder.filter((kind) => countOf(sent, kind) + countOf(home, kind) > 0);
  const forecast = isFight && draft.kind === "march" ? forecastOf(at, draft, to) : undefined;
  return (
    <section className={isFight ? "ask-part move fight" : "ask-part move"}>
      <header>
        <h3>{headingOf(desk, to)}</h3>
        {isFight && <Icon name="throne/battle" />}
        <button
          type="button"
          className="btn ghost square"
          aria-label={text.march.callBack(words.area(to))}
          onClick={() => desk.change(sending(at, draft, to, noTroop), text.march.calledBack)}
        >
          <Icon name="ui-x" />
        </button>
      </header>
      {chain.length > 0 && <p className="muted">{text.march.carried(chain.map(words.area))}</p>}
      {kinds.map((kind) => (
        <MoveStep key={kind} draft={draft} to={to} kind={kind} />
      ))}
      {forecast !== undefined && <FightForecast forecast={forecast} />}
    </section>
  );
}

function headingOf({ at, text, words }: Desk, to: Area): string {
  const { march } = text;
  if (!isHeldAgainst(at, to)) return march.to(words.area(to));
  return (garrisonOf(at.view, to) > 0 ? march.toGarrison : march.toBattle)(words.area(to));
}

function MoveStep({ draft, to, kind }: { readonly draft: Sending; readonly to: Area; readonly kind: UnitKind }) {
  const desk = useDesk();
  const { at, text } = desk;
  const count = countOf(sentTo(draft, to), kind);
  const most = count + countOf(atHome(at, draft), kind);
  return (
    <div className="unit-row">
      <UnitIcon kind={kind} house={at.house} size={28} />
      <span className="grow">{text.unitNames[unitIds[kind]]}</span>
      <Stepper
        isSmall
        of={text.unitNames[unitIds[kind]]}
        count={count}
        most={most}
        whyNoMore={count < most ? whyNotStep(at, draft, to, kind) : undefined}
        onStep={(by) => desk.change(withTokenOffered(at, draft, stepped(at, draft, to, kind, by)))}
      />
    </div>
  );
}
