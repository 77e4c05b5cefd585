import { cardIds, faces, seatIds } from "@weirwood/cards/questions";
import type { CardLook } from "../card/large-card.tsx";
import type { Reading } from "../desk/reading.ts";
import type { Scene } from "../desk/scene.ts";
import type { Thing } from "../desk/things.ts";
import { houseOfCard } from "./house-of-card.ts";
import type { Lying, Spot } from "./lying.ts";

/** Everything that lies on the table, by its name. */
export function spotsByThing({ sides, attackers, defenders, played }: Lying): ReadonlyMap<Thing, Spot> {
  const spots = new Map<Thing, Spot>();
  const add = (spot: Spot | undefined): void => {
    if (spot === undefined) return;
    spots.set(spot.thing, spot);
    for (const one of [...spot.attached, ...spot.duplicates]) add(one);
  };
  for (const { house, plot, agendas, titles, characters, locations } of sides)
    for (const spot of [house, plot, ...agendas, ...titles, ...characters, ...locations]) add(spot);
  for (const spot of [...attackers, ...defenders, ...played]) add(spot);
  return spots;
}

/** What is seen of a thing that somebody looks at; nothing where it is no card, or lies face down. */
export function lookAt(
  thing: Thing,
  spots: ReadonlyMap<Thing, Spot>,
  { marks, onThing }: Scene,
  { view, words, text }: Reading,
): CardLook | undefined {
  const mark = marks?.get(thing);
  const acts =
    mark?.is === "can"
      ? [
          {
            symbol: mark.tag?.symbol,
            title: mark.label ?? mark.tag?.words ?? text.board.marks.can,
            onAct: () => onThing?.(thing),
          },
        ]
      : undefined;
  const spot = spots.get(thing);
  if (spot?.card !== undefined)
    return {
      card: spot.card,
      body: spot.body,
      now: spot.now,
      caption: words.seat(view, spot.controller),
      acts,
      on: [...spot.attached, ...spot.duplicates].map((one) => ({
        key: one.thing,
        card: one.card,
        now: one.now,
        house: houseOfCard(one.card),
        ...(spot.duplicates.includes(one) && { note: words.book.names.type.duplicate }),
      })),
    };
  const [owner, pile, id] = thing.split("/");
  const card = id === undefined ? -1 : cardIds.indexOf(id);
  if (card < 0 || card >= faces.length) return undefined;
  return { card, acts, ...(pile === "hand" && { inHandOf: (seatIds as readonly string[]).indexOf(owner) }) };
}
