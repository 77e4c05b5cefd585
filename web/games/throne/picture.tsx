import { houseClass, unitSymbol } from "./art/heraldry.ts";
import { PrintedSymbols } from "./board/printed.tsx";
import { GroundAbove, GroundBelow, GroundOutlines, Land, outlineId } from "./map/ground.tsx";
import { mapNamed } from "./map/topology.ts";
import "./board/board.css";

/** A piece of the map in the middle of a war, for the front page. Decoration: it knows no rules and says nothing. */
export function Picture() {
  const map = mapNamed("base");
  return (
    <svg viewBox="16 610 968 400" preserveAspectRatio="xMidYMid slice" className="board" aria-hidden>
      <GroundOutlines map={map} />
      <GroundBelow map={map} />
      {[...map.areas.values()].map((area) => {
        if (area.kind !== "land") return null;
        const owner = owners[area.id];
        if (owner === undefined) return <Land key={area.id} area={area} />;
        const outline = `#${outlineId(area.id)}`;
        return (
          <Land key={area.id} area={area}>
            <g className={`owned ${houseClass(owner)}`}>
              <use href={outline} className="tint" />
              <use href={outline} fill={`url(#throne/pat-${owner})`} className="pattern" />
              <use href={outline} className="rim" />
            </g>
          </Land>
        );
      })}
      <GroundAbove map={map} beyond="" />
      <PrintedSymbols map={map} hasPorts={false} />
      {Object.entries(armies).map(([id, units]) => {
        const [x, y] = map.areas.get(id)?.army ?? [0, 0];
        return (
          <g key={id} className={houseClass(owners[id] ?? "")}>
            {units.map((unit, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a picture does not change.
              <g key={place} className="unit">
                {["halo", "body"].map((part) => (
                  <use
                    key={part}
                    className={part}
                    href={`#${unitSymbol(unit, false)}`}
                    x={x - 15 + (place - (units.length - 1) / 2) * 26}
                    y={y - 15}
                    width={30}
                    height={30}
                  />
                ))}
              </g>
            ))}
          </g>
        );
      })}
    </svg>
  );
}

const owners: { readonly [area: string]: string | undefined } = {
  seagard: "greyjoy",
  pyke: "greyjoy",
  "greywater-watch": "greyjoy",
  riverrun: "lannister",
  lannisport: "lannister",
  "stoney-sept": "lannister",
  harrenhal: "lannister",
  "searoad-marches": "lannister",
  "crackclaw-point": "baratheon",
  kingswood: "baratheon",
  "storms-end": "baratheon",
  dragonstone: "baratheon",
  "the-reach": "tyrell",
  highgarden: "tyrell",
  "dornish-marches": "tyrell",
  oldtown: "tyrell",
  "moat-cailin": "stark",
};

const armies: { readonly [area: string]: readonly string[] } = {
  seagard: ["knight", "footman"],
  riverrun: ["footman", "footman"],
  lannisport: ["knight", "footman"],
  "stoney-sept": ["footman"],
  harrenhal: ["knight"],
  kingswood: ["footman", "footman"],
  "the-reach": ["footman"],
  highgarden: ["knight", "footman"],
};
