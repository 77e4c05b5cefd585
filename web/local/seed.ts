import { hex, type Seed, seedFrom, seedFromHex } from "@weirwood/kernel";

/** The seed that a text stands for: itself where it is written as records write it, else its hash. */
export function seedOf(text: string): Seed {
  return seedFromHex(text) ?? seedFrom(text);
}

/** A seed in its short, open form: twelve hexadecimal digits of whatever the browser's chance gives. */
export function someSeed(): string {
  return hex(crypto.getRandomValues(new Uint8Array(6)));
}
