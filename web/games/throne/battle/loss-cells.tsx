import { type GameEvent, narrate } from "@weirwood/kernel";
import {
  ATTACK,
  areaIds,
  cardAt,
  cardForts,
  cardSetOf,
  cardSwords,
  DEFENCE,
  type House,
  NONE,
  pointsIn,
  UNIT_KINDS,
  type UnitKind,
} from "@weirwood/throne/questions";
import type { ReactNode } from "react";
import { Icon } from "../art/icon.tsx";
import { RuleLink, Shield, UnitIcon } from "../desk/controls.tsx";
import { useReading } from "../desk/reading.ts";
import type { BattleFacts, SceneKind } from "../telling/battle.ts";
import { unitsOf } from "../telling/beats.ts";
import { bladeSideOf, type Fight, isClosing, textCard } from "../telling/fight.ts";
import { RibbonLine } from "./ribbon.tsx";
import { useBattleText } from "./text/use-battle-text.ts";

interface LossCellsProps {
  readonly facts: BattleFacts;
  readonly step: number;
}

/** The last act: who falls, the way back, what stays. Each rises when its turn comes. */
export function LossCells({ facts, step }: LossCellsProps) {
  const { fight, scenes } = facts;
  // What an earlier moment told stands there from the beginning; what is still to come leaves its place free.
  const isSeen = (kind: SceneKind): boolean => scenes.findIndex((scene) => scene.kind === kind) <= step;
  return (
    <div className="battle-band last">
      <RibbonLine fight={fight} />
      <div className="battle-cells">
        {isSeen("losses") && <Fallen fight={fight} />}
        {isSeen("retreat") && <WayBack fight={fight} />}
        <Stays facts={facts} />
      </div>
    </div>
  );
}

function loserOf({ result, sides }: Fight): House {
  return sides[result?.winner === ATTACK ? DEFENCE : ATTACK].house;
}

function Cell({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  return (
    <section className="battle-cell">
      <h3>{title}</h3>
      {children}
    </section>
  );
}

function Fallen({ fight }: { readonly fight: Fight }) {
  const { words } = useReading();
  const text = useBattleText();
  const house = loserOf(fight);
  if (fight.fallen.length === 0) return <Cell title={text.nothingFalls} />;
  const isInBattle = fight.fallen.some(({ rule }) => rule === "throne.casualties.count");
  return (
    <Cell title={text.fallen(words.house(house))}>
      {isInBattle ? <SwordsAndTowers fight={fight} /> : <Why event={fight.fallen[0]} />}
      <p className="battle-units fallen">
        {fight.fallen.map((event, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: losses only grow.
          <Units key={place} units={event.units} house={house} />
        ))}
      </p>
    </Cell>
  );
}

/** The cards' icons, as long as they alone explain the losses. */
function SwordsAndTowers({ fight: { sides, result, fallen } }: { readonly fight: Fight }) {
  const { view } = useReading();
  const text = useBattleText();
  const event = fallen.find(({ rule }) => rule === "throne.casualties.count");
  if (event === undefined || result === undefined || sides[0].card === NONE) return null;
  const winner = sides[result.winner];
  const loser = sides[result.winner === ATTACK ? DEFENCE : ATTACK];
  const [swords, towers] = [
    cardSwords[cardAt(cardSetOf(view), winner.card)],
    cardForts[cardAt(cardSetOf(view), loser.card)],
  ];
  const lost = unitsOf(event.units).reduce((sum, count) => sum + count, 0);
  return (
    <p className="muted">
      {lost === swords - towers && text.swords(swords, towers)} <RuleLink rule={event.rule} isShort />
    </p>
  );
}

function Why({ event }: { readonly event: GameEvent }) {
  const { words } = useReading();
  return (
    <p className="muted">
      {narrate(words.book, event)} <RuleLink rule={event.rule} isShort />
    </p>
  );
}

function WayBack({ fight }: { readonly fight: Fight }) {
  const { view, words } = useReading();
  const text = useBattleText();
  const { retreat } = fight;
  const house = loserOf(fight);
  if (retreat === undefined) {
    const isLost = fight.fallen.some(({ rule }) => rule === "throne.retreat.nowhere");
    return <Cell title={isLost ? text.nowhere : text.noWayBack} />;
  }
  const to = areaIds.indexOf(String(retreat.to));
  const points = pointsIn(view, to);
  return (
    <Cell title={text.goesBack(words.house(house))}>
      <p className="way-back">
        <Units units={retreat.units} house={house} />
        <svg viewBox="0 0 120 24" aria-hidden="true">
          <path d="M4 12H104" fill="none" stroke="currentColor" strokeWidth="2.4" strokeDasharray="7 6" />
          <path d="M100 4L114 12L100 20Z" fill="currentColor" />
        </svg>
        {points > 0 && <Icon name={points > 1 ? "throne/stronghold" : "throne/city"} size={28} />}
        <b>{words.area(to)}</b>
        <RuleLink rule={retreat.rule} isShort />
      </p>
    </Cell>
  );
}

function Units({ units, house }: { readonly units: unknown; readonly house: House }) {
  const counts = unitsOf(units);
  const kinds = Array.from({ length: UNIT_KINDS }, (_, kind): UnitKind[] => Array(counts[kind]).fill(kind)).flat();
  return (
    <>
      {kinds.map((kind, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: units of a kind have nothing but their place.
        <UnitIcon key={place} kind={kind} house={house} size={36} />
      ))}
    </>
  );
}

/** Events of the end that go without saying. */
const isPlain = (event: GameEvent): boolean =>
  event.rule === "throne.march.moves" || event.rule === "throne.cards.discard" || event.rule === "throne.control.lost";

function Stays({ facts: { fight, turn } }: { readonly facts: BattleFacts }) {
  const { words } = useReading();
  const text = useBattleText();
  const holder = holderOf(fight);
  const told = fight.aftermath.filter((event) => !isPlain(event));
  const areDiscarded = fight.aftermath.filter(({ rule }) => rule === "throne.cards.discard").length === 2;
  return (
    <Cell title={text.stays}>
      <ul className="battle-stays">
        {holder !== undefined && (
          <li>
            <Shield house={holder} size={22} />
            {text.areaIs(words.area(fight.area), words.house(holder))}
          </li>
        )}
        {told.map((event) => (
          <li key={`${event.rule} ${event.house}`}>
            <Icon
              name={textCard(event) === NONE && !isClosing(event) ? "throne/order-back" : "throne/crown"}
              size={22}
            />
            {narrate(words.book, event)}
          </li>
        ))}
        {turn !== undefined && bladeSideOf(fight) !== undefined && (
          <li>
            <Icon name="throne/blade" size={22} />
            {text.bladeRests(turn + 1)}
          </li>
        )}
        {areDiscarded && (
          <li>
            <Icon name="ui-log" size={22} />
            {text.cardsPlayed}
          </li>
        )}
      </ul>
    </Cell>
  );
}

/** Whose the area is now: the defender's who won, or the attackers' who have entered. */
function holderOf({ result, sides, aftermath }: Fight): House | undefined {
  if (result?.winner === DEFENCE) return sides[DEFENCE].house;
  return aftermath.some(({ rule }) => rule === "throne.march.moves") ? sides[ATTACK].house : undefined;
}
