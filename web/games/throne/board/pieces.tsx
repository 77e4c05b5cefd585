import { type House, houseIds, NONE, orderIds, singleIds, UNKNOWN } from "@weirwood/throne/questions";
import type { CSSProperties, ReactNode } from "react";
import type { Point } from "../../../view/plane.ts";
import { houseClass, orderSymbol, shieldSymbol, singleSymbol, unitSymbol } from "../art/heraldry.ts";
import type { ThroneSymbol } from "../art/symbol-names.ts";
import { unitIds } from "../pieces.ts";
import type { Thing } from "./arrangement.ts";
import type { AreaContents, UnitStack } from "./contents.ts";

/** Single pieces, each drawn around its own middle and moved to its place. */

export const coloursOf = (house: House): string => (house === NONE ? "" : houseClass(houseIds[house]));

interface Placed {
  readonly at: Point;
  /** 1: as large as pieces are where there is room. */
  readonly scale: number;
}

/** Something that can be pointed at. `name` says what it is to whoever was pointed at it. */
function Piece({ name, at: [x, y], scale, className = "", children }: PieceProps) {
  const style: CSSProperties = { transform: `translate(${x}px,${y}px) scale(${scale})` };
  return (
    <g className={`piece ${className}`} data-piece={name} style={style}>
      {children}
    </g>
  );
}

interface PieceProps extends Placed {
  readonly name: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A symbol of the sprite around the middle. */
function Drawn({ symbol, size, className }: DrawnProps) {
  return <use href={`#${symbol}`} x={-size / 2} y={-size / 2} width={size} height={size} className={className} />;
}

interface DrawnProps {
  readonly symbol: ThroneSymbol;
  readonly size: number;
  readonly className?: string;
}

/** A number in a round. */
function Count({ at: [x, y], count, radius }: CountProps) {
  return (
    <g className="count">
      <circle cx={x} cy={y} r={radius} />
      <text x={x} y={y} dy="0.36em" fontSize={radius * 1.5}>
        {count}
      </text>
    </g>
  );
}

interface CountProps {
  readonly at: Point;
  readonly count: number;
  readonly radius: number;
}

const UNIT = 29;

/** A unit, or several of a kind with their number. The routed lie, and are hollow. */
export function Unit({ stack: { kind, isRouted }, count, isChosen, ...placed }: UnitProps) {
  const symbol = unitSymbol(unitIds[kind], isRouted);
  return (
    <Piece name={`${isRouted ? "routed" : "unit"}:${kind}`} className={isRouted ? "unit routed" : "unit"} {...placed}>
      {isChosen && <rect className="chosen" x={-UNIT / 2} y={-UNIT / 2} width={UNIT} height={UNIT} rx="6" />}
      <ellipse className="shadow" cy={UNIT * 0.44} rx={UNIT * 0.41} ry={UNIT * 0.1} />
      <Drawn symbol={symbol} size={UNIT} className="halo" />
      <Drawn symbol={symbol} size={UNIT} className="body" />
      {count > 1 && <Count at={[UNIT * 0.42, -UNIT * 0.3]} count={count} radius={8} />}
    </Piece>
  );
}

interface UnitProps extends Placed {
  readonly stack: UnitStack;
  readonly count: number;
  readonly isChosen?: boolean;
}

const ARMY = 32;

/** A shield with the number of units; a second, hollow number for those that lie. */
export function Army({ contents: { owner, units }, ...placed }: Placed & { readonly contents: AreaContents }) {
  const lying = units.reduce((sum, { isRouted, count }) => sum + (isRouted ? count : 0), 0);
  const upright = units.reduce((sum, { count }) => sum + count, 0) - lying;
  return (
    <Piece name="army" className="army" {...placed}>
      <Drawn symbol={shieldSymbol(houseIds[owner])} size={ARMY} />
      <Count at={[ARMY * 0.42, ARMY * 0.32]} count={upright} radius={ARMY * 0.31} />
      {lying > 0 && (
        <g className="lying">
          <Count at={[-ARMY * 0.42, ARMY * 0.32]} count={lying} radius={ARMY * 0.28} />
        </g>
      )}
    </Piece>
  );
}

/** Orders, tokens, fortifications, garrisons: everything that is no unit. */
export function AreaThing({ thing, contents, ...placed }: ThingProps) {
  const { owner, single, token, fort, garrison } = contents;
  switch (thing) {
    case "order":
      return <Order contents={contents} {...placed} />;
    case "single":
      return (
        <Piece name="single" className={`order ${coloursOf(owner)}`} {...placed}>
          <Drawn symbol={single === UNKNOWN ? "throne/once-back" : singleSymbol(singleIds[single])} size={36} />
        </Piece>
      );
    case "standard":
      return (
        <Piece name="standard" className="standard" {...placed}>
          <Drawn symbol={shieldSymbol(houseIds[owner])} size={20} />
        </Piece>
      );
    case "token":
      return (
        <Piece name="token" className="token" {...placed}>
          <Drawn symbol={shieldSymbol(houseIds[token])} size={25} />
        </Piece>
      );
    case "fort":
      return (
        <Piece name="fort" className={`fort ${coloursOf(fort)}`} {...placed}>
          <rect x="-15" y="-13" width="30" height="26" rx="5" />
          <Drawn symbol="throne/fortification" size={22} />
        </Piece>
      );
    case "garrison":
      return (
        <Piece name="garrison" className="garrison" {...placed}>
          <circle r="19" />
          <Drawn symbol="throne/garrison" size={32} />
          <text dy="0.36em" fontSize="15">
            {garrison}
          </text>
        </Piece>
      );
  }
}

interface ThingProps extends Placed {
  readonly thing: Thing;
  readonly contents: AreaContents;
}

function Order({ contents: { order, owner, isDraft }, ...placed }: Placed & { readonly contents: AreaContents }) {
  if (order === "missing") {
    return (
      <Piece name="order" className="order missing" {...placed}>
        <circle r="16.5" />
        <Drawn symbol="throne/order-empty" size={36} />
      </Piece>
    );
  }
  return (
    <Piece name="order" className={`order ${coloursOf(owner)}${isDraft ? " draft" : ""}`} {...placed}>
      <Drawn symbol={order === UNKNOWN ? "throne/order-back" : orderSymbol(orderIds[order])} size={36} />
    </Piece>
  );
}
