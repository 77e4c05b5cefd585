import { inFigures } from "@weirwood/kernel";
import type { Ref } from "react";
import { Icon } from "../../art/icon.tsx";
import { useText } from "../../text/use-text.ts";
import { useFrameWords } from "../frame-words.ts";
import { sitterName } from "../seat-names.ts";
import type { TableModel } from "../use-table-model.ts";
import type { Standing } from "./standings.ts";
import type { Ending } from "./use-ending.ts";

interface SharePictureProps {
  readonly model: TableModel;
  readonly ending: Ending;
  readonly drawing: Ref<SVGSVGElement>;
}

const WIDTH = 1200;
const HEIGHT = 630;
/** The headline stands between the wreath and the board. */
const HEADLINE_WIDTH = 380;
const HEADLINE = 56;
const SEAT_WIDTH = 158;

/** The end of a game as one picture, always on parchment. Names of people are on it only where the table is public. */
export function SharePicture({ model, ending, drawing }: SharePictureProps) {
  const text = useText();
  const { client, view, gameView } = model;
  const words = useFrameWords(client);
  const { Backdrop } = ending.game;
  const [winner] = ending.winners;
  const lines = linesOf(ending.headline, HEADLINE_WIDTH, `800 ${HEADLINE}px Cinzel`);
  const round = words.round(client.round(view), client.lastRound(view));
  return (
    <svg ref={drawing} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="share-picture" data-theme="parchment">
      <defs>
        <linearGradient id="share-fade">
          <stop offset="0" className="paper" />
          <stop offset="0.3" className="paper" stopOpacity="0.5" />
          <stop offset="0.55" className="paper" stopOpacity="0" />
        </linearGradient>
        <linearGradient id="share-foot" x2="0" y2="1">
          <stop offset="0" className="paper" stopOpacity="0" />
          <stop offset="0.8" className="paper" />
        </linearGradient>
      </defs>
      <rect className="ground" width={WIDTH} height={HEIGHT} />
      {Backdrop !== undefined && (
        <>
          <svg x="640" y="0" width="560" height={HEIGHT} overflow="hidden" data-game={client.name}>
            <Backdrop view={view} seat={winner ?? 0} />
          </svg>
          <rect x="639" width="400" height={HEIGHT} fill="url(#share-fade)" />
          <rect x="639" y="380" width="561" height="250" fill="url(#share-foot)" />
        </>
      )}
      <rect className="border" x="14" y="14" width={WIDTH - 28} height={HEIGHT - 28} rx="10" />
      {winner !== undefined && (
        <>
          <svg x="54" y="78" width="250" height="250">
            <Icon name="laurel" size={250} className="laurel" />
          </svg>
          <svg x="100" y="118" width="158" height="158">
            <client.SeatMark view={view} seat={winner} size={158} />
          </svg>
        </>
      )}
      <text className="soft where" x="340" y="86">
        {gameView.status?.title}
      </text>
      {lines.map((line, place) => (
        <text key={line} className="headline" x="340" y={150 + place * (HEADLINE + 4)}>
          {line}
        </text>
      ))}
      <text className="round" x="340" y={150 + lines.length * (HEADLINE + 4)}>
        {round}
      </text>
      {ending.standings.slice(0, 6).map((standing, place) => (
        <SeatBox key={standing.seat} x={54 + place * (SEAT_WIDTH + 10)} {...{ model, ending, standing }} />
      ))}
      <svg x="54" y="552" width="36" height="36" className="brand">
        <Icon name="brand-leaf" size={36} />
      </svg>
      <text className="wordmark" x="102" y="579">
        {text.app.name}
      </text>
      <text className="soft motto" x="262" y="578">
        {text.end.share.motto}
      </text>
    </svg>
  );
}

interface SeatBoxProps {
  readonly model: TableModel;
  readonly ending: Ending;
  readonly standing: Standing;
  readonly x: number;
}

function SeatBox({ model, ending, standing, x }: SeatBoxProps) {
  const text = useText();
  const { client, view, seatName, gameView } = model;
  const { status } = gameView;
  const { seat, value } = standing;
  const person = status?.isPublic === true ? status.seats[seat]?.person?.name : undefined;
  const name = person ?? (status?.isPublic === true ? sitterName(status, seat, text) : undefined) ?? seatName(seat);
  return (
    <svg x={x} y="448" width={SEAT_WIDTH} height="80">
      <rect
        className={ending.winners.includes(seat) ? "seat won" : "seat"}
        x="1"
        y="1"
        width={SEAT_WIDTH - 2}
        height="76"
        rx="12"
      />
      <svg x="14" y="18" width="44" height="44">
        <client.SeatMark view={view} seat={seat} size={44} />
      </svg>
      <text className="value" x="70" y="40">
        {inFigures(value)}
      </text>
      <text className="soft seat-name" x="70" y="62">
        {name.length > 11 ? `${name.slice(0, 10)}…` : name}
      </text>
    </svg>
  );
}

/** Words in as many lines as they need. */
function linesOf(words: string, width: number, font: string): readonly string[] {
  const measure = document.createElement("canvas").getContext("2d");
  if (measure === null) return [words];
  measure.font = font;
  const lines: string[] = [];
  for (const word of words.split(" ")) {
    const longer = lines.length === 0 ? word : `${lines[lines.length - 1]} ${word}`;
    if (lines.length > 0 && measure.measureText(longer).width <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
