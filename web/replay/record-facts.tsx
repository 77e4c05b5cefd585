import { Dialog } from "../app/dialog.tsx";
import { Icon } from "../art/icon.tsx";
import { saveFile } from "../local/save-file.ts";
import { useText } from "../text/use-text.ts";
import type { FairDice, ReplaySummary } from "./replayed-game.ts";

interface RecordFactsProps {
  readonly summary: ReplaySummary;
  readonly verdict: string;
  readonly seatTitle: (seat: number) => string;
  readonly record: string;
  readonly title: string;
  readonly onClose: () => void;
}

/** How the game ended, who played it, and whether its dice were fair. */
export function RecordFacts({ summary, verdict, seatTitle, record, title, onClose }: RecordFactsProps) {
  const text = useText().replay;
  return (
    <Dialog title={text.about} onClose={onClose} className="record-facts">
      <p>
        <b>{verdict}</b>. {text.decisions(summary.steps.length - 1)}.
      </p>
      <p className="muted">{text.verified}</p>
      <section>
        <h3>{text.players}</h3>
        <ul>
          {summary.seats.map(({ name, player }, seat) => (
            <li key={name}>
              {seatTitle(seat)}
              {player !== "" && `: ${player}`}
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h3>{text.dice}</h3>
        <Dice dice={summary.dice} seed={summary.seed} />
      </section>
      <button type="button" className="btn" onClick={() => saveFile(`${title}.weir`, record)}>
        <Icon name="ui-download" />
        {text.download}
      </button>
    </Dialog>
  );
}

function Dice({ dice, seed }: { readonly dice: FairDice; readonly seed: string | undefined }) {
  const text = useText().replay;
  if (dice.kind === "open") {
    return (
      <>
        <p>{seed === undefined ? text.dicePosition : text.diceOpen}</p>
        <Fact label={text.seed} value={dice.text ?? seed} />
      </>
    );
  }
  return (
    <>
      <p>{text.diceFair}</p>
      <Verdict isGood={dice.isPromiseKept} words={dice.isPromiseKept ? text.promiseKept : text.promiseBroken} />
      <Verdict isGood={dice.isSeedMade} words={dice.isSeedMade ? text.seedMade : text.seedOther} />
      <Fact label={text.seedHash} value={dice.promise} />
      <Fact label={text.serverSeed} value={dice.serverSeed} />
      <Fact label={text.nonces} value={dice.nonces.filter((nonce) => nonce !== "").join(" · ")} />
      <Fact label={text.seed} value={seed} />
    </>
  );
}

function Verdict({ isGood, words }: { readonly isGood: boolean; readonly words: string }) {
  return (
    <p className={isGood ? "verdict good" : "verdict bad"}>
      <Icon name={isGood ? "ui-check" : "ui-warn"} size={18} />
      {words}
    </p>
  );
}

function Fact({ label, value }: { readonly label: string; readonly value: string | undefined }) {
  if (value === undefined) return null;
  return (
    <p className="fact">
      <span className="faint xs">{label}</span>
      <code>{value}</code>
    </p>
  );
}
