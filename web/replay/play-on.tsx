import { useState } from "react";
import { Dialog } from "../app/dialog.tsx";
import { goTo } from "../app/router.ts";
import { useSettings } from "../app/settings.ts";
import { Icon } from "../art/icon.tsx";
import { useRoundWords } from "../games/use-round-words.ts";
import { beginGame } from "../local/seated-sessions.ts";
import { useFrameWords } from "../table/frame-words.ts";
import type { GameClient } from "../table/game-client.ts";
import { useText } from "../text/use-text.ts";
import { lastStep } from "./replay-cursor.ts";
import type { ReplaySummary } from "./replayed-game.ts";

interface PlayOnProps {
  readonly summary: ReplaySummary;
  readonly client: GameClient;
  readonly view: unknown;
  readonly record: string;
  readonly at: number;
  readonly title: string;
  readonly onClose: () => void;
}

/** Takes a seat in the middle of a game that is over, and plays it on against bots. */
export function PlayOn({ summary, client, view, record, at, title, onClose }: PlayOnProps) {
  const text = useText().replay;
  const words = useFrameWords(client);
  const roundWords = useRoundWords();
  const language = useSettings((settings) => settings.language);
  const [own, setOwn] = useState(summary.steps[Math.min(at + 1, lastStep(summary))].seat ?? 0);
  const [problem, setProblem] = useState<string>();
  const isOver = summary.result !== undefined && at === lastStep(summary);
  const start = async (): Promise<void> => {
    const name = text.playOnName(title, roundWords(summary.game, summary.steps[at].round));
    const begun = await beginGame({
      record: { text: record, title: name, name: text.you, own: summary.seats[own].name, upTo: at },
    });
    if (typeof begun === "string") goTo(`/practice/${begun}`);
    else setProblem(begun.sentence);
  };
  return (
    <Dialog
      title={text.playOnTitle}
      onClose={onClose}
      foot={
        <button
          type="button"
          className="btn primary"
          aria-disabled={isOver || undefined}
          onClick={() => !isOver && start()}
        >
          <Icon name="ui-play" />
          {text.playOnStart}
        </button>
      }
    >
      <p>{isOver ? text.playOnOver : text.playOnExplain}</p>
      <fieldset className="field">
        <legend>{words.ownSeat}</legend>
        <div className="seg loose own-seat">
          {summary.seats.map(({ name }, seat) => (
            <button key={name} type="button" aria-pressed={seat === own} onClick={() => setOwn(seat)}>
              <client.SeatMark view={view} seat={seat} size={24} />
              {client.seatTitle(view, seat, language)}
            </button>
          ))}
        </div>
      </fieldset>
      {problem !== undefined && (
        <p className="why" role="alert">
          <Icon name="ui-warn" />
          {problem}
        </p>
      )}
    </Dialog>
  );
}
