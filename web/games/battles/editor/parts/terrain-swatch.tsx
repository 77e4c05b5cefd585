import { fieldLetters } from "@weirwood/battles/plans";
import { GroundArt } from "../../field/ground-art.tsx";
import { hexShape } from "../../field/hex-shape.ts";

/** How the ids of what swatches use begin. */
const ART = "swatch-";

/** What swatches are drawn from, once for all of them. */
export const SwatchArt = () => (
  <svg className="swatch-art" aria-hidden="true">
    <defs>
      <GroundArt id={ART} />
      <clipPath id={`${ART}hex`}>
        <path d={hexShape(1)} />
      </clipPath>
    </defs>
  </svg>
);

/** The way of a river or a road through a hex. */
const WAY = "M-6-40C10-12-10 12 6 40";

/** A hex of a terrain, small, drawn as on the field. */
export function TerrainSwatch({ letter }: { readonly letter: string }) {
  const [terrain, token] = fieldLetters[letter];
  const isWater = terrain.endsWith("river");
  const isRoad = terrain.endsWith("road");
  const use = (what: string, transform = "") => <use href={`#${ART}${what}`} transform={transform} />;
  return (
    <svg className="terrain-swatch hex-field" viewBox="-33 -37 66 74" aria-hidden="true">
      <g className="ground" clipPath={`url(#${ART}hex)`}>
        <path className="grass-0" d={hexShape(1)} />
        {isWater && ["banks", "shore", "water"].map((layer) => <path key={layer} className={layer} d={WAY} />)}
        {isRoad && ["road-edge", "road", "ruts"].map((layer) => <path key={layer} className={layer} d={WAY} />)}
        {terrain.startsWith("forest-") && [-20, 20].map((x) => <g key={x}>{use("tree", `translate(${x} 4)`)}</g>)}
        {["forest", "hills", "building"].includes(terrain) && use(terrain)}
        {token !== undefined && use(token)}
        <path className="hex-lines" d={hexShape(1)} />
      </g>
    </svg>
  );
}
