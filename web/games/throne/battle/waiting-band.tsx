import { askedHouse, askKind, isAsking, NONE, type UnitKind } from "@weirwood/throne/questions";
import { type Throne, throne } from "@weirwood/throne/rules";
import { UnitIcon } from "../desk/controls.tsx";
import { useReading } from "../desk/reading.ts";
import { unitsOf } from "../telling/beats.ts";
import { useBattleText } from "./text/use-battle-text.ts";

/** For whoever is not asked: what the battle waits for, with the choice greyed. */
export function WaitingBand() {
  const { view, words } = useReading();
  const text = useBattleText().waits;
  if (!isAsking(view)) return null;
  const kind = askKind(view);
  const house = askedHouse(view);
  const isOneOf = (...kinds: readonly string[]): boolean => kinds.includes(kind);
  const say = isOneOf("support", "accept", "blade", "casualties", "retreat", "control")
    ? text[kind as "support"]
    : text.text;
  return (
    <div className="battle-band waiting">
      <p className="battle-say">
        {isOneOf("card", "three-cards") || house === NONE ? text.cards : say(words.house(house))}
      </p>
      {kind === "casualties" && (
        <p className="battle-units">
          {unitsAsked(view).map((unit) => (
            <UnitIcon key={unit} kind={unit} house={house} size={36} />
          ))}
        </p>
      )}
    </div>
  );
}

/** The kinds of units among which somebody chooses. */
const unitsAsked = (view: Throne): UnitKind[] =>
  unitsOf(throne.asks(view)[0].bounds.among).flatMap((count, kind) => (count === 0 ? [] : kind));
