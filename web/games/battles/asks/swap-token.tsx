import { symbolIds } from "@weirwood/battles/questions";
import { Choice } from "../../../table/ask/controls.tsx";
import { Icon } from "../art/icon.tsx";
import { AskPanel } from "../desk/ask-panel.tsx";
import { type Desk, useDesk } from "../desk/desk.ts";
import type { MakeScene } from "../desk/scene.ts";
import "./turn.css";

/** An order token of the own pool that is exchanged. */
export const swapTokenScene: MakeScene = (desk) => ({
  tray: {
    token(symbol) {
      const refusal = desk.why({ kind: "swap-token", symbol });
      return refusal === undefined
        ? { state: chosenOf(desk) === symbol ? "chosen" : "open", count: 1 }
        : { state: "blocked", refusal };
    },
    onToken: (symbol) => desk.change({ kind: "swap-token", symbol }),
  },
  panel: <SwapToken />,
});

const chosenOf = ({ draft }: Desk): number | undefined => (draft?.kind === "swap-token" ? draft.symbol : undefined);

function SwapToken() {
  const desk = useDesk();
  const { words, text } = desk;
  const chosen = chosenOf(desk);
  return (
    <AskPanel
      lead={text.turn.swap.lead}
      send={chosen === undefined ? text.turn.swap.choose : text.turn.swap.send(words.symbol(chosen))}
    >
      <div>
        {desk.answersOf("swap-token").map((answer) => (
          <Choice
            key={answer.symbol}
            className="ask-row turn-row open"
            isPressed={answer.symbol === chosen}
            onChoose={() => desk.change(answer)}
          >
            <Icon name={`battles/hexorder-${symbolIds[answer.symbol]}`} />
            <b>{text.turn.tray.tokensOf(1, words.symbol(answer.symbol))}</b>
          </Choice>
        ))}
      </div>
    </AskPanel>
  );
}
