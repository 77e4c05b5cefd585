import { RefusedError } from "@weirwood/kernel";
import type { Clock } from "../ports/clock.ts";
import type { DecisionRow } from "../store/schema.ts";
import type { Asker } from "../workers/fair-queue.ts";
import type { Past, PlayFurther } from "../workers/pasts.ts";
import { DelayedView, type Shown } from "./delayed-view.ts";
import type { FirstPositions } from "./first-positions.ts";
import type { Table } from "./table-cache.ts";
import type { TableReader } from "./table-reader.ts";

/** How many views that nobody follows are kept, so that whoever comes and goes does not have games played again. */
const MOST_RESTING = 200;
/** How many decisions a worker plays again before it is others' turn. */
const PAGE = 250;
/** How many decisions at most are played again on the event loop when somebody begins to follow. */
const MOST_HERE = 20;

export interface DelayedViewsParts {
  readonly reader: TableReader;
  readonly clock: Clock;
  readonly firstPositions: FirstPositions;
  readonly playFurther: PlayFurther;
  readonly onShown: (id: string, shown: Shown) => void;
}

/** The tables of this node as onlookers see them who are kept behind. */
export class DelayedViews {
  readonly #parts: DelayedViewsParts;
  readonly #followed = new Map<string, DelayedView>();
  /** In order of last use. */
  readonly #resting = new Map<string, DelayedView>();
  /** Views that are brought up to date, once for however many wait for them. */
  readonly #preparing = new Map<string, { readonly done: Promise<void>; readonly address: string }>();

  constructor(parts: DelayedViewsParts) {
    this.#parts = parts;
  }

  /**
   * Has a worker play what is to be seen of a table by now, in the asker's turn, so that little is left to do when it is
   * followed. Not to be called within the cache's `alone`: those who play there would wait. Who comes while that is being
   * done in somebody else's turn need not do it again; where it was not done, because they want too much, it is their own turn.
   */
  async prepare(table: Table, asker: Asker): Promise<void> {
    const { id } = table;
    while (mayBePlayedAgain(table) && !this.#followed.has(id)) {
      const others = this.#preparing.get(id);
      if (others === undefined) return this.#prepareNow(table, asker);
      try {
        return await others.done;
      } catch (reason) {
        if (!isBusy(reason) || others.address === asker.address) throw reason;
      }
    }
  }

  #prepareNow(table: Table, asker: Asker): Promise<void> {
    const { id } = table;
    const done = this.#bringUpToDate(table, asker);
    this.#preparing.set(id, { done, address: asker.address });
    const forget = (): void => void this.#preparing.delete(id);
    void done.then(forget, forget);
    return done;
  }

  async #bringUpToDate(table: Table, asker: Asker): Promise<void> {
    const { reader, clock, firstPositions, playFurther, onShown } = this.#parts;
    const { id, game, row } = table;
    const delay = table.facts.onlookers.delaySeconds * 1000;
    let view = this.#resting.get(id);
    for (;;) {
      const page = await reader.decisionsAfter(id, view?.shown ?? 0, { limit: PAGE });
      const decisions = page.filter(({ at }) => at + delay <= clock.now());
      if (view !== undefined && decisions.length <= MOST_HERE) break;
      // Copied, since whoever begins to follow meanwhile plays on with this one.
      const from =
        view === undefined
          ? { first: await firstPositions.of(table, asker), startedAt: row.started_at ?? 0 }
          : structuredClone(view.past);
      const played = decisions.map(({ number, seat, answer, at }) => ({ number, seat, answer, at }));
      const past: Past = await playFurther({ game: game.name, from, decisions: played }, asker);
      view = new DelayedView(table, { past, last: decisions.at(-1) }, clock, (shown) => onShown(id, shown));
      if (decisions.length < PAGE) break;
    }
    this.#rest(id, view);
  }

  /**
   * The table as its delayed onlookers see it now, and every change from here on; `late` where it would have to be prepared
   * first. To be called within the cache's `alone`.
   */
  async follow(table: Table): Promise<DelayedView | "late" | undefined> {
    const { reader, clock } = this.#parts;
    const { id } = table;
    if (!mayBePlayedAgain(table)) return undefined;
    const followed = this.#followed.get(id);
    if (followed !== undefined) return followed;
    const delayed = this.#resting.get(id);
    if (delayed === undefined) return "late";
    const delay = table.facts.onlookers.delaySeconds * 1000;
    for (let page: DecisionRow[] | undefined; page === undefined || page.length === PAGE; ) {
      page = await reader.decisionsAfter(id, delayed.newest, { limit: PAGE });
      const due = page.filter(({ at }) => at + delay <= clock.now());
      if (due.length > MOST_HERE) return "late";
      delayed.catchUp(page);
    }
    this.#resting.delete(id);
    this.#followed.set(id, delayed);
    delayed.follow();
    return delayed;
  }

  /** A decision that has just been made. */
  add(id: string, row: DecisionRow): void {
    this.#followed.get(id)?.add(row);
  }

  /** Nobody looks on any more. */
  rest(id: string): void {
    const delayed = this.#followed.get(id);
    if (delayed === undefined) return;
    delayed.rest();
    this.#followed.delete(id);
    this.#rest(id, delayed);
  }

  #rest(id: string, delayed: DelayedView): void {
    this.#resting.set(id, delayed);
    for (const oldest of this.#resting.keys()) {
      if (this.#resting.size <= MOST_RESTING) break;
      this.#resting.delete(oldest);
    }
  }

  /** After a restored backup nothing that was played before counts. */
  clear(): void {
    for (const delayed of this.#followed.values()) delayed.rest();
    this.#followed.clear();
    this.#resting.clear();
  }
}

/** A game that went on under newer rules cannot be played again from its beginning: its onlookers wait for the end. */
function mayBePlayedAgain({ facts }: Table): boolean {
  return facts.upgrades.length === 0;
}

const isBusy = (reason: unknown): boolean => reason instanceof RefusedError && reason.refusal.rule === "server.busy";
