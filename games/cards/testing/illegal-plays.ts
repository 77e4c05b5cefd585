import { isRefusal, type Json, seedFrom } from "@weirwood/kernel";
import type { CardsDecision } from "../decisions.ts";
import { listOf, readyDecks } from "../decks/index.ts";
import { cards } from "../index.ts";
import { cardIds } from "../pool/index.ts";
import type { Cards } from "../state/layout.ts";

/** One kind of decision: where it is asked for, what is legal there, and what is not, by which rule. */
export interface IllegalPlay {
  readonly position: () => Cards;
  readonly seat: number;
  readonly legal: string;
  /** Data that nobody could have meant, besides a legal decision that was spoilt. */
  readonly malformed?: readonly unknown[];
  /** What can be read and may not be done here: the text, the rule that refuses it, and who says it if it is another seat. */
  readonly forbidden: readonly (readonly [text: string, rule: string, seat?: number])[];
  /** The rule that refuses the legal decision once the game has gone on. */
  readonly stale: string;
}

export const given = (position: Json) => () => cards.scenarios.given(position);

/** A position, and some decisions of those who are asked; until one is due, everybody passes. */
export const after =
  (position: () => Cards, ...decisions: readonly (readonly [seat: number, text: string])[]) =>
  (): Cards => {
    const state = position();
    for (const [seat, text] of decisions) {
      while (isPassed(state, text)) cards.apply(state, cards.awaited(state), { kind: "pass" });
      const answer = cards.parse(text, state);
      const refusal = cards.check(state, seat, answer);
      if (refusal !== undefined) throw new Error(`${text} is refused by ${refusal.rule}`);
      cards.apply(state, seat, answer as CardsDecision);
    }
    return state;
  };

const isPassed = (state: Cards, text: string): boolean =>
  !/^(pass|act)/.test(text) && ["action", "save", "response"].includes(cards.asks(state)[0].kind);

const table = (): Cards => {
  const options = cards.readOptions({ players: 2 });
  if (isRefusal(options)) throw new Error(options.rule);
  return cards.setup(options, seedFrom("illegal play"));
};

const [winterGuard] = readyDecks.map(({ deck }) => listOf(deck));
const without = (id: string): string => {
  const ids = winterGuard.map((card) => cardIds[card]);
  ids.splice(ids.indexOf(id), 1);
  return `list ${ids.join(" ")}`;
};
const withMore = (...ids: readonly string[]): string => `${without("core_5")} core_5 ${ids.join(" ")}`;

const setUp = given({
  phase: "set-up",
  one: {
    house: "stark",
    plots: ["core_181", "core_183"],
    hand: ["core_5", "core_5", "core_16", "core_2", "core_29", "core_26", "core_18"],
  },
  two: { house: "lannister", plots: ["core_187", "core_190"], hand: ["core_52"] },
});

const plots = given({
  phase: "plot",
  one: { house: "stark", plots: ["core_181", "core_183"], used: ["core_184"], hand: ["core_18"] },
  two: { house: "lannister", plots: ["core_187", "core_190"] },
});

const marshalling = given({
  phase: "marshalling",
  one: {
    house: "stark",
    gold: 4,
    play: ["core_26", "core_41"],
    hand: ["core_18", "core_5", "core_16", "core_145", "fx_bribe", "fx_f10"],
    dead: ["core_5"],
  },
  two: { house: "lannister", gold: 5, play: ["core_44", "core_52"], hand: ["core_48"] },
});

const challenges = given({
  one: { house: "stark", play: ["core_18", "core_4", "core_12"], hand: ["core_171"] },
  two: { house: "lannister", play: ["core_52"] },
});
const declared = after(challenges, [0, "challenge military two"]);

/** Every kind of decision. A kind that is missing here does not compile. */
export const illegalPlays: { readonly [kind in CardsDecision["kind"]]: IllegalPlay } = {
  deck: {
    position: table,
    seat: 0,
    legal: "deck winter-guard",
    malformed: [
      { kind: "deck", deck: readyDecks.length },
      { kind: "deck", deck: "winter-guard" },
      { kind: "deck", deck: -1 },
    ],
    forbidden: [],
    stale: "kernel.other-kind",
  },
  list: {
    position: table,
    seat: 1,
    legal: `list ${winterGuard.map((card) => cardIds[card]).join(" ")}`,
    malformed: [
      { kind: "list", cards: [...winterGuard].reverse() },
      { kind: "list", cards: winterGuard.map(String) },
      { kind: "list", cards: Array(161).fill(winterGuard[0]) },
      { kind: "list", cards: Array(5000).fill(winterGuard[0]) },
      { kind: "list", cards: [cardIds.length] },
      { kind: "list", cards: [-0] },
      { kind: "list", cards: [-1] },
      { kind: "list", cards: { length: 3, 0: 1, 1: 2, 2: 3 } },
      { kind: "list", cards: cardIds.slice(0, 3) },
    ],
    forbidden: [
      [without("core_209"), "cards.deck.house"],
      [without("core_5"), "cards.deck.least"],
      [withMore("title_hand"), "cards.deck.title"],
      [withMore("kotse_19"), "cards.deck.house-only"],
      ["list", "cards.deck.several"],
      [withMore("core_5", "core_5", "core_5", "core_187"), "cards.deck.several-cards"],
    ],
    stale: "kernel.other-kind",
  },
  mulligan: {
    position: after(table, [0, "deck winter-guard"], [1, "deck winter-guard"]),
    seat: 0,
    legal: "mulligan yes",
    malformed: [
      { kind: "mulligan", answer: 2 },
      { kind: "mulligan", answer: "yes" },
      { kind: "mulligan", answer: -1 },
    ],
    forbidden: [],
    stale: "kernel.other-kind",
  },
  place: {
    position: setUp,
    seat: 0,
    legal: "place core_5 core_29",
    malformed: [
      { kind: "place", cards: [5, 4] },
      { kind: "place", cards: Array(161).fill(4) },
      { kind: "place", cards: [0.5] },
    ],
    forbidden: [
      ["place core_4", "cards.play.in-hand"],
      ["place 2*core_18", "cards.play.in-hand"],
      ["place core_2", "cards.setup.type"],
      ["place 2*core_5", "cards.setup.unique"],
      ["place core_26 core_29", "cards.setup.limited"],
      ["place core_16", "cards.setup.gold"],
      ["place core_5 core_18", "cards.setup.gold"],
    ],
    stale: "kernel.other-kind",
  },
  plot: {
    position: after(plots, [0, "pass"], [1, "pass"]),
    seat: 0,
    legal: "plot core_183",
    malformed: [
      { kind: "plot", card: cardIds.length },
      { kind: "plot", card: "core_183" },
      { kind: "plot", card: -1 },
    ],
    forbidden: [
      ["plot core_184", "cards.plots.own"],
      ["plot core_187", "cards.plots.own"],
      ["plot core_18", "cards.plots.own"],
    ],
    stale: "kernel.not-asked",
  },
  pass: {
    position: challenges,
    seat: 0,
    legal: "pass",
    malformed: [{ kind: "pass", place: 0 }],
    forbidden: [],
    stale: "kernel.other-kind",
  },
  act: {
    position: marshalling,
    seat: 0,
    legal: "act play core_18",
    malformed: [
      { kind: "act", ability: 0, source: 0, x: 100, on: -1 },
      { kind: "act", ability: 0, source: 0, x: -1, on: 1024 },
      { kind: "act", ability: 1e6, source: 0, x: -1, on: -1 },
      { kind: "act", ability: 0, source: 1e6, x: -1, on: -1 },
    ],
    forbidden: [
      ["act play core_5", "cards.unique.dead"],
      ["act play core_16", "cards.costs.gold-needed"],
      ["act play core_4", "cards.play.in-hand"],
      ["act play fx_f10", "cards.play.type"],
      ["act play core_18 x2", "cards.costs.no-x"],
      ["act play core_18 o1", "cards.acts.no-occasion"],
      ["act play core_18", "cards.play.in-hand", 1],
      ["act play core_48", "cards.marshalling.active", 1],
      ["act duplicate core_18", "cards.duplicates.host"],
      ["act ambush core_18", "cards.keywords.ambush"],
      ["act from-shadows core_18", "cards.own.from-shadows"],
      ["act play-on-house core_18", "cards.play.on-house"],
      ["act core_26/1 b55", "cards.acts.nothing-there"],
      ["act core_26/1 b2", "cards.acts.not-yours", 1],
      ["act core_26/1 core_41", "cards.acts.no-ability"],
      ["act core_171/1 core_171", "cards.acts.other-round"],
      ["act core_162/1 core_162", "cards.acts.not-there"],
      ["act fx_bribe/1 fx_bribe x1", "cards.targets.none-after-paying"],
      ["act fx_bribe/1 fx_bribe x9", "cards.costs.cannot"],
      ["act fx_bribe/1 fx_bribe", "cards.costs.x-unsaid"],
      ["act redirect-attack b0", "cards.acts.other-round"],
    ],
    stale: "cards.acts.other-round",
  },
  challenge: {
    position: after(challenges, [0, "pass"], [1, "pass"]),
    seat: 0,
    legal: "challenge military two",
    malformed: [
      { kind: "challenge", type: 3, against: 1 },
      { kind: "challenge", type: "military", against: 1 },
      { kind: "challenge", type: 0, against: 6 },
      { kind: "challenge", type: 0, against: -1 },
    ],
    forbidden: [
      ["challenge military one", "cards.challenges.target"],
      ["challenge military three", "cards.challenges.target"],
      ["challenge intrigue two", "cards.challenges.no-attacker"],
    ],
    stale: "kernel.other-kind",
  },
  finish: {
    position: after(challenges, [0, "pass"], [1, "pass"]),
    seat: 0,
    legal: "finish",
    malformed: [{ kind: "finish", type: 0 }],
    forbidden: [],
    stale: "kernel.other-kind",
  },
  choose: {
    position: declared,
    seat: 0,
    legal: "choose core_18",
    malformed: [
      { kind: "choose", what: "core_18" },
      { kind: "choose", what: -1 },
      { kind: "choose", what: 1e6 },
    ],
    forbidden: [
      ["choose core_12", "cards.challenges.forbidden"],
      ["choose two/core_52", "cards.challenges.own"],
      ["choose b55", "cards.targets.not-this"],
      ["choose two", "cards.targets.not-this"],
      ["choose yes", "cards.targets.not-this"],
    ],
    stale: "cards.challenges.declared-already",
  },
  done: {
    position: after(declared, [0, "choose core_18"]),
    seat: 0,
    legal: "done",
    malformed: [{ kind: "done", what: 0 }],
    forbidden: [],
    stale: "kernel.other-kind",
  },
  next: {
    position: after(
      given({
        phase: "plot",
        one: { house: "stark", plots: ["ccg_hiver_est_la"], play: ["core_18"] },
        two: { house: "lannister", plots: ["fx_f3"], play: ["core_52"], hand: ["core_171"] },
      }),
      [0, "plot ccg_hiver_est_la"],
      [1, "plot fx_f3"],
      [1, "choose one"],
    ),
    seat: 0,
    legal: "next 1",
    malformed: [
      { kind: "next", place: 1000 },
      { kind: "next", place: -1 },
    ],
    forbidden: [
      ["next 2", "cards.passives.order"],
      ["next 999", "cards.passives.order"],
    ],
    stale: "kernel.other-kind",
  },
  times: {
    position: after(
      given({ one: { play: ["fx_beacons", "fx_beacons kneeling"] }, two: { house: "lannister", play: ["core_52"] } }),
      [0, "act fx_beacons#1"],
      [1, "pass"],
      [0, "act fx_beacons#2"],
      [1, "pass"],
    ),
    seat: 0,
    legal: "times 3",
    malformed: [
      { kind: "times", count: 100 },
      { kind: "times", count: -1 },
      { kind: "times", count: "3" },
    ],
    forbidden: [],
    stale: "kernel.other-kind",
  },
};
