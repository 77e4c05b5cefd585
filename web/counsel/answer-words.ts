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
  const [verb, ...rest] = answer.split(" ");
  if (rest.length === 0) return capital(plainWords[words.book.language][verb] ?? verb);
  const parts = rest.join(" ").split(/([\s,:>]+)/);
  const colon = words.book.language === "fr" ? "\u00a0: " : ": ";
  let said = "";
  let wasName = false;
  for (const [at, part] of parts.entries()) {
    if (at % 2 === 1) {
      const isNext = wasName && part === " " && nameIn(parts[at + 1], words) !== undefined;
      said += isNext ? colon : part.replace(">", "→").replace(":", colon.trimEnd());
      continue;
    }
    const name = nameIn(part, words);
    wasName = name !== undefined;
    said += name ?? counted(part, words.book) ?? plainWords[words.book.language][part] ?? part;
  }
  return capital(said);
}

function nameIn(id: string, { book: { names }, nameOf }: AnswerWords): string | undefined {
  const own = nameOf?.(id);
  if (own !== undefined) return own;
  if (!/\p{L}{2}|\d\p{L}|_/u.test(id)) return undefined;
  const kinds = [...firstKinds, ...Object.keys(names).filter((kind) => !abstract.has(kind) && kind !== "troop")];
  const kind = kinds.find((one) => names[one] !== undefined && Object.hasOwn(names[one], id));
  return kind === undefined ? undefined : names[kind][id];
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
