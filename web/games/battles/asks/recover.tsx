import { breakOf, depthOf, zoneOf } from "@weirwood/battles/questions";
import { AskPanel } from "../desk/ask-panel.tsx";
import { useDesk } from "../desk/desk.ts";
import type { MakeScene } from "../desk/scene.ts";

/** Whether the morale marker goes back to the break of its zone. */
export const recoverScene: MakeScene = () => ({ panel: <Recover /> });

function Recover() {
  const { view, reader, text, send } = useDesk();
  const { lead, yes, no } = text.turn.recover;
  return (
    <AskPanel
      lead={lead(depthOf(view, reader), breakOf(zoneOf(view, reader)))}
      send={yes}
      answer={{ kind: "recover", answer: 1 }}
      also={
        <button type="button" className="btn decline" onClick={() => send({ kind: "recover", answer: 0 })}>
          {no}
        </button>
      }
    />
  );
}
