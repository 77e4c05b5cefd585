import { expect, test } from "vitest";
import { cards } from "../index.ts";
import { pollKinds } from "../state/layout.ts";
import { given } from "../testing/illegal-plays.ts";
import { lookEverywhere, Tally } from "../testing/looks.ts";
import { offerOf } from "./offers.ts";

const isPoll = (kind: string): boolean => (pollKinds as readonly string[]).includes(kind);

test("every legal act has a kind, a card and a cost, and asks more only where it says so", () => {
  const seen = new Tally();
  lookEverywhere("offers", ({ game, view, seat, answer }) => {
    if (!isPoll(cards.asks(view)[0].kind)) return;
    for (const one of cards.options(view, seat) ?? []) if (one.kind === "act") seen.note(offerOf(view, seat, one).is);
    if (answer.kind !== "act") return;
    const { asksMore, cost } = offerOf(view, seat, answer);
    for (const { is } of cost) seen.note(is);
    // Everybody else passes, so that it comes to this one.
    const next = cards.clone(game);
    cards.apply(next, seat, answer);
    while (cards.isAwaited(next, cards.awaited(next)) && isSamePoll(game, next))
      cards.apply(next, cards.awaited(next), { kind: "pass" });
    const asked = cards.asks(next)[0];
    const isAsked = asked !== undefined && ["target", "pay"].includes(asked.kind) && asked.seats.includes(seat);
    if (isAsked && asked.bounds.ability !== undefined) expect(asksMore).toBe(true);
  });
  for (const what of ["play", "duplicate", "action", "response", "save", "cancel", "gold", "influence", "kneel"])
    expect(seen.all).toContain(what);
});

const isSamePoll = (game: Parameters<typeof cards.asks>[0], next: Parameters<typeof cards.asks>[0]): boolean => {
  const [before, after] = [cards.asks(game)[0], cards.asks(next)[0]];
  return after !== undefined && after.id === before.id;
};

test("a card is offered for what it costs with its penalty, a duplicate for nothing", () => {
  const view = given({
    phase: "marshalling",
    one: { house: "stark", gold: 9, play: ["core_5"], hand: ["core_5", "core_52"] },
    two: { house: "lannister", hand: ["core_29"] },
  })();
  const offers = Array.from(cards.options(view, 0) ?? []).flatMap((answer) =>
    answer.kind === "act" ? [offerOf(view, 0, answer)] : [],
  );
  expect(offers).toMatchObject([
    { is: "duplicate", cost: [], asksMore: false },
    { is: "play", cost: [{ is: "gold", amount: 4 }], asksMore: false },
  ]);
});
