import { cards } from "@weirwood/cards/playing";
import { useMemo } from "react";
import type { Desk } from "../desk/desk.ts";
import type { Mark, Scene } from "../desk/scene.ts";
import { type Thing, thingOf } from "../desk/things.ts";

const nothing: Scene = { panel: null };

/** How the open question is put, or what is shown while there is none. */
export const useScene = (desk: Desk | undefined): Scene =>
  useMemo(() => (desk === undefined ? nothing : listScene(desk)), [desk]);

/** Every legal answer as a button, and on the table where it points at something. */
function listScene(desk: Desk): Scene {
  const marks = new Map<Thing, Mark>();
  for (const answer of desk.answers) {
    const thing = thingOf(answer, desk.seat);
    if (thing !== undefined) marks.set(thing, { is: "can" });
  }
  return {
    marks,
    onThing: (thing) => desk.send(desk.answers.find((answer) => thingOf(answer, desk.seat) === thing)),
    panel: (
      <section className="ask">
        <h2>{desk.words.book.names.ask[desk.kind]}</h2>
        {desk.answers.map((answer) => (
          <button key={cards.print(answer)} type="button" className="btn" onClick={() => desk.send(answer)}>
            {cards.print(answer)}
          </button>
        ))}
      </section>
    ),
  };
}
