import { type Chance, chanceFrom, chanceOf } from "@weirwood/kernel";

/** Whom one sits down with: a number that stays the same through a game. EVEN is nobody in particular. */
export type Temper = number;
export const EVEN: Temper = 0;

export const traits = ["bold", "careful", "greedy", "loyal", "vengeful"] as const;
export type Trait = (typeof traits)[number];

/** What a temper is like: one trait before all, another behind it, and habits of its own. */
export interface Character {
  /** From 0 to 1, by trait. */
  readonly traits: { readonly [trait in Trait]: number };
  /** A habit, from −1 to 1: the same for the same character and the same thing, whatever that is. */
  habit(thing: number): number;
}

const FIRST = 1;
const SECOND = 0.6;

/** Two different traits in order: so many characters, each of them in many persons. */
const CHARACTERS = traits.length * (traits.length - 1);

/** Habits of one person that are told apart. */
const HABITS = 64;

const PERSONS = 1 << 20;

/** A temper that hangs on a text alone: the table and the seat. */
export const temperOf = (text: string): Temper => 1 + chanceOf(`temper of ${text}`).below(PERSONS);

/** A temper at random, of any character, or of those that values are learned from. */
export function drawTemper(chance: Chance, among: "all" | "seen"): Temper {
  for (;;) {
    const temper = 1 + chance.below(PERSONS);
    if (among === "all" || isSeen(temper)) return temper;
  }
}

/**
 * Values are learned from half of the characters: those whose two traits are neighbours in the list, counted round. The
 * other half are strangers, by whom it shows whether what was learned is the game or the players.
 */
export function isSeen(temper: Temper): boolean {
  const [first, second] = traitsOf(temper);
  const apart = (second - first + traits.length) % traits.length;
  return apart === 1 || apart === traits.length - 1;
}

function traitsOf(temper: Temper): readonly [first: number, second: number] {
  const character = (temper - 1) % CHARACTERS;
  const first = Math.floor(character / (traits.length - 1));
  const other = character % (traits.length - 1);
  return [first, other < first ? other : other + 1];
}

const known = new Map<Temper, Character>();
const MOST_KNOWN = 4096;

export function characterOf(temper: Temper): Character {
  const found = known.get(temper);
  if (found !== undefined) return found;
  if (known.size >= MOST_KNOWN) known.clear();
  const made = temper === EVEN ? evenCharacter : madeCharacter(temper);
  known.set(temper, made);
  return made;
}

const evenCharacter: Character = {
  traits: { bold: 0, careful: 0, greedy: 0, loyal: 0, vengeful: 0 },
  habit: () => 0,
};

function madeCharacter(temper: Temper): Character {
  const chance = chanceFrom(temper);
  const [first, second] = traitsOf(temper);
  const habits = Float64Array.from({ length: HABITS }, () => chance.below(2001) / 1000 - 1);
  const strengths = traits.map((_, trait) => (trait === first ? FIRST : trait === second ? SECOND : 0));
  return {
    traits: Object.fromEntries(traits.map((trait, at) => [trait, strengths[at]])) as Character["traits"],
    habit: (thing) => habits[thing % HABITS],
  };
}
