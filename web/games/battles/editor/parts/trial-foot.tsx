import type { BattlePlan } from "@weirwood/battles/plans";
import { houseIds } from "@weirwood/battles/questions";
import type { Json } from "@weirwood/kernel";
import { useState } from "react";
import { goTo } from "../../../../app/router.ts";
import { useSettings } from "../../../../app/settings.ts";
import { timeWords } from "../../../../editing/time-words.ts";
import { botName } from "../../../../lobby/levels.ts";
import { beginPractice } from "../../../../local/begin-practice.ts";
import { useText } from "../../../../text/use-text.ts";
import { playedIn, shareOf, wonBy } from "../../../../trials/trials.ts";
import { secondsLeft, type TrialRunner, useTrials } from "../../../../trials/use-trials.ts";
import { Icon } from "../../art/icon.tsx";
import { useEditor } from "../editor.ts";
import { usePlanWords } from "../plan-words.ts";

/** As many as say something, and done before one has looked away. */
const GAMES = 200;

/** Trying the plan out: a game against a bot from either side, and many games between bots. */
export function TrialFoot() {
  const { plan, mistakes } = useEditor();
  const { text, names } = usePlanWords();
  const runner = useTrials<BattlePlan>();
  const { problem, begin } = useBeginning();
  const isSound = mistakes.length === 0;
  return (
    <section className="trial-foot" aria-label={text.trials.try}>
      <Outcome runner={runner} />
      <div className="row">
        {houseIds.map((house) => (
          <button
            key={house}
            type="button"
            className="btn primary"
            aria-disabled={!isSound || undefined}
            aria-label={text.trials.tryAs(names.house[house])}
            onClick={() => isSound && begin(house)}
          >
            <Icon name={`battles/shield-${house}`} size={22} />
            {text.trials.try}
          </button>
        ))}
        {runner.isRunning ? (
          <button type="button" className="btn" onClick={runner.cancel}>
            {text.trials.cancel}
          </button>
        ) : (
          <button
            type="button"
            className="btn"
            aria-disabled={!isSound || undefined}
            aria-label={text.trials.runAbout(GAMES)}
            onClick={() =>
              isSound &&
              runner.start({ game: "battles", options: { battle: plan as unknown as Json }, of: GAMES }, plan)
            }
          >
            {text.trials.run(GAMES)}
          </button>
        )}
      </div>
      {!isSound && (
        <p className="row muted xs">
          <Icon name="ui-info" />
          {text.trials.mendFirst(mistakes.length)}
        </p>
      )}
      {problem !== undefined && <p role="alert">{problem}</p>}
    </section>
  );
}

/** Begins a practice game on the plan, against the usual bot. */
function useBeginning() {
  const { plan } = useEditor();
  const words = usePlanWords();
  const text = useText();
  const [problem, setProblem] = useState<string>();
  const begin = async (seat: string): Promise<void> => {
    const id = await beginPractice({
      game: "battles",
      seat,
      title: words.nameOf(plan),
      choices: { battle: plan as unknown as Json },
      names: { reader: text.local.practice.name, bot: (bot) => botName(bot, text) },
    });
    if (id === undefined) setProblem(words.text.trials.failed);
    else goTo(`/practice/${id}`);
  };
  return { problem, begin };
}

/** How the games went, or how far they are. */
function Outcome({ runner: { run, isRunning } }: { readonly runner: TrialRunner<BattlePlan> }) {
  const { plan } = useEditor();
  const { text, names } = usePlanWords();
  const language = useSettings((settings) => settings.language);
  if (run === undefined) return null;
  const { trials } = run;
  const done = playedIn(trials);
  const percent = (share: number): number => Math.round(100 * share);
  // The last of three is what is left, so that together they are a hundred.
  const drawn = percent(trials.drawn / done);
  const starkGames = wonBy(trials, "stark");
  const won = { stark: percent(starkGames / done), lannister: 100 - drawn - percent(starkGames / done) };
  const stark = shareOf(starkGames, done);
  return (
    <div className="trial-outcome">
      {isRunning ? (
        <div role="status">
          <p>
            {text.trials.running(done, trials.of)}
            {done > 0 && `, ${text.trials.left(secondsLeft(run))}`}
          </p>
          <progress value={done} max={trials.of} aria-label={text.trials.runAbout(trials.of)} />
        </div>
      ) : (
        <p className="row between">
          <b>{text.trials.title(done, timeWords(run.begunAt, language))}</b>
        </p>
      )}
      {done > 0 && (
        <>
          <p className="row between num">
            {houseIds.map((house) => (
              <span key={house}>{text.trials.share(names.seat[house], won[house])}</span>
            ))}
          </p>
          <div className="trial-bar" aria-hidden>
            <i className="h-stark" style={{ width: `${(100 * starkGames) / done}%` }} />
            <i style={{ width: `${(100 * trials.drawn) / done}%` }} />
            <i className="h-lannister" style={{ width: `${(100 * wonBy(trials, "lannister")) / done}%` }} />
          </div>
          <p className="muted xs">
            {text.trials.share(names.seat.stark, won.stark)},{" "}
            {text.trials.interval(percent(stark.least), percent(stark.most))}. {text.trials.drawn(drawn)}{" "}
            {run.about !== plan && text.trials.old}
          </p>
        </>
      )}
    </div>
  );
}
