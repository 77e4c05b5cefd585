import { wayColumns, waysTo } from "../notifications/ways.ts";
import type { Clock } from "../ports/clock.ts";
import type { Store } from "../ports/store.ts";
import type { QuietHours } from "./quiet-hours.ts";
import type { Names } from "./status.ts";

/** How long what was read of somebody counts: a new name shows everywhere by then. */
const GOOD_FOR = 30_000;
const MOST = 50_000;

interface Known {
  readonly name: string;
  readonly language: "en" | "fr";
  readonly quietHours: QuietHours | undefined;
  readonly wantsNotifications: boolean;
  readonly at: number;
}

/** A cache of what tables need to know of people, so that not every decision asks the Store. */
export class PeopleCache {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #known = new Map<string, Known>();

  constructor(store: Store, clock: Clock) {
    this.#store = store;
    this.#clock = clock;
  }

  /** Makes sure that these people are known. */
  async meet(ids: Iterable<string>): Promise<Names> {
    const oldest = this.#clock.now() - GOOD_FOR;
    const wanted = [...ids];
    const strangers = wanted.filter((id) => (this.#known.get(id)?.at ?? -1) < oldest);
    if (strangers.length > 0) await this.#read(strangers);
    return new Map(wanted.map((id) => [id, this.#known.get(id)?.name ?? ""]));
  }

  quietHours(id: string): QuietHours | undefined {
    return this.#known.get(id)?.quietHours;
  }

  /** Whether notifications reach somebody elsewhere than in the app. */
  wantsNotifications(id: string): boolean {
    return this.#known.get(id)?.wantsNotifications ?? false;
  }

  forget(id: string): void {
    this.#known.delete(id);
  }

  async #read(ids: readonly string[]): Promise<void> {
    const rows = await this.#store.read
      .selectFrom("people")
      .select(["id", "name", "language", "time_zone", "quiet_hours"])
      .select(wayColumns)
      .select(({ selectFrom, fn }) =>
        selectFrom("devices")
          .whereRef("devices.person", "=", "people.id")
          .select(fn.countAll<number>().as("count"))
          .as("devices"),
      )
      .where("id", "in", ids)
      .execute();
    if (this.#known.size > MOST) this.#known.clear();
    const at = this.#clock.now();
    for (const { id, name, language, time_zone, quiet_hours, ...row } of rows) {
      const quietHours = quiet_hours === null ? undefined : { hours: quiet_hours, timeZone: time_zone };
      const wantsNotifications = waysTo(row, Number(row.devices)).length > 0;
      this.#known.set(id, { name, language, quietHours, wantsNotifications, at });
    }
  }
}
