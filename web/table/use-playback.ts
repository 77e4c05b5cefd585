import { type GameEvent, type JsonMap, ONLOOKER, type Seat } from "@weirwood/kernel";
import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import { isMotionReduced } from "../app/appearance.ts";
import { useSettings } from "../app/settings.ts";
import { afterTime } from "../session/live.ts";
import type { TableSession } from "../session/table-session.ts";
import type { GameClient } from "./game-client.ts";
import { makePlayback, nothingPlayed, type Playback, type Played } from "./playback.ts";
import { readerOf } from "./seat-names.ts";
import { rememberSeen, seenOf } from "./seen.ts";
import { noteTable, paceFactor } from "./stage/pace.ts";
import type { Circumstances, Moment, Telling } from "./telling.ts";
import { nothingAgain } from "./watched-again.ts";

const nothing = (): void => undefined;

const nothingYet: Playback = {
  played: createStore<Played>(() => nothingPlayed),
  ...{ next: nothing, skipMoment: nothing, back: nothing, pause: nothing, reshape: nothing, playAgain: nothing },
  ...{ skip: nothing, look: nothing, close: nothing },
  watched: { again: createStore(() => nothingAgain), next: nothing, skip: nothing, reshape: nothing },
};

/** A change of a game that tells nothing of its own: one beat, said by its last event. */
const BEAT = 800;
const plainTelling = (events: readonly GameEvent[]): readonly Telling[] => [
  { events, lasts: BEAT, caption: events[events.length - 1] },
];

const isConcerned = ({ seats }: Moment, seat: Seat): boolean =>
  seat !== ONLOOKER && (seats === undefined || seats.includes(seat));

interface PlayedTable {
  /** Under which name it is remembered as seen; undefined: nothing is. */
  readonly seenAs: string | undefined;
  /** Under which name its pace is asked for. */
  readonly id: string | undefined;
  /** Questions whose answers the reader saw as they gave them: these are not told again. */
  readonly foreseen: ReadonlySet<number>;
}

/** What the board shows of a session, a little behind what is known. */
export function usePlayback(
  client: GameClient,
  session: TableSession,
  { seenAs, id, foreseen }: PlayedTable,
): [Played, Playback] {
  const [playback, setPlayback] = useState(nothingYet);
  useEffect(() => {
    const seat = (): Seat => readerOf(session.tableView.getState().status);
    const mine = makePlayback(session.tableView, {
      seen: seenAs === undefined ? undefined : seenOf(seenAs),
      pace: () => paceFactor(id),
      isStill: isMotionReduced,
      tell: (events, before, after) => {
        const isSeen =
          foreseen.size > 0 &&
          before !== undefined &&
          client.asks(client.read(before)).some((ask) => foreseen.has(ask.id));
        if (isSeen) return [];
        const told = session.tableView.getState().log.flatMap((entry) => entry.events as GameEvent[]);
        const earlier = told.slice(0, told.length - events.length);
        return tellingsOf(client, events, { before, after, seat: seat(), told: earlier });
      },
      shapeOf(moment) {
        if (moment.seats === undefined || isConcerned(moment, seat())) return "full";
        return useSettings.getState().showsOthers ? "corner" : undefined;
      },
      isLookingOn: (moment) => !isConcerned(moment, seat()),
      after: afterTime,
    });
    setPlayback(mine);
    if (id !== undefined) noteTable(id);
    const remember = (): void => {
      const { view, number } = mine.played.getState();
      const isSeen = view !== undefined && document.visibilityState === "visible";
      if (seenAs !== undefined && isSeen) rememberSeen(seenAs, number);
    };
    const look = (): void => mine.look(document.visibilityState === "visible");
    look();
    remember();
    document.addEventListener("visibilitychange", look);
    const stop = mine.played.subscribe(remember);
    return () => {
      document.removeEventListener("visibilitychange", look);
      stop();
      mine.close();
    };
  }, [client, session, seenAs, id, foreseen]);
  return [useStore(playback.played), playback];
}

interface PlainCircumstances extends Pick<Circumstances<JsonMap>, "before" | "seat" | "told"> {
  readonly after: JsonMap;
}

function tellingsOf(
  client: GameClient,
  events: readonly GameEvent[],
  { before, after, ...known }: PlainCircumstances,
): readonly Telling[] {
  if (client.tell === undefined) return plainTelling(events);
  const { language } = useSettings.getState();
  return client.tell(events, {
    ...known,
    before: before && client.read(before),
    after: client.read(after),
    language,
  });
}
