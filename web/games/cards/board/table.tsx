import { bodiesEnd, cardOf, isFaceDown, isTaken } from "@weirwood/cards/questions";
import { CardPicture } from "../card/card-picture.tsx";
import { useReading } from "../desk/reading.ts";
import type { Scene } from "../desk/scene.ts";
import { bodyThing } from "../desk/things.ts";

/** Everything that lies on the table, and the reader's hand. */
export function Table({ scene }: { readonly scene: Scene }) {
  const { view } = useReading();
  const bodies = Array.from({ length: bodiesEnd(view) }, (_, body) => body).filter((body) => isTaken(view, body));
  return (
    <div className="cards-table">
      {bodies.map((body) => (
        <button key={body} type="button" data-thing={bodyThing(body)} onClick={() => scene.onThing?.(bodyThing(body))}>
          <CardPicture card={isFaceDown(view, body) ? undefined : cardOf(view, body)} width={90} />
        </button>
      ))}
    </div>
  );
}
