import {
  aimsLeft,
  type Battle,
  falseLeft,
  type Hex,
  rankIds,
  symbolIds,
  tokensOfRank,
} from "@weirwood/battles/questions";
import { Icon } from "../art/icon.tsx";
import { Bench } from "../bench/bench.tsx";
import { type PlacedPiece, type Placement, type Placing, placingOf, placingScene } from "../bench/placing.tsx";
import { AskPanel } from "../desk/ask-panel.tsx";
import { type Desk, useDesk } from "../desk/desk.ts";
import type { MakeScene, Scene } from "../desk/scene.ts";
import { setupText } from "../setup/setup-text.ts";
import type { SetupText } from "../setup/text/en.ts";

/** What a plan has its Houses lay before the first round: order tokens on palisades, catapult tokens, false tokens. */

/** The tokens of each colour that are left. */
function coloured(
  desk: Desk,
  kind: "fortify" | "aim",
  left: (view: Battle, rank: number) => number,
): readonly PlacedPiece[] {
  return rankIds.flatMap((id, rank) => {
    const count = left(desk.view, rank);
    if (count === 0) return [];
    return [
      {
        key: `${kind} ${id}`,
        name: setupText(desk).fortify.token(desk.words.symbol(rank)),
        count,
        state: "open" as const,
        picture: <Icon name={`battles/hexorder-${symbolIds[rank]}`} />,
        answer: (hex: Hex) => ({ kind, hex, rank }),
        isPut: (by: Placement) => by.kind === kind && by.rank === rank,
      },
    ];
  });
}

const falseTokens = (desk: Desk): readonly PlacedPiece[] => [
  {
    key: "false",
    name: setupText(desk).hide.isFalse,
    count: falseLeft(desk.view),
    state: "open",
    picture: <Icon name="battles/seal" />,
    answer: (hex) => ({ kind: "hide", hex }),
    isPut: ({ kind }) => kind === "hide",
  },
];

interface LayingWords {
  readonly title: string;
  readonly bench: string;
  readonly lead: string;
  readonly legal: string;
  readonly choose: string;
  readonly here: (answer: Placement) => string;
}

function layingScene(desk: Desk, pieces: readonly PlacedPiece[], words: LayingWords): Scene {
  const { place } = setupText(desk);
  const said = { title: words.bench, legal: words.legal, chosen: place.chosen, said: place.said };
  const placing = placingOf(desk, pieces, said);
  return { ...placingScene(desk, placing, said), panel: <LayingPanel placing={placing} words={words} /> };
}

interface LayingPanelProps {
  readonly placing: Placing;
  readonly words: LayingWords;
}

function LayingPanel({ placing: { draft, bench }, words }: LayingPanelProps) {
  const desk = useDesk();
  return (
    <AskPanel title={words.title} lead={words.lead} send={draft === undefined ? words.choose : words.here(draft)}>
      {desk.isNarrow ? <Bench {...bench} isCompact /> : <p className="muted">{setupText(desk).place.how}</p>}
    </AskPanel>
  );
}

const colouredWords = (desk: Desk, text: SetupText["fortify" | "aim"]): LayingWords => ({
  ...text,
  here: (answer) => text.here(desk.words.symbol("rank" in answer ? answer.rank : 0), desk.words.hex(answer.hex)),
});

export const fortifyScene: MakeScene = (desk) =>
  layingScene(desk, coloured(desk, "fortify", tokensOfRank), colouredWords(desk, setupText(desk).fortify));

export const aimScene: MakeScene = (desk) =>
  layingScene(desk, coloured(desk, "aim", aimsLeft), colouredWords(desk, setupText(desk).aim));

export const hideScene: MakeScene = (desk) => {
  const text = setupText(desk).hide;
  return layingScene(desk, falseTokens(desk), {
    ...text,
    bench: text.title,
    lead: text.lead(falseLeft(desk.view)),
    here: ({ hex }) => text.here(desk.words.hex(hex)),
  });
};
