import { ONLOOKER } from "@weirwood/kernel";
import { DEFENCE, houseOfSeat, NONE } from "@weirwood/throne/questions";
import type { Throne } from "@weirwood/throne/rules";
import { useMemo } from "react";
import { StageCorner } from "../../../table/stage/stage-corner.tsx";
import { StageWindow } from "../../../table/stage/stage-window.tsx";
import type { StageProps } from "../../../table/telling.ts";
import { Icon } from "../art/icon.tsx";
import { type Reading, ReadingContext } from "../desk/reading.ts";
import { useNarrow } from "../desk/use-narrow.ts";
import { actOf, type BattleFacts } from "../telling/battle.ts";
import { useThroneText } from "../text/use-throne-text.ts";
import { useThroneWords } from "../words.ts";
import { BattleBand } from "./battle-band.tsx";
import { BattleInSmall } from "./battle-corner.tsx";
import { BattleField } from "./battle-field.tsx";
import { CastleChip } from "./castle-chip.tsx";
import { fieldAt } from "./field.ts";
import { useBattleText } from "./text/use-battle-text.ts";
import "./battle-moment.css";

/** A battle as it is told: in the acts of one window, or small in a corner of the map. */
export function BattleMoment(props: StageProps<Throne>) {
  const { moment, step, shape, view, seat, openRule } = props;
  const words = useThroneWords();
  const text = useThroneText();
  const isNarrow = useNarrow();
  const reader = seat === ONLOOKER ? NONE : houseOfSeat(view, seat);
  const reading: Reading = useMemo(
    () => ({ view, reader, words, text, openRule, isNarrow }),
    [view, reader, words, text, openRule, isNarrow],
  );
  const facts = moment.facts as BattleFacts;
  const field = fieldAt(facts, step, reader, { words, text });
  const said = text.play.battle;
  const { area, sides } = facts.fight;
  const isGarrison = sides[DEFENCE].house === NONE;
  const acts = isGarrison ? said.garrisonActs : said.acts;
  const act = actOf[facts.scenes[step].kind] - (isGarrison ? 1 : 0);
  const leave = (): void => {
    if (!props.isOver) props.onSkip();
    props.onNext();
  };
  return (
    <ReadingContext value={reading}>
      {shape === "corner" ? (
        <StageCorner
          symbol="throne/battle"
          title={words.area(area)}
          steps={acts.length}
          now={act}
          onClose={leave}
          onEnlarge={() => props.onShape("full")}
        >
          <BattleInSmall {...{ facts, field, step }} />
        </StageCorner>
      ) : (
        <StageWindow
          symbol="throne/battle"
          className={`battle ${facts.scenes[step].kind}`}
          title={said.title(words.area(area))}
          chip={<CastleChip area={area} />}
          steps={acts}
          now={act}
          onClose={() => props.onShape("corner")}
          onSkip={props.onSkip}
          foot={<Foot {...props} facts={facts} onLeave={leave} />}
        >
          <BattleField field={field} />
          <BattleBand {...{ facts, step }} />
        </StageWindow>
      )}
    </ReadingContext>
  );
}

interface FootProps extends Pick<StageProps<Throne>, "step" | "isStill" | "onNext" | "onSkip"> {
  readonly facts: BattleFacts;
  readonly onLeave: () => void;
}

/** What comes next, and the way there. */
function Foot({ facts: { scenes, hasMore, mayDraw }, step, isStill, onNext, onSkip, onLeave }: FootProps) {
  const words = useThroneWords();
  const text = useBattleText();
  const isLast = step === scenes.length - 1;
  const isHeld = isStill || scenes[step].kind === "result";
  return (
    <>
      <p className="stage-say muted">
        {mayDraw !== undefined && isLast && (
          <>
            <Icon name="throne/blade" size={16} /> {text.mayDraw(words.house(mayDraw))}
          </>
        )}
      </p>
      {isLast ? (
        <button type="button" className="btn primary" onClick={onLeave}>
          {hasMore ? text.toLosses : text.goOn}
        </button>
      ) : isHeld ? (
        <button type="button" className="btn primary" onClick={onNext}>
          {text.next}
        </button>
      ) : (
        <button type="button" className="btn" onClick={onSkip}>
          <Icon name="ui-skip" size={16} /> {text.skip}
        </button>
      )}
    </>
  );
}
