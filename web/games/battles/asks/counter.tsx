import {
  attackerOf,
  COUNTER,
  type Hex,
  hexOf,
  placeOf,
  type StalwartCause,
  stalwartCause,
  targetOf,
} from "@weirwood/battles/questions";
import type { ReactNode } from "react";
import { Part } from "../../../table/ask/controls.tsx";
import { RuleLink } from "../../../table/rule-link.tsx";
import { Icon } from "../art/icon.tsx";
import type { BattlesSymbol } from "../art/symbol-names.ts";
import { type Desk, useDesk } from "../desk/desk.ts";
import type { MakeScene } from "../desk/scene.ts";
import type { HexMark } from "../field/field-show.ts";
import { OddsPanel } from "../odds/odds-panel.tsx";
import { AttackAsk, unitTitle } from "./attack-shell.tsx";
import { Offer } from "./offer.tsx";

/** A unit that held may strike back at its attacker. */
export const counterScene: MakeScene = ({ view, text }) => {
  const [own, enemy] = [targetOf(view), attackerOf(view)].map((unit) => hexOf(view, unit));
  const friends = stalwartCause(view, targetOf(view))?.friends.map((friend) => hexOf(view, friend)) ?? [];
  const { own: may, target } = text.answers.counter;
  return {
    marks: new Map<Hex, HexMark>([
      [own, { state: "selected", says: may, act: "battles/stalwart" }],
      [enemy, { state: "danger", says: target, act: "battles/counterattack" }],
    ]),
    ties: friends.map((hex) => ({ from: hex, to: own })),
    about: [own, enemy, ...friends],
    panel: <CounterAsk />,
  };
};

const choice = { way: COUNTER };

function CounterAsk() {
  const desk = useDesk();
  const { view } = desk;
  const text = desk.text.answers.counter;
  const [own, enemy] = [targetOf(view), attackerOf(view)];
  return (
    <AttackAsk
      title={text.title}
      lead={text.lead(unitTitle(desk, own), unitTitle(desk, enemy))}
      also={<Offer kind="counter" yes={text.yes} no={text.no} />}
    >
      <OddsPanel view={view} attacker={own} target={enemy} choice={choice} />
      <Reasons />
    </AttackAsk>
  );
}

/** What must hold for it, and does: below the odds, which are what one decides by. */
function Reasons() {
  const desk = useDesk();
  const { view, words, openRule } = desk;
  const text = desk.text.answers.counter;
  return (
    <Part title={text.why} aside={<RuleLink rule="battles.engagement.counter" onOpen={openRule} isShort />}>
      <ul className="conditions">
        <Condition symbol="battles/stalwart" title={text.stalwart} about={causeWords(desk)} />
        <Condition symbol="ui-pin" title={text.inPlace(words.hex(placeOf(view)))} />
        <Condition symbol="battles/engagement" title={text.beside(unitTitle(desk, attackerOf(view)))} />
        <Condition symbol="battles/fire-1" title={text.noFire} />
      </ul>
      <p className="muted">{text.note}</p>
    </Part>
  );
}

/** What makes the unit Stalwart, with the friends who do. */
function causeWords(desk: Desk): string {
  const { by, friends } = stalwartCause(desk.view, targetOf(desk.view)) as StalwartCause;
  const { by: words } = desk.text.answers.counter;
  const units = friends.map((friend) => unitTitle(desk, friend)).join(", ");
  return by === "friends" || by === "aura" ? words[by](units) : words[by];
}

interface ConditionProps {
  readonly symbol: BattlesSymbol;
  readonly title: string;
  readonly about?: ReactNode;
}

/** Something that must hold, and does: nobody is asked otherwise. */
function Condition({ symbol, title, about }: ConditionProps) {
  return (
    <li>
      <Icon name={symbol} size={24} />
      <span>
        {title}
        {about !== undefined && <small>{about}</small>}
      </span>
      <Icon name="ui-check" />
    </li>
  );
}
