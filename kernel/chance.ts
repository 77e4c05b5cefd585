import { seedFrom } from "./dice.ts";

/**
 * Quick random choices for samplers, bots and tests. Not dice: nothing in a game's state ever comes from here, and
 * whoever knows a few numbers can work out the rest.
 */
export interface Chance {
  /** A whole number from 0 to n − 1, each equally likely. 0 where n is 0 or 1. */
  below(n: number): number;
}

/** A reproducible source: the same seed gives the same choices on any machine. (sfc32, seeded by splitmix32.) */
export function chanceFrom(seed: number): Chance {
  let mix = seed | 0;
  const word = (): number => {
    mix = (mix + 0x9e3779b9) | 0;
    let z = mix ^ (mix >>> 16);
    z = Math.imul(z, 0x21f0aaad);
    z ^= z >>> 15;
    z = Math.imul(z, 0x735a2d97);
    return z ^ (z >>> 15);
  };
  let a = word();
  let b = word();
  let c = word();
  let d = 1;
  const next = (): number => {
    const sum = (a + b + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 0;
  };
  for (let warmUp = 0; warmUp < 12; warmUp++) next();
  return { below: (n) => (n < 2 ? 0 : Math.floor((next() / 0x1_0000_0000) * n)) };
}

/** Random choices that hang on a text alone. Not the text that seeds the dice: the two never meet. */
export function chanceOf(text: string): Chance {
  const [a, b, c, d] = seedFrom(text);
  return chanceFrom(a | (b << 8) | (c << 16) | (d << 24));
}

/** One of a list or of counted answers, each equally likely. */
export function oneOf<T>(list: { readonly length: number; at(index: number): T | undefined }, chance: Chance): T {
  return list.at(chance.below(list.length)) as T;
}

/** Puts a list into random order, in place. */
export function shuffled<T>(list: T[], chance: Chance): T[] {
  for (let i = list.length - 1; i > 0; i--) {
    const j = chance.below(i + 1);
    const kept = list[i];
    list[i] = list[j];
    list[j] = kept;
  }
  return list;
}
