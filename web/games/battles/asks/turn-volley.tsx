import { AskPanel } from "../desk/ask-panel.tsx";
import type { MakeScene } from "../desk/scene.ts";
import type { HexMark } from "../field/field-show.ts";
import { handOf, type TurnHand } from "./turn-hand.ts";
import { PutDown, sendLabel } from "./turn-parts.tsx";
import { withHand } from "./turn-tray.ts";

/** Hidden archers are pointed at: whom they can shoot at is pressed. */
export const volleyScene: MakeScene = (desk) => {
  const { text, draft } = desk;
  const { archers: from } = handOf(desk) as Extract<TurnHand, { readonly archers: unknown }>;
  const targets = desk.answersOf("volley").filter(({ hex }) => hex === from);
  const marks = new Map<number, HexMark>([[from, { state: "selected" }]]);
  for (const { at } of targets) marks.set(at, { state: "danger", says: text.turn.canBeShot });
  return withHand(desk, {
    marks,
    onHex(hex) {
      const volley = targets.find(({ at }) => at === hex);
      if (volley === undefined) desk.explain(desk.why({ kind: "volley", hex: from, at: hex }));
      else if (draft?.kind === "volley" && draft.at === hex) desk.send();
      else desk.change(volley, sendLabel(desk, volley));
    },
    panel: (
      <AskPanel
        title={text.turn.volley.title}
        lead={text.turn.volley.lead}
        send={draft === undefined ? text.turn.volley.choose : sendLabel(desk, draft)}
        also={<PutDown />}
      />
    ),
  });
};
