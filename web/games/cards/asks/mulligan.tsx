import type { Answer } from "@weirwood/cards/questions";
import { AskPanel } from "../desk/ask-panel.tsx";
import { type Desk, useDesk } from "../desk/desk.ts";
import type { Scene } from "../desk/scene.ts";
import { setupText } from "../setup/setup-text.ts";
import { FirstHand } from "./first-hand.tsx";

const mulligan = (answer: 0 | 1): Answer<"mulligan"> => ({ kind: "mulligan", answer });

/** The first hand, large: kept, or given up once for another. */
export function mulliganScene(desk: Desk): Scene {
  const text = setupText(desk).mulligan;
  return {
    spread: <FirstHand label={text.hand} />,
    panel: <MulliganPanel />,
    keys: [
      ...[" ", "Enter"].map((key) => ({ key, label: text.keep, act: () => desk.send(mulligan(0)) })),
      { key: "1", label: text.keep, act: () => desk.send(mulligan(0)) },
      { key: "2", label: text.other, act: () => desk.send(mulligan(1)) },
    ],
  };
}

function MulliganPanel() {
  const desk = useDesk();
  const text = setupText(desk).mulligan;
  const { kept } = desk;
  return (
    <AskPanel
      title={text.title}
      lead={
        <>
          {text.lead} {desk.isNarrow && text.look}
        </>
      }
      send={text.keep}
      answer={mulligan(0)}
      sendKey={desk.text.asks.space}
      also={
        <button
          type="button"
          className="btn decline"
          aria-pressed={kept?.kind === "mulligan" ? kept.answer === 1 : undefined}
          onClick={() => desk.send(mulligan(1))}
        >
          {text.other}
        </button>
      }
    >
      {kept?.kind === "mulligan" && <p className="ask-sent">{kept.answer === 1 ? text.changed : text.kept}</p>}
    </AskPanel>
  );
}
