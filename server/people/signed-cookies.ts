import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from "node:crypto";
import type { Store } from "../ports/store.ts";
import { storedValue } from "./stored-value.ts";

/** Signs cookies (HMAC-SHA256), so that forged ones never reach the database. */
export interface SignedCookies {
  /** The cookie's value for a secret: the secret and its signature. */
  sign(secret: string): Promise<string>;
  /** The secret in a cookie's value; undefined where the signature is not this server's. */
  verify(value: string): Promise<string | undefined>;
  signatureOf(text: string): Promise<string>;
  isSigned(text: string, signature: string): Promise<boolean>;
}

/**
 * The key is the same on every node; a restored backup may bring another. Where the operator has given a secret, the key
 * is derived from both: then neither the database nor the secret alone is enough to sign a cookie.
 */
export function openSignedCookies(store: Store, serverSecret: string | null): SignedCookies {
  let key: Promise<Buffer> | undefined;
  store.onReplaced(() => {
    key = undefined;
  });
  const signatureOf = async (text: string): Promise<string> => {
    key ??= keyOf(store, serverSecret);
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
    // Compared as text: the last letter of base64 has bits to spare, so several texts decode to the same bytes.
    const [given, wanted] = [Buffer.from(signature), Buffer.from(await signatureOf(text))];
    return given.length === wanted.length && timingSafeEqual(given, wanted);
  };
  return {
    signatureOf,
    isSigned,
    sign: async (secret) => `${secret}.${await signatureOf(secret)}`,
    async verify(value) {
      const [, secret, signature] = /^([\w-]{43})\.([\w-]{43})$/.exec(value) ?? [];
      if (secret === undefined) return undefined;
      return (await isSigned(secret, signature)) ? secret : undefined;
    },
  };
}

async function keyOf(store: Store, serverSecret: string | null): Promise<Buffer> {
  const stored = Buffer.from(await storedValue(store, "cookie-key", () => randomBytes(32).toString("base64url")));
  return serverSecret === null ? stored : Buffer.from(hkdfSync("sha256", serverSecret, stored, "weirwood cookies", 32));
}
