import { bitOf, NONE, type ZoneId, zoneIds } from "../data/names.ts";
import { cards } from "../pool/index.ts";
import type { Ability, Effect, Modifier } from "../words/index.ts";
import { ownAbilities } from "./own-abilities.ts";
import { type Op, type Program, programOf } from "./ops.ts";

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
}

const IN_PLAY = bitOf(zoneIds, "play");
const IN_HAND = bitOf(zoneIds, "hand");

const all: Compiled[] = [];

function add(name: string, card: number, ability: Ability, isEvent: boolean): number {
  const number = all.length;
  const program = programOf(ability);
  const zones: readonly ZoneId[] = ability.kind === "constant" ? [] : (ability.from ?? []);
  const usual = isEvent ? IN_HAND : IN_PLAY;
  const from = zones.length === 0 ? usual : zones.reduce((set, zone) => set | bitOf(zoneIds, zone), 0);
  const hasX = "x" in ability && ability.x !== undefined;
  all.push({ number, name, card, ability, kind: ability.kind, from, hasX, isEvent, ...program });
  for (const [inner, gained] of gainedIn(ability).entries()) {
    numberOfGained.set(gained, all.length);
    add(`${name}/${inner + 1}`, card, gained, false);
  }
  return number;
}

const numberOfGained = new Map<Ability, number>();

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

/** The operation of an ability that holds a word of lasting effect. */
export const opOf = (ability: number, op: number): Op => all[ability].ops[op];
