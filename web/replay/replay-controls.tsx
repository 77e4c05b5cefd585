import { type ReactNode, useState } from "react";
import { Icon } from "../art/icon.tsx";
import { useRoundWord } from "../games/use-round-words.ts";
import { useText } from "../text/use-text.ts";
import type { Replay, Speed } from "./use-replay.ts";

const speeds: readonly Speed[] = [1, 2, 4];

interface ReplayControlsProps {
  readonly replay: Replay;
  /** The game whose word for a round the buttons use. */
  readonly game: string;
  readonly link: ReactNode;
  readonly onPlayOn: () => void;
}

/** Buttons that move a replay, how fast it plays, and the ways out of it. */
export function ReplayControls({ replay, game, link, onPlayOn }: ReplayControlsProps) {
  const text = useText().replay;
  const round = useRoundWord()(game);
  const { isPlaying, speed } = replay;
  return (
    <div className="row wrap">
      <ControlButton symbol="ui-stepback" label={text.roundBack(round)} onPress={() => replay.turnBy(-1)} />
      <ControlButton symbol="ui-chevron" isBackwards label={text.back1} onPress={() => replay.stepBy(-1)} />
      <button
        type="button"
        className="btn primary square"
        aria-label={isPlaying ? text.pause : text.play}
        onClick={replay.toggle}
      >
        <Icon name={isPlaying ? "ui-pause" : "ui-play"} />
      </button>
      <ControlButton symbol="ui-chevron" label={text.on1} onPress={() => replay.stepBy(1)} />
      <ControlButton symbol="ui-step" label={text.roundOn(round)} onPress={() => replay.turnBy(1)} />
      <fieldset className="field no-phone">
        <legend className="visually-hidden">{text.speed}</legend>
        <div className="seg">
          {speeds.map((one) => (
            <button key={one} type="button" aria-pressed={one === speed} onClick={() => replay.setSpeed(one)}>
              {text.speeds[one]}
            </button>
          ))}
        </div>
      </fieldset>
      <span className="grow" />
      {link}
      <button type="button" className="btn primary play-on" onClick={onPlayOn}>
        <Icon name="ui-whatif" />
        <span>{text.playOn}</span>
      </button>
    </div>
  );
}

interface ControlButtonProps {
  readonly symbol: "ui-step" | "ui-stepback" | "ui-chevron";
  readonly label: string;
  readonly isBackwards?: boolean;
  readonly onPress: () => void;
}

function ControlButton({ symbol, label, isBackwards = false, onPress }: ControlButtonProps) {
  return (
    <button type="button" className="btn square" aria-label={label} onClick={onPress}>
      <Icon name={symbol} className={isBackwards ? "backwards" : ""} />
    </button>
  );
}

/** Copies the address of the step, which the address bar shows as well. */
export function LinkButton({ invite }: { readonly invite: string | undefined }) {
  const text = useText().replay;
  const [isCopied, setIsCopied] = useState(false);
  const copy = async (): Promise<void> => {
    try {
      const link = new URL(location.href);
      if (invite !== undefined) link.searchParams.set("invite", invite);
      await navigator.clipboard.writeText(link.href);
      setIsCopied(true);
      setTimeout(() => setIsCopied(false), 2000);
    } catch {
      // Not allowed to write there: the address bar has it too.
    }
  };
  return (
    <button type="button" className="btn no-phone" onClick={copy}>
      <Icon name={isCopied ? "ui-check" : "ui-link"} />
      <span aria-live="polite">{isCopied ? text.linkCopied : text.link}</span>
    </button>
  );
}
