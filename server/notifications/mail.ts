import { createTransport } from "nodemailer";
import { onLine } from "../talk/words.ts";

export interface MailSettings {
  /** `smtp://user:password@host:port` or `smtps://…`. */
  readonly url: string;
  /** `Weirwood <ravens@war.example>` */
  readonly from: string;
}

export interface MailMessage {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export interface Mail {
  /** Resolves when the mail server has taken the notification. */
  send(notification: MailMessage): Promise<void>;
  close(): void;
}

const SECONDS = 1000;

/** Notifications by SMTP, over a few connections that are kept. */
export function openMail({ url, from }: MailSettings): Mail {
  const transport = createTransport({
    ...connectionOf(url),
    pool: true,
    maxConnections: 2,
    connectionTimeout: 10 * SECONDS,
    greetingTimeout: 10 * SECONDS,
    socketTimeout: 20 * SECONDS,
    // A notification is its text: nothing is ever read from a file or fetched.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ to, subject, text }) {
      await transport.sendMail({
        from,
        // As an object, so that it is one mailbox whatever is written in it; on one line, so that it is one header.
        to: { name: "", address: onLine(to) },
        subject: onLine(subject),
        text,
        headers: { "Auto-Submitted": "auto-generated" },
      });
    },
    close: () => transport.close(),
  };
}

function connectionOf(address: string) {
  const url = new URL(address);
  const isSecure = url.protocol === "smtps:";
  const user = decodeURIComponent(url.username);
  return {
    host: url.hostname.replace(/^\[|\]$/g, ""),
    port: url.port === "" ? (isSecure ? 465 : 587) : Number(url.port),
    secure: isSecure,
    ...(user !== "" && { auth: { user, pass: decodeURIComponent(url.password) } }),
  };
}
