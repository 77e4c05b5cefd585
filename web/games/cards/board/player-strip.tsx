import { ACTIVE, FIRST, isOut, NONE, seatIds } from "@weirwood/cards/questions";
import { Icon } from "../art/icon.tsx";
import { useReading } from "../desk/reading.ts";
import type { Scene } from "../desk/scene.ts";
import { seatThing } from "../desk/things.ts";
import { SeatMark } from "../seat-mark.tsx";
import { houseOf, sharesHouse } from "../words.ts";
import { Figure, Figures } from "./figures.tsx";
import type { Side, Spot } from "./lying.ts";
import { ActTab, Brackets, markedAs } from "./marks.tsx";
import { PileButtons } from "./pile-buttons.tsx";
import { usePlayerNames } from "./players.ts";
import { PlotChip } from "./plot-chip.tsx";
import { PowerBar } from "./power-bar.tsx";
import { nameOf, withMark } from "./spot-words.ts";
import { type OpenPile, standingOf } from "./standing.ts";
import { StripCard } from "./strip-card.tsx";
import { TitlesButton } from "./titles-button.tsx";
import "./player-strip.css";

export interface PlayerStripProps {
  readonly side: Side;
  readonly marks: Scene["marks"];
  readonly onPile: (seat: number, pile: OpenPile) => void;
  /** Which of the places of a strip this is, for its looks. */
  readonly at: "far" | "near" | "seat" | "foot" | "head";
  /** Numbers without words. */
  readonly isShort?: boolean;
}

/** A player with all that counts: House, name, power, gold, influence, cards, piles, plot, agenda and titles. */
export function PlayerStrip({ side, marks, onPile, at, isShort = at !== "far" && at !== "near" }: PlayerStripProps) {
  const { view, seat: reader, words } = useReading();
  const { seat } = side;
  const standing = standingOf(view, seat);
  const [isSeat, isHead] = [at === "seat", at === "head"];
  return (
    <section
      className={`cards-strip h-${houseOf(view, seat) ?? "none"}`}
      data-at={at}
      data-own={seat === reader || undefined}
      data-out={isOut(view, seat) || undefined}
      aria-label={words.seat(view, seat)}
    >
      <HouseCard {...{ side, marks }} size={isHead || isSeat ? 32 : 40} />
      <div className="cards-who">
        <SeatName {...{ seat, marks }} />
        {!isHead && <PowerBar power={standing.power} all={standing.powerToWin} />}
      </div>
      {isSeat && <b className="cards-power-now num">{standing.power}</b>}
      {!isHead && <StandingCards {...{ side, marks }} size={isSeat || at === "foot" ? 40 : 32} />}
      <div className="cards-figures">
        <Figures standing={standing} seatId={seatIds[seat]} isShort={isShort} hasPower={!isSeat} hasDeck={!isHead} />
        {!isHead && <PileButtons {...{ seat, marks }} onOpen={onPile} />}
        {at === "foot" && <TitlesButton />}
      </div>
      {!isHead && <Plot {...{ side, marks }} />}
    </section>
  );
}

interface BelongingsProps extends Omit<PlayerStripProps, "at" | "isShort"> {
  readonly isOwn?: boolean;
}

/** What a narrow strip leaves out: plot, piles, agenda and titles. */
export function Belongings({ side, marks, onPile, isOwn = false }: BelongingsProps) {
  const { view, words, text } = useReading();
  const { seat } = side;
  const { deck } = standingOf(view, seat);
  return (
    // biome-ignore lint/a11y/useSemanticElements: what belongs to a player is no form.
    <div className="cards-belongings" role="group" aria-label={words.seat(view, seat)}>
      <Plot {...{ side, marks }} />
      <StandingCards {...{ side, marks }} size={32} />
      <Figure symbol="cards/deck" value={deck} label={text.board.strip.deck(deck)} place={`${seatIds[seat]}/deck`} />
      <PileButtons {...{ seat, marks }} onOpen={onPile} />
      {isOwn && <TitlesButton />}
    </div>
  );
}

type PartProps = Pick<PlayerStripProps, "side" | "marks">;

function Plot({ side: { seat, plot }, marks }: PartProps) {
  return plot === undefined ? null : <PlotChip spot={plot} seat={seat} mark={marks?.get(plot.thing)} />;
}

/** Agenda and titles. */
function StandingCards({ side: { agendas, titles }, marks, size }: PartProps & { readonly size: number }) {
  const reading = useReading();
  const say = reading.text.board.strip;
  if (agendas.length + titles.length === 0) return null;
  return (
    <span className="cards-standing">
      {agendas.map((spot) => (
        <StripCard key={spot.thing} {...named(spot, marks)} label={say.agenda(nameOf(reading, spot.card))} />
      ))}
      {titles.map((spot) => (
        <span key={spot.thing} className="cards-title">
          <StripCard {...named(spot, marks)} label={say.title(nameOf(reading, spot.card))} size={size} />
          <span aria-hidden="true">{nameOf(reading, spot.card)}</span>
        </span>
      ))}
    </span>
  );
}

const named = (spot: Spot, marks: Scene["marks"]) => ({ spot, mark: marks?.get(spot.thing) });

/** The House card as its shield, with what lies on it. */
function HouseCard({ side, marks, size }: PartProps & { readonly size: number }) {
  const reading = useReading();
  const { view } = reading;
  const { house, seat } = side;
  if (house === undefined) return <SeatMark view={view} seat={seat} size={size} />;
  const mark = marks?.get(house.thing);
  // The number that its shield bears is said too.
  const name = `${nameOf(reading, house.card)}${sharesHouse(view, seat) ? ` ${seat + 1}` : ""}`;
  return (
    <>
      <button
        type="button"
        className="cards-house"
        data-thing={house.thing}
        aria-label={withMark(reading, reading.text.board.strip.house(name), mark)}
        {...markedAs(mark)}
      >
        <SeatMark view={view} seat={seat} size={size} />
        {mark?.is === "can" && <Brackets />}
      </button>
      {house.attached.map((spot) => (
        <StripCard key={spot.thing} {...named(spot, marks)} label={nameOf(reading, spot.card)} />
      ))}
    </>
  );
}

interface SeatNameProps extends Pick<PlayerStripProps, "marks"> {
  readonly seat: number;
}

/** Whose side it is. Pressed where a player is to be chosen. */
function SeatName({ seat, marks }: SeatNameProps) {
  const reading = useReading();
  const { view, seat: reader, words, text } = reading;
  const player = usePlayerNames(({ names }) => names[seat] ?? "");
  const say = text.board.strip;
  const mark = marks?.get(seatThing(seat));
  const isFirst = view[FIRST] === seat;
  const name = seat === reader ? text.board.you : player;
  const said = [
    say.player(words.seat(view, seat), name),
    ...(isFirst ? [say.first] : []),
    ...(view[ACTIVE] !== NONE && view[ACTIVE] === seat ? [say.active] : []),
    ...(isOut(view, seat) ? [say.out] : []),
  ].join(", ");
  return (
    <button type="button" className="cards-name" data-thing={seatThing(seat)} {...markedAs(mark)}>
      <span className="visually-hidden">{withMark(reading, said, mark)}</span>
      <b aria-hidden="true">{words.seat(view, seat)}</b> <small aria-hidden="true">{name}</small>
      {isFirst && <Icon name="cards/first-player" size={16} className="cards-first" />}
      {mark?.tag !== undefined && <ActTab tag={mark.tag} />}
    </button>
  );
}
