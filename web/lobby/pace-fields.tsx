import type { ClockSettings } from "@weirwood/protocol";
import { useRoundWord } from "../games/use-round-words.ts";
import { useText } from "../text/use-text.ts";

/** What a pace begins with before somebody changes it. */
export const usualClock: { readonly [Kind in ClockSettings["kind"]]: Extract<ClockSettings, { kind: Kind }> } = {
  none: { kind: "none" },
  live: { kind: "live", bankSeconds: 40 * 60, incrementSeconds: 30, incrementEach: "answer" },
  slow: { kind: "slow", hours: 24 },
};

const kinds = ["none", "live", "slow"] as const;
const hours = [6, 12, 24, 48, 72, 168] as const;

interface PaceFieldsProps {
  readonly game: string;
  readonly clock: ClockSettings;
  readonly onChange: (clock: ClockSettings) => void;
}

/** How fast the game goes: without a clock, live with a bank of time, or over days. */
export function PaceFields({ game, clock, onChange }: PaceFieldsProps) {
  const text = useText().lobby;
  const roundWord = useRoundWord();
  return (
    <fieldset className="field">
      <legend>{text.create.pace}</legend>
      <div className="seg">
        {kinds.map((kind) => (
          <button
            key={kind}
            type="button"
            aria-pressed={kind === clock.kind}
            onClick={() => kind !== clock.kind && onChange(usualClock[kind])}
          >
            {text.clocks[kind]}
          </button>
        ))}
      </div>
      <p className="muted xs">{text.create.paceAbout[clock.kind]}</p>
      {clock.kind === "live" && <LiveFields round={roundWord(game)} clock={clock} onChange={onChange} />}
      {clock.kind === "slow" && (
        <label className="inline-field">
          {text.create.hours}
          <select value={clock.hours} onChange={(event) => onChange({ ...clock, hours: Number(event.target.value) })}>
            {hours.map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </select>
        </label>
      )}
    </fieldset>
  );
}

interface LiveFieldsProps {
  /** What the game calls a round. */
  readonly round: string;
  readonly clock: Extract<ClockSettings, { kind: "live" }>;
  readonly onChange: (clock: ClockSettings) => void;
}

const between = (least: number, number: number, most: number): number =>
  Math.min(most, Math.max(least, Number.isFinite(number) ? Math.round(number) : least));

function LiveFields({ round, clock, onChange }: LiveFieldsProps) {
  const text = useText().lobby.create;
  return (
    <div className="row wrap">
      <label className="inline-field">
        {text.bank}
        <input
          type="number"
          min={1}
          max={1440}
          value={clock.bankSeconds / 60}
          onChange={(event) => onChange({ ...clock, bankSeconds: 60 * between(1, event.target.valueAsNumber, 1440) })}
        />
      </label>
      <label className="inline-field">
        {text.increment}
        <input
          type="number"
          min={0}
          max={3600}
          value={clock.incrementSeconds}
          onChange={(event) => onChange({ ...clock, incrementSeconds: between(0, event.target.valueAsNumber, 3600) })}
        />
      </label>
      <select
        aria-label={text.increment}
        value={clock.incrementEach}
        onChange={(event) => onChange({ ...clock, incrementEach: event.target.value === "round" ? "round" : "answer" })}
      >
        {(["answer", "round"] as const).map((each) => (
          <option key={each} value={each}>
            {text.incrementEach[each](round)}
          </option>
        ))}
      </select>
    </div>
  );
}
