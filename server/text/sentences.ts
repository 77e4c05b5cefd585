import { explain, kernelPhrases, type Refusal } from "@weirwood/kernel";
import type { Games } from "../games.ts";
import { en, englishNotifications } from "./en.ts";
import { fr, frenchNotifications } from "./fr.ts";
import type { NotificationKind, NotificationText } from "./notifications.ts";

export type Language = "en" | "fr";

const books = { en, fr };
const notifications = { en: englishNotifications, fr: frenchNotifications };

/** The sentence that explains a refusal, in the reader's language. */
export type SentenceOf = (refusal: Refusal, language: Language) => string;

/** Explains refusals of the server, the kernel and these games, each from the book that has the rule. */
export function sentencesOf(games: Games): SentenceOf {
  return (refusal, language) => {
    const ofGames = Object.values(games).map(({ game }) => game.phrasebooks[language]);
    const all = [kernelPhrases[language], ...ofGames, books[language]];
    return explain(all.find(({ rules }) => Object.hasOwn(rules, refusal.rule)) ?? books[language], refusal);
  };
}

/** A notification's two parts, with its gaps filled. */
export function notificationText(
  kind: NotificationKind,
  language: Language,
  facts: Record<string, string>,
): NotificationText {
  const { subject, text } = notifications[language].kinds[kind];
  return { subject: fill(subject, facts), text: fill(text, facts) };
}

/** How a notification ends: where to say that one wants no more of them. */
export function notificationFooter(language: Language, link: string): string {
  return fill(notifications[language].footer, { link });
}

function fill(sentence: string, facts: Record<string, string>): string {
  return sentence.replace(/\{(\w+)\}/g, (gap, name: string) => (Object.hasOwn(facts, name) ? facts[name] : gap));
}

/** The language that a browser asks for first, of those that are spoken here. */
export function spokenLanguage(acceptLanguage: string | undefined): Language {
  const wishes = (acceptLanguage ?? "").slice(0, 500).split(",").map(wish);
  const spoken = wishes.filter(({ weight }) => weight > 0).sort((one, other) => other.weight - one.weight);
  return spoken.find(({ language }) => language === "fr" || language === "en")?.language === "fr" ? "fr" : "en";
}

function wish(text: string): { language: string; weight: number } {
  const [tag, ...parameters] = text.trim().toLowerCase().split(";");
  const weight = parameters.map((one) => /^\s*q=([\d.]+)\s*$/.exec(one)?.[1]).find((found) => found !== undefined);
  return { language: tag.split("-", 1)[0], weight: weight === undefined ? 1 : Number(weight) || 0 };
}
