import { type House, houseIds, NONE, orderIds, singleIds, UNKNOWN } from "@weirwood/throne/questions";
import { houseClass, orderSymbol, shieldSymbol, singleSymbol, unitSymbol } from "../../../art/heraldry.ts";
import type { SymbolName } from "../../../art/symbol-names.ts";
import type { Point } from "../../../map/topology.ts";
import { unitIds } from "../pieces.ts";
import type { Arrangement, PlacedThing, PlacedUnit } from "./arrangement.ts";
import type { AreaContents } from "./contents.ts";

/** The pieces of one area, each a drawing of its own that can be pointed at. */

/** A symbol of the sprite in the middle of a point, in units of the map. */
function Drawn({ name, at: [x, y], size, className }: DrawnProps) {
  return <use href={`#${name}`} x={x - size / 2} y={y - size / 2} width={size} height={size} className={className} />;
}

interface DrawnProps {
  readonly name: SymbolName;
  readonly at: Point;
  readonly size: number;
  readonly className?: string;
}

const colours = (house: House): string => (house === NONE ? "" : houseClass(houseIds[house]));

/** A number in a round, at the corner of a piece. */
function Count({
  at: [x, y],
  count,
  radius = 8,
}: {
  readonly at: Point;
  readonly count: number;
  readonly radius?: number;
}) {
  return (
    <g className="count">
      <circle cx={x} cy={y} r={radius} />
      <text x={x} y={y} dy="0.36em" fontSize={radius * 1.5}>
        {count}
      </text>
    </g>
  );
}

const UNIT = 29;

function Unit({ unit: { stack, count, at }, scale, isChosen }: UnitProps) {
  const name = unitSymbol(unitIds[stack.kind], stack.isRouted);
  const size = UNIT * scale;
  return (
    <g
      className={`piece unit${stack.isRouted ? " routed" : ""}`}
      data-piece={`${stack.isRouted ? "routed" : "unit"}:${stack.kind}`}
    >
      {isChosen && (
        <rect className="chosen" x={at[0] - size / 2} y={at[1] - size / 2} width={size} height={size} rx="6" />
      )}
      <ellipse className="shadow" cx={at[0]} cy={at[1] + size * 0.44} rx={size * 0.41} ry={size * 0.1} />
      <Drawn name={name} at={at} size={size} className="halo" />
      <Drawn name={name} at={at} size={size} className="body" />
      {count > 1 && <Count at={[at[0] + size * 0.42, at[1] - size * 0.3]} count={count} radius={8 * scale} />}
    </g>
  );
}

interface UnitProps {
  readonly unit: PlacedUnit;
  readonly scale: number;
  readonly isChosen: boolean;
}

function Thing({ placed: { thing, at }, contents, scale }: ThingProps) {
  const owner = colours(contents.owner);
  switch (thing) {
    case "order":
      return <Order contents={contents} at={at} size={36 * scale} />;
    case "single":
      return (
        <g className={`piece ${owner}`} data-piece="single">
          <Drawn
            name={contents.single === UNKNOWN ? "once-back" : singleSymbol(singleIds[contents.single])}
            at={at}
            size={36 * scale}
          />
        </g>
      );
    case "standard":
      return <Drawn name={shieldSymbol(houseIds[contents.owner])} at={at} size={20 * scale} className="standard" />;
    case "token":
      return (
        <g className="piece" data-piece="token">
          <Drawn name={shieldSymbol(houseIds[contents.token])} at={at} size={25 * scale} className="token" />
        </g>
      );
    case "fort":
      return <Fort house={contents.fort} at={at} scale={scale} />;
    case "garrison":
      return <Garrison strength={contents.garrison} at={at} scale={scale} />;
  }
}

interface ThingProps {
  readonly placed: PlacedThing;
  readonly contents: AreaContents;
  readonly scale: number;
}

function Order({ contents: { order, owner, isDraft }, at, size }: OrderProps) {
  if (order === "missing") {
    return (
      <g className="piece order missing" data-piece="order">
        <circle cx={at[0]} cy={at[1]} r={size * 0.46} />
        <Drawn name="order-empty" at={at} size={size} />
      </g>
    );
  }
  const name = order === UNKNOWN ? "order-back" : orderSymbol(orderIds[order]);
  return (
    <g className={`piece order ${colours(owner)}${isDraft ? " draft" : ""}`} data-piece="order">
      <Drawn name={name} at={at} size={size} />
    </g>
  );
}

interface OrderProps {
  readonly contents: AreaContents;
  readonly at: Point;
  readonly size: number;
}

function Fort({ house, at: [x, y], scale }: { readonly house: House; readonly at: Point; readonly scale: number }) {
  const [width, height] = [30 * scale, 26 * scale];
  return (
    <g className={`piece fort ${colours(house)}`} data-piece="fort">
      <rect x={x - width / 2} y={y - height / 2} width={width} height={height} rx={5 * scale} />
      <Drawn name="fortification" at={[x, y]} size={22 * scale} />
    </g>
  );
}

function Garrison({
  strength,
  at: [x, y],
  scale,
}: {
  readonly strength: number;
  readonly at: Point;
  readonly scale: number;
}) {
  return (
    <g className="piece garrison" data-piece="garrison">
      <circle cx={x} cy={y} r={19 * scale} />
      <Drawn name="garrison" at={[x, y]} size={32 * scale} />
      <text x={x} y={y} dy="0.36em" fontSize={15 * scale}>
        {strength}
      </text>
    </g>
  );
}

/** How many of each kind are chosen for something, by kind; they get a frame. */
export type ChosenUnits = readonly number[];

/** Every piece by itself, or one for each kind with a number where there are many. */
export function NearPieces({ contents, arrangement, chosen, port }: NearProps) {
  const left = [...(chosen ?? [])];
  return (
    <g className={`${colours(contents.owner)}${contents.isBlocked ? " blocked" : ""}`} data-area={contents.area}>
      {port !== undefined && <Mooring contents={contents} arrangement={arrangement} port={port} />}
      {arrangement.units.map((unit, place) => {
        const { kind, isRouted } = unit.stack;
        const isChosen = !isRouted && (left[kind] ?? 0) > 0;
        if (isChosen) left[kind] -= unit.count;
        // biome-ignore lint/suspicious/noArrayIndexKey: equal pieces have nothing but their place.
        return <Unit key={place} unit={unit} scale={arrangement.scale} isChosen={isChosen} />;
      })}
      {arrangement.things.map((placed) => (
        <Thing key={placed.thing} placed={placed} contents={contents} scale={arrangement.scale} />
      ))}
    </g>
  );
}

interface NearProps {
  readonly contents: AreaContents;
  readonly arrangement: Arrangement;
  readonly chosen: ChosenUnits | undefined;
  /** Where the anchor is, if this is a port. */
  readonly port: Point | undefined;
}

/** Ships in port are tied to its anchor, so that nobody takes them for ships of the sea; a blocked port is barred. */
function Mooring({ contents: { isBlocked }, arrangement: { units, things }, port: [x, y] }: MooringProps) {
  return (
    <>
      {[...units, ...things].map(({ at }) => (
        <path key={String(at)} className="mooring" d={`M${x} ${y}L${at[0]} ${at[1]}`} />
      ))}
      {isBlocked && <path className="barred" d={`M${x - 9} ${y + 9}L${x + 9} ${y - 9}`} />}
    </>
  );
}

interface MooringProps {
  readonly contents: AreaContents;
  readonly arrangement: Arrangement;
  readonly port: Point;
}

const routedCount = ({ units }: AreaContents): number =>
  units.reduce((sum, { isRouted, count }) => sum + (isRouted ? count : 0), 0);

/** A shield with the number of units, at any size; a second, hollow number for those that lie. */
function Army({ contents, at, size }: { readonly contents: AreaContents; readonly at: Point; readonly size: number }) {
  const all = contents.units.reduce((sum, { count }) => sum + count, 0);
  const lying = routedCount(contents);
  const radius = size * 0.31;
  return (
    <g className="piece army" data-piece="army">
      <Drawn name={shieldSymbol(houseIds[contents.owner])} at={at} size={size} />
      <Count at={[at[0] + size * 0.42, at[1] + size * 0.32]} count={all - lying} radius={radius} />
      {lying > 0 && (
        <g className="lying">
          <Count at={[at[0] - size * 0.42, at[1] + size * 0.32]} count={lying} radius={radius * 0.9} />
        </g>
      )}
    </g>
  );
}

/** Seen from further away: one shield for the army, and what lies beside it. */
export function MiddlePieces({ contents, arrangement }: Pick<NearProps, "contents" | "arrangement">) {
  return (
    <g className={contents.isBlocked ? "blocked" : undefined} data-area={contents.area}>
      {arrangement.units.map(({ at }) => (
        <Army key="army" contents={contents} at={at} size={32 * arrangement.scale} />
      ))}
      {arrangement.things.map((placed) => (
        <Thing key={placed.thing} placed={placed} contents={contents} scale={arrangement.scale * 1.06} />
      ))}
    </g>
  );
}

/** Seen from afar: who, how many, and the order as a small token beside it. `scale` 1 is for the whole map on a telephone. */
export function FarPieces({ contents, at: [x, y], scale = 1 }: FarProps) {
  const { order, units, token, garrison } = contents;
  const left = x - 12 * scale;
  return (
    <g data-area={contents.area}>
      {units.length > 0 && <Army contents={contents} at={[left, y]} size={46 * scale} />}
      {units.length === 0 && token !== NONE && (
        <Drawn name={shieldSymbol(houseIds[token])} at={[x, y]} size={32 * scale} className="token" />
      )}
      {garrison > 0 && units.length === 0 && <Garrison strength={garrison} at={[x, y]} scale={1.35 * scale} />}
      {order !== NONE && <Order contents={contents} at={[left + 38 * scale, y - 12 * scale]} size={34 * scale} />}
    </g>
  );
}

interface FarProps {
  readonly contents: AreaContents;
  readonly at: Point;
  readonly scale?: number;
}
