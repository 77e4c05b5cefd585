import type { BattleDecision } from "@weirwood/battles/playing";
import {
  cardNumberOf,
  commanderIds,
  hands,
  hexOf,
  isSpent,
  MORALE,
  NONE,
  symbolIds,
  tokensOf,
  unitIn,
  unitsOnField,
} from "@weirwood/battles/questions";
import { NOBODY } from "@weirwood/kernel";
import { reasonOf } from "../../../table/ask/asking.ts";
import { Choice, Part } from "../../../table/ask/controls.tsx";
import { GiveUp } from "../../../table/ask/give-up.tsx";
import { Icon } from "../art/icon.tsx";
import { AskPanel } from "../desk/ask-panel.tsx";
import { type Desk, useDesk } from "../desk/desk.ts";
import type { MakeScene } from "../desk/scene.ts";
import { litZone } from "../desk/zones.ts";
import type { HexMark } from "../field/field-show.ts";
import { Tray } from "../tray/tray.tsx";
import { CommanderRows } from "./commander-rows.tsx";
import { leaderAt, type Order, ordersOf, ownUnitIn, takeUp, whyNotOrdered } from "./turn-hand.ts";
import { sendLabel } from "./turn-parts.tsx";
import { turnTray } from "./turn-tray.ts";
import { figureName, unitLine } from "./unit-row.tsx";
import "./turn.css";

/** The hexes of hidden archers who may shoot now. */
const archersOf = (desk: Desk): Set<number> => new Set(desk.answersOf("volley").map(({ hex }) => hex));

/**
 * One turn: an order token, a command card, or passing; before it what commanders and hidden archers may do. As long as
 * nothing is taken up, any unit can be pointed at, and says what orders it.
 */
export const turnScene: MakeScene = (desk) => {
  const { view, reader, text, words, selected } = desk;
  const marks = new Map<number, HexMark>();
  for (const unit of unitsOnField(view, reader)) {
    const hex = hexOf(view, unit);
    if (ordersOf(desk, hex).length > 0 || leaderAt(desk, hex) !== NONE)
      marks.set(hex, {
        state: "legal",
        says: isSpent(view, unit) ? text.turn.isSpent : text.turn.canBeOrdered,
      });
    else {
      const why = whyNotOrdered(desk, MORALE, hex);
      marks.set(hex, { state: "blocked", ...(why !== undefined && { reason: reasonOf(words.book, why) }) });
    }
  }
  for (const hex of archersOf(desk))
    marks.set(hex, { state: "legal", says: text.turn.mayShoot, act: "battles/ranged" });
  const leader = selected === undefined ? NONE : leaderAt(desk, selected);
  if (selected !== undefined) marks.set(selected, { state: "selected" });
  return {
    marks,
    ...(leader !== NONE && { zone: litZone(view, leader) }),
    stops: [...marks.keys()],
    about: unitsOnField(view, reader).map((unit) => hexOf(view, unit)),
    onHex(hex) {
      if (archersOf(desk).has(hex)) takeUp(desk, { archers: hex });
      else if (ownUnitIn(desk, hex) !== NONE && hex !== selected) desk.select(hex);
      else desk.select(undefined);
    },
    tray: turnTray(desk),
    panel: <OpenTurn />,
  };
};

function OpenTurn() {
  const desk = useDesk();
  const { view, reader, text, draft, selected, isNarrow } = desk;
  const tokens = symbolIds.reduce((sum, _, symbol) => sum + tokensOf(view, reader, symbol), 0);
  const isUnit = selected !== undefined && ownUnitIn(desk, selected) !== NONE;
  return (
    <AskPanel
      lead={text.turn.lead}
      send={draft === undefined ? text.turn.send.choose : sendLabel(desk, draft)}
      also={
        <GiveUp
          label={text.turn.pass}
          loses={desk.answers.length > 1 ? text.turn.passLoses(tokens, hands[reader].count(view)) : undefined}
          isSending={desk.isSending}
          say={desk.say}
          onGiveUp={() => desk.send({ kind: "pass" })}
        />
      }
    >
      {isNarrow && <Tray use={turnTray(desk)} isCompact />}
      {isUnit && <UnitOrders hex={selected} />}
      <Abilities />
      <CommanderRows
        isPressed={(leader) => selected !== undefined && leaderAt(desk, selected) === leader}
        onChoose={(_leader, hex) => desk.select(hex === selected ? undefined : hex)}
      />
    </AskPanel>
  );
}

/** Every way to order the unit that is pointed at; the tokens it takes are drawn. */
function UnitOrders({ hex }: { readonly hex: number }) {
  const desk = useDesk();
  const { view, words, text, draft } = desk;
  const unit = unitIn(view, hex);
  const orders = ordersOf(desk, hex);
  return (
    <Part title={text.turn.unitIn(words.unit(view, unit), words.hex(hex))} aside={unitLine(desk, view, unit)}>
      {orders.length === 0 && <p className="muted">{text.turn.noToken}</p>}
      {orders.map((order) => (
        <OrderRow
          key={orderKey(order)}
          order={order}
          isPressed={draft !== undefined && orderKey(order) === orderKey(draft)}
        />
      ))}
    </Part>
  );
}

const orderKey = (answer: BattleDecision): string => JSON.stringify(answer);

function OrderRow({ order, isPressed }: { readonly order: Order; readonly isPressed: boolean }) {
  const desk = useDesk();
  const { words, text } = desk;
  const symbol = order.kind === "ready" ? MORALE : order.by;
  const tokens = order.kind === "order" && order.pair !== NOBODY ? 2 : 1;
  const token = text.turn.tray.tokensOf(tokens, words.symbol(symbol));
  return (
    <Choice
      className="ask-row turn-row open"
      isPressed={isPressed}
      onChoose={() => desk.change(order, sendLabel(desk, order))}
    >
      {Array.from({ length: tokens }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: tokens of one kind are alike.
        <Icon key={place} name={`battles/hexorder-${symbolIds[symbol]}`} size={34} />
      ))}
      <span className="grow">
        <b>{order.kind === "ready" ? text.turn.readyIt : text.turn.orderIt}</b>
        <small>{order.kind === "ready" ? text.turn.readyCosts(token) : text.turn.with(token)}</small>
      </span>
    </Choice>
  );
}

/** What comes before the turn's one action: abilities of commanders that are used once a battle. */
function Abilities() {
  const desk = useDesk();
  const { view, words, text, draft } = desk;
  const commits = desk.answersOf("commit");
  if (commits.length === 0) return null;
  return (
    <Part title={text.turn.before}>
      {commits.map((commit) => (
        <Choice
          key={commit.leader}
          className="ask-row turn-row open"
          isPressed={draft?.kind === "commit" && draft.leader === commit.leader}
          onChoose={() => desk.change(commit, sendLabel(desk, commit))}
        >
          <Icon name="battles/commander" size={28} />
          <span className="grow">
            <b>{text.turn.onceABattle(figureName(desk, commit.leader))}</b>
            <small>{words.book.names.commitAbility[commanderIds[cardNumberOf(view, commit.leader)]]}</small>
          </span>
        </Choice>
      ))}
    </Part>
  );
}
