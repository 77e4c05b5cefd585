import { type BattleDecision, battles } from "@weirwood/battles/playing";
import {
  type AskKind,
  commandWaysOf,
  costsOf,
  type Figure,
  foresee,
  type Hex,
  hexOf,
  houseOf,
  leaderOf,
  MORALE,
  NONE,
  rankOf,
  type Unit,
  unitIn,
  unitsOnField,
} from "@weirwood/battles/questions";
import { NOBODY, type Refusal } from "@weirwood/kernel";
import type { Desk } from "../desk/desk.ts";

/** What a reader takes up on their turn, and the answers that it may become. */

export type TurnHand =
  | { readonly token: number }
  | { readonly card: number; readonly leader?: Figure }
  | { readonly archers: Hex };

export type Order = Extract<BattleDecision, { kind: "order" | "ready" }>;
export type Play = Extract<BattleDecision, { kind: "play" }>;

/** What was taken up; of a draft that came from elsewhere, what it begins with. */
export function handOf({ hand, draft }: Desk): TurnHand | undefined {
  if (hand !== undefined) return hand as TurnHand;
  switch (draft?.kind) {
    case "order":
      return { token: draft.by };
    case "raise":
    case "ready":
      return { token: MORALE };
    case "play":
      return { card: draft.card, leader: draft.leader };
    case "volley":
      return { archers: draft.hex };
    default:
      return undefined;
  }
}

/** What was taken up is put like a question of its own. */
export type HandKind = "token" | "card" | "archers";

/** Which scene is shown: that of the question, or of what the reader holds. */
export function sceneKindOf(desk: Desk): AskKind | HandKind {
  const hand = desk.kind === "turn" ? handOf(desk) : undefined;
  if (hand === undefined) return desk.kind;
  return "token" in hand ? "token" : "card" in hand ? "card" : "archers";
}

export function takeUp(desk: Desk, hand: TurnHand | undefined): void {
  desk.change(undefined);
  desk.pickUp(hand);
}

const isPair = (answer: Order): boolean => answer.kind === "order" && answer.pair !== NOBODY;
const symbolOf = (answer: Order): number => (answer.kind === "order" ? answer.by : MORALE);

/** How the unit in a hex can be ordered or readied with tokens: two alike only where one of them is not enough. */
export function ordersOf(desk: Desk, hex: Hex): Order[] {
  const here = desk.answersOf("order", "ready").filter((answer) => answer.hex === hex);
  return here.filter(
    (answer) => !isPair(answer) || here.every((other) => isPair(other) || symbolOf(other) !== symbolOf(answer)),
  );
}

/** What a token does with the unit in a hex. */
export const orderBy = (desk: Desk, token: number, hex: Hex): Order | undefined =>
  ordersOf(desk, hex).find((answer) => symbolOf(answer) === token);

const orderWith = (hex: Hex, by: number): BattleDecision => ({ kind: "order", hex, by, pair: NOBODY });

/** Why a token orders no unit in this hex. */
export const whyNotOrdered = (desk: Desk, token: number, hex: Hex): Refusal | undefined =>
  orderBy(desk, token, hex) === undefined ? desk.why(orderWith(hex, token)) : undefined;

/** Why a token can do nothing at all: what a unit of its colour says, if there is one. */
export function whyNotToken(desk: Desk, token: number): Refusal | undefined {
  if (token === MORALE) return desk.why({ kind: "raise" });
  const { view, reader } = desk;
  const own = unitsOnField(view, reader);
  if (own.some((unit) => orderBy(desk, token, hexOf(view, unit)) !== undefined)) return undefined;
  const unit = own.find((one) => rankOf(view, one) === token) ?? own[0];
  return unit === undefined ? undefined : desk.why(orderWith(hexOf(view, unit), token));
}

/** The ways to play a card, on one commander or on any. */
export const playsOf = (desk: Desk, card: number, leader?: Figure): Play[] =>
  desk.answersOf("play").filter((play) => play.card === card && (leader === undefined || play.leader === leader));

const cheapest = (card: number): number =>
  commandWaysOf[card].reduce((least, way) => (costsOf[card][way] < costsOf[card][least] ? way : least));

/** Why a commander cannot play a card. */
export const whyNotPlayed = (desk: Desk, card: number, leader: Figure): Refusal | undefined =>
  playsOf(desk, card, leader).length > 0
    ? undefined
    : desk.why({ kind: "play", card, leader, commands: cheapest(card), tactic: NOBODY });

/** Takes up a card for a commander, with the commands that were chosen before, or the first that he can give. */
export function playOn(desk: Desk, card: number, leader: Figure): void {
  const plays = playsOf(desk, card, leader).filter(({ tactic }) => tactic === NOBODY);
  const { draft } = desk;
  const play = plays.find(({ commands }) => draft?.kind === "play" && draft.commands === commands) ?? plays[0];
  desk.pickUp({ card, leader });
  desk.change(play);
}

/** The question that would come after a card is played, without its tactic: who could be named is read there. */
export function afterPlay({ view, seat }: Desk, play: Play) {
  const ahead = foresee(view, seat, { ...play, tactic: NOBODY });
  return ahead !== undefined && battles.awaited(ahead) === seat ? ahead : undefined;
}

/** The own unit in a hex, or NONE. */
export function ownUnitIn({ view, reader }: Pick<Desk, "view" | "reader">, hex: Hex): Unit {
  const unit = unitIn(view, hex);
  return unit !== NONE && houseOf(unit) === reader ? unit : NONE;
}

/** The own commander in a hex, or NONE. */
export function leaderAt(desk: Pick<Desk, "view" | "reader">, hex: Hex): Figure {
  const unit = ownUnitIn(desk, hex);
  return unit === NONE ? NONE : leaderOf(desk.view, unit);
}
