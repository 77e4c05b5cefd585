import { refused } from "../refusals.ts";

const LEAST = 2;
const MOST = 24;

// Anything else that can be drawn, and everything that cannot be seen, stays out.
const allowed = /^[\p{L}\p{M}\p{N} _\-'.]+$/u;
const readable = /[\p{L}\p{N}]/u;
/** Some letters draw nothing at all. */
const unseen = /\p{Default_Ignorable_Code_Point}/u;
/** Marks piled up on a letter reach into the lines above and below. */
const piledUp = /\p{M}{3}/u;

/** A name as it is kept and shown. Refuses what cannot be one. */
export function cleanName(typed: string): string {
  const name = typed.normalize("NFKC").replaceAll("’", "'").replace(/ +/g, " ").trim();
  const length = [...name.replace(/\p{M}/gu, "")].length;
  const isOfLetters = allowed.test(name) && readable.test(name) && !unseen.test(name) && !piledUp.test(name);
  if (length < LEAST || length > MOST || !isOfLetters) throw refused("people.name");
  return name;
}

/** Letters of other scripts, and digits, that pass for Latin letters. What looks the same is the same. */
const lookalikes: { readonly [letter: string]: string } = {
  "0": "o",
  "1": "l",
  i: "l",
  ı: "l",
  а: "a",
  в: "b",
  с: "c",
  е: "e",
  һ: "h",
  і: "l",
  ј: "j",
  к: "k",
  м: "m",
  н: "h",
  о: "o",
  р: "p",
  ѕ: "s",
  т: "t",
  у: "y",
  х: "x",
  ԁ: "d",
  ԛ: "q",
  ԝ: "w",
  α: "a",
  β: "b",
  ε: "e",
  η: "n",
  ι: "l",
  κ: "k",
  ν: "v",
  ο: "o",
  ρ: "p",
  τ: "t",
  υ: "u",
  χ: "x",
};

/** What makes two names the same: case, accents, lookalikes and everything between the letters are left aside. */
export function nameKey(name: string): string {
  const plain = name
    .normalize("NFKC")
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .normalize("NFC");
  const letters = plain.replace(/[^\p{L}\p{M}\p{N}]/gu, "");
  return [...letters].map((letter) => (Object.hasOwn(lookalikes, letter) ? lookalikes[letter] : letter)).join("");
}

/** Nobody poses as the server. */
const reservedNames = new Set(
  ["weirwood", "operator", "admin", "administrator", "moderator", "system", "server"].map(nameKey),
);

/** Whether a name is nobody's to take: the server's own, or one that the configuration gives to operators. */
export function isReserved(key: string, operators: readonly string[]): boolean {
  return reservedNames.has(key) || operators.some((name) => nameKey(name) === key);
}
