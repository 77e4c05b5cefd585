import { figuresOf, type Hex, placeOf, procedures, register, targetOf, unitIn } from "@weirwood/battles/questions";
import { NOBODY } from "@weirwood/kernel";
import { RuleLink } from "../../../table/rule-link.tsx";
import { type Desk, useDesk } from "../desk/desk.ts";
import type { MakeScene } from "../desk/scene.ts";
import { AttackAsk, unitTitle } from "./attack-shell.tsx";
import { HexRows, pointing, pointingScene } from "./hex-rows.tsx";
import { Leave } from "./leave.tsx";

/** King Robb may change places with the banner bearer of cavalry beside him, or stay. */
export const swapBearerScene: MakeScene = (desk) => ({
  ...pointingScene(desk, {
    answers: pointing(desk.answersOf("swap-bearer")),
    here: placeOf(desk.view),
    says: desk.text.answers.swap.says,
    act: "battles/commander",
    label: (hex) => swapLabel(desk, hex),
  }),
  panel: <SwapBearerAsk />,
});

const swapLabel = (desk: Desk, hex: Hex): string =>
  desk.text.answers.swap.with(unitTitle(desk, unitIn(desk.view, hex)), desk.words.hex(hex));

function SwapBearerAsk() {
  const desk = useDesk();
  const { view, words, draft, openRule } = desk;
  const text = desk.text.answers.swap;
  const own = unitTitle(desk, targetOf(view));
  return (
    <AttackAsk
      withDice
      title={text.title}
      lead={text.lead(own, procedures.get(view, register.hits))}
      send={draft?.kind === "swap-bearer" && draft.hex >= 0 ? swapLabel(desk, draft.hex) : text.choose}
      also={<Leave answer={{ kind: "swap-bearer", hex: NOBODY }} label={text.no} />}
    >
      <HexRows
        answers={pointing(desk.answersOf("swap-bearer"))}
        label={text.title}
        symbol="battles/commander"
        title={(hex) => `${unitTitle(desk, unitIn(view, hex))}, ${words.hex(hex)}`}
        about={(hex) => text.unit(words.rank(view, unitIn(view, hex)), figuresOf(view, unitIn(view, hex)))}
        onChoose={(answer) => desk.change(answer, swapLabel(desk, answer.hex))}
      />
      <RuleLink rule="battles.commanders.swap" onOpen={openRule} />
    </AttackAsk>
  );
}
