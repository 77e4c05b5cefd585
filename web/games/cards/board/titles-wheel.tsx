import { type Cards, cardIds, cardOf, faces, NONE, SECOND_TITLE, seatsIn, TITLE } from "@weirwood/cards/questions";
import { CardRound } from "../card/card-picture.tsx";
import { useReading } from "../desk/reading.ts";
import { houseOf } from "../words.ts";
import "./titles-wheel.css";

interface Relation {
  readonly is: "supports" | "opposes";
  readonly from: number;
  readonly to: number;
}

/** The titles of a melee, in the order of the wheel. */
const titles: readonly number[] = faces.flatMap((face, card) =>
  face.type === "title" && face.isFixture !== true ? [card] : [],
);

/** Who holds which title. */
export function holdersIn(view: Cards): ReadonlyMap<number, number> {
  const holders = new Map<number, number>();
  for (let seat = 0; seat < seatsIn(view); seat++)
    for (const body of [view[TITLE + seat], view[SECOND_TITLE + seat]])
      if (body !== NONE) holders.set(cardOf(view, body), seat);
  return holders;
}

/** Whom the titles that are held support and oppose among themselves. */
export function relationsIn(holders: ReadonlyMap<number, number>): readonly Relation[] {
  return [...holders.keys()].flatMap((from) =>
    (["supports", "opposes"] as const).flatMap((is) =>
      (faces[from][is] ?? [])
        .map((id) => cardIds.indexOf(id))
        .filter((to) => holders.has(to) && holders.get(to) !== holders.get(from))
        .map((to) => ({ is, from, to })),
    ),
  );
}

const [SIZE, MIDDLE, RADIUS, ROUND] = [300, 150, 106, 44];
const placeOf = (card: number): readonly [number, number] => {
  const angle = (titles.indexOf(card) / titles.length) * 2 * Math.PI - Math.PI / 2;
  return [MIDDLE + RADIUS * Math.cos(angle), MIDDLE - 10 + RADIUS * Math.sin(angle)];
};

/** The titles in a ring: who holds them, and which of those that are held support or oppose each other. */
export function TitlesWheel() {
  const { view, seat, words, text } = useReading();
  const say = text.board.melee;
  const holders = holdersIn(view);
  const relations = relationsIn(holders);
  const nameOf = (holder: number): string => (holder === seat ? text.board.you : words.seat(view, holder));
  return (
    <section className="cards-titles">
      <header>
        <h3>{say.titles}</h3>
        <ul aria-hidden="true">
          <li data-is="supports">{say.supports}</li>
          <li data-is="opposes">{say.opposes}</li>
        </ul>
      </header>
      <div className="cards-wheel">
        <svg viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden="true">
          <defs>
            {(["supports", "opposes"] as const).map((is) => (
              <marker
                key={is}
                id={`cards-${is}-head`}
                viewBox="0 0 10 10"
                refX="8"
                refY="5"
                markerWidth="4"
                markerHeight="4"
                orient="auto"
              >
                <path d="M0 0L10 5L0 10Z" data-is={is} />
              </marker>
            ))}
          </defs>
          {relations.map(({ is, from, to }) => (
            <path key={`${is} ${from} ${to}`} data-is={is} d={lineOf(from, to)} markerEnd={`url(#cards-${is}-head)`} />
          ))}
        </svg>
        <ul>
          {titles.map((card) => {
            const holder = holders.get(card);
            const [x, y] = placeOf(card);
            return (
              <li
                key={card}
                className={holder === undefined ? undefined : `h-${houseOf(view, holder) ?? "none"}`}
                data-held={holder !== undefined || undefined}
                style={{ left: `${(x / SIZE) * 100}%`, top: `${(y / SIZE) * 100}%` }}
              >
                <CardRound card={card} size={ROUND} />
                <b>{words.card(card)}</b>
                {holder !== undefined && <small>{nameOf(holder)}</small>}
              </li>
            );
          })}
        </ul>
      </div>
      <ul className="visually-hidden">
        {titles.map((card) => {
          const holder = holders.get(card);
          return (
            <li key={card}>
              {holder === undefined ? say.free(words.card(card)) : say.holder(words.card(card), nameOf(holder))}
            </li>
          );
        })}
        {relations.map(({ is, from, to }) => (
          <li key={`${is} ${from} ${to}`}>
            {is === "supports"
              ? say.supportsOne(words.card(from), words.card(to))
              : say.opposesOne(words.card(from), words.card(to))}
          </li>
        ))}
      </ul>
      {relations.length === 0 && <p className="muted">{say.noRelation}</p>}
    </section>
  );
}

/** From the edge of one round to that of the other. */
function lineOf(from: number, to: number): string {
  const [[x1, y1], [x2, y2]] = [placeOf(from), placeOf(to)];
  const length = Math.hypot(x2 - x1, y2 - y1);
  const [dx, dy] = [((x2 - x1) / length) * (ROUND / 2 + 6), ((y2 - y1) / length) * (ROUND / 2 + 6)];
  return `M${Math.round(x1 + dx)} ${Math.round(y1 + dy)}L${Math.round(x2 - dx)} ${Math.round(y2 - dy)}`;
}
