import type { LetterRow } from "../store/schema.ts";
import { onLine } from "../talk/words.ts";
import type { LetterKind } from "../text/letters.ts";
import { type Language, letterFooter, letterText } from "../text/sentences.ts";

/** A letter in the reader's language, before it is put into the form of its way. */
export interface Words {
  readonly title: string;
  readonly text: string;
  readonly link: string;
}

export function composed(
  letter: Pick<LetterRow, "kind" | "title" | "table_id">,
  language: Language,
  address: string,
): Words {
  const { subject, text } = letterText(letter.kind as LetterKind, language, { title: onLine(letter.title) });
  return { title: subject, text, link: letter.table_id === null ? address : `${address}/table/${letter.table_id}` };
}

export function mailText({ text, link }: Words, language: Language, address: string): string {
  return `${text}\n\n${link}\n\n-- \n${letterFooter(language, `${address}/me`)}\n`;
}

/** What the page's service worker shows. */
export function pushText({ title, text, link }: Words, letter: Pick<LetterRow, "kind" | "table_id">): string {
  return JSON.stringify({ title, text, link, kind: letter.kind, table: letter.table_id });
}

/** `text` is what Slack and Mattermost show, `content` what Discord does. */
export function webhookText({ title, text, link }: Words): string {
  const line = `${unaddressed(text)} ${link}`;
  return JSON.stringify({ text: line, content: line, title: unaddressed(title), link });
}

/** A table called `@everyone` or `<!channel>` must not ring for a whole channel. */
function unaddressed(text: string): string {
  return text.replaceAll("@", "＠").replaceAll("<", "‹").replaceAll(">", "›");
}
