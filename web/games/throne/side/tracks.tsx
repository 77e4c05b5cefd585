import {
  BLADE_USED,
  FIEFDOMS,
  holderOf,
  houseAt,
  IRON_THRONE,
  KINGS_COURT,
  lastTurn,
  playersOf,
  starsOf,
  supplyOf,
  THREAT,
  type Track,
  TURN,
  threatLimit,
  threatStep,
  trackIds,
} from "@weirwood/throne/questions";
import { headed } from "../../../text/headed.ts";
import { Icon } from "../art/icon.tsx";
import type { ThroneSymbol } from "../art/symbol-names.ts";
import { Banners } from "../desk/banners.tsx";
import { Shield } from "../desk/controls.tsx";
import { useReading } from "../desk/reading.ts";
import { armiesOf } from "../draft/muster.ts";
import type { Sign } from "../legend/signs.ts";
import { Figure, FigureRow } from "./figure.tsx";

/** The three influence tracks, who holds their tokens, and the tracks of threat and turns. */

const trackSymbols: readonly ThroneSymbol[] = ["throne/iron-throne", "throne/blade", "throne/raven"];
const trackSigns: readonly Sign[] = ["throne", "fiefdoms", "court"];
const trackRules: readonly string[] = ["throne.ties.throne-holder", "throne.blade.once", "throne.orders.star-places"];

export function Influence() {
  const { text } = useReading();
  return (
    <section className="side-part">
      <h3>{text.play.side.influence}</h3>
      {[IRON_THRONE, FIEFDOMS, KINGS_COURT].map((track) => (
        <TrackRow key={track} track={track} />
      ))}
    </section>
  );
}

function TrackRow({ track }: { readonly track: Track }) {
  const { view, words, text } = useReading();
  const houses = Array.from({ length: playersOf(view) }, (_, place) => houseAt(view, track, place));
  const holder = holderOf(view, track);
  const isSpent = track === FIEFDOMS && view[BLADE_USED] === 1;
  const said = text.play.side;
  return (
    <Figure
      className="track-row"
      rule={trackRules[track]}
      sign={trackSigns[track]}
      label={`${headed(words.track(track), houses.map(words.house).join(", "), words.book.language)}. ${said.holds(words.house(holder), words.book.names.token[trackIds[track]])}${isSpent ? ` ${said.bladeUsed}` : ""}`}
      parts={() => (
        <ul>
          {houses.map((house, place) => (
            <FigureRow
              key={house}
              name={
                <>
                  {place + 1}. <Shield house={house} size={20} /> {words.house(house)}
                </>
              }
              {...(track === KINGS_COURT ? { count: "★".repeat(starsOf(view, house)) } : {})}
            />
          ))}
        </ul>
      )}
    >
      <Icon name={trackSymbols[track]} size={24} className={isSpent ? "spent-token" : ""} />
      {houses.map((house) => (
        <span key={house} className={house === holder ? "track-place holder" : "track-place"}>
          <Shield house={house} size={28} />
          {track === KINGS_COURT && <small className="court-stars">{"★".repeat(starsOf(view, house))}</small>}
        </span>
      ))}
    </Figure>
  );
}

/** Every house's armies under its banners; shown where there is room for it. */
export function SupplyTrack() {
  const { view, words, text } = useReading();
  return (
    <section className="side-part supply-track">
      <h3>{text.play.side.supplyTitle}</h3>
      <ul>
        {Array.from({ length: playersOf(view) }, (_, place) => houseAt(view, IRON_THRONE, place)).map((house) => (
          <li key={house}>
            <Shield house={house} size={22} />
            <span className="visually-hidden">{words.house(house)}</span>
            <b className="num">{supplyOf(view, house)}</b>
            <Banners house={house} level={supplyOf(view, house)} armies={armiesOf(view, house)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Threat() {
  const { view, text } = useReading();
  const steps = Array.from({ length: threatLimit / threatStep + 1 }, (_, step) => step * threatStep);
  return (
    <section className="side-part">
      <h3>
        {text.play.side.wildlings} <Icon name="throne/mammoth" size={22} />
      </h3>
      <Scale label={text.play.side.threat(view[THREAT], threatLimit)} steps={steps} now={view[THREAT]} />
    </section>
  );
}

export function Turns() {
  const { view, text } = useReading();
  return (
    <section className="side-part">
      <h3>
        {text.play.side.turns} <Icon name="hourglass" size={20} />
      </h3>
      <Scale
        label={text.play.side.turnOf(view[TURN], lastTurn)}
        steps={Array.from({ length: lastTurn }, (_, turn) => turn + 1)}
        now={view[TURN]}
      />
    </section>
  );
}

function Scale({
  label,
  steps,
  now,
}: {
  readonly label: string;
  readonly steps: readonly number[];
  readonly now: number;
}) {
  return (
    <div role="img" aria-label={label} className="track-scale">
      {steps.map((step) => (
        <span key={step} className={step === now ? "now" : step < now ? "past" : ""}>
          {step}
        </span>
      ))}
    </div>
  );
}
