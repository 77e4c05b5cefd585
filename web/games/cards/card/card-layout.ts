import { WINDOW } from "./face/face.tsx";

/** How large the words on a card are, in pixels, and how much of it they leave to its picture. */
export interface CardLayout {
  /** From 181 pixels, or where its text is wanted: with type, traits and text. */
  readonly isFull: boolean;
  readonly name: number;
  /** A word of the name is as wide as the card. */
  readonly isTight: boolean;
  /** Of the text; undefined where it would have to be smaller than can be read. */
  readonly text: number | undefined;
  /** The height of the window, of 350. */
  readonly window: number;
}

export interface CardLines {
  readonly name: string;
  readonly isUnique: boolean;
  /** Keywords and text in one; undefined where no text is wanted. */
  readonly text: string | undefined;
  /** The parts of a strength stand below it. */
  readonly hasParts: boolean;
  /** Something stands at its foot: icons, numbers. */
  readonly hasFoot: boolean;
  /** Its lower corners are cut. */
  readonly isCut: boolean;
}

/** Nothing on a card is smaller. */
const LEAST_NAME = 11;
const LEAST_TEXT = 12;
const FULL_FROM = 181;
/** A window is never lower: what does not fit then is left out. */
const LEAST_WINDOW = 64;
const NAME_LINE = 1.06;
const TEXT_LINE = 1.28;

/** Whether a card of this width shows its text, where it fits. */
export const isFullAt = (width: number, withText = false): boolean => width >= FULL_FROM || withText;

/**
 * How a card of this width shows its words. Lines are counted by the usual width of letters, not measured: the same on every
 * machine, and without drawing twice.
 */
export function layoutOf(width: number, { name, isUnique, text, hasParts, hasFoot, isCut }: CardLines): CardLayout {
  const unit = width / 250;
  const isFull = text !== undefined;
  const isLong = name.length > (isFull ? 24 : 17);
  const nameSize = Math.max(LEAST_NAME, (isFull ? (isLong ? 18 : 21) : isLong ? 24.5 : 27) * unit);
  const room = width * (isFull ? 0.87 : width < 84 ? 0.93 : 0.91);
  const nameLines = linesOf(isUnique ? `M${name}` : name, room / nameSize);
  const isTight = name.split(" ").some((word) => widthOf(word) * nameSize > room);
  const windowFor = (words: number): number => Math.min(350 - words / unit, isFull ? 176 : WINDOW);
  if (text === undefined) {
    const foot = hasParts ? 43 * unit + 14 : Math.max(15, 50 * unit);
    return {
      isFull,
      name: nameSize,
      isTight,
      text: undefined,
      window: windowFor(Math.max(2, nameLines) * NAME_LINE * nameSize + foot + 18 * unit),
    };
  }
  const type = Math.max(LEAST_NAME, 13.5 * unit) * 1.2 + 5 * unit;
  const around = nameLines * NAME_LINE * nameSize + type + (hasFoot ? 72 : isCut ? 66 : 44) * unit;
  const tall = (size: number): number => windowFor(around + linesOf(text, (width * 0.82) / size) * TEXT_LINE * size);
  const large = Math.max(LEAST_TEXT, 13 * unit);
  const small = Math.max(LEAST_TEXT, 11.5 * unit);
  const textSize = tall(large) >= 140 ? large : tall(small) >= 104 ? small : LEAST_TEXT;
  const fits = text === "" || tall(textSize) >= LEAST_WINDOW;
  return {
    isFull,
    name: nameSize,
    isTight,
    text: fits ? textSize : undefined,
    window: fits ? tall(textSize) : windowFor(around),
  };
}

/** How many lines words take, broken between words, where a line is so many ems wide. */
function linesOf(words: string, width: number): number {
  let lines = 1;
  let used = 0;
  for (const word of words.split(" ")) {
    const wide = widthOf(word);
    if (used > 0 && used + SPACE + wide > width) {
      lines++;
      used = 0;
    }
    // A word wider than a line goes on in the next.
    lines += Math.max(0, Math.ceil(wide / width) - 1);
    used += (used > 0 ? SPACE : 0) + wide;
  }
  return lines;
}

const SPACE = 0.21;
/** Widths of letters in ems, much the same in both typefaces. */
const letters: readonly (readonly [letters: string, width: number])[] = [
  ["ijl’'.,:;!()I", 0.27],
  ["ftr-", 0.35],
  ["sczç", 0.43],
  ["mMW", 0.86],
  ["wDGHNOQU", 0.7],
];

const widthOf = (word: string): number =>
  [...word].reduce((sum, letter) => {
    const known = letters.find(([some]) => some.includes(letter));
    return sum + (known?.[1] ?? (letter === letter.toLowerCase() ? 0.53 : 0.6));
  }, 0);
