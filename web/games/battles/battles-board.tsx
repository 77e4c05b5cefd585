import { type Battle, hexNames, houseIds, ROUND } from "@weirwood/battles/questions";
import { useMemo, useRef, useState } from "react";
import { useKeys } from "../../app/keys.ts";
import { type Asking, AskingContext, reasonOf } from "../../table/ask/asking.ts";
import { useStops } from "../../table/ask/use-stops.ts";
import type { BoardProps } from "../../table/game-client.ts";
import { useScene } from "./asks/scenes.ts";
import { TurnDone } from "./asks/turn-done.tsx";
import { DeskContext } from "./desk/desk.ts";
import { ReadingContext } from "./desk/reading.ts";
import { useDeskOf } from "./desk/use-desk.ts";
import { useReadingAt } from "./desk/use-reading.ts";
import { useWantedZone } from "./desk/zones.ts";
import { Field, type FieldHandle } from "./field/field.tsx";
import { pictureOf } from "./field/field-picture.ts";
import { hexWords } from "./field/hex-words.ts";
import { useTold } from "./telling/use-told.ts";
import { Tray } from "./tray/tray.tsx";
import { useUnitCard } from "./unit-card/use-unit-card.tsx";
import "./battles.css";

/** The field of a battle, the reader's hand below it, and everything that can be done with both. */
export function BattlesBoard(props: BoardProps<Battle>) {
  const { view, seat, openRule, panel } = props;
  const field = useRef<FieldHandle>(null);
  const [said, say] = useState("");
  const reading = useReadingAt(view, seat, openRule);
  const { reader, words, text, isNarrow } = reading;
  const desk = useDeskOf(props, reading, say);
  const asked = useScene(desk);
  const scene = useUnitCard(reading, asked);
  const wanted = useWantedZone(reading, (hex) => field.current?.focus(hex));
  const lit = useMemo(() => (wanted === undefined ? scene : { ...scene, zone: wanted }), [scene, wanted]);
  const shown = useTold(props, lit, field);
  const picture = useMemo(() => pictureOf(view), [view]);
  const asking: Asking = useMemo(
    () => ({ book: words.book, openRule, explained: desk?.explained, explain: (why) => desk?.explain(why) }),
    [words, openRule, desk],
  );
  useKeys(scene.keys ?? []);
  useStops({
    stops: scene.stops ?? [],
    isFocused: (hex) => document.activeElement?.getAttribute("data-hex") === hexNames[hex],
    focus: (hex) => field.current?.focus(hex),
    labels: text.desk.keys,
  });

  const hasHand = reader in houseIds && view[ROUND] > 0;
  return (
    <ReadingContext value={reading}>
      <DeskContext value={desk}>
        <AskingContext value={asking}>
          <div
            className="battles-board"
            data-board={picture.board}
            onPointerDownCapture={props.onMoved}
            onWheelCapture={props.onMoved}
          >
            <Field
              {...shown}
              picture={picture}
              wordsOf={(hex) => hexWords(picture, hex, words, text)}
              whyNot={(hex) => {
                const why = scene.whyHex?.(hex);
                return why && reasonOf(words.book, why);
              }}
              handle={field}
            />
            {scene.bench ?? (hasHand && !isNarrow && <Tray use={scene.tray} />)}
          </div>
          {panel(
            props.finish === undefined ? (
              (scene.panel ?? (hasHand && isNarrow && <Tray use={undefined} isCompact />))
            ) : (
              <TurnDone {...props} finish={props.finish} />
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
