import { NONE } from "@weirwood/throne/questions";
import type { Point } from "../../../view/plane.ts";
import type { Arrangement } from "./arrangement.ts";
import type { AreaContents } from "./contents.ts";
import { AreaThing, Army, coloursOf, Unit } from "./pieces.tsx";

/** The pieces of an area as they are drawn from near, from further away, and from afar. */

/** How many of each kind are chosen for something, by kind; they get a frame. */
export type ChosenUnits = readonly number[];

interface ArrangedProps {
  readonly contents: AreaContents;
  readonly arrangement: Arrangement;
}

interface NearProps extends ArrangedProps {
  readonly chosen: ChosenUnits | undefined;
  /** Where the anchor is, if this is a port. */
  readonly port: Point | undefined;
}

/** Every piece by itself, or one for each kind with a number where there are many. */
export function NearPieces({ contents, arrangement: { units, things, scale }, chosen, port }: NearProps) {
  const left = [...(chosen ?? [])];
  return (
    <g className={coloursOf(contents.owner)} data-area={contents.area}>
      {port !== undefined && (
        <Mooring port={port} places={[...units, ...things].map(({ at }) => at)} isBlocked={contents.isBlocked} />
      )}
      {units.map(({ stack, count, at }, place) => {
        const isChosen = !stack.isRouted && (left[stack.kind] ?? 0) > 0;
        if (isChosen) left[stack.kind] -= count;
        // biome-ignore lint/suspicious/noArrayIndexKey: equal pieces have nothing but their place.
        return <Unit key={place} stack={stack} count={count} at={at} scale={scale} isChosen={isChosen} />;
      })}
      {things.map(({ thing, at }) => (
        <AreaThing key={thing} thing={thing} contents={contents} at={at} scale={scale} />
      ))}
    </g>
  );
}

/** Ships in port are tied to its anchor, so that nobody takes them for ships of the sea; a blocked port is barred. */
function Mooring({ port: [x, y], places, isBlocked }: MooringProps) {
  return (
    <>
      {places.map((at) => (
        <path key={String(at)} className="mooring" d={`M${x} ${y}L${at[0]} ${at[1]}`} />
      ))}
      {isBlocked && <path className="barred" d={`M${x - 9} ${y + 9}L${x + 9} ${y - 9}`} />}
    </>
  );
}

interface MooringProps {
  readonly port: Point;
  readonly places: readonly Point[];
  readonly isBlocked: boolean;
}

/** From further away: one shield for the army, and what lies beside it. */
export function MiddlePieces({ contents, arrangement: { units, things, scale } }: ArrangedProps) {
  return (
    <g data-area={contents.area}>
      {units.map(({ at }) => (
        <Army key="army" contents={contents} at={at} scale={scale} />
      ))}
      {things.map(({ thing, at }) => (
        <AreaThing key={thing} thing={thing} contents={contents} at={at} scale={scale * 1.06} />
      ))}
    </g>
  );
}

/** From afar: who, how many, and the order as a small token beside it. `scale` 1 is for the whole map on a telephone. */
export function FarPieces({ contents, at: [x, y], scale = 1 }: FarProps) {
  const { order, units, token, garrison } = contents;
  const left = x - 12 * scale;
  const isEmpty = units.length === 0;
  return (
    <g data-area={contents.area}>
      {!isEmpty && <Army contents={contents} at={[left, y]} scale={1.44 * scale} />}
      {isEmpty && token !== NONE && <AreaThing thing="token" contents={contents} at={[x, y]} scale={1.3 * scale} />}
      {isEmpty && garrison > 0 && <AreaThing thing="garrison" contents={contents} at={[x, y]} scale={1.35 * scale} />}
      {order !== NONE && (
        <AreaThing thing="order" contents={contents} at={[left + 38 * scale, y - 12 * scale]} scale={0.95 * scale} />
      )}
    </g>
  );
}

interface FarProps {
  readonly contents: AreaContents;
  readonly at: Point;
  readonly scale?: number;
}
