import type { BattleDecision } from "@weirwood/battles/playing";
import type { Hex } from "@weirwood/battles/questions";
import type { Desk } from "../desk/desk.ts";
import type { Scene } from "../desk/scene.ts";
import type { HexMark } from "../field/field-show.ts";
import { Bench, type BenchPiece, type BenchUse, benchKeys } from "./bench.tsx";
import { useTaken } from "./taken.ts";

/** Answers that put something in a hex. */
export type Placement = Extract<BattleDecision, { kind: "lay" | "place" | "fortify" | "aim" | "hide" }>;

/** A kind of piece that is put down before the first round. */
export interface PlacedPiece extends BenchPiece {
  /** Putting one of them in a hex. */
  answer(hex: Hex): Placement;
  /** Whether an answer puts down one of them. */
  isPut(by: Placement): boolean;
}

/** The state of putting things down: what is in hand, where it can go, and where it would stand. */
export interface Placing<Piece extends PlacedPiece = PlacedPiece> {
  readonly draft: Placement | undefined;
  readonly piece: Piece | undefined;
  /** Where the piece in hand can be put. */
  readonly open: readonly Hex[];
  readonly bench: BenchUse;
}

interface PlacingWords {
  readonly title: string;
  readonly legal: string;
  readonly chosen: string;
  readonly said: (name: string, hex: string) => string;
}

const placements: ReadonlySet<string> = new Set(["lay", "place", "fortify", "aim", "hide"]);
const isPlacement = (answer: BattleDecision | undefined): answer is Placement =>
  answer !== undefined && placements.has(answer.kind);

export function placingOf<Piece extends PlacedPiece>(
  desk: Desk,
  pieces: readonly Piece[],
  words: PlacingWords,
): Placing<Piece> {
  const draft = isPlacement(desk.draft) ? desk.draft : undefined;
  const piece = pieceInHand(desk, pieces, draft);
  const open = piece === undefined ? [] : hexesFor(desk, piece);
  return {
    draft,
    piece,
    open,
    bench: {
      title: words.title,
      pieces,
      inHand: piece?.key,
      onTake: (key) => takeUp(desk, key, piece?.key, draft),
      onOver: (hex) => desk.select(hex !== undefined && open.includes(hex) ? hex : undefined),
      onDrop(key, hex) {
        const dropped = pieces.find((one) => one.key === key);
        if (dropped !== undefined) putDown(desk, dropped, hex, words);
      },
    },
  };
}

/** The piece of the draft, or the one that was taken up, or the first that can be placed. */
function pieceInHand<Piece extends PlacedPiece>(
  desk: Desk,
  pieces: readonly Piece[],
  draft: Placement | undefined,
): Piece | undefined {
  const taken = desk.hand ?? useTaken.getState().piece;
  const open = pieces.filter(({ state }) => state === "open");
  return open.find((one) => (draft === undefined ? one.key === taken : one.isPut(draft))) ?? open[0];
}

/** Where one of these can be put. */
const hexesFor = (desk: Desk, piece: PlacedPiece): readonly Hex[] => [
  ...new Set(desk.answers.filter(isPlacement).flatMap((answer) => (piece.isPut(answer) ? [answer.hex] : []))),
];

/** A piece that was put down stands as soon as another is taken up. */
function takeUp(desk: Desk, key: string, inHand: string | undefined, draft: Placement | undefined): void {
  useTaken.setState({ piece: key });
  if (draft !== undefined && key !== inHand) desk.send(draft);
  else desk.pickUp(key);
}

function putDown(desk: Desk, piece: PlacedPiece, hex: Hex, words: PlacingWords): void {
  const answer = piece.answer(hex);
  const refusal = desk.why(answer);
  if (refusal !== undefined) {
    desk.explain(refusal);
    return;
  }
  useTaken.setState({ piece: piece.key });
  desk.change(answer, words.said(piece.name, desk.words.hex(hex)));
}

/** Legal hexes and the chosen one; a press puts the piece there, a second one makes it stand. */
export function placingScene(desk: Desk, { draft, piece, open, bench }: Placing, words: PlacingWords) {
  const marks = new Map<Hex, HexMark>(open.map((hex) => [hex, { state: "legal", says: words.legal }]));
  if (draft !== undefined) marks.set(draft.hex, { state: "selected", says: words.chosen });
  const put = (hex: Hex): void => {
    if (piece !== undefined) putDown(desk, piece, hex, words);
  };
  return {
    marks,
    onHex: (hex) => (draft?.hex === hex ? desk.send(draft) : put(hex)),
    drag: { canLift: (hex) => hex === draft?.hex, onDrop: (_from, to) => put(to) },
    whyHex: (hex) => (piece === undefined || open.includes(hex) ? undefined : desk.why(piece.answer(hex))),
    stops: open,
    about: open,
    keys: benchKeys(desk, bench),
    ...(desk.isNarrow ? {} : { bench: <Bench key="bench" {...bench} /> }),
  } satisfies Partial<Scene>;
}
