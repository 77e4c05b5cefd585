/** What people write, made fit to be kept and shown. */

// Controls other than the line feed; marks that turn the direction of what follows; things that cannot be seen. The
// joiners stay: families of emoji and several scripts are spelled with them.
const unseen = /[\p{Cc}\u061c\u200b\u200e\u200f\u2028\u2029\u202a-\u202e\u2060\u2066-\u2069\ufeff\p{Surrogate}]/gu;

/** Text of several lines. */
export function plainWords(text: string): string {
  return text
    .normalize("NFC")
    .replace(/\r\n?/g, "\n")
    .replace(/\t/g, " ")
    .replace(unseen, (found) => (found === "\n" ? "\n" : ""))
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

/** Whether there is nothing to read: only spaces and letters that draw nothing. */
export function isBlank(text: string): boolean {
  return !/[^\s\p{Default_Ignorable_Code_Point}]/u.test(text);
}

/** Text of one line. */
export function onLine(text: string): string {
  return plainWords(text).replace(/\s+/g, " ");
}
