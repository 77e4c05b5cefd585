import { type Battle, ROUND } from "@weirwood/battles/questions";
import { useKeys } from "../../../app/keys.ts";
import type { BoardProps } from "../../../table/game-client.ts";
import { Icon } from "../art/icon.tsx";
import { useReading } from "../desk/reading.ts";

interface TurnDoneProps extends Pick<BoardProps<Battle>, "held" | "takeBack"> {
  readonly finish: () => void;
}

/** Nothing more is asked: the steps can be taken back, or the turn ended. */
export function TurnDone({ finish, held, takeBack }: TurnDoneProps) {
  const { view, text: all } = useReading();
  const { desk: text, answers } = all;
  const isSetUp = view[ROUND] > 0;
  const done = !isSetUp ? text.placed : held.at(-1)?.startsWith("retreat") ? answers.retreat.done : text.done;
  useKeys([
    { key: "r", label: text.keys.send, act: finish },
    ...(takeBack === undefined
      ? []
      : ["u", "Backspace"].map((key) => ({ key, label: text.keys.takeBack, act: takeBack }))),
  ]);
  return (
    <section className="ask" aria-label={done.title}>
      <header className="ask-head">
        <div>
          <h2>{done.title}</h2>
          <p className="muted">{done.lead}</p>
        </div>
      </header>
      <div className="ask-foot">
        <div className="send-row">
          <button type="button" className="btn primary send" onClick={finish}>
            {done.end}
          </button>
          {takeBack !== undefined && (
            <button type="button" className="btn square" aria-label={text.takeBack} onClick={takeBack}>
              <Icon name="ui-undo" />
            </button>
          )}
        </div>
      </div>
    </section>
  );
}
