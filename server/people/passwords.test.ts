import { expect, test } from "vitest";
import { argonPasswords } from "./passwords.ts";
import { hashOf, newCode, newSecret, newTokenSecret, readCode } from "./secrets.ts";

const somebody = { person: "eve", address: "192.0.2.1" };
const cheap = { memoryCost: 64, timeCost: 1, parallelism: 1 };

test("a password opens its own hash and no other; no two hashes are the same", async () => {
  const passwords = argonPasswords(cheap);
  const [one, other] = await Promise.all([
    passwords.hash(somebody, "winter is coming"),
    passwords.hash(somebody, "winter is coming"),
  ]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=64,t=1,p=1\$/);
  expect(one).not.toBe(other);
  expect(await passwords.verify(somebody, one, "winter is coming")).toBe(true);
  expect(await passwords.verify(somebody, one, "winter is cominG")).toBe(false);
});

test("nobody's hash opens to nothing", async () => {
  const passwords = argonPasswords(cheap);
  expect(await passwords.verify(somebody, undefined, "")).toBe(false);
  expect(await passwords.verify(somebody, null, "winter is coming")).toBe(false);
});

test("keyboards spell the same password in different ways", async () => {
  const passwords = argonPasswords(cheap);
  const hashed = await passwords.hash(somebody, "l'hiver s'est levé".normalize("NFC"));
  expect(await passwords.verify(somebody, hashed, "l'hiver s'est levé".normalize("NFD"))).toBe(true);
});

test("what was hashed when guesses were cheaper is noticed", async () => {
  const old = await argonPasswords(cheap).hash(somebody, "winter is coming");
  expect(argonPasswords(cheap).isOutdated(old)).toBe(false);
  expect(argonPasswords({ ...cheap, timeCost: 2 }).isOutdated(old)).toBe(true);
  expect(argonPasswords({ ...cheap, memoryCost: 128 }).isOutdated(old)).toBe(true);
});

test("a hash of the usual cost takes 19 MiB and two passes", async () => {
  expect(await argonPasswords().hash(somebody, "winter is coming")).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test("in a flood of one address some wait and the rest are sent away; afterwards everything is as before", async () => {
  const passwords = argonPasswords(cheap, { atOnce: 1, mostOfOne: 2 });
  const outcomes = await Promise.allSettled(
    Array.from({ length: 6 }, () => passwords.hash(somebody, "winter is coming")),
  );
  expect(outcomes.map(({ status }) => status)).toEqual([
    "fulfilled",
    "fulfilled",
    "fulfilled",
    "rejected",
    "rejected",
    "rejected",
  ]);
  expect(String((outcomes[5] as PromiseRejectedResult).reason)).toContain("server.busy");
  expect(await passwords.hash(somebody, "winter is coming")).toMatch(/^\$argon2id/);
});

test("whoever comes from elsewhere waits behind one of a flood, and is never sent away for it", async () => {
  const passwords = argonPasswords(cheap, { atOnce: 1, mostOfOne: 8 });
  const done: string[] = [];
  const log = (who: string) => (): number => done.push(who);
  const flood = Array.from({ length: 9 }, () => passwords.hash(somebody, "winter is coming").then(log("flood")));
  const other = { person: "ann", address: "192.0.2.7" };
  await passwords.hash(other, "the north remembers").then(log("ann"));
  await Promise.all(flood);
  expect(done.indexOf("ann")).toBeLessThanOrEqual(2);
});

test("secrets are long, and never the same", () => {
  const secrets = new Set(Array.from({ length: 100 }, newSecret));
  expect(secrets.size).toBe(100);
  for (const secret of secrets) expect(Buffer.from(secret, "base64url")).toHaveLength(32);
  expect(newTokenSecret()).toMatch(/^ww_[\w-]{43}$/);
  expect(hashOf("a")).toBe("ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb");
});

test("codes are read however they were written down", () => {
  const code = newCode();
  expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$/);
  const plain = code.replaceAll("-", "");
  expect(readCode(code)).toBe(plain);
  expect(readCode(` ${code.toLowerCase().replaceAll("-", " ")} `)).toBe(plain);
  expect(readCode("oOiI-lL01")).toBe("00111101");
});
