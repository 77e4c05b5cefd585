import { type Hex, rankIds } from "@weirwood/battles/questions";
import type { BattlesSymbol } from "../art/symbol-names.ts";
import type { HexPicture, MarkerPicture, ObjectivePicture } from "./field-picture.ts";
import { middleOf } from "./geometry.ts";
import { hexShape, near } from "./hex-shape.ts";
import { Round } from "./piece.tsx";

/** What lies in a hex besides its terrain: ashes, fire, an objective, order tokens on a palisade, tokens of special rules. */
export function Lying({ hex, one }: { readonly hex: Hex; readonly one: HexPicture }) {
  const { fire, isDevastated, objective, fort, markers = [], unit } = one;
  const isFree = unit === undefined;
  /** Nothing is hidden by what lies in the middle. */
  const isOpen = isFree && one.token === undefined && openGround.has(one.terrain);
  if (!isDevastated && fire === 0 && objective === undefined && fort === undefined && markers.length === 0) return null;
  return (
    <g className="lying" transform={`translate(${near(middleOf(hex))})`}>
      {isDevastated && (
        <g className="ashes">
          <path d={hexShape(0.94)} />
          <use href="#battles/devastated" x="-15" y="-15" width="30" height="30" />
        </g>
      )}
      {objective !== undefined && <Objective objective={objective} isFree={isFree} isOpen={isOpen} />}
      {isFree && fire > 0 && <use href={`#battles/fire-${fire}`} x="-17" y="-19" width="34" height="34" />}
      {fort?.map(
        (count, rank) =>
          count > 0 && <Fort key={rankIds[rank]} count={count} rank={rankIds[rank]} x={(rank - 1) * 16} />,
      )}
      {markers.map((marker, place) => (
        <Marker
          key={`${marker.kind} ${marker.rank ?? ""}`}
          marker={marker}
          x={(place - (markers.length - 1) / 2) * 20}
          isOpen={isOpen}
        />
      ))}
    </g>
  );
}

const openGround: ReadonlySet<string> = new Set(["plains", "road", "river"]);

interface ObjectiveProps {
  readonly objective: ObjectivePicture;
  readonly isFree: boolean;
  readonly isOpen: boolean;
}

/** In the middle of open ground; as a ring around a unit; above what stands there. */
function Objective({ objective: { owner }, isFree, isOpen }: ObjectiveProps) {
  const radius = isFree ? 17 : 24;
  return (
    <g
      className={`objective ${owner === undefined ? "" : `h-${owner}`}`}
      transform={isFree && !isOpen ? "translate(13 -15) scale(.6)" : undefined}
    >
      <circle className="casing" r={radius} />
      <circle className="owner" r={radius} />
      {isFree && <use href="#battles/objective" x="-10" y="-10" width="20" height="20" />}
    </g>
  );
}

function Fort({ count, rank, x }: { readonly count: number; readonly rank: string; readonly x: number }) {
  return (
    <g className="fort-token" transform={`translate(${x} -4)`}>
      <circle r="7.6" />
      <use href={`#battles/rank-${rank}`} x="-6.5" y="-6.5" width="13" height="13" />
      {count > 1 && (
        <text x="0" y="19">
          {count}
        </text>
      )}
    </g>
  );
}

const markerSymbols: { readonly [kind in MarkerPicture["kind"]]: BattlesSymbol } = {
  catapult: "battles/ch-hammer",
  edmure: "battles/commander",
  strategy: "battles/objective",
  archers: "battles/ranged",
  catelyn: "battles/captured",
};

/** A token of a special rule: the back of one that lies face down, a cross over a false one that the reader knows. */
function Marker({
  marker,
  x,
  isOpen,
}: {
  readonly marker: MarkerPicture;
  readonly x: number;
  readonly isOpen: boolean;
}) {
  const { kind, house, owner, rank, face, isFaceUp } = marker;
  const hasFaces = kind === "edmure" || kind === "strategy";
  const isHidden = hasFaces && !isFaceUp;
  const colours = owner ?? house;
  return (
    <g
      className={`marker ${colours === undefined ? "" : `h-${colours}`}${isHidden ? " is-hidden" : ""}`}
      transform={`translate(${x} ${isOpen ? 0 : -23}) scale(${isOpen ? 1 : 0.6})`}
    >
      <circle r="13" />
      <use
        href={`#${rank === undefined ? markerSymbols[kind] : `battles/rank-${rank}`}`}
        x="-9"
        y="-9"
        width="18"
        height="18"
      />
      {rank !== undefined && <Round symbol={markerSymbols[kind]} x={9} y={9} radius={6.5} />}
      {isHidden && <Round symbol="battles/seal" x={9} y={9} radius={6.5} />}
      {face === "false" && <path className="false" d="M-9-9L9 9M9-9L-9 9" />}
    </g>
  );
}
