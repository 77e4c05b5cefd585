import type { BattleDecision } from "@weirwood/battles/playing";
import { unitIn } from "@weirwood/battles/questions";
import { type Desk, useDesk } from "../desk/desk.ts";
import { takeUp } from "./turn-hand.ts";
import { figureName } from "./unit-row.tsx";

/** What the button says that sends an answer of one's turn. */
export function sendLabel(desk: Desk, answer: BattleDecision): string {
  const { view, words, text } = desk;
  const send = text.turn.send;
  switch (answer.kind) {
    case "order":
      return send.order(words.unit(view, unitIn(view, answer.hex)), words.hex(answer.hex));
    case "ready":
      return send.ready(words.unit(view, unitIn(view, answer.hex)), words.hex(answer.hex));
    case "raise":
      return send.raise;
    case "play":
      return send.play(words.card(answer.card), figureName(desk, answer.leader));
    case "commit":
      return send.commit(figureName(desk, answer.leader));
    case "volley":
      return send.volley(words.hex(answer.at));
    default:
      return send.choose;
  }
}

/** Lays back what was taken up. */
export function PutDown() {
  const desk = useDesk();
  return (
    <button type="button" className="btn decline" onClick={() => takeUp(desk, undefined)}>
      {desk.text.turn.putDown}
    </button>
  );
}
