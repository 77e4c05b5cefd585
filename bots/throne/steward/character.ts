import type { Character } from "../../temper/index.ts";

/** What a steward holds things worth, how much it dares, and whom it holds to account. */
export interface Nature {
  /** What is worth having: areas by what lies in them, seas by the castles and own areas on their shores. */
  readonly castle: number;
  readonly musterPoint: number;
  readonly barrel: number;
  readonly spareBarrel: number;
  readonly crown: number;
  readonly sea: number;
  readonly coast: number;
  readonly port: number;
  /** What power in hand is worth, by so many times. */
  readonly power: number;
  /** What a card of strength 1 costs that is played. */
  readonly card: number;
  /** By so many times: what a lost battle costs, how often rivals come who could, and what is saved by orders to defend. */
  readonly defeat: number;
  readonly dread: number;
  readonly defence: number;
  /** What is taken from a rival counts so much more, and for each castle that he has more than others, or fewer. */
  readonly rivalry: number;
  readonly envy: number;
  /** So much more again from one who is about to win; and what the castle is worth that he needs, and can reach. */
  readonly leader: number;
  readonly guard: number;
  /** By so many times: what is taken from those who keep off my home ground, and from whoever owes me most. */
  readonly peace: number;
  readonly revenge: number;
  /** How low rivals are taken to bid: 1 as likely high as low, more for lower. */
  readonly lowBids: number;
  /** How far bids stray from the best: the loss that is taken lightly. */
  readonly waver: number;
}

/** Even-handed. Set by the shares of the houses among five stewards, not by how strong one is among others. */
export const evenNature: Nature = {
  castle: 6,
  musterPoint: 0.8,
  barrel: 2,
  spareBarrel: 0.4,
  crown: 0.9,
  sea: 0.7,
  coast: 0.35,
  port: 0.9,
  power: 1,
  card: 1,
  defeat: 1,
  dread: 1,
  defence: 1.6,
  rivalry: 0.25,
  envy: 1,
  leader: 6,
  guard: 40,
  peace: 1,
  revenge: 1,
  lowBids: 5,
  waver: 0.3,
};

/** Habits: what everybody holds a little dearer or cheaper than others do, at most by so much (as a logarithm). */
const spread = 0.5;
const habits: readonly (keyof Nature)[] = [
  "musterPoint",
  "barrel",
  "crown",
  "sea",
  "coast",
  "power",
  "card",
  "defeat",
  "dread",
  "rivalry",
  "waver",
];

/** Traits: by how much each changes what it tells in, in full (as a logarithm). */
const leanings: { readonly [trait in keyof Character["traits"]]: { readonly [weight in keyof Nature]?: number } } = {
  bold: { defeat: -1, dread: -0.35, rivalry: 0.5 },
  careful: { defeat: 0.7, dread: 0.3, defence: 0.5 },
  greedy: { castle: 0.2, barrel: 0.7, crown: 0.7, power: 0.6 },
  loyal: { peace: -0.8, leader: 0.5 },
  vengeful: { revenge: 0.9 },
};

const natures = new WeakMap<Character, Nature>();

/** The nature of a character. The same one's is not reckoned twice: it hangs on nothing else. */
export function natureOf(character: Character): Nature {
  const known = natures.get(character);
  if (known !== undefined) return known;
  const nature = madeNature(character);
  natures.set(character, nature);
  return nature;
}

function madeNature({ traits, habit }: Character): Nature {
  const nature: { -readonly [weight in keyof Nature]: number } = { ...evenNature };
  for (const [number, weight] of habits.entries()) nature[weight] *= Math.exp(spread * habit(number));
  for (const [trait, leaning] of Object.entries(leanings)) {
    const strength = traits[trait as keyof typeof traits];
    for (const [weight, more] of Object.entries(leaning)) nature[weight as keyof Nature] *= Math.exp(strength * more);
  }
  return nature;
}
