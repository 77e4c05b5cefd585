import { type Chance, oneOf } from "../chance.ts";
import { isJsonMap, type Json, type JsonMap } from "../json.ts";

/**
 * Well-formed data with a few things changed: what somebody sends who plays with the words of a language. Most changes
 * take their words from the same place in another sample, where they mean something.
 */
export class Mutations {
  readonly #samples: readonly Json[];
  readonly #places = new Map<string, Place>();
  readonly #anywhere: Place = { keys: [], values: [...odd] };

  constructor(samples: readonly Json[]) {
    this.#samples = samples;
    for (const sample of samples) this.#gather(sample, "");
  }

  /** One of the samples, changed in one to four places. */
  next(chance: Chance): Json {
    let made = oneOf(this.#samples, chance);
    for (let changes = 1 + chance.below(4); changes > 0; changes--) made = this.#changed(made, "", chance);
    return made;
  }

  #gather(value: Json, name: string): void {
    const place = this.#places.get(name) ?? { keys: [], values: [] };
    this.#places.set(name, place);
    if (Array.isArray(value)) for (const part of value as readonly Json[]) this.#gather(part, name);
    else if (!isJsonMap(value)) add(value, place.values, this.#anywhere.values);
    else {
      for (const [key, part] of Object.entries(value)) {
        add(key, place.keys, this.#anywhere.keys, this.#anywhere.values);
        place.values.push(part);
        this.#gather(part, name === "" ? key : name);
      }
    }
  }

  #placeCalled(name: string, chance: Chance): Place {
    return chance.below(6) === 0 ? this.#anywhere : (this.#places.get(name) ?? this.#anywhere);
  }

  #key(name: string, chance: Chance): string {
    return oneOf(this.#placeCalled(name, chance).keys, chance) ?? "";
  }

  #value(name: string, chance: Chance): Json {
    return oneOf(this.#placeCalled(name, chance).values, chance) ?? null;
  }

  #changed(value: Json, name: string, chance: Chance): Json {
    if (Array.isArray(value)) return this.#changedList(value as readonly Json[], name, chance);
    if (isJsonMap(value)) return this.#changedMap(value, name, chance);
    return this.#changedWord(value, name, chance);
  }

  #changedMap(map: JsonMap, name: string, chance: Chance): Json {
    const entries = Object.entries(map);
    const way = entries.length === 0 ? 0 : chance.below(8);
    if (way === 0) {
      const key = this.#key(name, chance);
      return { ...map, [key]: this.#value(name === "" ? key : name, chance) };
    }
    const at = chance.below(entries.length);
    const [key, value] = entries[at];
    if (way === 1) entries.splice(at, 1);
    else if (way === 2) entries[at] = [this.#key(name, chance), value];
    else entries[at] = [key, this.#changed(value, name === "" ? key : name, chance)];
    return Object.fromEntries(entries);
  }

  #changedList(list: readonly Json[], name: string, chance: Chance): Json {
    const copy = [...list];
    const at = chance.below(copy.length + 1);
    const way = chance.below(4);
    if (at === copy.length || way === 0) copy.splice(at, 0, this.#value(name, chance));
    else if (way === 1) copy.splice(at, 1);
    else copy[at] = this.#changed(copy[at], name, chance);
    return copy;
  }

  /** Another value; or, of several words or figures in one text, one of them exchanged. */
  #changedWord(value: Json, name: string, chance: Chance): Json {
    if (typeof value === "number" && chance.below(2) === 0) return value + chance.below(5) - 2;
    if (typeof value !== "string" || chance.below(3) === 0) return this.#value(name, chance);
    const words = value.split(" ");
    const at = chance.below(words.length);
    const [other] = String(this.#value(name, chance)).split(" ");
    words[at] = /\d/.test(words[at]) ? words[at].replace(/\d+/, String(oneOf(figures, chance))) : other;
    return words.join(" ");
  }
}

/** What the samples say in one place: the names that stand there, and what stands under them. */
interface Place {
  readonly keys: string[];
  readonly values: Json[];
}

function add<T>(value: T, ...lists: T[][]): void {
  for (const list of lists) list.push(value);
}

const figures = [0, 1, 1, 1, 2, 2, 2, 3, 3, 4, 7, 10, 11, 20, 255, 256, 257, 4_294_967_296];
const odd: readonly Json[] = [
  null,
  true,
  false,
  -1,
  0.5,
  1e9,
  "",
  "none",
  "__proto__",
  "constructor",
  [],
  {},
  ...figures,
];
