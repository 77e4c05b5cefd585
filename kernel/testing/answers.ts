import type { Chance } from "../chance.ts";
import type { Decision, Game, Seat } from "../game.ts";
import { canonical, type Json } from "../json.ts";
import { isRefusal } from "../refusal.ts";
import { type Place, PropertyBroken } from "./play.ts";

/**
 * What is listed or sampled is accepted; where answers are listed, every sample is among them, none is listed twice, and
 * they stay what they were when the game goes on; and every answer survives being sent as JSON.
 */
export function checkOptionsAgree<State, Answer extends Decision, Options>(
  game: Game<State, Answer, Options>,
  state: State,
  seat: Seat,
  place: Place,
  chance: Chance,
  samples = 10,
): void {
  const listed = game.options(state, seat);
  const texts = new Set<string>();
  for (const option of listed ?? []) {
    const text = game.print(option);
    const numbered = listed?.at(texts.size);
    if (numbered === undefined || game.print(numbered) !== text) {
      throw new PropertyBroken(place, `“${text}” is not the answer at its own number, ${texts.size}`);
    }
    if (texts.has(text)) throw new PropertyBroken(place, `“${text}” is listed twice`);
    texts.add(text);
    checkLegal(game, state, seat, option, place, "listed");
  }
  if (listed !== undefined && listed.length !== texts.size) {
    throw new PropertyBroken(place, `${listed.length} answers are promised, and ${texts.size} listed`);
  }
  if (listed?.length === 0) throw new PropertyBroken(place, `seat ${seat} is asked, but no answer is listed`);
  checkListLasts(game, state, seat, texts, place);
  for (let i = 0; i < samples; i++) {
    const sampled = game.sample(state, seat, chance);
    checkLegal(game, state, seat, sampled, place, "sampled");
    const text = game.print(sampled);
    if (listed !== undefined && !texts.has(text))
      throw new PropertyBroken(place, `“${text}” is sampled but not listed`);
  }
}

/** Answers may be made when they are looked at; what has become of the state by then is none of their business. */
function checkListLasts<State, Answer extends Decision, Options>(
  game: Game<State, Answer, Options>,
  state: State,
  seat: Seat,
  texts: ReadonlySet<string>,
  place: Place,
): void {
  const later = game.clone(state);
  const listed = game.options(later, seat);
  const first = listed?.at(0);
  if (listed === undefined || first === undefined) return;
  game.apply(later, seat, first);
  const changed = Array.from(listed, (answer) => game.print(answer)).find((text) => !texts.has(text));
  if (changed === undefined) return;
  throw new PropertyBroken(place, `“${changed}” is among the listed answers only after the game has gone on`);
}

function checkLegal<State, Answer extends Decision, Options>(
  game: Game<State, Answer, Options>,
  state: State,
  seat: Seat,
  answer: Answer,
  place: Place,
  how: string,
): void {
  const sent = JSON.parse(JSON.stringify(answer)) as Json;
  for (const input of [answer, sent]) {
    const refusal = game.check(state, seat, input);
    if (refusal === undefined) continue;
    throw new PropertyBroken(place, `“${game.print(answer)}” is ${how} but refused by ${refusal.rule}`);
  }
  if (game.print(sent as unknown as Answer) !== game.print(answer)) {
    throw new PropertyBroken(place, `“${game.print(answer)}” is ${how} but does not survive JSON`);
  }
}

/** *Notation loses nothing*: an answer is read back as it was printed, and noise around it never breaks the reader. */
export function checkNotation<State, Answer extends Decision, Options>(
  game: Game<State, Answer, Options>,
  answer: Answer,
  place: Place,
  chance: Chance,
): void {
  const text = game.print(answer);
  if (/^\s|\s$|[\r\n]|\s#|\s~[0-9a-f]{4}$/.test(text) || text === "") {
    throw new PropertyBroken(place, `“${text}” cannot stand on a record's line`);
  }
  const parsed = game.parse(text);
  if (isRefusal(parsed)) throw new PropertyBroken(place, `the printed “${text}” is refused by ${parsed.rule}`);
  const [meant, read] = [answer, parsed].map((decision) => canonical(decision as unknown as Json));
  if (meant !== read) throw new PropertyBroken(place, `“${text}” was printed from ${meant} and read as ${read}`);
  const again = game.print(parsed);
  if (again !== text) throw new PropertyBroken(place, `“${text}” is read and printed as “${again}”`);
  for (const noisy of noises(text, chance)) checkNoise(game, noisy, place);
  checkStranger(game, text, place);
  checkCutShort(game, text, place);
}

const STRANGER = "zzqx";

/** A word that nobody understands is the one that is named. */
function checkStranger<State, Answer extends Decision, Options>(
  game: Game<State, Answer, Options>,
  text: string,
  place: Place,
): void {
  const words = [...text.matchAll(/[\p{L}\p{N}_'-]+/gu)];
  const { 0: word, index } = words[text.length % words.length];
  const wrong = text.slice(0, index) + STRANGER + text.slice(index + word.length);
  const read = game.parse(wrong);
  if (isRefusal(read) && String(read.params.word).includes(STRANGER)) return;
  const became = isRefusal(read) ? `refused by ${read.rule} without its wrong word` : `read as “${game.print(read)}”`;
  throw new PropertyBroken(place, `“${wrong}” is ${became}`);
}

/** Where the last word is missing, and what is left is no decision, it is said after which word, or which of them is wrong. */
function checkCutShort<State, Answer extends Decision, Options>(
  game: Game<State, Answer, Options>,
  text: string,
  place: Place,
): void {
  const short = text.slice(0, Math.max(0, text.lastIndexOf(" ")));
  const read = game.parse(short);
  if (short === "" || !isRefusal(read) || read.rule !== "kernel.malformed") return;
  const said = String(read.params.word ?? read.params.after ?? "");
  if (said !== "" && short.toLowerCase().includes(said)) return;
  throw new PropertyBroken(place, `“${short}” is refused without what is missing or wrong in it`);
}

/** A text is refused, or read as something that is then stable; it never throws. */
function checkNoise<State, Answer extends Decision, Options>(
  game: Game<State, Answer, Options>,
  text: string,
  place: Place,
): void {
  const shown = JSON.stringify(text.slice(0, 200));
  try {
    const parsed = game.parse(text);
    if (isRefusal(parsed)) return;
    const printed = game.print(parsed);
    const again = game.parse(printed);
    if (isRefusal(again) || game.print(again) !== printed)
      throw new Error(`it is read as “${printed}”, which is not stable`);
  } catch (reason) {
    throw new PropertyBroken(place, `${shown} breaks the notation: ${String(reason)}`);
  }
}

function noises(text: string, chance: Chance): string[] {
  const at = chance.below(text.length);
  const letters = "az09 ,:;>+-*.'\"\\/#~()[]{}\t\n\u0000é🐺";
  return [
    "",
    " ",
    `  ${text}\t`,
    text.toUpperCase(),
    text.replaceAll(" ", "   "),
    text.replaceAll(" ", ""),
    `${text} ${text}`,
    text.slice(0, at),
    text.slice(at),
    text.slice(0, at) + text.slice(at + 1),
    text.slice(0, at) + letters[chance.below(letters.length)] + text.slice(at),
    text.replace(/\d+/, "99999999999999999999"),
    text.replace(/\d+/, "-1"),
    text.replace(/[a-z-]+$/, "constructor"),
    text.replace(/[a-z-]+$/, "__proto__"),
    "x".repeat(100_000),
    `${text}${" x".repeat(50_000)}`,
  ];
}

export interface SpreadOptions {
  /** How many times one answer may be likelier than another. */
  readonly ratio?: number;
  /** Draws for each listed answer, and at least 20,000 in all. */
  readonly drawsPerAnswer?: number;
}

/**
 * Where answers are listed, all of them come up, and none is more than five times likelier than another. The bound is
 * five standard deviations wide, so that a fair sampler is never accused.
 */
export function checkSampleSpread<State, Answer extends Decision, Options>(
  game: Game<State, Answer, Options>,
  state: State,
  seat: Seat,
  place: Place,
  chance: Chance,
  { ratio = 5, drawsPerAnswer = 100 }: SpreadOptions = {},
): void {
  const listed = game.options(state, seat);
  if (listed === undefined || listed.length < 2) return;
  const counts = new Map([...listed].map((option) => [game.print(option), 0]));
  const draws = Math.max(20_000, drawsPerAnswer * counts.size);
  for (let i = 0; i < draws; i++) {
    const text = game.print(game.sample(state, seat, chance));
    const count = counts.get(text);
    if (count === undefined) throw new PropertyBroken(place, `“${text}” is sampled but not listed`);
    counts.set(text, count + 1);
  }
  const sorted = [...counts].sort((a, b) => a[1] - b[1]);
  const [rarest, few] = sorted[0];
  const [commonest, many] = sorted[sorted.length - 1];
  const excess = many - ratio * few;
  if (excess > 5 * Math.sqrt(many + ratio * ratio * few)) {
    const seen = `“${commonest}” came ${many} times and “${rarest}” ${few} times in ${draws} draws`;
    throw new PropertyBroken(place, `the sampler is lopsided: ${seen}`);
  }
}
