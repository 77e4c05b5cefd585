import type { Cards } from "@weirwood/cards/questions";
import { useCallback, useEffect, useMemo, useState } from "react";
import { useKeys } from "../../app/keys.ts";
import { type Asking, AskingContext } from "../../table/ask/asking.ts";
import { useStops } from "../../table/ask/use-stops.ts";
import type { BoardProps } from "../../table/game-client.ts";
import { useScene } from "./asks/scenes.ts";
import { Table } from "./board/table.tsx";
import { TitlesBelow } from "./board/titles-button.tsx";
import { DeskContext } from "./desk/desk.ts";
import { learnToLookAhead } from "./desk/looking-ahead.ts";
import { ReadingContext } from "./desk/reading.ts";
import { useDeskOf } from "./desk/use-desk.ts";
import { useReadingAt } from "./desk/use-reading.ts";
import { useStandingPass } from "./windows/use-standing-pass.ts";
import "./cards.css";

/** The table of a card game, and everything that can be done on it. */
export function CardsBoard(props: BoardProps<Cards>) {
  const { view, seat, openRule, panel, told, happening, pace, isFollowing } = props;
  const [said, setSaid] = useState("");
  // The same words twice are another text, or they are not read out again.
  const say = useCallback((words: string) => setSaid((before) => (before === words ? `${words}\u00a0` : words)), []);
  const reading = useReadingAt(view, seat, openRule);
  const desk = useDeskOf(props, reading, say);
  const scene = useScene(desk);
  const asking: Asking = useMemo(
    () => ({ book: reading.words.book, openRule, explained: desk?.explained, explain: (why) => desk?.explain(why) }),
    [reading, openRule, desk],
  );
  useKeys(scene.keys ?? []);
  useStops({
    stops: scene.stops ?? [],
    isFocused: (thing) => document.activeElement?.getAttribute("data-thing") === thing,
    focus: (thing) => document.querySelector<HTMLElement>(`.cards-board [data-thing="${thing}"]`)?.focus(),
    labels: reading.text.asks.keys,
  });
  useStandingPass(desk);
  useEffect(learnToLookAhead, []);
  const asked = desk?.ask.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question, however its words change.
  useEffect(() => {
    if (scene.said !== undefined) say(scene.said);
  }, [asked, scene.said === undefined]);
  return (
    <ReadingContext value={reading}>
      <DeskContext value={desk}>
        <AskingContext value={asking}>
          <div className="cards-board" onPointerDownCapture={props.onMoved} onWheelCapture={props.onMoved}>
            <Table scene={scene} {...{ say, told, happening, pace, isFollowing }} />
          </div>
          {panel(
            desk === undefined ? (
              scene.panel
            ) : (
              <>
                {scene.panel}
                <TitlesBelow />
              </>
            ),
          )}
          <output className="visually-hidden" aria-live="polite">
            {said}
          </output>
        </AskingContext>
      </DeskContext>
    </ReadingContext>
  );
}
