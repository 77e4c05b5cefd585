import {
  decks,
  discards,
  figureIds,
  foeOf,
  type House,
  hands,
  houseIds,
  isCaptured,
  objectives,
  POINTS,
} from "@weirwood/battles/questions";
import type { SeatPlayer } from "../../../table/game-client.ts";
import { Icon } from "../art/icon.tsx";
import { useReading } from "../desk/reading.ts";
import { OrderPool } from "./order-pool.tsx";
import { commandersOf, countsPoints, figuresLeft, objectivesHeldBy, unitsOnField } from "./standing.ts";
import { useSheetsText } from "./use-sheets-text.ts";

interface HouseStandingProps {
  readonly house: House;
  readonly player: SeatPlayer | undefined;
}

/** What a House has left, has scored, and has taken from the other. */
export function HouseStanding({ house, player }: HouseStandingProps) {
  const { view, reader, words, text: table } = useReading();
  const { morale: text } = useSheetsText();
  const taken = commandersOf(view, foeOf(house)).filter((figure) => isCaptured(view, figure));
  const rows: readonly (readonly [name: string, value: string | number])[] = [
    ...(countsPoints(view) ? [[text.points, view[POINTS + house]] as const] : []),
    ...(objectives.count(view) > 0
      ? [[text.objectives, `${objectivesHeldBy(view, house)}/${objectives.count(view)}`] as const]
      : []),
    [text.units, `${unitsOnField(view, house).length} · ${figuresLeft(view, house)}`],
    [text.cards, [hands, decks, discards].map((pile) => pile[house].count(view)).join(" · ")],
    [
      text.captured,
      taken.length === 0 ? text.none : taken.map((one) => words.book.names.figure[figureIds[one]]).join(", "),
    ],
  ];
  return (
    <section className={`standing-card h-${houseIds[house]}`}>
      <h3>
        <Icon name={`battles/shield-${houseIds[house]}`} size={32} />
        <span>
          {words.house(house)}, {house === reader ? table.side.you : player?.name}
        </span>
      </h3>
      <dl>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
      <OrderPool house={house} />
    </section>
  );
}
