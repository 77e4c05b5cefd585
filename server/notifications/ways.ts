import type { PersonRow } from "../store/schema.ts";

export const WAYS = ["mail", "push", "webhook"] as const;
export type Way = (typeof WAYS)[number];

/** What of somebody decides how notifications reach them. */
export const wayColumns = [
  "mail",
  "mail_confirmed",
  "webhook",
  "notify_by_mail",
  "notify_by_push",
  "notify_by_webhook",
] as const;

/** The ways that somebody wants and can be reached by, given how many devices they take push messages on. */
export function waysTo(person: Pick<PersonRow, (typeof wayColumns)[number]>, devices: number): Way[] {
  const isOpen = {
    mail: person.notify_by_mail === 1 && person.mail !== null && person.mail_confirmed === 1,
    push: person.notify_by_push === 1 && devices > 0,
    webhook: person.notify_by_webhook === 1 && person.webhook !== null,
  };
  return WAYS.filter((way) => isOpen[way]);
}
