import { type GameEvent, narrate, type Phrasebook } from "@weirwood/kernel";
import { capital } from "../text/capital.ts";
import { plainWords } from "./plain-words.ts";

/** What an answer is said by, besides its notation. */
interface AnswerWords {
  readonly book: Phrasebook;
  /** What the game calls things of its table that no book can know. */
  readonly nameOf?: ((word: string) => string | undefined) | undefined;
}

/** An answer in words: as the log would tell it, or, where it is not told, by the names in its notation. */
export function answerInWords(answer: string, does: readonly GameEvent[], words: AnswerWords): string {
  for (const event of does) {
    const told = narrate(words.book, event);
    if (told !== undefined) return told.replace(/\.$/, "");
  }
  return spelled(answer, words);
}

/** Names of these kinds say what goes on, and never what is chosen. */
const abstract = new Set(["ask", "waiting", "phase", "measure", "part", "option", "tag", "variant", "rule", "side"]);
/** Of things that share an id, the ones on the board are meant first. */
const firstKinds = ["area", "hex", "order", "single", "card", "house", "player", "seat"];

/** Notation with names for ids; its verb is left out, for the question says it. `orders pyke march-1` is "Pyke: March −1". */
export function spelled(answer: string, words: AnswerWords): string {
  const plain = plainWords[words.book.language];
  const [verb, ...rest] = answer.split(" ");
  if (rest.length === 0) return capital(plain[verb] ?? verb);
  const colon = words.book.language === "fr" ? "\u00a0: " : ": ";
  const parts = rest.join(" ").split(/([\s,:>]+)/);
  let said = "";
  let before: Named | undefined;
  for (const [at, part] of parts.entries()) {
    if (at % 2 === 1) {
      const next = part === " " && before !== undefined ? namedBy(parts[at + 1], words) : undefined;
      const isOther = next?.kind !== before?.kind;
      said += next === undefined ? part.replace(">", "→").replace(":", colon.trimEnd()) : isOther ? colon : ", ";
      continue;
    }
    before = namedBy(part, words);
    said += before?.name ?? counted(part, words.book) ?? plain[part] ?? part;
  }
  return capital(said);
}

/** A thing that a word of notation names, and what kind of thing that is. */
interface Named {
  readonly name: string;
  readonly kind: string;
}

function namedBy(id: string, { book: { names }, nameOf }: AnswerWords): Named | undefined {
  const own = nameOf?.(id);
  if (own !== undefined) return { name: own, kind: "of the table" };
  if (!/\p{L}{2}|\d\p{L}|_/u.test(id)) return undefined;
  const kinds = [...firstKinds, ...Object.keys(names).filter((kind) => !abstract.has(kind) && kind !== "troop")];
  const kind = kinds.find((one) => names[one] !== undefined && Object.hasOwn(names[one], id));
  return kind === undefined ? undefined : { name: names[kind][id], kind };
}

/** `2K` as "2 knights". */
function counted(part: string, { names, language }: Phrasebook): string | undefined {
  const [, number, kind] = /^(\d+)(\p{Lu})$/u.exec(part) ?? [];
  const forms = kind === undefined ? undefined : names.troop?.[kind]?.split("|");
  if (forms === undefined) return undefined;
  const count = Number(number);
  const isOne = language === "fr" ? count < 2 : count === 1;
  return (isOne ? forms[0] : (forms[1] ?? forms[0])).replace("#", number);
}
