import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from "node:crypto";
import type { Store } from "../ports/store.ts";
import { keptValue } from "./kept.ts";

/** A seal on cookies, so that made-up ones never reach the database. */
export interface Seal {
  close(secret: string): Promise<string>;
  /** The secret under the seal; undefined where the seal is not this house's. */
  open(value: string): Promise<string | undefined>;
  sign(text: string): Promise<string>;
  isSigned(text: string, signature: string): Promise<boolean>;
}

/**
 * Its key is the house's, the same on every node; a restored backup may bring another. Where the operator has given a
 * secret, the key is derived from both: then neither the database nor the secret alone seals anything.
 */
export function openSeal(store: Store, houseSecret: string | null): Seal {
  let key: Promise<Buffer> | undefined;
  store.onReplaced(() => {
    key = undefined;
  });
  const sign = async (text: string): Promise<string> => {
    key ??= keyOf(store, houseSecret);
    try {
      return createHmac("sha256", await key)
        .update(text)
        .digest("base64url");
    } catch (error) {
      key = undefined;
      throw error;
    }
  };
  const isSigned = async (text: string, signature: string): Promise<boolean> => {
    // Letter by letter: the last one has bits to spare, so that several texts would be read as the same bytes.
    const [given, wanted] = [Buffer.from(signature), Buffer.from(await sign(text))];
    return given.length === wanted.length && timingSafeEqual(given, wanted);
  };
  return {
    sign,
    isSigned,
    close: async (secret) => `${secret}.${await sign(secret)}`,
    async open(value) {
      const [, secret, seal] = /^([\w-]{43})\.([\w-]{43})$/.exec(value) ?? [];
      if (secret === undefined) return undefined;
      return (await isSigned(secret, seal)) ? secret : undefined;
    },
  };
}

async function keyOf(store: Store, houseSecret: string | null): Promise<Buffer> {
  const kept = Buffer.from(await keptValue(store, "cookie-key", () => randomBytes(32).toString("base64url")));
  return houseSecret === null ? kept : Buffer.from(hkdfSync("sha256", houseSecret, kept, "weirwood cookies", 32));
}
