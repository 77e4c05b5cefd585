import { narrate } from "@weirwood/kernel";
import { cardAt, cardForts, cardSetOf, cardSwords, NONE, ruleOfCard } from "@weirwood/throne/questions";
import { Icon } from "../art/icon.tsx";
import { RuleLink } from "../desk/controls.tsx";
import { useReading } from "../desk/reading.ts";
import { actOf, type BattleFacts, type FightScene } from "../telling/battle.ts";
import type { FightSide } from "../telling/fight.ts";
import { LossCells } from "./loss-cells.tsx";
import { Ribbon } from "./ribbon.tsx";
import { useBattleText } from "./text/use-battle-text.ts";

interface BattleBandProps {
  readonly facts: BattleFacts;
  readonly step: number;
}

/** Below both sides, what the act is about: a sentence, what the cards bring, the ribbon, the losses. */
export function BattleBand({ facts, step }: BattleBandProps) {
  const text = useBattleText();
  const scene = facts.scenes[step];
  if (actOf[scene.kind] === 3) return <LossCells facts={facts} step={step} />;
  switch (scene.kind) {
    case "laid":
      return (
        <div className="battle-band">
          <p className="battle-say">{text.faceDown}</p>
          <p className="muted">{text.turnTogether}</p>
        </div>
      );
    case "turned":
    case "counted":
      return (
        <div className="battle-band notes">
          {facts.fight.sides
            .filter(({ card }) => card !== NONE)
            .map((side) => (
              <CardNote key={side.house} side={side} />
            ))}
        </div>
      );
    case "result":
      return (
        <div className="battle-band">
          <Ribbon fight={facts.fight} />
        </div>
      );
    default:
      return <Told scene={scene} />;
  }
}

/** The sentence of the event that is being told. */
function Told({ scene: { event } }: { readonly scene: FightScene }) {
  const { words } = useReading();
  if (event === undefined) return null;
  return (
    <div className="battle-band">
      <p className="battle-say">
        {narrate(words.book, event)} <RuleLink rule={event.rule} isShort />
      </p>
    </div>
  );
}

/** What a card brings besides its number. */
function CardNote({ side: { card } }: { readonly side: FightSide }) {
  const { view, words, text: whole } = useReading();
  const text = useBattleText();
  const at = cardAt(cardSetOf(view), card);
  const [swords, towers] = [cardSwords[at], cardForts[at]];
  const rule = ruleOfCard(view, card);
  const short = rule && whole.play.cardTexts[rule];
  const icons = text.brings(swords, towers);
  return (
    <p className="card-note">
      <Icon name={swords > 0 ? "throne/sword-icon" : towers > 0 ? "throne/tower-icon" : "throne/crown"} size={24} />
      <span>
        <b>{words.card(card)}</b>{" "}
        {[short, icons === "" ? (short === undefined ? text.bringsNothing : "") : icons].filter(Boolean).join(" ")}
      </span>
    </p>
  );
}
