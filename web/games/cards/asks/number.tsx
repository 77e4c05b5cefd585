import type { Answer } from "@weirwood/cards/questions";
import { Stepper } from "../../../table/ask/controls.tsx";
import { AskPanel } from "../desk/ask-panel.tsx";
import { type Desk, useDesk } from "../desk/desk.ts";
import type { Scene } from "../desk/scene.ts";

const timesOf = ({ draft }: Desk): number => (draft?.kind === "times" ? draft.count : 1);
const times = (count: number): Answer<"times"> => ({ kind: "times", count });

/** How often the cycle of a loop is done once more. */
export function numberScene(desk: Desk): Scene {
  const { keys } = desk.text.asks;
  return {
    panel: <NumberPanel />,
    keys: [
      { key: "Enter", label: keys.confirm, act: () => desk.send(times(timesOf(desk))) },
      { key: " ", label: desk.text.asks.times.send(0), act: () => desk.send(times(0)) },
    ],
  };
}

function NumberPanel() {
  const desk = useDesk();
  const { times: text } = desk.text.asks;
  const { most = 99 } = desk.ask.bounds as { readonly most?: number };
  const count = timesOf(desk);
  const set = (next: number): void => desk.change(times(Math.max(0, Math.min(most, next))));
  return (
    <AskPanel
      title={text.title}
      lead={text.lead}
      send={text.send(count)}
      answer={times(count)}
      sendKey={desk.text.asks.enter}
      also={
        <button type="button" className="btn decline" onClick={() => desk.send(times(0))}>
          {text.send(0)}
        </button>
      }
    >
      <div className="cards-x">
        <Stepper count={count} most={most} of={text.of} onStep={(by) => set(count + by)} />
        <input
          type="number"
          min={0}
          max={most}
          value={count}
          aria-label={text.of}
          onInput={({ currentTarget }) => set(Math.trunc(Number(currentTarget.value)) || 0)}
        />
      </div>
    </AskPanel>
  );
}
