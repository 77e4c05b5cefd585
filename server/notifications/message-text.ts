import type { NotificationRow } from "../store/schema.ts";
import { onLine } from "../talk/words.ts";
import type { NotificationKind } from "../text/notifications.ts";
import { type Language, notificationFooter, notificationText } from "../text/sentences.ts";

/** A notification in the reader's language, before it is put into the form of its way. */
export interface MessageText {
  readonly title: string;
  readonly text: string;
  readonly link: string;
}

export function composed(
  notification: Pick<NotificationRow, "kind" | "title" | "table_id">,
  language: Language,
  address: string,
): MessageText {
  const { subject, text } = notificationText(notification.kind as NotificationKind, language, {
    title: onLine(notification.title),
  });
  return {
    title: subject,
    text,
    link: notification.table_id === null ? address : `${address}/table/${notification.table_id}`,
  };
}

export function mailText({ text, link }: MessageText, language: Language, address: string): string {
  return `${text}\n\n${link}\n\n-- \n${notificationFooter(language, `${address}/me`)}\n`;
}

/** What the page's service worker shows. */
export function pushText(
  { title, text, link }: MessageText,
  notification: Pick<NotificationRow, "kind" | "table_id">,
): string {
  return JSON.stringify({ title, text, link, kind: notification.kind, table: notification.table_id });
}

/** `text` is what Slack and Mattermost show, `content` what Discord does. */
export function webhookText({ title, text, link }: MessageText): string {
  const line = `${unaddressed(text)} ${link}`;
  return JSON.stringify({ text: line, content: line, title: unaddressed(title), link });
}

/** A table called `@everyone` or `<!channel>` must not ring for a whole channel. */
function unaddressed(text: string): string {
  return text.replaceAll("@", "＠").replaceAll("<", "‹").replaceAll(">", "›");
}
