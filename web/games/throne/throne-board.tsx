import { ONLOOKER } from "@weirwood/kernel";
import { type Area, areaIds, auctionedTrack, BATTLE_AREA, homes, houseOfSeat, NONE } from "@weirwood/throne/questions";
import { type Throne, throne } from "@weirwood/throne/rules";
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useStore } from "zustand";
import { type Asking, AskingContext, reasonOf } from "../../table/ask/asking.ts";
import { useStops } from "../../table/ask/use-stops.ts";
import { attention } from "../../table/attention.ts";
import type { BoardProps } from "../../table/game-client.ts";
import { forgetPrepared, takePrepared } from "./asks/prepared-bids.ts";
import { useSceneMaker } from "./asks/scenes.ts";
import { isFighting } from "./battle/strength-lines.ts";
import type { AreaMarks } from "./board/marks.tsx";
import { ThroneMap, type ThroneMapHandle } from "./board/throne-map.tsx";
import { type Desk, DeskContext } from "./desk/desk.ts";
import { type Reading, ReadingContext } from "./desk/reading.ts";
import type { Scene } from "./desk/scene.ts";
import { useDeskOf } from "./desk/use-desk.ts";
import { useNarrow } from "./desk/use-narrow.ts";
import { bidding } from "./draft/amount.ts";
import { writeDraft } from "./draft/draft.ts";
import { refusalOf, seatedAt } from "./draft/seated.ts";
import { type SpokenOf, useSpokenOf } from "./learn/spoken-of.ts";
import { areasIn, type Beat, battleAmong, beatOf } from "./telling/beats.ts";
import { useThroneText } from "./text/use-throne-text.ts";
import { useThroneWords } from "./words.ts";
import "./desk/stage.css";
import "./throne.css";

/** The board of Throne and everything the reader can do on it. */
export function ThroneBoard(props: BoardProps<Throne>) {
  const { view, seat, ask, openRule, panel } = props;
  const words = useThroneWords();
  const text = useThroneText();
  const isNarrow = useNarrow();
  const map = useRef<ThroneMapHandle>(null);
  const [said, say] = useState("");

  const reader = seat === ONLOOKER ? NONE : houseOfSeat(view, seat);
  const at = useMemo(() => (seat === ONLOOKER ? undefined : seatedAt(view, seat)), [view, seat]);
  const reading: Reading = useMemo(
    () => ({ view, reader, words, text, openRule, isNarrow, told: props.told }),
    [view, reader, words, text, openRule, isNarrow, props.told],
  );
  // What is told of an ask is read from the view, which knows it whole.
  const open = useMemo(() => throne.asks(view).find(({ id }) => id === ask?.id), [view, ask?.id]);
  const desk = useDeskOf({ ...props, at, ask: open, say }, reading);
  const makeScene = useSceneMaker(desk?.kind);
  const scene: Scene = useMemo(() => makeScene(desk, reading), [makeScene, desk, reading]);
  const beat = useBeat(props);

  const outlined = usePointedAt(map);
  const spokenOf = useSpotlight(map);
  useStops({
    stops: scene.stops ?? [],
    isFocused,
    focus: (area) => map.current?.focus(area),
    labels: useThroneText().play.keys,
  });
  usePreparedBid(desk, props.onDecide);
  useFollowing(desk, map);
  useOpening(desk, scene, isNarrow, map);
  useCamera(beat, props.isFollowing, map);

  const whyNot = useCallback(
    (area: Area) => {
      const refusal = scene.whyArea?.(area);
      return refusal && reasonOf(words.book, refusal);
    },
    [scene, words],
  );

  const asking: Asking = useMemo(
    () => ({ book: words.book, openRule, explained: desk?.explained, explain: (why) => desk?.explain(why) }),
    [words, openRule, desk],
  );

  return (
    <ReadingContext value={reading}>
      <DeskContext value={desk}>
        <AskingContext value={asking}>
          <div
            className="throne-board"
            data-turning={beat?.turned !== undefined || undefined}
            onPointerDownCapture={props.onMoved}
            onWheelCapture={props.onMoved}
          >
            <ThroneMap
              view={view}
              reader={reader}
              {...marksOf(scene, beat, outlined)}
              arrows={[...(scene.arrows ?? []), ...(beat?.arrows ?? [])]}
              {...(beat?.journeys === undefined ? {} : { journeys: beat.journeys, pace: props.pace })}
              {...(scene.drafts === undefined ? {} : { drafts: scene.drafts })}
              {...(scene.recruits === undefined ? {} : { recruits: scene.recruits })}
              {...(scene.chosen === undefined ? {} : { chosen: scene.chosen })}
              {...(scene.note === undefined ? {} : { note: scene.note })}
              onArea={(area, pressed) => scene.onArea?.(area, pressed)}
              whyNot={whyNot}
              opensWhole={props.opensWhole === true}
              spotlight={spokenOf}
              handle={map}
            />
          </div>
          {panel(scene.panel)}
          {desk?.isStageOpen === true && scene.stage}
          <output className="visually-hidden" aria-live="polite">
            {said}
          </output>
        </AskingContext>
      </DeskContext>
    </ReadingContext>
  );
}

/** What the board shows of what is being told. */
function useBeat({ happening, view }: BoardProps<Throne>): Beat | undefined {
  return useMemo(
    () => (happening.length === 0 ? undefined : beatOf(happening, view, battleAmong(happening, view))),
    [happening, view],
  );
}

/** While something is told, the map goes where it happens. */
function useCamera(beat: Beat | undefined, isFollowing: boolean, map: RefObject<ThroneMapHandle | null>): void {
  useEffect(() => {
    if (!isFollowing || beat === undefined) return;
    const areas = areasIn(beat);
    if (areas.length > 0) map.current?.follow(areas);
  }, [beat, isFollowing, map]);
}

const isFocused = (area: Area): boolean => document.activeElement?.getAttribute("data-area") === String(area);

/** What lights up while something is told or pointed at, over what the question marks. */
function marksOf({ marks }: Scene, beat: Beat | undefined, outlined: Area | undefined): { readonly marks?: AreaMarks } {
  if (beat?.marks === undefined && outlined === undefined) return marks === undefined ? {} : { marks };
  const pointedAt: AreaMarks = outlined === undefined ? new Map() : new Map([[outlined, { state: "selected" }]]);
  return { marks: new Map([...(marks ?? []), ...(beat?.marks ?? []), ...pointedAt]) };
}

const areaNamed = (id: string | undefined): Area | undefined => {
  const area = areaIds.indexOf(id ?? "");
  return area < 0 ? undefined : area;
};

/** The area that the log points at; the map goes to one that is to be looked at. */
function usePointedAt(map: RefObject<ThroneMapHandle | null>): Area | undefined {
  useEffect(
    () =>
      attention.subscribe(({ looked }, before) => {
        const area = looked === before.looked ? undefined : areaNamed(looked?.place);
        if (area !== undefined) map.current?.goTo(area);
      }),
    [map],
  );
  return areaNamed(useStore(attention, ({ outlined }) => outlined));
}

/** A bid that was prepared for an auction is sent when it opens. */
function usePreparedBid(desk: Desk | undefined, onDecide: (answer: string) => void): void {
  const id = desk?.ask.id;
  const track = desk === undefined ? NONE : auctionedTrack(desk.at.view);
  // On a shared screen the next reader is somebody else: what one has prepared goes with the board.
  useEffect(() => forgetPrepared, []);
  useEffect(() => {
    if (desk === undefined || id === undefined || desk.isWhatIf) return;
    if (track === NONE) return forgetPrepared();
    if (!desk.kind.startsWith("bid-") || throne.kept(desk.at.view, desk.at.seat) !== undefined) return;
    const prepared = takePrepared(track);
    if (prepared === undefined) return;
    const bid = bidding("bid", prepared);
    if (refusalOf(desk.at, bid) === undefined) onDecide(writeDraft(bid));
    // Once for each auction, as it opens: not for every change of the desk.
  }, [id, track, desk, onDecide]);
}

/** An area chosen in a list comes into sight on the map. */
function useFollowing(desk: Desk | undefined, map: RefObject<ThroneMapHandle | null>): void {
  const selected = desk?.selected;
  useEffect(() => {
    if (selected !== undefined && !isFocused(selected)) map.current?.goTo(selected);
  }, [selected, map]);
}

/** The room that a hint takes beside what it speaks of. */
const HINT_WIDTH = 450;

/** What a hint speaks of comes into sight, as a whole. */
function useSpotlight(map: RefObject<ThroneMapHandle | null>): SpokenOf | undefined {
  const spokenOf = useSpokenOf(({ now }) => now);
  useEffect(() => {
    if (spokenOf !== undefined) map.current?.spotlight([spokenOf.from, ...spokenOf.to], HINT_WIDTH);
  }, [spokenOf, map]);
  return spokenOf;
}

/** Where something is under way already: a march from here, a port that was taken. */
const selectedIn = (marks: AreaMarks = new Map()): Area | undefined =>
  [...marks].find(([, { state }]) => state === "selected")?.[0];

/** A new question, or another token that is taken up, brings all that it is about into sight. */
function useOpening(
  desk: Desk | undefined,
  scene: Scene,
  isNarrow: boolean,
  map: RefObject<ThroneMapHandle | null>,
): void {
  const id = desk?.ask.id;
  const { source, stops = [], marks } = scene;
  const about = useRef<readonly Area[]>([]);
  const first = source ?? selectedIn(marks);
  const battle = desk === undefined || !isFighting(desk.at.view) ? [] : [desk.at.view[BATTLE_AREA]];
  about.current = [...(first === undefined ? homeAmong(desk, stops) : [first]), ...stops, ...battle];
  const isKnown = about.current.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: as a question opens, not with every change of its answer.
  useEffect(() => {
    if (id === undefined || !isKnown) return;
    // On a small screen it would rarely fit otherwise.
    if (isNarrow) map.current?.fit(...about.current);
    else map.current?.goTo(...about.current);
  }, [id, source, isKnown, map]);
}

/** Whoever gives orders begins at home. */
const homeAmong = (desk: Desk | undefined, stops: readonly Area[]): readonly Area[] => {
  const home = desk === undefined ? NONE : homes[desk.at.house];
  return stops.includes(home) ? [home] : [];
};
