import type { GameEvent, JsonMap } from "@weirwood/kernel";
import type { Telling } from "./telling.ts";

/** A telling, or several that were too many to be told one by one. */
export interface Tale extends Telling {
  /** What the captions of all of them would have said, where they are more than one. */
  readonly more?: readonly GameEvent[];
}

/** What the board shows during one telling; without one, what it shows from then on. */
export interface Item {
  readonly view: JsonMap | undefined;
  readonly number: number;
  readonly telling?: Tale;
  /** What the change brought that ends here. */
  readonly news: readonly GameEvent[];
}

interface Change {
  readonly before: { readonly view: JsonMap | undefined; readonly number: number };
  readonly after: { readonly view: JsonMap; readonly number: number };
  readonly events: readonly GameEvent[];
  readonly tellings: readonly Telling[];
}

/**
 * What one change puts in line. Until something moves on the board, the board shows what was there before: a moment is not
 * to be told by the map behind it. Nor by the log beside it, which waits until the last moment of the change is over.
 */
export function itemsOf({ before, after, events, tellings }: Change): readonly Item[] {
  const shown = tellings.filter(({ moment, lasts }) => moment !== undefined || lasts > 0);
  const firstBeat = shown.findIndex(({ moment, isAhead }) => moment === undefined && isAhead !== true);
  const isBefore = (place: number): boolean => before.view !== undefined && (firstBeat < 0 || place < firstBeat);
  const lastMoment = before.view === undefined ? -1 : shown.findLastIndex(({ moment }) => moment !== undefined);
  return [
    ...shown.map((telling, place) => ({
      view: (isBefore(place) ? before : after).view,
      number: (isBefore(place) || place <= lastMoment ? before : after).number,
      ...{ telling, news: [] },
    })),
    { ...placeOf(after), news: events },
  ];
}

const placeOf = ({ view, number }: Change["before"]): Pick<Item, "view" | "number"> => ({ view, number });

/** More beats than these in a row are told as one, but for the first few. */
const LONGEST_LINE = 12;
const TOLD_SINGLY = 5;

/** The line, with long rows of beats shortened. Moments stay what they are, and where they are. */
export function inLine(items: readonly Item[]): readonly Item[] {
  const rows = rowsOf(items);
  if (rows.every((row) => row.filter(isBeat).length <= LONGEST_LINE)) return items;
  return rows.flatMap((row) => (row.filter(isBeat).length <= LONGEST_LINE ? row : shortened(row)));
}

const isBeat = ({ telling }: Item): boolean => telling !== undefined && telling.moment === undefined;

/** Items between two moments belong together. */
function rowsOf(items: readonly Item[]): Item[][] {
  const rows: Item[][] = [[]];
  for (const item of items) {
    if (item.telling?.moment === undefined) rows.at(-1)?.push(item);
    else rows.push([item], []);
  }
  return rows;
}

function shortened(row: readonly Item[]): Item[] {
  const beats = row.filter(isBeat);
  const sixth = row.indexOf(beats[TOLD_SINGLY]);
  const rest = row.slice(sixth);
  const tellings = rest.flatMap(({ telling }) => telling ?? []);
  const last = rest.at(-1) as Item;
  const more = tellings.flatMap(({ caption, more: merged }) => merged ?? caption ?? []);
  const telling: Tale = {
    events: tellings.flatMap(({ events }) => events),
    lasts: Math.max(...tellings.map(({ lasts }) => lasts)),
    ...(more.length > 0 && { caption: more[more.length - 1], more }),
  };
  const arrival: Item = { ...placeOf(last), news: rest.flatMap(({ news }) => news) };
  return [...row.slice(0, sixth), { ...placeOf(last), telling, news: [] }, arrival];
}
