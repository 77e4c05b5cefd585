import { type Ask, canonical, type Json, NOBODY, type Outcome, plainCopy, type Rules, refuse } from "@weirwood/kernel";
import { complete } from "./completion.ts";
import type { ThroneDecision } from "./decisions.ts";
import { form } from "./form.ts";
import { measures } from "./measures.ts";
import { notable, roundBegunBy } from "./moments.ts";
import { parse, print } from "./notation.ts";
import { brief, readOptions, seats, tags } from "./options.ts";
import { checkPlayed } from "./rules/not-played.ts";
import { openStep, proceed } from "./rules/play.ts";
import { isFields } from "./rules/reading.ts";
import { setTable, type ThroneOptions } from "./rules/setup.ts";
import type { TellRule } from "./rules/step.ts";
import { askId, askKind, bit, closeAsk, isAsked, isAsking } from "./state/asks.ts";
import { HOUSES, houseIds } from "./state/board.ts";
import { houseOfSeat, isOver, playersOf, seatOf } from "./state/flow.ts";
import { ANSWERED, ASKED, ENDING, endings, type Throne, TURN, WINNERS } from "./state/layout.ts";
import { states } from "./state/state.ts";
import { upgrade } from "./upgrade.ts";
import { hasSecrets, imagine, view } from "./view.ts";

export type { ThroneDecision } from "./decisions.ts";
export type { ThroneOptions } from "./rules/setup.ts";
export type { Throne } from "./state/layout.ts";

/** A field too many is as malformed as one too few. */
const isEqual = (a: unknown, b: unknown): boolean => canonical(a as Json) === canonical(b as Json);

/** The 2003 board game for three to five houses, as it is played; `index.ts` completes it with books and audits. */
export const throne: Rules<Throne, ThroneDecision, ThroneOptions> = {
  name: "throne",
  rulesVersion: 3,
  recordsSince: 2,

  form,
  readOptions,
  seats,
  tags,
  brief,

  setup(options, seed) {
    const game = setTable(options, seed);
    proceed(game);
    return game;
  },

  seatsOf: playersOf,
  seatName: (game, seat) => houseIds[houseOfSeat(game, seat)],

  asks(game) {
    if (!isAsking(game)) return [];
    const kind = askKind(game);
    const step = openStep(game);
    const seats: number[] = [];
    for (let seat = 0; seat < playersOf(game); seat++) if (isAsked(game, houseOfSeat(game, seat))) seats.push(seat);
    const ask: Ask = {
      id: askId(game),
      kind,
      seats,
      secret: step.settle !== undefined,
      bounds: { decision: step.decision, ...step.bounds?.(game) },
    };
    return [ask];
  },

  awaited(game) {
    const missing = game[ASKED] & ~game[ANSWERED];
    if (missing === 0) return NOBODY;
    return seatOf(game, 31 - Math.clz32(missing));
  },
  isAwaited: (game, seat) => ((game[ASKED] & ~game[ANSWERED]) >> houseOfSeat(game, seat)) % 2 === 1,
  round: (game) => game[TURN],
  roundBegunBy,
  notable,
  measures,

  check(game, seat, input) {
    if (!Number.isInteger(seat) || seat < 0 || seat >= playersOf(game)) return refuse("kernel.no-seat");
    if (isOver(game)) return refuse("kernel.game-over");
    const house = houseOfSeat(game, seat);
    if (!isAsking(game) || !isAsked(game, house)) return refuse("kernel.not-asked");
    const step = openStep(game);
    const fields = plainCopy(input);
    if (!isFields(fields) || typeof fields.kind !== "string") return refuse("kernel.malformed");
    if (![step.decision].flat().includes(fields.kind as ThroneDecision["kind"]))
      return refuse("kernel.other-kind", { asked: askKind(game) });
    const answer = step.read(fields);
    if (answer === undefined || !isEqual(answer, fields)) return refuse("kernel.malformed");
    return checkPlayed(game, answer) ?? step.check(game, house, answer);
  },

  apply(game, seat, answer, tell) {
    const house = houseOfSeat(game, seat);
    const step = openStep(game);
    const tellRule = tell as TellRule | undefined;
    if (step.settle === undefined) {
      closeAsk(game);
      step.apply(game, house, answer, tellRule);
    } else {
      step.apply(game, house, answer, tellRule);
      game[ANSWERED] |= bit(house);
      if (game[ANSWERED] !== game[ASKED]) return;
      closeAsk(game);
      step.settle(game, tellRule);
    }
    proceed(game, tellRule);
  },

  options: (game, seat) => openStep(game).options(game, houseOfSeat(game, seat)),
  sample: (game, seat, chance) => openStep(game).sample(game, houseOfSeat(game, seat), chance),

  view,
  hasSecrets,
  imagine,

  outcome(game): Outcome | undefined {
    if (!isOver(game)) return undefined;
    const winners: number[] = [];
    for (let house = 0; house < HOUSES; house++) if (game[WINNERS] & bit(house)) winners.push(seatOf(game, house));
    return { winners: winners.sort((a, b) => a - b), rule: endings[game[ENDING]] };
  },

  clone: states.clone,
  copy: states.copy,
  toJSON: states.toJSON,
  fromJSON: states.fromJSON,
  changes: states.changes,
  upgrade,
  print,
  parse,
  complete: (view, seat, text) => complete(throne, view, seat, text),
};
