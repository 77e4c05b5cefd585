import type { GameEvent } from "@weirwood/kernel";

/** An attack as its events tell it, to its end or as far as it has come. */
export interface Fought {
  readonly house: string;
  readonly way: string;
  readonly from: string;
  readonly at: string;
  readonly unit: string | undefined;
  readonly target: string;
  /** The dice as they lay in the end, with those that hit. */
  readonly faces: readonly string[];
  readonly hitting: readonly string[];
  /** What became of whom was attacked, oldest first. */
  readonly results: readonly GameEvent[];
  readonly isCounted: boolean;
}

const results = new Set([
  "battles.attack.casualties",
  "battles.attack.eliminated",
  "battles.commanders.captured",
  "battles.commanders.unharmed",
  "battles.keywords.advance",
  "battles.keywords.pursue",
  "battles.keywords.stalwart",
  "battles.retreat.step",
  "battles.retreat.blocked",
]);

const listOf = (fact: unknown): readonly string[] => (Array.isArray(fact) ? fact.map(String) : []);

/** The attack that these events tell of; they begin with its declaration. */
export function foughtIn(events: readonly GameEvent[]): Fought | undefined {
  const [declared] = events;
  if (declared?.rule !== "battles.attack.declare") return undefined;
  const { house, from, at } = declared;
  const isOwn = (event: GameEvent): boolean => event.house === house && event.from === from && event.at === at;
  const thrown = events.findLast((event) => isOwn(event) && event.faces !== undefined);
  const first = events.findIndex((event) => isOwn(event) && event !== declared);
  return {
    house: String(house),
    way: String(declared.way),
    from: String(from),
    at: String(at),
    unit: declared.unit === undefined ? undefined : String(declared.unit),
    target: String(declared.target),
    faces: listOf(thrown?.all ?? thrown?.faces),
    hitting: listOf(thrown?.hitting),
    results: first < 0 ? [] : events.slice(first).filter(({ rule }) => results.has(rule)),
    isCounted: events.some((event) => event.rule === "battles.attack.hits" && isOwn(event)),
  };
}
