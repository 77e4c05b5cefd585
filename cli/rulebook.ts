import { chaptersOf, type Phrasebook, type Rule } from "@weirwood/kernel";
import pc from "picocolors";
import type { Context } from "./context.ts";
import { Failure } from "./failure.ts";
import { wrapped } from "./layout.ts";
import { nearest } from "./nearest.ts";

/** The rule that somebody means: a whole id, or the end of just one (`bid` for `wager.bid`). */
export function ruleMeant(given: string, book: Phrasebook, { say }: Context): Rule {
  const ids = Object.keys(book.rules);
  const word = given.toLowerCase();
  const endings = ids.filter((id) => id === word || id.endsWith(`.${word}`));
  if (endings.length === 1) return { id: endings[0], ...book.rules[endings[0]] };
  const inside = ids.filter((id) => id.startsWith(`${word}.`) || id.split(".").includes(word));
  const byEnding = nearest(
    lastPart(word),
    ids.map((id) => lastPart(id)),
  ).flatMap((part) => ids.filter((id) => lastPart(id) === part));
  const meant = [...new Set([...endings, ...inside, ...byEnding, ...nearest(word, ids)])].slice(0, 6);
  throw new Failure("unknown-rule", say.rules.unknown(given, meant), { id: given, suggestions: meant });
}

const lastPart = (id: string): string => id.slice(id.lastIndexOf(".") + 1);

/** A rule for people: its id, its sentence, and the reason where it is a ruling of ours. */
export function ruleLines({ id, rule, reason }: Rule, { say, width }: Context): string[] {
  const paragraph = (text: string): string => `  ${wrapped(text, width - 2, "  ")}`;
  const ruling = reason === undefined ? [] : [paragraph(`${say.document.ruling} ${reason}`)];
  return [pc.bold(id), paragraph(rule), ...ruling];
}

/** The book in Markdown, as docs/rules/ keeps it. */
export function documentOf(game: string, book: Phrasebook, here: Context): string {
  const { document } = here.say;
  const chapters = chaptersOf(book);
  const contents = chapters.map(({ title }) => `- [${title}](#${anchorOf(title)})`);
  const parts = chapters.map(({ title, rules }) => [`## ${title}`, ...rules.map((rule) => paragraphOf(rule, here))]);
  const count = chapters.reduce((sum, { rules }) => sum + rules.length, 0);
  const title = game.charAt(0).toUpperCase() + game.slice(1);
  const sections = [document.title(title), document.intro(game, count), contents.join("\n"), ...parts.flat()];
  return `${sections.join("\n\n")}\n`;
}

function paragraphOf({ id, rule, reason }: Rule, { say }: Context): string {
  const paragraph = `<a id="${id}"></a>${rule}  \n\`${id}\``;
  return reason === undefined ? paragraph : `${paragraph}\n\n> ${say.document.ruling} ${reason}`;
}

/** The address that Markdown readers give a heading. */
function anchorOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, "")
    .replaceAll(" ", "-");
}
