import type { House } from "@weirwood/throne/questions";
import type { SpokenOf } from "../learn/spoken-of.ts";
import type { Topology } from "../map/topology.ts";
import { Arrows } from "./arrows.tsx";
import { type AreaMark, AreaShape, Marks } from "./marks.tsx";

/** One board is shown at a time. */
const MASK = "spotlight-mask";

interface SpotlightProps {
  readonly spokenOf: SpokenOf;
  readonly house: House;
  readonly map: Topology;
}

/** What a hint speaks of stays light, in the shape of its areas; everything else is dimmed. Nothing is barred by it. */
export function Spotlight({ spokenOf: { from, to }, house, map }: SpotlightProps) {
  const marks = new Map<number, AreaMark>([
    ...to.map((area): [number, AreaMark] => [area, { state: "legal" }]),
    [from, { state: "selected" }],
  ]);
  return (
    <g className="spotlight" aria-hidden="true">
      <mask id={MASK}>
        <rect width={map.width} height={map.height} className="dimmed" />
        {[from, ...to].map((area) => (
          <AreaShape key={area} area={area} map={map} className="lit" />
        ))}
      </mask>
      <rect width={map.width} height={map.height} className="shade" mask={`url(#${MASK})`} />
      <Marks marks={marks} map={map} />
      <Arrows arrows={to.map((area) => ({ kind: "march", from, to: area, house, isDraft: true }))} map={map} />
    </g>
  );
}
