import { type Decision, type Game, ONLOOKER } from "../game.ts";
import { canonical, isJsonMap, type Json } from "../json.ts";
import { type Place, PropertyBroken } from "./play.ts";

/** The longest brief of a table's options, as JSON: it stands in every line of a list. */
const LONGEST_BRIEF = 1000;

/**
 * What is said of a table before it is set up is true of it afterwards: who sits where; and what lists show of it is short
 * and has a title in both languages.
 */
export function checkTable<State, Answer extends Decision, Options>(
  game: Game<State, Answer, Options>,
  options: Options,
  state: State,
  place: Place,
): void {
  const names = Array.from({ length: game.seatsOf(state) }, (_, seat) => game.seatName(state, seat));
  const said = game.seats(options);
  if (said.length !== names.length) {
    throw new PropertyBroken(place, `${said.length} seats are promised, and there are ${names.length}`);
  }
  for (const [seat, name] of said.entries()) {
    if (name === undefined || name === names[seat]) continue;
    throw new PropertyBroken(place, `seat ${seat} is promised to ${name}, and is ${names[seat]}`);
  }
  const tags = game.tags(options);
  for (const [what, words] of Object.entries({ seat: names, tag: tags })) {
    if (new Set(words).size !== words.length) throw new PropertyBroken(place, `a ${what} twice: ${words.join(", ")}`);
  }
  checkBrief(game.brief(options), place);
  checkTitles(game, { seat: names, tag: tags, measure: game.measures.map(({ id }) => id) }, place);
}

function checkBrief(brief: Json, place: Place): void {
  if (!isJsonMap(brief)) throw new PropertyBroken(place, "the brief of the options is no map");
  const text = JSON.stringify(brief);
  if (text.length > LONGEST_BRIEF) throw new PropertyBroken(place, `the brief has ${text.length} characters`);
  if (hasNull(brief) || canonical(JSON.parse(text) as Json) !== canonical(brief)) {
    throw new PropertyBroken(place, `the brief ${text} is not plain, or has a null in it`);
  }
}

const hasNull = (value: Json): boolean =>
  value === null ||
  (typeof value === "object" && Object.values(value as object).some((inner) => hasNull(inner as Json)));

function checkTitles<State, Answer extends Decision, Options>(
  game: Game<State, Answer, Options>,
  words: { readonly [kind: string]: readonly string[] },
  place: Place,
): void {
  for (const { language, names } of [game.phrasebooks.en, game.phrasebooks.fr]) {
    for (const [kind, ids] of Object.entries(words)) {
      const untitled = ids.find((id) => !Object.hasOwn(names[kind] ?? {}, id));
      if (untitled === undefined) continue;
      throw new PropertyBroken(place, `the ${kind} ${untitled} has no title in the ${language} phrasebook`);
    }
  }
}

/** Every measure is a number, on every view and for every seat. */
export function checkMeasures<State, Answer extends Decision, Options>(
  game: Game<State, Answer, Options>,
  state: State,
  place: Place,
): void {
  const seats = game.seatsOf(state);
  for (let viewer = ONLOOKER; viewer < seats; viewer++) {
    const view = game.view(state, viewer);
    for (let seat = 0; seat < seats; seat++) {
      for (const measure of game.measures) {
        const figure = measure.of(view, seat, []);
        if (Number.isFinite(figure)) continue;
        throw new PropertyBroken(place, `the measure ${measure.id} of ${game.seatName(state, seat)} is ${figure}`);
      }
    }
  }
}
