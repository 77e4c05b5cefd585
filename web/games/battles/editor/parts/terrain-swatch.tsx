import { fieldLetters } from "@weirwood/battles/plans";

/** A hex of a terrain, small. */
export function TerrainSwatch({ letter }: { readonly letter: string }) {
  const [terrain, token] = fieldLetters[letter];
  return (
    <svg className="terrain-swatch" viewBox="-20 -23 40 46" aria-hidden data-terrain={terrain} data-token={token}>
      <polygon points="0,-22 19,-11 19,11 0,22 -19,11 -19,-11" />
    </svg>
  );
}
