import type { Notice } from "@weirwood/protocol";

/** Why somebody is written to. The last two belong to accounts, not to tables. */
export type NotificationKind = Notice["kind"] | "new-password" | "confirm-mail";

/** What notifications say, in one language. Gaps are named in braces: `{title}`. */
export interface NotificationTexts {
  readonly kinds: { readonly [Kind in NotificationKind]: NotificationText };
  readonly footer: string;
}

export interface NotificationText {
  readonly subject: string;
  readonly text: string;
}
