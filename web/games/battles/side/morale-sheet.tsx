import {
  depthOf,
  foeOf,
  type House,
  houseIds,
  LAST_SPACE,
  MORALE_MARKER,
  moraleSpaces,
  ROUND,
  ROUNDS,
  ROUT,
  zoneOfDepth,
  zoneOfMoraleIds,
} from "@weirwood/battles/questions";
import { type GameEvent, narrate } from "@weirwood/kernel";
import { Dialog } from "../../../app/dialog.tsx";
import type { SeatPlayer } from "../../../table/game-client.ts";
import { RuleLink } from "../../../table/rule-link.tsx";
import { Icon } from "../art/icon.tsx";
import { useReading } from "../desk/reading.ts";
import { HouseStanding } from "./house-standing.tsx";
import { moraleSpacesFor, nearHouse } from "./morale-spaces.ts";
import { moraleStory } from "./morale-story.ts";
import { MoraleTrack } from "./morale-track.tsx";
import { playerOf } from "./standing.ts";
import { useSheetsText } from "./use-sheets-text.ts";
import { VictoryList } from "./victory-list.tsx";
import "./morale-sheet.css";

interface MoraleSheetProps {
  readonly players: readonly SeatPlayer[];
  readonly told: readonly GameEvent[];
  readonly onClose: () => void;
}

/** Morale and standing: where the marker is and why, what each break does, how the battle is won, what both Houses have. */
export function MoraleSheet({ players, told, onClose }: MoraleSheetProps) {
  const { view, reader } = useReading();
  const text = useSheetsText();
  const near = nearHouse(reader);
  return (
    <Dialog title={text.morale.title} onClose={onClose} className="morale-sheet">
      <Track told={told} />
      <Breaks house={depthOf(view, near) < 0 ? foeOf(near) : near} />
      <div className="standing">
        <section className="standing-card">
          <h3>
            <Icon name="hourglass" size={28} /> {text.victory.title}
          </h3>
          <Rounds />
          <VictoryList />
        </section>
        {[near, foeOf(near)].map((house) => (
          <HouseStanding key={house} house={house} player={playerOf(view, house, players)} />
        ))}
      </div>
    </Dialog>
  );
}

/** The track with its zones named, and what moved the marker this round. */
function Track({ told }: { readonly told: readonly GameEvent[] }) {
  const { view, reader, words } = useReading();
  const { morale: text } = useSheetsText();
  const { names } = words.book;
  const near = nearHouse(reader);
  const { before, moves } = moraleStory(view, told);
  const [now, then] = [view[MORALE_MARKER], before].map((space) => names.morale[moraleSpaces[space]]);
  return (
    <section>
      <p className="morale-sentence">{now === then ? text.stands(now) : text.moved(then, now)}</p>
      <div className="morale-row">
        <Icon name={`battles/shield-${houseIds[near]}`} size={36} />
        <div>
          <MoraleTrack view={view} reader={reader} isNumbered before={before} />
          <ZoneNames />
        </div>
        <Icon name={`battles/shield-${houseIds[foeOf(near)]}`} size={36} />
      </div>
      {moves.length > 0 && (
        <>
          <h3>{text.why}</h3>
          <ul className="morale-moves">
            {moves.map(({ house, spaces, cause }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: moves only follow each other.
              <li key={place}>
                <b>{text.gains(names.seat[house], spaces)}</b>{" "}
                {cause !== undefined && <span>{narrate(words.book, cause)}</span>}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** The zones under the track, each as wide as its spaces. */
function ZoneNames() {
  const { view, reader, words } = useReading();
  const { morale: text } = useSheetsText();
  const zones: { zone: string; name: string; spaces: number }[] = [];
  for (const { zone, depth, isRout } of moraleSpacesFor(view, reader)) {
    const id = depth === 0 ? "start" : zone;
    const name =
      id === "start" ? text.start : isRout ? text.rout : id === "red" ? text.end : words.book.names.moraleZone[zone];
    const last = zones.at(-1);
    if (last?.zone === id) last.spaces++;
    else zones.push({ zone: id, name, spaces: 1 });
  }
  return (
    <ul className="zone-names">
      {zones.map(({ zone, name, spaces }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the zones of a track never change places.
        <li key={place} data-zone={zone} style={{ flex: spaces }}>
          {name}
        </li>
      ))}
    </ul>
  );
}

const coloured = [1, 2, 3];

/** What each break of a House does, and how far it is. */
function Breaks({ house }: { readonly house: House }) {
  const { view, words, openRule } = useReading();
  const { morale: text } = useSheetsText();
  const { names } = words.book;
  const depth = depthOf(view, house);
  const end = LAST_SPACE / 2;
  const isRout = view[ROUT + house] === 1;
  return (
    <section>
      <h3>{text.breaks(names.seat[houseIds[house]])}</h3>
      <ul className="breaks">
        {coloured.map((zone) => {
          const space = Array.from({ length: end + 1 }, (_, one) => one).findIndex((one) => zoneOfDepth(one) === zone);
          const colour = names.moraleZone[zoneOfMoraleIds[zone]];
          const isEnd = space === end;
          return (
            <li key={zone} data-zone={zoneOfMoraleIds[zone]} data-crossed={depth >= space || undefined}>
              <Icon name={isEnd && isRout ? "battles/rout" : "battles/morale-break"} size={28} />
              <div>
                <h4>{isEnd ? (isRout ? text.routAt(space) : text.endAt(space)) : text.breakAt(colour, space)}</h4>
                <p>
                  <b>{depth >= space ? text.crossed : text.away(space - depth)}</b>{" "}
                  {isEnd
                    ? isRout
                      ? text.routs(names.seat[houseIds[house]])
                      : text.stays
                    : text.recover(names.seat[houseIds[house]], colour)}{" "}
                  <RuleLink
                    rule={isEnd && isRout ? "battles.victory.rout" : "battles.morale.recover"}
                    onOpen={openRule}
                    isShort
                  />
                </p>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Rounds() {
  const { view } = useReading();
  const { morale: text } = useSheetsText();
  return (
    <ol className="rounds">
      {Array.from({ length: view[ROUNDS] }, (_, place) => place + 1).map((round) => (
        <li
          key={round}
          aria-current={round === view[ROUND] ? "step" : undefined}
          data-past={round < view[ROUND] || undefined}
          aria-label={round === view[ROUND] ? `${text.round(round)}, ${text.now}` : text.round(round)}
        >
          {round}
        </li>
      ))}
    </ol>
  );
}
