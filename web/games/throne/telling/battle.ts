import type { GameEvent, Seat } from "@weirwood/kernel";
import {
  areaIds,
  askedHouse,
  askKind,
  HOUSES,
  type House,
  isAsking,
  NONE,
  seatOf,
  TURN,
} from "@weirwood/throne/questions";
import type { Throne } from "@weirwood/throne/rules";
import type { Circumstances, Moment } from "../../../table/telling.ts";
import { type Fight, FightReader, isClosing, isFall, isGarrison, isRetreat, textCard } from "./fight.ts";

/** Battles as great moments: what an update tells of one, scene by scene, in the acts of one window. */

/** Cards, strength, the blade and the result, losses. */
export type Act = 0 | 1 | 2 | 3;

export type SceneKind =
  | "laid"
  | "turned"
  | "counted"
  | "text"
  | "blade"
  | "result"
  | "aftermath"
  | "losses"
  | "retreat"
  | "stays";

/** One step of the moment. */
export interface FightScene {
  readonly kind: SceneKind;
  readonly event?: GameEvent;
}

/** What the stage is handed of a battle. */
export interface BattleFacts {
  readonly fight: Fight;
  readonly scenes: readonly FightScene[];
  /** Losses follow at once, as a moment of their own. */
  readonly hasMore: boolean;
  /** The house that is asked next whether it draws the blade. */
  readonly mayDraw: House | undefined;
  readonly turn: number | undefined;
}

export const actOf: { readonly [kind in SceneKind]: Act } = {
  laid: 0,
  turned: 1,
  counted: 1,
  text: 1,
  blade: 2,
  result: 2,
  aftermath: 3,
  losses: 3,
  retreat: 3,
  stays: 3,
};

/** In milliseconds at the steady pace, motion included. */
const lasts: { readonly [kind in SceneKind]: number } = {
  laid: 1600,
  turned: 960,
  counted: 1760,
  text: 1760,
  blade: 1600,
  result: 3000,
  aftermath: 1760,
  losses: 1760,
  retreat: 1760,
  stays: 1760,
};

type Found = { readonly upTo: number; readonly moment: Moment };

/** A moment of a battle that begins with an event, up to the next question or to the battle's end. */
export function battleMoment(
  events: readonly GameEvent[],
  at: number,
  circumstances: Circumstances<Throne>,
): Found | undefined {
  if (!isSeen(events[at])) return undefined;
  const reader = readerAt(events, at, circumstances);
  if (reader === undefined) return undefined;
  const scenes: FightScene[] = [];
  let upTo = at;
  let hasMore = false;
  for (; upTo < events.length && !hasMore && reader.read(events[upTo]); upTo++) {
    scenes.push(...scenesOf(events[upTo], reader.fight));
    // Whoever fought looks at the result until they go on: the losses are a moment of their own.
    hasMore =
      scenes.at(-1)?.kind === "result" && isFighter(reader.fight, circumstances) && isMoreSeen(events, upTo + 1);
  }
  if (scenes.length === 0) return undefined;
  const isEnded = isClosing(events[upTo - 1]);
  if (isEnded && scenes.every(({ kind }) => actOf[kind] < 3)) scenes.push({ kind: "stays" });
  reader.measure(circumstances.after);
  return { upTo, moment: momentOf(reader.fight, scenes, hasMore, circumstances) };
}

function isFighter(fight: Fight, { before, after, seat }: Circumstances<Throne>): boolean {
  const view = after ?? before;
  return view !== undefined && seatsOf(fight, view).includes(seat);
}

/** Whether a fight goes on with something to see. */
function isMoreSeen(events: readonly GameEvent[], from: number): boolean {
  for (const event of events.slice(from)) {
    if (isClosing(event) || event.rule === "throne.battle.begins") return false;
    if (isSeen(event)) return true;
  }
  return false;
}

/** Events that are worth a scene; the others of a fight are told along with one. */
const isSeen = (event: GameEvent): boolean =>
  event.rule === "throne.card.play" ||
  event.rule === "throne.three-cards.drawn" ||
  event.rule.startsWith("throne.blade.") ||
  event.rule === "throne.battle.tie" ||
  event.rule === "throne.battle.won" ||
  event.rule === "throne.battle.no-units" ||
  isGarrison(event) ||
  isFall(event) ||
  isRetreat(event) ||
  textCard(event) !== NONE;

/** Where the fight stands as an event is told: after its beginning in these very events, or in the view before them. */
function readerAt(
  events: readonly GameEvent[],
  at: number,
  { before, after }: Circumstances<Throne>,
): FightReader | undefined {
  let first = at - 1;
  while (first >= 0 && events[first].rule !== "throne.battle.begins" && !isClosing(events[first])) first--;
  const reader =
    first >= 0
      ? isClosing(events[first])
        ? undefined
        : FightReader.from(events[first], before ?? after)
      : before && FightReader.within(before);
  if (reader !== undefined) for (const event of events.slice(Math.max(first, 0), at)) reader.read(event);
  if (!isGarrison(events[at])) return reader;
  const isHere = areaIds[reader?.fight.area ?? NONE] === events[at].to;
  return isHere ? reader : FightReader.from(events[at], before ?? after);
}

function scenesOf(event: GameEvent, { sides: [attacker, defender], result }: Fight): FightScene[] {
  switch (event.rule) {
    case "throne.card.play":
      // The attacker's is told first; both are turned together.
      return defender.card === NONE ? [{ kind: "laid" }, { kind: "turned", event }] : [{ kind: "counted", event }];
    case "throne.blade.use":
    case "throne.blade.declined":
      return [{ kind: "blade", event }];
    case "throne.battle.won":
    case "throne.battle.no-units":
      return [{ kind: "result", event }];
  }
  if (isGarrison(event)) return [{ kind: "counted" }, { kind: "result", event }];
  if (isFall(event)) return [{ kind: "losses", event }];
  if (isRetreat(event)) return [{ kind: "retreat", event }];
  if (textCard(event) === NONE || attacker.card === NONE) return [];
  return [{ kind: result === undefined ? "text" : "aftermath", event }];
}

function momentOf(
  fight: Fight,
  scenes: readonly FightScene[],
  hasMore: boolean,
  { before, after }: Circumstances<Throne>,
): Moment {
  const view = after ?? before;
  const isBladeAsked = after !== undefined && isAsking(after) && askKind(after) === "blade";
  const facts: BattleFacts = {
    fight,
    scenes,
    hasMore,
    mayDraw: isBladeAsked ? askedHouse(after) : undefined,
    turn: view?.[TURN],
  };
  return {
    kind: "battle",
    story: `${areaIds[fight.area]} ${areaIds[fight.from ?? NONE] ?? ""}`,
    ...(view === undefined ? {} : { seats: seatsOf(fight, view) }),
    steps: scenes.map(({ kind, event }) => ({ lasts: lasts[kind], ...(event === undefined ? {} : { says: event }) })),
    facts,
  };
}

const seatsOf = ({ sides }: Fight, view: Throne): Seat[] =>
  sides.filter(({ house }) => house < HOUSES).map(({ house }) => seatOf(view, house));
