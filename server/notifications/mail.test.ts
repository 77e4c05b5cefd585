import type { Me } from "@weirwood/protocol";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { Browser } from "../http/testing/browser.ts";
import { openTestServer } from "../http/testing/test-server.ts";
import { type Mail, openMail } from "./mail.ts";

interface Received {
  readonly from: string;
  readonly to: string[];
  readonly text: string;
}

/** A mail server that keeps what it is given; it knows nobody at `unknown.example`, and says whom it does not know. */
async function openSink() {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo({ address }, _, done) {
      const isUnknown = address.endsWith("@unknown.example");
      done(isUnknown ? Object.assign(new Error(`5.1.1 <${address}> nobody here`), { responseCode: 550 }) : null);
    },
    onData(stream, session, done) {
      const pieces: Buffer[] = [];
      stream.on("data", (piece: Buffer) => pieces.push(piece));
      stream.on("end", () => {
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          from: mailFrom === false ? "" : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          text: Buffer.concat(pieces).toString(),
        });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as { port: number };
  return { received, port, close: () => new Promise<void>((resolve) => server.close(resolve)) };
}

let sink: Awaited<ReturnType<typeof openSink>>;
let mail: Mail;

beforeAll(async () => {
  sink = await openSink();
  mail = openMail({ url: `smtp://127.0.0.1:${sink.port}`, from: "Weirwood <ravens@war.example>" });
});
afterAll(async () => {
  mail.close();
  await sink.close();
});
beforeEach(() => {
  sink.received.length = 0;
});

/** Headers as a mail program reads them: folded lines unfolded, encoded words decoded. */
function headersOf(text: string): Map<string, string> {
  const [head] = text.split("\r\n\r\n", 1);
  const lines = head.replace(/\r\n[ \t]+/g, " ").split("\r\n");
  const decoded = (value: string): string =>
    value
      .replace(/\?= =\?/g, "?==?")
      .replace(/=\?UTF-8\?Q\?(.*?)\?=/gi, (_, words: string) =>
        decodeURIComponent(words.replaceAll("_", " ").replace(/=([0-9A-F]{2})/gi, "%$1")),
      )
      .replace(/=\?UTF-8\?B\?(.*?)\?=/gi, (_, words: string) => Buffer.from(words, "base64").toString());
  return new Map(
    lines.map((line) => [line.split(":", 1)[0].toLowerCase(), decoded(line.slice(line.indexOf(":") + 2))]),
  );
}

describe("a notification by mail", () => {
  test("arrives with its subject and its text, in any script", async () => {
    await mail.send({
      to: "arya@winterfell.example",
      subject: "L'hiver : c'est à vous ❄",
      text: "Voilà.\n\nhttp://x/\n",
    });
    const [{ from, to, text }] = sink.received;
    expect([from, to]).toEqual(["ravens@war.example", ["arya@winterfell.example"]]);
    const headers = headersOf(text);
    expect(headers.get("subject")).toBe("L'hiver : c'est à vous ❄");
    expect(headers.get("from")).toBe("Weirwood <ravens@war.example>");
    expect(headers.get("auto-submitted")).toBe("auto-generated");
  });

  test("has the headers that we gave it, and no others", async () => {
    const subject = "Winter\r\nBcc: everybody@war.example\r\n\r\n<b>is coming</b>";
    await mail.send({ to: "arya@winterfell.example", subject, text: "x" });
    const [{ to, text }] = sink.received;
    expect(to).toEqual(["arya@winterfell.example"]);
    const headers = headersOf(text);
    expect(headers.has("bcc")).toBe(false);
    expect(headers.get("subject")).toBe("Winter Bcc: everybody@war.example <b>is coming</b>");
  });

  test.each([
    "arya@winterfell.example, everybody@war.example",
    "arya@winterfell.example\r\nRCPT TO:<everybody@war.example>",
    "arya@winterfell.example> NOTIFY=SUCCESS",
    "Arya <arya@winterfell.example>, x@y.example",
  ])("goes to one mailbox or nowhere: %j", async (to) => {
    await mail.send({ to, subject: "x", text: "x" }).catch(() => undefined);
    expect(sink.received.flatMap((one) => one.to).filter((one) => /everybody|y\.example/.test(one))).toEqual([]);
  });

  test("that cannot be sent is an error", async () => {
    const nowhere = openMail({ url: "smtp://127.0.0.1:1", from: "ravens@war.example" });
    await expect(nowhere.send({ to: "a@b.example", subject: "x", text: "x" })).rejects.toThrow();
    nowhere.close();
  });
});

test("a forgotten password is set anew by a notification that came by mail", async () => {
  const server = await openTestServer({ mail });
  const browser = new Browser(server.http);
  await browser.send("POST", "/api/accounts", {
    name: "Arya",
    password: "winter is coming",
    mail: "arya@winterfell.example",
  });
  await server.backgroundTasks.done();
  const secretIn = (text: string): string => {
    const body = text.split("\r\n\r\n").slice(1).join("\n\n");
    // Long lines are folded on the way.
    return /#([\w-]{43})/.exec(body.replace(/=\r\n/g, "").replaceAll("=3D", "="))?.[1] ?? "";
  };
  await browser.send("POST", "/api/me/mail/confirm", { secret: secretIn(sink.received[0].text) });
  await browser.send("POST", "/api/recovery/mail", { mail: "arya@winterfell.example" });
  await server.backgroundTasks.done();
  expect(headersOf(sink.received[1].text).get("subject")).toBe("A new password for Arya");
  const phone = new Browser(server.http);
  const wish = { secret: secretIn(sink.received[1].text), password: "valar morghulis" };
  await phone.send("POST", "/api/recovery/letter", wish);
  await phone.send("POST", "/api/sessions", { name: "Arya", password: "valar morghulis" });
  await server.close();
});

test("the log does not hold the address that a mail server refused", async () => {
  const server = await openTestServer({ mail });
  const browser = new Browser(server.http);
  const mailbox = "very.private+o'name@unknown.example";
  await browser.send("POST", "/api/accounts", { name: "Arya", password: "winter is coming", mail: mailbox });
  await server.backgroundTasks.done();
  await server.store.write((rows) => rows.updateTable("people").set({ mail_confirmed: 1 }).execute());
  const { id } = await browser.get<Me>("/api/me");
  await server.store.write((rows) =>
    server.notifications.write(rows, { person: id, kind: "table-ended", title: "Five kings", block: "end" }),
  );
  server.clock.turnBy(60_000);
  await server.jobs.carryOut(server.clock.now());
  const log = server.logged.join("");
  // Both were tried, and both are there for whoever looks after the server.
  expect(log).toMatch(/a background task failed/);
  expect(log).toMatch(/550 5\.1\.1 <\[address\]> nobody here/);
  expect(log).toMatch(/a notification was not delivered/);
  expect(log).not.toMatch(/very\.private|unknown\.example/);
  await server.close();
});
