import { attackerOf, type Hex, hexOf, isPursuit, NONE, placeOf } from "@weirwood/battles/questions";
import { NOBODY } from "@weirwood/kernel";
import { RuleLink } from "../../../table/rule-link.tsx";
import { useDesk } from "../desk/desk.ts";
import type { MakeScene } from "../desk/scene.ts";
import { unitPicture } from "../field/field-picture.ts";
import { AttackAsk, unitTitle } from "./attack-shell.tsx";
import { HexRows, pointing, pointingScene } from "./hex-rows.tsx";
import { Leave } from "./leave.tsx";

/** The attacker advances or pursues over the hex that was left, or stays. */
export const followScene: MakeScene = (desk) => {
  const { view, draft, words } = desk;
  const unit = attackerOf(view);
  const [here, vacated] = [hexOf(view, unit), placeOf(view)];
  const { says, to } = desk.text.answers.follow[isPursuit(view) ? "pursue" : "advance"];
  const goal = draft?.kind === "follow" && draft.hex >= 0 ? draft.hex : NONE;
  return {
    ...pointingScene(desk, {
      answers: pointing(desk.answersOf("follow")),
      here,
      says,
      act: "battles/advance",
      label: (hex) => to(words.hex(hex)),
    }),
    ...(goal === NONE
      ? {}
      : {
          arrows: [{ path: goal === vacated ? [here, goal] : [here, vacated, goal], kind: "move" as const }],
          ghosts: new Map([[goal, unitPicture(view, unit)]]),
        }),
    panel: <FollowAsk />,
  };
};

function FollowAsk() {
  const desk = useDesk();
  const { view, words, draft, openRule } = desk;
  const text = desk.text.answers.follow;
  const keyword = isPursuit(view) ? "pursue" : "advance";
  const vacated = placeOf(view);
  const to = (hex: Hex): string => text[keyword].to(words.hex(hex));
  return (
    <AttackAsk
      title={text[keyword].title}
      lead={text.lead(unitTitle(desk, attackerOf(view)), words.hex(vacated))}
      send={draft?.kind === "follow" && draft.hex >= 0 ? to(draft.hex) : text.choose}
      also={<Leave answer={{ kind: "follow", hex: NOBODY }} label={text.stay} />}
    >
      <HexRows
        answers={pointing(desk.answersOf("follow"))}
        label={text[keyword].title}
        symbol="battles/advance"
        title={to}
        about={(hex) => (hex === vacated ? text.left : text.farther)}
        onChoose={(answer) => desk.change(answer, to(answer.hex))}
      />
      <p className="muted">
        {keyword === "pursue" && text.again} <RuleLink rule={`battles.keywords.${keyword}`} onOpen={openRule} />
      </p>
    </AttackAsk>
  );
}
