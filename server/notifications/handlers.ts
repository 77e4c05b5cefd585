import type { Done, Notice } from "@weirwood/protocol";
import { callerOf, type Handlers } from "../http/handlers.ts";
import type { Clock } from "../ports/clock.ts";
import type { Store } from "../ports/store.ts";
import { refused } from "../refusals.ts";
import { noticeFrom } from "./notifications.ts";
import { areDeviceKeys, type Push } from "./push.ts";

export interface NoticeParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly push: Push;
  /** Whether notifications may be sent there, as far as the address alone tells. */
  readonly mayReach: (address: string) => boolean;
}

const done: Done = { done: true };
const MOST_NOTICES = 100;
const MOST_DEVICES = 20;

type Mine = "pushKey" | "subscribePush" | "unsubscribePush" | "notices" | "readNotices";

export function notificationHandlers(parts: NoticeParts): Pick<Handlers, Mine> {
  const { store, clock, push, mayReach } = parts;
  return {
    pushKey: async () => ({ key: await push.publicKey() }),

    async subscribePush(call) {
      const person = callerOf(call).id;
      const { endpoint, keys } = call.body;
      if (!mayReach(endpoint) || !areDeviceKeys(keys)) throw refused("people.push");
      await store.write(async (rows) => {
        const others = await rows
          .selectFrom("devices")
          .select("endpoint")
          .where("person", "=", person)
          .where("endpoint", "!=", endpoint)
          .execute();
        if (others.length >= MOST_DEVICES) throw refused("people.too-many", { most: MOST_DEVICES });
        const device = { endpoint, person, p256dh: keys.p256dh, auth: keys.auth };
        // A browser has one subscription: the person who signed in on it last gets its notifications.
        await rows
          .insertInto("devices")
          .values(device)
          .onConflict((row) => row.column("endpoint").doUpdateSet(device))
          .execute();
      });
      return done;
    },

    async unsubscribePush(call) {
      const person = callerOf(call).id;
      await store.write(async (rows) => {
        await rows
          .deleteFrom("devices")
          .where("endpoint", "=", call.body.endpoint)
          .where("person", "=", person)
          .execute();
      });
      return done;
    },

    async notices(call) {
      const found = await store.read
        .selectFrom("notices")
        .selectAll()
        .where("person", "=", callerOf(call).id)
        .orderBy("id", "desc")
        .limit(MOST_NOTICES)
        .execute();
      return found.map(noticeFrom);
    },

    async readNotices(call) {
      await store.write(async (rows) => {
        await rows
          .updateTable("notices")
          .set({ read_at: clock.now() })
          .where("person", "=", callerOf(call).id)
          .where("id", "<=", call.body.upTo)
          .where("read_at", "is", null)
          .execute();
      });
      return done;
    },
  };
}

/** One notice, for its owner's live connections. */
export async function noticeFor(store: Store, person: string, id: number): Promise<Notice | undefined> {
  const row = await store.read
    .selectFrom("notices")
    .selectAll()
    .where("id", "=", id)
    .where("person", "=", person)
    .executeTakeFirst();
  return row && noticeFrom(row);
}
