import type { Kysely } from "kysely";
import webPush from "web-push";
import { storedValue } from "../people/stored-value.ts";
import type { Store } from "../ports/store.ts";
import type { DeviceRow, Schema } from "../store/schema.ts";
import { guardedPost, type PostGuard } from "./guarded-post.ts";

export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

export interface PushSettings {
  /** Made once and kept where absent. */
  readonly keys?: VapidKeys;
  /** `mailto:` or https: where push services find whoever runs this server. */
  readonly contact: string;
}

export interface Push {
  publicKey(): Promise<string>;
  /** Answers with the push service's status. */
  send(device: DeviceRow, payload: string, signal: AbortSignal): Promise<number>;
}

/** A day: a notification about a turn is stale after that. */
const KEPT_FOR_SECONDS = 24 * 3600;

/** Web Push: encrypted for the device, signed by the server. */
export function openPush(store: Store, { keys, contact }: PushSettings, guard: PostGuard): Push {
  let kept: Promise<VapidKeys> | undefined;
  store.onReplaced(() => {
    kept = undefined;
  });
  const ownKeys = async (): Promise<VapidKeys> => {
    if (keys !== undefined) return keys;
    kept ??= storedValue(store, "vapid-keys", () => JSON.stringify(webPush.generateVAPIDKeys())).then(
      (text) => JSON.parse(text) as VapidKeys,
    );
    try {
      return await kept;
    } catch (error) {
      kept = undefined;
      throw error;
    }
  };
  return {
    publicKey: async () => (await ownKeys()).publicKey,
    async send({ endpoint, p256dh, auth }, payload, signal) {
      const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
        vapidDetails: { subject: contact, ...(await ownKeys()) },
        TTL: KEPT_FOR_SECONDS,
        urgency: "normal",
      });
      return guardedPost(endpoint, { headers: headers as Record<string, string>, body }, guard, signal);
    },
  };
}

export function devicesOf(rows: Kysely<Schema>, person: string): Promise<DeviceRow[]> {
  return rows.selectFrom("devices").selectAll().where("person", "=", person).execute();
}

/** Whether a browser made these keys: a point on the curve, and sixteen random bytes. */
export function areDeviceKeys({ p256dh, auth }: { readonly p256dh: string; readonly auth: string }): boolean {
  const isText = /^[\w-]+={0,2}$/;
  if (!isText.test(p256dh) || !isText.test(auth)) return false;
  const point = Buffer.from(p256dh, "base64url");
  return point.length === 65 && point[0] === 4 && Buffer.from(auth, "base64url").length >= 16;
}
