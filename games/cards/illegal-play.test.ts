import { canonical, chanceOf, explain, isRefusal, NOBODY, type Refusal } from "@weirwood/kernel";
import { checkNotation, checkOptionsAgree, checkRefusalsChangeNothing } from "@weirwood/kernel/testing";
import { describe, expect, it } from "vitest";
import { type CardsDecision, verbs } from "./decisions.ts";
import { cards } from "./index.ts";
import { type AskKind, ask, askKinds, type Cards } from "./state/layout.ts";
import { after, given, type IllegalPlay, illegalPlays } from "./testing/illegal-plays.ts";

/** Illegal play: whatever a stranger, a cheat or a slow client sends is refused by the right rule, and changes nothing. */

const kinds = [...Object.keys(verbs), "list", "place"] as const;
const plays = Object.entries(illegalPlays) as [CardsDecision["kind"], IllegalPlay][];

const textOf = (state: Cards): string => canonical(cards.toJSON(state));
const said = (state: Cards, text: string): CardsDecision => {
  const answer = cards.parse(text, state);
  return isRefusal(answer) ? expect.fail(`“${text}” cannot be read`) : answer;
};

/** The rule that refuses this, and the same state as before. */
function refusalOf(state: Cards, seat: number, input: unknown): string | undefined {
  const before = textOf(state);
  const refusal: Refusal | undefined = cards.check(state, seat, input);
  expect(textOf(state)).toBe(before);
  return refusal?.rule;
}

/** Everybody who is still asked answers; the seat of the play says what is legal for it. */
function goOn(state: Cards, { seat, legal }: IllegalPlay): void {
  const chance = chanceOf("go on");
  const asked = ask.id(state);
  cards.apply(state, seat, said(state, legal));
  for (let next = cards.awaited(state); next !== NOBODY && ask.id(state) === asked; next = cards.awaited(state))
    cards.apply(state, next, cards.sample(state, next, chance));
}

/** A decision with one of its fields spoilt, or one too few or too many. */
function spoilt(decision: object): unknown[] {
  const wrong = ["0", "", null, true, {}, [[]], -2, 0.5, -0.5, 1e9, 2 ** 53, Number.NaN, "__proto__", "constructor"];
  const fields = Object.keys(decision).filter((field) => field !== "kind");
  return [
    { ...decision, more: 0 },
    { ...decision, constructor: 0 },
    [decision],
    Object.assign(Object.create({ kind: "pass" }), decision, { kind: undefined }),
    ...fields.flatMap((field) => [
      ...wrong.map((value) => ({ ...decision, [field]: value })),
      Object.fromEntries(Object.entries(decision).filter(([name]) => name !== field)),
    ]),
  ];
}

describe("illegal play", () => {
  it("is tried for every kind of decision there is", () => {
    expect(Object.keys(illegalPlays).sort()).toEqual([...kinds].sort());
  });

  describe.each(plays)("of “%s”", (kind, play) => {
    it("does not refuse what is legal", () => {
      const state = play.position();
      const answer = said(state, play.legal);
      expect(answer.kind).toBe(kind);
      expect(refusalOf(state, play.seat, answer)).toBe(undefined);
    });

    it("is refused where it cannot be read, whatever was done to it", () => {
      const state = play.position();
      for (const input of [...spoilt(said(state, play.legal)), ...(play.malformed ?? [])])
        expect([input, refusalOf(state, play.seat, input)]).toEqual([input, "kernel.malformed"]);
    });

    it("is refused to who is not asked, and to who is not there", () => {
      const state = play.position();
      const answer = said(state, play.legal);
      const asked = cards.asks(state).flatMap(({ seats }) => seats);
      for (let seat = 0; seat < cards.seatsOf(state); seat++)
        if (!asked.includes(seat)) expect(refusalOf(state, seat, answer)).toBe("kernel.not-asked");
      for (const seat of [-1, cards.seatsOf(state), 0.5, Number.NaN])
        expect(refusalOf(state, seat, answer)).toBe("kernel.no-seat");
    });

    it("is refused where something else is asked", () => {
      for (const [, other] of plays) {
        const state = other.position();
        const [{ bounds }] = cards.asks(state);
        if ([bounds.decision].flat().includes(kind)) continue;
        const answer = said(play.position(), play.legal);
        expect(refusalOf(state, other.seat, answer)).toBe("kernel.other-kind");
      }
    });

    it("is refused once the game has gone on", () => {
      const state = play.position();
      const answer = said(state, play.legal);
      goOn(state, play);
      expect(refusalOf(state, play.seat, answer)).toBe(play.stale);
    });

    it("is refused by its rule", () => {
      for (const [text, rule, seat = play.seat] of play.forbidden) {
        const state = play.position();
        expect([text, refusalOf(state, seat, said(state, text))]).toEqual([text, rule]);
      }
    });
  });

  it("of a deck is refused with everything that is wrong with it", () => {
    const state = illegalPlays.list.position();
    const answer = said(state, "list core_210 ator_1 low_48 4*core_5 kotse_19 title_hand core_181 core_187");
    const refusal = cards.check(state, 0, answer) ?? expect.fail("the deck is accepted");
    expect(refusal).toEqual({
      rule: "cards.deck.several-cards",
      params: {
        reasons: [
          "cards.deck.agenda",
          "cards.deck.least",
          "cards.deck.plots",
          "cards.deck.title",
          "cards.deck.house-only",
          "cards.deck.copies",
        ],
        cards: ["title_hand", "kotse_19", "low_48", "core_5"],
      },
    });
    for (const book of [cards.phrasebooks.en, cards.phrasebooks.fr]) {
      const [reasons] = explain(book, refusal).split(". ");
      expect(reasons.split(", ")).toHaveLength(6);
    }
  });

  it("is refused after the end", () => {
    const last = given({ one: { power: 14, play: ["core_18"] } });
    const state = after(last, [0, "challenge power two"])();
    expect(cards.outcome(state)?.winners).toEqual([0]);
    expect(refusalOf(state, 0, { kind: "pass" })).toBe("kernel.game-over");
  });
});

/** Positions in which between them everything is asked that ever is. */
const positions: readonly (() => Cards)[] = [
  ...plays.map(([, { position }]) => position),
  given({
    phase: "plot",
    seats: 3,
    one: { house: "stark", plots: ["core_183"], play: ["core_18"] },
    two: { house: "lannister", plots: ["core_184"], play: ["core_38"], hand: ["fx_name"] },
    three: { house: "baratheon", plots: ["core_187"], play: ["core_81", "qod_42"] },
  }),
  given({
    one: { house: "greyjoy", play: ["kotse_13", "lotr_15"], deck: ["core_52", "core_48"], hand: ["fx_plague"] },
    two: { house: "lannister", hand: ["fx_plague"] },
  }),
  given({
    seats: 4,
    one: { title: "title_master_laws", play: ["core_38", "core_8", "core_48"], hand: ["fx_f10", "fx_name"] },
    two: { title: "title_crown_regent", play: ["core_47", "core_52", "core_86"] },
    three: { title: "title_lord_commander", play: ["core_81", "core_73 kneeling", "core_33", "core_138"] },
    four: { title: "title_master_coin", play: ["pots_11", { card: "pots_3", with: ["pots_3 duplicate"] }] },
  }),
];

describe("whatever is asked", () => {
  const often = 2;
  const met = new Map<AskKind, number>();

  function look(state: Cards, seat: number, place: string): void {
    const kind = askKinds[ask.kind(state)];
    const count = met.get(kind) ?? 0;
    if (count >= often) return;
    met.set(kind, count + 1);
    const chance = chanceOf(place);
    checkRefusalsChangeNothing(cards, state, place, chance);
    checkOptionsAgree(cards, state, seat, place, chance);
    checkNotation(cards, cards.sample(state, seat, chance), place, chance);
  }

  // Players of a position have few plots: it is for one round.
  const isPlayedOut = (state: Cards): boolean => cards.outcome(state) !== undefined || cards.round(state) > 1;

  it("what is not legal is refused by a rule and changes nothing", () => {
    const isMissing = (kind: AskKind): boolean => (met.get(kind) ?? 0) < often;
    for (let i = 0; askKinds.some(isMissing); i++) {
      expect(i, `still looking for ${askKinds.filter(isMissing).join(", ")}`).toBeLessThan(400);
      const state = positions[i % positions.length]();
      const chance = chanceOf(`illegal ${i}`);
      for (let decisions = 0; decisions < 60 && !isPlayedOut(state); decisions++) {
        const seat = cards.awaited(state);
        look(state, seat, `illegal ${i}, decision ${decisions}`);
        cards.apply(state, seat, cards.sample(state, seat, chance));
      }
    }
  });
});
