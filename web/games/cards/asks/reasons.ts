import { ACTIVE, type Cards, PHASE, phaseIds, placesOf, refNames, whyNotThing } from "@weirwood/cards/questions";
import type { Refusal } from "@weirwood/kernel";
import type { Reading } from "../desk/reading.ts";
import type { Mark } from "../desk/scene.ts";
import { handThing, type Thing } from "../desk/things.ts";
import type { CardsText } from "../text/en.ts";

/** Why nothing can be done with a thing, in a sentence with its rule, and in three words on a card of the hand. */

let refs: ReadonlyMap<string, number> | undefined;

/** The number of whatever can be pointed at. */
export function refOf(thing: Thing): number | undefined {
  refs ??= new Map(refNames.map((name, ref) => [name, ref]));
  return refs.get(thing);
}

/** The rules' own reason why nothing can be done with this now. */
export function whyThing({ view, seat }: Reading, thing: Thing): Refusal | undefined {
  const ref = refOf(thing);
  return ref === undefined ? undefined : whyNotThing(view, seat, ref);
}

/** Whether the reader spends gold now. */
export const isMarshalling = (view: Cards, seat: number): boolean =>
  phaseIds[view[PHASE]] === "marshalling" && view[ACTIVE] === seat;

/** Cards of the reader's hand with which nothing can be done: greyed, and where they could be played they say why. */
export function handMarks(reading: Reading): readonly (readonly [Thing, Mark])[] {
  const { view, seat, text } = reading;
  const hand = [...new Set(placesOf(view).piles.hand[seat].all(view))];
  const isTold = isMarshalling(view, seat);
  return hand.map((card) => {
    const thing = handThing(seat, card);
    const why = isTold ? whyThing(reading, thing) : undefined;
    const words = why && shortReason(reading, text.asks.short, why);
    return [thing, { is: "cannot", ...(words !== undefined && { tag: { words } }) }] as const;
  });
}

/** By what the rule is about; the first that fits. */
const families: readonly (readonly [RegExp, Exclude<keyof CardsText["asks"]["short"], "gold" | "phase">])[] = [
  [/^cards\.setup\.gold/, "tooMuch"],
  [/^cards\.setup\.bearer/, "bearer"],
  [/^cards\.setup\.type/, "setup"],
  [/^cards\.unique\.dead/, "dead"],
  [/^cards\.(unique|setup\.unique)/, "unique"],
  [/limited/, "limited"],
  [/^cards\.acts\.(limit|once|no-change)/, "limit"],
  [/^cards\.marshalling/, "turn"],
  [/^cards\.costs/, "cost"],
  [/^cards\.(targets|attachments)/, "target"],
  [/^cards\.acts\.(no-occasion|nothing-to-cancel)|^cards\.saves/, "occasion"],
  [/^cards\.acts\.restriction/, "restriction"],
  [/^cards\.acts\.no-triggering|^cards\.effects/, "forbidden"],
];

/** The reason of a rule in three words. */
export function shortReason({ words }: Reading, short: CardsText["asks"]["short"], { rule, params }: Refusal): string {
  const { phase, count } = params as { readonly phase?: string; readonly count?: number };
  if (rule === "cards.costs.gold-needed" && count !== undefined) return short.gold(count);
  if (phase !== undefined && words.book.names.phase[phase] !== undefined)
    return short.phase(words.book.names.phase[phase]);
  const found = families.find(([pattern]) => pattern.test(rule));
  return found === undefined ? short.moment : short[found[1]];
}
