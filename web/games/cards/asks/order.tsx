import { type Answer, abilities, abilityNumber, type Body, isTaken, NONE } from "@weirwood/cards/questions";
import { Icon } from "../art/icon.tsx";
import { AskPanel } from "../desk/ask-panel.tsx";
import { type Desk, useDesk } from "../desk/desk.ts";
import type { Mark, Scene } from "../desk/scene.ts";
import { bodyThing, type Thing } from "../desk/things.ts";
import { CardText } from "./card-text.tsx";
import { ActRow } from "./deed-row.tsx";

/** A passive that waits, as the question bounds it. */
interface Waiting {
  readonly ability: string;
  readonly source: Body;
  readonly target?: Body;
}

const waitingAt = ({ ask }: Desk): readonly Waiting[] => (ask.bounds.waiting ?? []) as unknown as readonly Waiting[];
const next = (place: number): Answer<"next"> => ({ kind: "next", place });

const hasSource = ({ view }: Desk, { source }: Waiting): boolean => source !== NONE && isTaken(view, source);

/** Several passives wait at one moment: the first player names the next one, in the list or by its card. */
export function orderScene(desk: Desk): Scene {
  const waiting = waitingAt(desk);
  const { keys } = desk.text.asks;
  const places = (thing: Thing): readonly number[] =>
    waiting.flatMap((one, place) => (hasSource(desk, one) && bodyThing(one.source) === thing ? [place] : []));
  const marks = new Map<Thing, Mark>();
  for (const one of waiting) if (hasSource(desk, one)) marks.set(bodyThing(one.source), { is: "can" });
  return {
    marks,
    stops: [...marks.keys()],
    onThing(thing) {
      // Of several of one card the list says which.
      const [place, ...others] = places(thing);
      if (place !== undefined && others.length === 0) desk.send(next(place));
      else if (place !== undefined) desk.select(thing);
    },
    panel: <OrderPanel />,
    keys: waiting.slice(0, 9).map((_, place) => ({
      key: String(place + 1),
      label: keys.choose(place + 1),
      act: () => desk.send(next(place)),
    })),
  };
}

/** What the rules do themselves. */
const passiveName = ({ words }: Desk, ability: string): string => words.book.names.passive?.[ability] ?? ability;

function OrderPanel() {
  const desk = useDesk();
  const { words, text, view } = desk;
  const { order } = text.asks;
  return (
    <AskPanel title={order.title} lead={order.lead}>
      <ol className="cards-acts">
        {waitingAt(desk).map((one, place) => {
          const number = abilityNumber(one.ability) ?? -1;
          const card = abilities[number]?.card ?? NONE;
          const source = hasSource(desk, one) ? words.body(view, one.source) : undefined;
          const aim = one.target === undefined ? undefined : words.body(view, one.target);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: what waits is named by its place.
            <li key={place}>
              <ActRow
                card={card === NONE ? undefined : card}
                sign={<Icon name="cards/act-passive" size={28} />}
                title={source ?? (card === NONE ? passiveName(desk, one.ability) : words.card(card))}
                note={
                  <>
                    {card !== NONE ? <CardText card={card} /> : source !== undefined && passiveName(desk, one.ability)}
                    {aim !== undefined && ` (${order.for(aim)})`}
                  </>
                }
                number={place + 1}
                isPressed={desk.selected !== undefined && desk.selected === bodyThing(one.source) ? true : undefined}
                onPress={() => desk.send(next(place))}
              />
            </li>
          );
        })}
      </ol>
    </AskPanel>
  );
}
