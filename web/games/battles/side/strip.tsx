import {
  type Battle,
  cardOfFigure,
  type Figure,
  figureIds,
  foeOf,
  type House,
  houseIds,
  isCaptured,
  MORALE_MARKER,
  moraleSpaces,
  NONE,
  objectives,
  PASSED,
  POINTS,
  ROUND,
  SKIRMISH,
  skirmishIds,
  tokensOn,
  zoneOf,
  zoneOfMoraleIds,
} from "@weirwood/battles/questions";
import { lazy, Suspense, useState } from "react";
import type { SeatPlayer, StripProps } from "../../../table/game-client.ts";
import { useText } from "../../../text/use-text.ts";
import { openBooks } from "../../books.ts";
import { Icon } from "../art/icon.tsx";
import { ReadingContext, useReading } from "../desk/reading.ts";
import { useReadingAt } from "../desk/use-reading.ts";
import { showZone, useZones } from "../desk/zones.ts";
import { CommandTokens } from "./command-tokens.tsx";
import { nearHouse } from "./morale-spaces.ts";
import { MoraleTrack } from "./morale-track.tsx";
import { commandersOf, countsPoints, objectivesHeldBy, playerOf } from "./standing.ts";
import "./strip.css";

const MoraleSheet = lazy(async () => {
  const [found] = await Promise.all([import("./morale-sheet.tsx"), openBooks("battles", "sheets")]);
  return { default: found.MoraleSheet };
});

/** Above the field: the reader's commanders, morale, and those of the other House. */
export function BattlesStrip(props: StripProps<Battle>) {
  const { view, seat, players, told, openRule, onOpen } = props;
  const reading = useReadingAt(view, seat, openRule);
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  const near = nearHouse(reading.reader);
  const sides = [near, foeOf(near)].map((house) => (
    <HouseGroup key={house} house={house} player={playerOf(view, house, players)} onOpen={onOpen} />
  ));
  return (
    <ReadingContext value={reading}>
      <section className="battle-strip" aria-label={reading.text.side.strip}>
        <div data-commanders={houseIds.reduce((sum, _, house) => sum + commandersOf(view, house).length, 0)}>
          {sides[0]}
          {view[ROUND] === 0 && view[SKIRMISH] !== NONE ? (
            <SkirmishTitle />
          ) : (
            <MoraleButton onOpen={() => setIsSheetOpen(true)} />
          )}
          {sides[1]}
        </div>
      </section>
      {isSheetOpen && (
        <Suspense>
          <MoraleSheet {...{ players, told }} onClose={() => setIsSheetOpen(false)} />
        </Suspense>
      )}
    </ReadingContext>
  );
}

function SkirmishTitle() {
  const { view, words, text } = useReading();
  return <p className="strip-title">{text.side.skirmish(words.book.names.plan[skirmishIds[view[SKIRMISH]]])}</p>;
}

function MoraleButton({ onOpen }: { readonly onOpen: () => void }) {
  const { view, reader, words, text } = useReading();
  const { names } = words.book;
  const zones = houseIds.map(
    (id, house) => `${names.seat[id]} ${names.moraleZone[zoneOfMoraleIds[zoneOf(view, house)]]}`,
  );
  return (
    <button type="button" className="strip-morale" aria-description={text.side.openMorale} onClick={onOpen}>
      <span className="visually-hidden">
        {text.side.morale(names.morale[moraleSpaces[view[MORALE_MARKER]]], zones)}
      </span>
      <MoraleTrack view={view} reader={reader} />
    </button>
  );
}

interface HouseGroupProps {
  readonly house: House;
  readonly player: SeatPlayer | undefined;
  readonly onOpen: () => void;
}

function HouseGroup({ house, player, onOpen }: HouseGroupProps) {
  const { view, reader } = useReading();
  const figures = commandersOf(view, house);
  return (
    <div className={`strip-house h-${houseIds[house]}`} data-own={house === reader || undefined}>
      <HouseButton {...{ house, player, onOpen }} />
      {figures.length > 0 && (
        <ul>
          {figures.map((figure) => (
            <li key={figure}>
              <CommanderButton figure={figure} house={house} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The House itself: what it has scored and holds, and what its player is about. A press opens the list of both. */
function HouseButton({ house, player, onOpen }: HouseGroupProps) {
  const { view, reader, words, text } = useReading();
  const states = useText().friends.states;
  const is = player?.state.is;
  const all = objectives.count(view);
  const hasPassed = ((view[PASSED] >> house) & 1) === 1;
  const parts = [
    ...(house === reader ? [text.side.you] : []),
    ...(countsPoints(view) ? [text.side.points(view[POINTS + house])] : []),
    ...(all > 0 ? [text.side.objectives(objectivesHeldBy(view, house), all)] : []),
    ...(hasPassed ? [text.side.passed] : []),
    ...(is === "choosing" || is === "away" ? [states[is]] : []),
  ];
  return (
    <button
      type="button"
      className="strip-shield"
      data-state={is}
      aria-label={text.side.house(words.house(house), parts)}
      onClick={onOpen}
    >
      <Icon name={`battles/shield-${houseIds[house]}`} size={30} />
      {is === "choosing" && <Icon name="ui-quill" size={14} className="strip-state" />}
      {is === "away" && <Icon name="ui-away" size={14} className="strip-state" />}
      {view[ROUND] > 0 && (countsPoints(view) || all > 0) && (
        <span className="strip-score num">
          {countsPoints(view) ? view[POINTS + house] : `${objectivesHeldBy(view, house)}/${all}`}
        </span>
      )}
    </button>
  );
}

function CommanderButton({ figure, house }: { readonly figure: Figure; readonly house: House }) {
  const { view, words, text } = useReading();
  const lit = useZones((zones) => zones.figure);
  const name = words.book.names.figure[figureIds[figure]];
  const tokens = tokensOn(view, figure);
  const { limit } = cardOfFigure(view, figure);
  const isTaken = isCaptured(view, figure);
  return (
    <button
      type="button"
      className="strip-commander"
      title={name}
      data-captured={isTaken || undefined}
      aria-label={isTaken ? text.side.captured(name) : text.side.commander(name, tokens, limit)}
      aria-description={isTaken ? undefined : text.side.showZone}
      aria-pressed={lit === figure}
      aria-disabled={isTaken || undefined}
      onClick={() => !isTaken && showZone(figure)}
    >
      <Icon name={`battles/shield-${houseIds[house]}`} size={24} />
      <span className="strip-name">{name.split(" ")[0]}</span>
      {isTaken ? <Icon name="battles/captured" size={18} /> : <CommandTokens {...{ tokens, limit }} />}
    </button>
  );
}
