import type { Me } from "@weirwood/protocol";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { Browser } from "../http/testing/browser.ts";
import { ADDRESS, openTestServer, type TestServer } from "../http/testing/test-server.ts";
import { hashOf } from "./secrets.ts";

let server: TestServer;

beforeEach(async () => {
  server = await openTestServer();
});
afterEach(() => server.close());

const password = "winter is coming";
const mail = "Arya@Winterfell.example";
const HOUR = 3_600_000;

/** An account whose address is confirmed. */
async function account(name: string, address: string = mail): Promise<Browser & { me: Me; codes: string[] }> {
  const browser = new Browser(server.http);
  const made = await browser.send<{ me: Me; codes: string[] }>("POST", "/api/accounts", {
    name,
    password,
    mail: address,
  });
  await browser.send("POST", "/api/me/mail/confirm", { secret: await secretSent() });
  return Object.assign(browser, made);
}

/** The secret in the last notification. */
async function secretSent(): Promise<string> {
  await server.backgroundTasks.done();
  const notification = server.sentMail.pop();
  return /#([\w-]{43})/.exec(notification?.text ?? "")?.[1] ?? "";
}

describe("an address", () => {
  test("is confirmed by whoever can read what is sent there, once", async () => {
    const browser = new Browser(server.http);
    await browser.send("POST", "/api/accounts", { name: "Arya", password, mail, language: "fr" });
    await server.backgroundTasks.done();
    expect(server.sentMail).toHaveLength(1);
    expect(server.sentMail[0]).toMatchObject({
      to: "arya@winterfell.example",
      subject: "Est-ce bien votre adresse, Arya ?",
    });
    expect(server.sentMail[0].text).toContain(`${ADDRESS}/confirm#`);
    expect(await browser.get<Me>("/api/me")).toMatchObject({ isMailConfirmed: false, mail: "arya@winterfell.example" });
    const secret = await secretSent();
    const stranger = new Browser(server.http);
    expect(await stranger.refusal("POST", "/api/me/mail/confirm", { secret: "x".repeat(43) })).toBe(
      "people.wrong-secret",
    );
    await stranger.send("POST", "/api/me/mail/confirm", { secret });
    expect(await browser.get<Me>("/api/me")).toMatchObject({ isMailConfirmed: true });
    expect(await stranger.refusal("POST", "/api/me/mail/confirm", { secret })).toBe("people.wrong-secret");
  });

  test("that was changed since is not confirmed by an old mail, and a mail gets old", async () => {
    const browser = new Browser(server.http);
    await browser.send("POST", "/api/accounts", { name: "Arya", password, mail });
    const first = await secretSent();
    await browser.send("PATCH", "/api/me", { mail: "noone@braavos.example", password });
    const second = await secretSent();
    expect(await browser.refusal("POST", "/api/me/mail/confirm", { secret: first })).toBe("people.wrong-secret");
    server.clock.turnBy(49 * HOUR);
    expect(await browser.refusal("POST", "/api/me/mail/confirm", { secret: second })).toBe("people.wrong-secret");
    expect(await browser.get<Me>("/api/me")).toMatchObject({ isMailConfirmed: false });
  });

  test("is changed only by whoever knows the password: it opens the account", async () => {
    const arya = await account("Arya");
    for (const wrong of [{}, { password: "not this" }]) {
      const wish = { mail: "thief@flea-bottom.example", ...wrong };
      expect(await arya.refusal("PATCH", "/api/me", wish)).toBe("people.wrong-password");
      expect(await arya.refusal("PATCH", "/api/me", { mail: null, ...wrong })).toBe("people.wrong-password");
    }
    expect(await arya.get<Me>("/api/me")).toMatchObject({ mail: "arya@winterfell.example", isMailConfirmed: true });
    await arya.send("PATCH", "/api/me", { mail: null, password });
    expect((await arya.get<Me>("/api/me")).mail).toBeUndefined();
  });

  test("nobody's mailbox is filled by others", async () => {
    const browser = new Browser(server.http);
    await browser.send("POST", "/api/guests", { name: "Ramsay" });
    for (let count = 0; count < 10; count++) {
      await browser.send("PATCH", "/api/me", { mail });
      await browser.send("PATCH", "/api/me", { mail: null });
    }
    await server.backgroundTasks.done();
    expect(server.sentMail).toHaveLength(3);
  });

  test("whose mailbox others have filled with questions whether it is theirs can still recover", async () => {
    await account("Arya");
    const ramsay = new Browser(server.http);
    await ramsay.send("POST", "/api/guests", { name: "Ramsay" });
    for (let count = 0; count < 5; count++) {
      await ramsay.send("PATCH", "/api/me", { mail: "arya@winterfell.example" });
      await ramsay.send("PATCH", "/api/me", { mail: null });
    }
    await server.backgroundTasks.done();
    server.sentMail.length = 0;
    await ramsay.send("POST", "/api/recovery/mail", { mail: "arya@winterfell.example" });
    await server.backgroundTasks.done();
    expect(server.sentMail.map(({ subject }) => subject)).toEqual(["A new password for Arya"]);
  });
});

describe("recovery by mail", () => {
  test("sends a mail that sets a new password once, and ends every session", async () => {
    const arya = await account("Arya");
    const heard: unknown[] = [];
    server.bus.subscribe(`person:${arya.me.id}`, (message) => heard.push(message));
    const browser = new Browser(server.http);
    await browser.send("POST", "/api/recovery/mail", { mail: "ARYA@winterfell.example" });
    await server.backgroundTasks.done();
    expect(server.sentMail[0]).toMatchObject({ to: "arya@winterfell.example", subject: "A new password for Arya" });
    const secret = await secretSent();
    const rows = await server.store.read.selectFrom("secrets").selectAll().execute();
    expect(rows.map(({ hash }) => hash)).toEqual([hashOf(secret)]);

    const me = await browser.send<Me>("POST", "/api/recovery/letter", { secret, password: "valar morghulis" });
    expect(me.id).toBe(arya.me.id);
    expect((await browser.get<Me>("/api/me")).id).toBe(me.id);
    expect(await arya.refusal("GET", "/api/me")).toBe("people.not-signed-in");
    expect(heard).toEqual([{ kind: "signed-out" }]);
    expect(await browser.refusal("POST", "/api/recovery/letter", { secret, password: "valar dohaeris" })).toBe(
      "people.wrong-secret",
    );
    const again = new Browser(server.http);
    expect(await again.refusal("POST", "/api/sessions", { name: "Arya", password })).toBe("people.wrong-password");
    await again.send("POST", "/api/sessions", { name: "Arya", password: "valar morghulis" });
  });

  test("answers the same whether or not anybody has the address", async () => {
    await account("Arya");
    await account("Jaqen", "jaqen@braavos.example");
    await server.store.write((rows) =>
      rows.updateTable("people").set({ mail_confirmed: 0 }).where("name", "=", "Jaqen").execute(),
    );
    server.sentMail.length = 0;
    const answers: unknown[] = [];
    for (const address of ["arya@winterfell.example", "jaqen@braavos.example", "nobody@nowhere.example"]) {
      const { statusCode, body } = await new Browser(server.http).ask("POST", "/api/recovery/mail", { mail: address });
      answers.push([statusCode, body]);
    }
    expect(answers).toEqual(Array(3).fill([200, '{"done":true}']));
    await server.backgroundTasks.done();
    expect(server.sentMail.map(({ to }) => to)).toEqual(["arya@winterfell.example"]);
  });

  test("a mail gets old in an hour, and the latest counts", async () => {
    await account("Arya");
    const browser = new Browser(server.http);
    await browser.send("POST", "/api/recovery/mail", { mail });
    const first = await secretSent();
    await browser.send("POST", "/api/recovery/mail", { mail });
    const second = await secretSent();
    expect(await browser.refusal("POST", "/api/recovery/letter", { secret: first, password: "valar morghulis" })).toBe(
      "people.wrong-secret",
    );
    server.clock.turnBy(HOUR);
    expect(await browser.refusal("POST", "/api/recovery/letter", { secret: second, password: "valar morghulis" })).toBe(
      "people.wrong-secret",
    );
  });

  test("a mail that confirms an address sets no password, and the other way round", async () => {
    await account("Arya");
    const browser = new Browser(server.http);
    await browser.send("POST", "/api/recovery/mail", { mail });
    const secret = await secretSent();
    expect(await browser.refusal("POST", "/api/me/mail/confirm", { secret })).toBe("people.wrong-secret");
    await new Browser(server.http).send("POST", "/api/accounts", {
      name: "Jaqen",
      password,
      mail: "j@braavos.example",
    });
    const confirming = await secretSent();
    expect(
      await browser.refusal("POST", "/api/recovery/letter", { secret: confirming, password: "valar morghulis" }),
    ).toBe("people.wrong-secret");
  });

  test("of several who come with one mail at the same moment, one sets the password", async () => {
    await account("Arya");
    await new Browser(server.http).send("POST", "/api/recovery/mail", { mail });
    const secret = await secretSent();
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, count) =>
        new Browser(server.http).ask("POST", "/api/recovery/letter", { secret, password: `password ${count}` }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401, 401, 401, 401]);
  });

  test("needs a way to send mail, and says so where there is none", async () => {
    const mute = await openTestServer({ mail: undefined });
    expect(await new Browser(mute.http).refusal("POST", "/api/recovery/mail", { mail })).toBe("people.no-mail");
    await new Browser(mute.http).send("POST", "/api/accounts", { name: "Arya", password, mail });
    await mute.close();
  });

  test("a mail server that fails breaks nothing but that mail", async () => {
    const broken = await openTestServer({
      mail: {
        send: async () => {
          throw new Error("550 no such mailbox arya@winterfell.example");
        },
        close() {},
      },
    });
    await new Browser(broken.http).send("POST", "/api/accounts", { name: "Arya", password, mail });
    await broken.backgroundTasks.done();
    expect(broken.logged.some((line) => line.includes("a background task failed"))).toBe(true);
    await broken.close();
  });
});

describe("recovery by code", () => {
  test("works always, once a code, however it was written down", async () => {
    const mute = await openTestServer({ mail: undefined });
    const arya = new Browser(mute.http);
    const { me, codes } = await arya.send<{ me: Me; codes: string[] }>("POST", "/api/accounts", {
      name: "Arya",
      password,
    });
    const browser = new Browser(mute.http);
    const wish = { name: "arya", code: codes[3].toLowerCase().replaceAll("-", " "), password: "valar morghulis" };
    expect((await browser.send<Me>("POST", "/api/recovery/code", wish)).codesLeft).toBe(9);
    expect((await browser.get<Me>("/api/me")).id).toBe(me.id);
    expect(await arya.refusal("GET", "/api/me")).toBe("people.not-signed-in");
    expect(await new Browser(mute.http).refusal("POST", "/api/recovery/code", wish)).toBe("people.wrong-code");
    await mute.close();
  });

  test("tells wrong names and wrong codes apart by nothing, and hashes for neither", async () => {
    const [arya, jaqen] = [await account("Arya"), await account("Jaqen", "j@braavos.example")];
    server.verified.length = 0;
    const answers: unknown[] = [];
    for (const [name, code] of [
      ["Arya", "0000-0000-0000-0000"],
      ["Nobody", "0000-0000-0000-0000"],
      ["Arya", jaqen.codes[0]],
      ["Nobody", arya.codes[0]],
    ]) {
      const { statusCode, body } = await new Browser(server.http).ask("POST", "/api/recovery/code", {
        name,
        code,
        password: "valar morghulis",
      });
      answers.push([statusCode, body]);
    }
    expect(answers[0]).toEqual([401, expect.stringContaining("people.wrong-code")]);
    for (const other of answers) expect(other).toEqual(answers[0]);
    expect(server.verified).toEqual([]);
  });

  test("of several who come with one code at the same moment, one gets in", async () => {
    const { codes } = await account("Arya");
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, count) =>
        new Browser(server.http).ask("POST", "/api/recovery/code", {
          name: "Arya",
          code: codes[0],
          password: `password ${count}`,
        }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401, 401, 401, 401]);
  });

  test("a name is tried only so often", async () => {
    const rules: string[] = [];
    for (let count = 0; count < 11; count++) {
      const wish = { name: "Arya", code: "0000-0000-0000-0000", password };
      rules.push(await new Browser(server.http).refusal("POST", "/api/recovery/code", wish));
    }
    expect(rules.slice(0, 10)).toEqual(Array(10).fill("people.wrong-code"));
    expect(rules[10]).toBe("server.too-often");
  });

  test("new codes end the old ones, and need the password", async () => {
    const arya = await account("Arya");
    expect(await arya.refusal("POST", "/api/me/codes", { password: "not this" })).toBe("people.wrong-password");
    const { codes } = await arya.send<{ codes: string[] }>("POST", "/api/me/codes", { password });
    expect(codes).toHaveLength(10);
    const old = { name: "Arya", code: arya.codes[0], password: "valar morghulis" };
    expect(await new Browser(server.http).refusal("POST", "/api/recovery/code", old)).toBe("people.wrong-code");
    await new Browser(server.http).send("POST", "/api/recovery/code", { ...old, code: codes[9] });
  });
});

test("what time has ended is cleared away", async () => {
  const { sweepPeople } = await import("./sweep.ts");
  await account("Arya");
  await new Browser(server.http).send("POST", "/api/recovery/mail", { mail });
  await server.backgroundTasks.done();
  const count = async () => [
    (await server.store.read.selectFrom("sessions").selectAll().execute()).length,
    (await server.store.read.selectFrom("secrets").selectAll().execute()).length,
  ];
  await sweepPeople(server.people);
  expect(await count()).toEqual([1, 1]);
  server.clock.turnBy(2 * HOUR);
  await sweepPeople(server.people);
  expect(await count()).toEqual([1, 0]);
  server.clock.turnBy(366 * 24 * HOUR);
  await sweepPeople(server.people);
  expect(await count()).toEqual([0, 0]);
});
