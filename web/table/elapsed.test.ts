import { expect, test } from "vitest";
import { en } from "../text/en.ts";
import { fr } from "../text/fr.ts";
import { agoIn, sinceIn } from "./elapsed.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** A Wednesday, by the clock of whoever reads it. */
const now = new Date(2026, 10, 18, 14, 30).getTime();
const at = (day: number, hour: number, minute: number) => new Date(2026, 10, day, hour, minute).getTime();

/** Formats put spaces of several kinds between a time and its half of the day. */
const plain = (words: string): string => words.replaceAll(/[\u00a0\u202f]/g, " ");

test.each([
  [now - 1_000, "just now", "à l’instant"],
  // Clocks of two machines differ by a little.
  [now + 2_000, "just now", "à l’instant"],
  [now - 59_000, "just now", "à l’instant"],
  [now - MINUTE, "1 minute ago", "il y a 1 minute"],
  [now - 5 * MINUTE, "5 minutes ago", "il y a 5 minutes"],
  [now - 3 * HOUR, "3 hours ago", "il y a 3 heures"],
  [at(18, 1, 0), "13 hours ago", "il y a 13 heures"],
  [at(17, 23, 0), "yesterday", "hier"],
  [at(17, 1, 0), "yesterday", "hier"],
  [at(16, 23, 0), "2 days ago", "avant-hier"],
])("%d was so long ago", (moment, english, french) => {
  expect(agoIn("en", moment, now, en.friends)).toBe(english);
  expect(agoIn("fr", moment, now, fr.friends)).toBe(french);
});

test.each([
  [now - 1_000, "just now", "à l’instant"],
  [now - MINUTE, "for 1 min", "depuis 1 min"],
  [now - 59 * MINUTE, "for 59 min", "depuis 59 min"],
  [at(18, 8, 53), "since 8:53 AM", "depuis 8:53"],
  [at(17, 20, 5), "since yesterday, 8:05 PM", "depuis hier, 20:05"],
  [at(15, 9, 0), "since Sunday 9:00 AM", "depuis dimanche 09:00"],
  [at(9, 9, 0), "since November 9", "depuis le 9 novembre"],
])("somebody is away since %d", (moment, english, french) => {
  expect(plain(sinceIn("en", moment, now, en.friends))).toBe(english);
  expect(plain(sinceIn("fr", moment, now, fr.friends))).toBe(french);
});
