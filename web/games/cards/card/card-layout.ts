import { WINDOW } from "./face/face.tsx";

/** How large the words on a card are, in pixels, and how much of it they leave to its picture. */
export interface CardLayout {
  /** From 181 pixels, or where its text is wanted: with type, traits and text. */
  readonly isFull: boolean;
  readonly name: number;
  /** Of the text; undefined where it would have to be smaller than can be read. */
  readonly text: number | undefined;
  /** The height of the window, of 350. */
  readonly window: number;
}

export interface CardLines {
  readonly name: string;
  readonly isUnique: boolean;
  /** Keywords and text in one. */
  readonly text: string;
  /** The parts of a strength stand below it. */
  readonly hasParts: boolean;
}

/** Nothing on a card is smaller. */
const LEAST_NAME = 11;
const LEAST_TEXT = 12;
const FULL_FROM = 181;
/** A window is never lower: what does not fit then is left out. */
const LEAST_WINDOW = 84;
const NAME_LINE = 1.06;
export const TEXT_LINE = 1.28;

/**
 * How a card of this width shows its words. Lines are counted by the usual width of letters, not measured: the same on every
 * machine, and without drawing twice.
 */
export function layoutOf(width: number, { name, isUnique, text, hasParts }: CardLines, withText = false): CardLayout {
  const unit = width / 250;
  const isFull = width >= FULL_FROM || withText;
  const isLong = name.length > (isFull ? 24 : 17);
  const nameSize = Math.max(LEAST_NAME, (isFull ? (isLong ? 18 : 21) : isLong ? 24.5 : 27) * unit);
  const room = width * 0.87 - (isUnique ? 16 * unit + 3 : 0);
  const nameLines = linesOf(name, room / nameSize, 0.5);
  const windowFor = (words: number): number => Math.min(350 - words / unit, isFull ? 176 : WINDOW);
  if (!isFull) {
    const foot = hasParts ? 43 * unit + 14 : Math.max(15, 50 * unit);
    return {
      isFull,
      name: nameSize,
      text: undefined,
      window: windowFor(Math.max(2, nameLines) * NAME_LINE * nameSize + foot + 18 * unit),
    };
  }
  const type = Math.max(LEAST_NAME, 13.5 * unit) * 1.2 + 5 * unit;
  const around = nameLines * NAME_LINE * nameSize + type + 34 * unit + 30 * unit;
  const tall = (size: number): number =>
    windowFor(around + linesOf(text, (width * 0.82) / size, 0.46) * TEXT_LINE * size);
  const large = Math.max(LEAST_TEXT, 13 * unit);
  const textSize =
    [large, Math.max(LEAST_TEXT, 11.5 * unit), LEAST_TEXT].find((size) => tall(size) >= 130) ?? LEAST_TEXT;
  const fits = text === "" || tall(textSize) >= LEAST_WINDOW;
  return {
    isFull,
    name: nameSize,
    text: fits ? textSize : undefined,
    window: fits ? tall(textSize) : windowFor(around),
  };
}

/** How many lines words take, broken between words, where a line is so many ems wide. */
function linesOf(words: string, width: number, usual: number): number {
  let lines = 1;
  let used = 0;
  for (const word of words.split(" ")) {
    const wide = widthOf(word, usual);
    if (used > 0 && used + 0.25 + wide > width) {
      lines++;
      used = wide;
    } else used += (used > 0 ? 0.25 : 0) + wide;
  }
  return lines;
}

function widthOf(word: string, usual: number): number {
  let width = 0;
  for (const letter of word) {
    if ("ijlI.,:;’'!|()-".includes(letter)) width += usual * 0.58;
    else if ("ftr".includes(letter)) width += usual * 0.78;
    else if ("mwMW".includes(letter)) width += usual * 1.6;
    else width += letter === letter.toLowerCase() ? usual : usual * 1.26;
  }
  return width;
}
