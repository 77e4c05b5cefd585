import { commandCards, commandersOf, figureIds, houseIds, MORALE, NONE, symbolIds } from "@weirwood/battles/questions";
import { NOBODY, type Refusal } from "@weirwood/kernel";
import type { Desk } from "../desk/desk.ts";
import type { Scene } from "../desk/scene.ts";
import type { TrayPiece, TrayUse } from "../tray/tray-use.ts";
import {
  handOf,
  leaderAt,
  orderBy,
  playOn,
  playsOf,
  type TurnHand,
  takeUp,
  whyNotOrdered,
  whyNotPlayed,
  whyNotToken,
} from "./turn-hand.ts";

/** What the tray offers on one's turn: every token and card that can be used, and why the others cannot. */
export function turnTray(desk: Desk): TrayUse {
  const hand = handOf(desk);
  return {
    token: (symbol) => tokenPiece(desk, hand, symbol),
    onToken(symbol) {
      const piece = tokenPiece(desk, hand, symbol);
      if (piece.refusal !== undefined) desk.explain(piece.refusal);
      else if (piece.state === "chosen") takeUp(desk, undefined);
      else takeToken(desk, hand, symbol);
    },
    card: (card) => cardPiece(desk, hand, card),
    onCard(card) {
      const piece = cardPiece(desk, hand, card);
      if (piece.refusal !== undefined) desk.explain(piece.refusal);
      else if (piece.state === "chosen") takeUp(desk, undefined);
      else takeCard(desk, hand, card);
    },
  };
}

/** What a scene has besides while something is taken up: the tray, and a key that lays it back. */
export const withHand = (desk: Desk, scene: Scene): Scene => ({
  tray: turnTray(desk),
  keys: [{ key: "Escape", label: desk.text.turn.keys.putDown, act: () => takeUp(desk, undefined) }],
  ...scene,
});

/** Takes up a token; for the unit that was pointed at before, where it orders that one. */
function takeToken(desk: Desk, hand: TurnHand | undefined, symbol: number): void {
  const order = hand === undefined && desk.selected !== undefined ? orderBy(desk, symbol, desk.selected) : undefined;
  takeUp(desk, { token: symbol });
  if (order !== undefined) desk.change(order);
}

/** Takes up a card; for the commander who was pointed at before, or the only one who can play it. */
function takeCard(desk: Desk, hand: TurnHand | undefined, card: number): void {
  const pointed = hand === undefined && desk.selected !== undefined ? leaderAt(desk, desk.selected) : NONE;
  const leaders = new Set(playsOf(desk, card).map(({ leader }) => leader));
  const [only] = leaders;
  takeUp(desk, { card });
  if (pointed !== NONE) playOn(desk, card, pointed);
  else if (leaders.size === 1 && only !== undefined) playOn(desk, card, only);
}

const pieceOf = (isChosen: boolean, refusal: Refusal | undefined): TrayPiece =>
  refusal === undefined ? { state: isChosen ? "chosen" : "open" } : { state: "blocked", refusal };

/** How many tokens of a kind the tactic in the draft shows. */
function shownBy({ draft }: Desk, symbol: number): number {
  if (draft?.kind !== "play" || draft.tactic === NOBODY) return 0;
  const condition = commandCards[draft.card].tactic?.if;
  return condition !== undefined && "pool" in condition ? (condition.pool[symbolIds[symbol]] ?? 0) : 0;
}

function tokenPiece(desk: Desk, hand: TurnHand | undefined, symbol: number): TrayPiece {
  const shown = shownBy(desk, symbol);
  if (shown > 0) return { state: "shown", count: shown };
  const isChosen = hand !== undefined && "token" in hand && hand.token === symbol;
  const pointed = hand === undefined ? desk.selected : undefined;
  // A morale token can always be spent for itself, whoever is pointed at.
  const isForUnit = pointed !== undefined && symbol !== MORALE;
  return pieceOf(isChosen, isForUnit ? whyNotOrdered(desk, symbol, pointed) : whyNotToken(desk, symbol));
}

const FIGURES_OF_HOUSE = figureIds.length / houseIds.length;

function cardPiece(desk: Desk, hand: TurnHand | undefined, card: number): TrayPiece {
  const { view, reader, selected } = desk;
  const isChosen = hand !== undefined && "card" in hand && hand.card === card;
  const pointed = hand === undefined && selected !== undefined ? leaderAt(desk, selected) : NONE;
  if (pointed !== NONE) return pieceOf(isChosen, whyNotPlayed(desk, card, pointed));
  if (playsOf(desk, card).length > 0) return pieceOf(isChosen, undefined);
  const anybody = commandersOf(view, reader)[0] ?? FIGURES_OF_HOUSE * reader;
  return pieceOf(isChosen, whyNotPlayed(desk, card, anybody));
}
