/** For whom something is done: the person, and the address they come from. */
export interface Asker {
  readonly address: string;
  readonly person: string;
}

interface Waiting<Item> {
  readonly asker: Asker;
  readonly item: Item;
}

/**
 * What waits, in fair turns: one of each address after the other, and among those of an address one of each person. So
 * whoever asks for much waits behind themselves, and everybody else behind one thing of theirs.
 */
export class FairQueue<Item> {
  /** By address, then by person; each in the order of their turns. */
  readonly #turns = new Map<string, Map<string, Waiting<Item>[]>>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  /** How much of one address waits. */
  waitingOf(address: string): number {
    let sum = 0;
    for (const items of this.#turns.get(address)?.values() ?? []) sum += items.length;
    return sum;
  }

  add(asker: Asker, item: Item): void {
    const { address, person } = asker;
    const people = this.#turns.get(address) ?? new Map<string, Waiting<Item>[]>();
    this.#turns.set(address, people);
    const own = people.get(person) ?? [];
    people.set(person, own);
    own.push({ asker, item });
    this.#size++;
  }

  /** Takes out whose turn it is; that address and that person have their next turn after all others. */
  next(): Item | undefined {
    for (const [address, people] of this.#turns) {
      for (const [person, own] of people) {
        const { item } = own.shift() as Waiting<Item>;
        this.#size--;
        people.delete(person);
        if (own.length > 0) people.set(person, own);
        this.#turns.delete(address);
        if (people.size > 0) this.#turns.set(address, people);
        return item;
      }
    }
    return undefined;
  }

  /** Takes out what is wanted no more; answers whether it still waited. */
  remove({ address, person }: Asker, item: Item): boolean {
    const people = this.#turns.get(address);
    const own = people?.get(person);
    const place = own?.findIndex((one) => one.item === item) ?? -1;
    if (people === undefined || own === undefined || place === -1) return false;
    own.splice(place, 1);
    this.#size--;
    if (own.length === 0) people.delete(person);
    if (people.size === 0) this.#turns.delete(address);
    return true;
  }
}
