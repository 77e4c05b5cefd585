import type { PersonRow } from "../store/schema.ts";

export const WAYS = ["mail", "push", "webhook"] as const;
export type Way = (typeof WAYS)[number];

/** What of somebody decides how notifications reach them. */
export const wayColumns = [
  "mail",
  "mail_confirmed",
  "webhook",
  "letter_mail",
  "letter_push",
  "letter_webhook",
] as const;

/** The ways that somebody wants and can be reached by, given how many devices they take push messages on. */
export function waysTo(person: Pick<PersonRow, (typeof wayColumns)[number]>, devices: number): Way[] {
  const isOpen = {
    mail: person.letter_mail === 1 && person.mail !== null && person.mail_confirmed === 1,
    push: person.letter_push === 1 && devices > 0,
    webhook: person.letter_webhook === 1 && person.webhook !== null,
  };
  return WAYS.filter((way) => isOpen[way]);
}
