import {
  type PointerEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
} from "react";
import { useText } from "../text/use-text.ts";
import type { SheetHeight } from "./layout.ts";

const heights: readonly SheetHeight[] = ["peek", "half", "full"];

/** How far a finger must go for the sheet to follow. */
const PULL = 36;

interface BottomSheetProps {
  readonly height: SheetHeight;
  readonly onHeight: (height: SheetHeight) => void;
  readonly label: string;
  readonly children: ReactNode;
}

/** On a phone: the panel over the lower part of the board, pulled up and down by its handle. */
export function BottomSheet({ height, onHeight, label, children }: BottomSheetProps) {
  const text = useText().table.sheet;
  const start = useRef<number>(undefined);
  /** A pull ends with a click of its own, which is none. */
  const wasPulled = useRef(false);
  const [pulled, setPulled] = useState(0);
  const place = heights.indexOf(height);
  const sheet = useRef<HTMLElement>(null);
  useBoardAbove(sheet, height);
  const move = (by: number): void => onHeight(heights[Math.min(2, Math.max(0, place + by))]);

  /** At its lowest the sheet hides what a press opens or asks. */
  const rise = (event: SyntheticEvent): void => {
    if (height === "peek" && (event.target as Element).closest("button, input") !== null) onHeight("half");
  };
  const pull = (event: PointerEvent): void => {
    if (start.current !== undefined) setPulled(event.clientY - start.current);
  };
  const letGo = (): void => {
    if (start.current === undefined) return;
    start.current = undefined;
    setPulled(0);
    wasPulled.current = Math.abs(pulled) > PULL;
    if (wasPulled.current) move(pulled < 0 ? 1 : -1);
  };
  const press = (): void => {
    if (wasPulled.current) wasPulled.current = false;
    else onHeight(height === "full" ? "half" : heights[place + 1]);
  };

  return (
    <section
      ref={sheet}
      className="bottom-sheet"
      data-height={height}
      aria-label={label}
      style={pulled === 0 ? undefined : { transform: `translateY(${Math.max(0, pulled)}px)` }}
    >
      <button
        type="button"
        className="handle"
        aria-label={height === "full" ? text.lower : text.raise}
        onClick={press}
        onPointerDown={(event) => {
          start.current = event.clientY;
          event.currentTarget.setPointerCapture(event.pointerId);
        }}
        onPointerMove={pull}
        onPointerUp={letGo}
        onPointerCancel={letGo}
      >
        <span aria-hidden />
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: whatever is pressed in it is a button of its own. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard brings the focus, which does the same. */}
      <div className="content" onClick={rise} onFocus={rise}>
        {children}
      </div>
    </section>
  );
}

/** Tells the board, by `--sheet`, how much of the page is left to it. A sheet over everything leaves it as it was. */
function useBoardAbove(sheet: RefObject<HTMLElement | null>, height: SheetHeight): void {
  useEffect(() => {
    const shown = sheet.current;
    const page = shown?.closest<HTMLElement>(".columns");
    if (shown === null || page === null || page === undefined || height === "full") return;
    const sizes = new ResizeObserver(() => {
      if (shown.offsetHeight > 0) page.style.setProperty("--sheet", `${shown.offsetHeight}px`);
    });
    sizes.observe(shown);
    return () => sizes.disconnect();
  }, [sheet, height]);
}
