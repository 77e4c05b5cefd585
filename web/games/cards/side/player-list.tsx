import { cards } from "@weirwood/cards/playing";
import { type Cards, FIRST, MELEE, placesOf, seatIds, seatsIn } from "@weirwood/cards/questions";
import { showLegend } from "../../../app/legend.ts";
import type { SeatPlayer, SideProps } from "../../../table/game-client.ts";
import { SeatStateMark } from "../../../table/seat-state-mark.tsx";
import { useText } from "../../../text/use-text.ts";
import { textOf } from "../../books.ts";
import { Icon } from "../art/icon.tsx";
import { Figures } from "../board/figures.tsx";
import { lyingIn, type Side } from "../board/lying.ts";
import { PowerBar } from "../board/power-bar.tsx";
import { nameOf } from "../board/spot-words.ts";
import { cardsOfPile, standingOf } from "../board/standing.ts";
import { TitlesWheel } from "../board/titles-wheel.tsx";
import { CardRound } from "../card/card-picture.tsx";
import { ReadingContext, useReading } from "../desk/reading.ts";
import { useReadingAt } from "../desk/use-reading.ts";
import { SeatMark } from "../seat-mark.tsx";
import { houseOf } from "../words.ts";
import type { SheetsText } from "./text/en.ts";
import "./side.css";

const polls: ReadonlySet<string | undefined> = new Set(["action", "save", "response"]);

/** Every player with what counts, their plots, and in a melee the titles. */
export function PlayerList({ view, seat, players, openRule }: SideProps<Cards>) {
  const reading = useReadingAt(view, seat, openRule);
  const { legend } = useText().table;
  const { sides } = lyingIn(view);
  const count = seatsIn(view);
  const near = seat >= 0 && seat < count ? seat : 0;
  const order = Array.from({ length: count }, (_, place) => (near + place) % count);
  return (
    <ReadingContext value={reading}>
      <div className="cards-players">
        {order.map((one) => (
          <PlayerCard key={seatIds[one]} side={sides[one]} player={players[one]} />
        ))}
        {view[MELEE] !== 0 && <TitlesWheel />}
        <button type="button" className="btn legend-button" onClick={() => showLegend(true)}>
          <Icon name="ui-info" /> {legend}
        </button>
      </div>
    </ReadingContext>
  );
}

const useSheetsText = (): SheetsText => textOf("cards", useReading().words.language, "sheets") as SheetsText;

function PlayerCard({ side, player }: { readonly side: Side; readonly player: SeatPlayer | undefined }) {
  const reading = useReading();
  const { view, seat: reader, words } = reading;
  const text = useSheetsText();
  const { seat } = side;
  const standing = standingOf(view, seat);
  const isOwn = seat === reader;
  // While everybody is asked in secret, nothing tells who thinks and who has answered.
  const isPoll = polls.has(cards.asks(view)[0]?.kind);
  const is = player?.state.is;
  return (
    <article className={`cards-player h-${houseOf(view, seat) ?? "none"}`}>
      <header>
        <SeatMark view={view} seat={seat} size={40} />
        <div>
          <h3>
            {words.seat(view, seat)}
            {view[FIRST] === seat && <Icon name="cards/first-player" size={16} label={text.first} />}
          </h3>
          <p className="muted">{isOwn ? text.you : player?.name}</p>
        </div>
        {(is === "away" || is === "regent") && player !== undefined && (
          <SeatStateMark state={player.state} seatName={(one) => words.seat(view, one)} />
        )}
        {(isOwn || !isPoll) && player?.aside}
      </header>
      <PowerBar power={standing.power} all={standing.powerToWin} />
      <p className="cards-player-figures">
        <Figures standing={standing} seatId={seatIds[seat]} isShort />
      </p>
      <p className="muted">
        {text.characters(side.characters.length)}, {text.locations(side.locations.length)}
      </p>
      {[...side.agendas, ...side.titles].map(({ thing, card }) => (
        <p key={thing} className="cards-player-card">
          {card !== undefined && <CardRound card={card} size={28} />}
          <b>{nameOf(reading, card)}</b>
        </p>
      ))}
      <Plots side={side} />
    </article>
  );
}

/** The plots that a player has used, the latest first, and how many are left. */
function Plots({ side: { seat, plot } }: { readonly side: Side }) {
  const reading = useReading();
  const text = useSheetsText();
  const used = cardsOfPile(reading.view, seat, "used");
  const shown = [...(plot === undefined ? [] : [plot.card]), ...used];
  return (
    <details className="cards-player-plots">
      <summary>
        {text.plots}
        <span className="muted"> {text.plotsLeft(placesOf(reading.view).piles.plots[seat].count(reading.view))}</span>
      </summary>
      {shown.length === 0 && <p className="muted">{text.noPlots}</p>}
      <ol>
        {shown.map((card, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a plot may lie there twice.
          <li key={place} className="cards-player-card">
            {card !== undefined && <CardRound card={card} size={28} />}
            <span>
              {nameOf(reading, card)}
              {place === 0 && plot !== undefined && <span className="muted"> {text.now}</span>}
            </span>
          </li>
        ))}
      </ol>
    </details>
  );
}
