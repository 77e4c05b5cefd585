import { bitOf, NONE, type ZoneId, zoneIds } from "../data/names.ts";
import { cards } from "../pool/index.ts";
import type { Ability, Effect, Modifier } from "../words/index.ts";
import { kindsMeant } from "./occurrences.ts";
import type { Op, Program } from "./ops.ts";
import { ownAbilities } from "./own-abilities.ts";
import { judgedByCost, needsTrial } from "./paid-targets.ts";
import { programOf } from "./program.ts";

/** Every ability there is, by a number of its own: those of the rules first, then those of cards, `core_2/1`. */
export interface Compiled extends Program {
  readonly number: number;
  readonly name: string;
  /** The card that bears it in print; NONE for those that the rules give. */
  readonly card: number;
  readonly ability: Ability;
  readonly kind: Ability["kind"];
  /** Zones from which it is used, a bit each. */
  readonly from: number;
  /** It must be announced how much X is. */
  readonly hasX: boolean;
  readonly isEvent: boolean;
  /** The kinds of happenings that it waits for, by their numbers; none of them where it waits for nothing. */
  readonly waitsFor: readonly boolean[];
  /** By operation: a target that nothing can be said of before the cost is paid. */
  readonly judgedByCost: readonly boolean[];
  /** Whether it can be declared is only known by trying. */
  readonly needsTrial: boolean;
}

const IN_PLAY = bitOf(zoneIds, "play");
const IN_HAND = bitOf(zoneIds, "hand");

const all: Compiled[] = [];
const numberOfGained = new Map<Ability, number>();
const numberOfLater = new Map<Effect, number>();

function add(name: string, card: number, ability: Ability, isEvent: boolean): number {
  const number = all.length;
  const program = programOf(ability);
  const zones: readonly ZoneId[] = ability.kind === "constant" ? [] : (ability.from ?? []);
  const usual = isEvent ? IN_HAND : IN_PLAY;
  const from = zones.length === 0 ? usual : zones.reduce((set, zone) => set | bitOf(zoneIds, zone), 0);
  const hasX = "x" in ability && ability.x !== undefined;
  const waitsFor = "on" in ability && ability.kind !== "constant" ? kindsMeant(ability.on) : [];
  all.push({
    number,
    name,
    card,
    ability,
    kind: ability.kind,
    from,
    hasX,
    isEvent,
    waitsFor,
    judgedByCost: judgedByCost(program),
    needsTrial: needsTrial(program),
    ...program,
  });
  for (const [inner, gained] of gainedIn(ability).entries()) {
    numberOfGained.set(gained, all.length);
    add(`${name}/${inner + 1}`, card, gained, false);
  }
  for (const [inner, effect] of laterIn(ability).entries()) {
    numberOfLater.set(effect, all.length);
    const on = effect.do === "later" ? effect.on : ({ on: "killed" } as const);
    add(`${name}/later-${inner + 1}`, card, { kind: "passive", on, effects: effect.effects }, false);
  }
  return number;
}

type Later = Extract<Effect, { do: "later" | "shield" }>;

/** Effects that wait: what they will do is an ability of its own. */
function laterIn(ability: Ability): readonly Later[] {
  return ability.kind === "constant" ? [] : laterAmong(ability.effects);
}

function laterAmong(effects: readonly Effect[]): readonly Later[] {
  return effects.flatMap((effect): readonly Later[] => {
    if (effect.do === "later" || effect.do === "shield") return [effect];
    if (effect.do === "modes") return effect.of.flatMap((mode) => laterAmong(mode.effects));
    return "effects" in effect ? laterAmong(effect.effects) : [];
  });
}

/** Abilities that others gain by this one. */
function gainedIn(ability: Ability): readonly Ability[] {
  const mods = ability.kind === "constant" ? ability.mods : modsIn(ability.effects);
  return mods.flatMap((mod) => (mod.mod === "gains" ? [mod.ability] : []));
}

function modsIn(effects: readonly Effect[]): readonly Modifier[] {
  return effects.flatMap((effect) => [
    ...("mods" in effect ? effect.mods : []),
    ...("gives" in effect ? effect.gives : []),
    ...("effects" in effect ? modsIn(effect.effects) : []),
  ]);
}

export const own = Object.fromEntries(
  Object.entries(ownAbilities).map(([name, ability]) => [name, add(name, NONE, ability, false)]),
) as { readonly [name in keyof typeof ownAbilities]: number };

/** The numbers of each card's abilities, by card. */
export const abilitiesOf: readonly (readonly number[])[] = cards.map(({ id, face, abilities }, card) =>
  abilities.map((ability, place) => add(`${id}/${place + 1}`, card, ability, face.type === "event")),
);

export const abilities: readonly Compiled[] = all;
export const abilityNames: readonly string[] = all.map(({ name }) => name);
const numbers = new Map(abilityNames.map((name, number) => [name, number]));
export const abilityNumber = (name: string): number | undefined => numbers.get(name);
/** The number of an ability that a modifier gives to others. */
export const gainedNumber = (ability: Ability): number => numberOfGained.get(ability) ?? NONE;

/** The number of the ability that an effect leaves waiting. */
export const laterNumber = (effect: Effect): number => numberOfLater.get(effect) ?? NONE;

const shields = new Map(
  [...numberOfLater].flatMap(([effect, number]) => (effect.do === "shield" ? [[number, effect]] : [])),
);
/** The shield whose ability this is, or undefined. */
export const shieldBehind = (ability: number): Extract<Effect, { do: "shield" }> | undefined => shields.get(ability);

/** The operation of an ability that holds a word of lasting effect. */
export const opOf = (ability: number, op: number): Op => all[ability].ops[op];
