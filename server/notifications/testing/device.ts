import { createDecipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";

/** A browser's subscription, with which a test can read what was encrypted for it. */
export function newDevice() {
  const keys = createECDH("prime256v1");
  const point = keys.generateKeys();
  const auth = randomBytes(16);
  return {
    keys: { p256dh: point.toString("base64url"), auth: auth.toString("base64url") },
    /** RFC 8188 and 8291. */
    read(body: Buffer): unknown {
      const salt = body.subarray(0, 16);
      const theirs = body.subarray(21, 21 + body[20]);
      const sealed = body.subarray(21 + body[20]);
      const about = Buffer.concat([Buffer.from("WebPush: info\0"), point, theirs]);
      const shared = Buffer.from(hkdfSync("sha256", keys.computeSecret(theirs), auth, about, 32));
      const key = Buffer.from(hkdfSync("sha256", shared, salt, "Content-Encoding: aes128gcm\0", 16));
      const nonce = Buffer.from(hkdfSync("sha256", shared, salt, "Content-Encoding: nonce\0", 12));
      const opened = createDecipheriv("aes-128-gcm", key, nonce).setAuthTag(sealed.subarray(-16));
      const text = Buffer.concat([opened.update(sealed.subarray(0, -16)), opened.final()]).toString();
      // The padding comes after the last brace.
      return JSON.parse(text.slice(0, text.lastIndexOf("}") + 1));
    },
  };
}
