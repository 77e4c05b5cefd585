import { battles } from "@weirwood/battles/playing";
import { Choice } from "../../../table/ask/controls.tsx";
import { AskPanel } from "../desk/ask-panel.tsx";
import { useDesk } from "../desk/desk.ts";
import type { MakeScene } from "../desk/scene.ts";

/** Any question at all, as a list of its answers. */
export const anyScene: MakeScene = () => ({ panel: <AnyAsk /> });

function AnyAsk() {
  const { answers, send } = useDesk();
  return (
    <AskPanel>
      {answers.map((answer) => (
        <Choice key={battles.print(answer)} className="ask-row" onChoose={() => send(answer)}>
          {battles.print(answer)}
        </Choice>
      ))}
    </AskPanel>
  );
}
