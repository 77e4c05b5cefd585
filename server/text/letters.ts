import type { Notice } from "@weirwood/protocol";

/** Why somebody is written to. The last two belong to accounts, not to tables. */
export type LetterKind = Notice["kind"] | "new-password" | "confirm-mail";

/** What letters say, in one language. Gaps are named in braces: `{title}`. */
export interface LetterTexts {
  readonly kinds: { readonly [Kind in LetterKind]: LetterText };
  readonly footer: string;
}

export interface LetterText {
  readonly subject: string;
  readonly text: string;
}
