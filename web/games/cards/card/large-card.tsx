import { type Cards, cardIds, faces } from "@weirwood/cards/questions";
import { type RefObject, useEffect, useRef } from "react";
import { Dialog } from "../../../app/dialog.tsx";
import { RuleLink } from "../../../table/rule-link.tsx";
import { useWidth } from "../../../table/use-width.ts";
import { Icon } from "../art/icon.tsx";
import { useCardsText } from "../text/use-cards-text.ts";
import { useCardsWords } from "../words.ts";
import { textOf } from "./card-keywords.ts";
import type { CardLook } from "./card-look.ts";
import { CardPicture } from "./card-picture.tsx";
import { cardWords } from "./card-words.ts";
import { hasNumbers, LargeNumbers } from "./large-numbers.tsx";
import { LargeAct, LargeOn } from "./large-on.tsx";
import "./large-card.css";

export type { CardLook };

export interface LargeCardProps {
  readonly look: CardLook;
  /** The position; left out away from a table. */
  readonly view?: Cards | undefined;
  readonly openRule?: ((rule: string) => void) | undefined;
  readonly onPrevious?: (() => void) | undefined;
  readonly onNext?: (() => void) | undefined;
  /** Looks at a card that lies on this one, by its key. */
  readonly onLook?: ((key: string) => void) | undefined;
  readonly onClose: () => void;
}

/** One card, enlarged: as it is now, where its numbers come from, what lies on it, and what can be done with it. */
export function LargeCard({ look, view, openRule, onPrevious, onNext, onLook, onClose }: LargeCardProps) {
  const { card, now = {}, caption, acts = [], on = [] } = look;
  const words = useCardsWords();
  const text = useCardsText();
  const width = useWidth();
  const isPhone = width === "phone";
  const place = useRef<HTMLDivElement>(null);
  useArrows(place, onPrevious, onNext);
  const say = text.card.large;
  const face = faces[card];
  const isPlain = !hasNumbers(look) && acts.length === 0;
  const shape = on.length > 0 ? "has-on" : isPlain ? "is-plain" : "";
  const strength = typeof face.str === "number" && now.str !== undefined && text.card.str(now.str, face.str);
  return (
    <Dialog title={words.card(card)} onClose={onClose} className={`cards-large ${shape}`}>
      <div ref={place} className="cards-large-parts">
        <div className="cards-large-card" role="img" aria-label={cardWords(card, now, words, text)}>
          <CardPicture card={card} width={isPhone ? 240 : 320} now={now} />
          {caption !== undefined && <p className="muted">{caption}</p>}
        </div>
        <div className="cards-large-numbers">
          {strength && <p className="muted cards-large-strength">{strength}</p>}
          {/* It stands on the card, which is a picture for those who do not see it. */}
          <p className="visually-hidden">{textOf(card, words)}</p>
          <LargeNumbers view={view} look={look} openRule={openRule} />
          {acts.length > 0 && (
            <section>
              <h3>{say.now}</h3>
              {acts.map((act) => (
                <LargeAct key={act.title} act={act} onClose={onClose} />
              ))}
            </section>
          )}
          {openRule !== undefined && <Rules card={card} isDoubled={(now.duplicates ?? 0) > 0} openRule={openRule} />}
        </div>
        {on.length > 0 && (
          <section className="cards-large-on">
            <h3>{say.on}</h3>
            <ul>
              {on.map((one) => (
                <LargeOn key={one.key} one={one} width={isPhone ? 84 : 150} onLook={onLook} onClose={onClose} />
              ))}
            </ul>
          </section>
        )}
      </div>
      {(onPrevious !== undefined || onNext !== undefined) && (
        <nav className="cards-large-turn">
          <Turn label={say.previous} onTurn={onPrevious} isBack />
          <Turn label={say.next} onTurn={onNext} />
        </nav>
      )}
    </Dialog>
  );
}

/** Arrows go to the neighbours, wherever in the dialog the focus is. */
function useArrows(
  place: RefObject<HTMLElement | null>,
  onPrevious: (() => void) | undefined,
  onNext: (() => void) | undefined,
): void {
  useEffect(() => {
    const dialog = place.current?.closest("dialog");
    const turn = (event: KeyboardEvent): void => {
      const act = event.key === "ArrowLeft" ? onPrevious : event.key === "ArrowRight" ? onNext : undefined;
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    dialog?.addEventListener("keydown", turn);
    return () => dialog?.removeEventListener("keydown", turn);
  }, [place, onPrevious, onNext]);
}

interface TurnProps {
  readonly label: string;
  readonly onTurn: (() => void) | undefined;
  readonly isBack?: boolean;
}

/** A button to a neighbour; at the end of a row it rests. */
function Turn({ label, onTurn, isBack = false }: TurnProps) {
  return (
    <button
      type="button"
      className={isBack ? "btn ghost square is-back" : "btn ghost square"}
      aria-label={label}
      aria-disabled={onTurn === undefined}
      onClick={onTurn}
    >
      <Icon name="ui-chevron" />
    </button>
  );
}

/** Keywords whose rule is one of the game's own acts. */
const ownRules: readonly string[] = ["deadly", "vengeful", "vigilant", "infamy", "prized"];

interface RulesProps {
  readonly card: number;
  readonly isDoubled: boolean;
  readonly openRule: (rule: string) => void;
}

/** Rules about this card: its own text, its keywords, duplicates. */
function Rules({ card, isDoubled, openRule }: RulesProps) {
  const words = useCardsWords();
  const rules = [
    ...(textOf(card, words) === "" ? [] : [`cards.card.${cardIds[card]}`]),
    ...(faces[card].keywords ?? []).map(
      (keyword) => `cards.${ownRules.includes(keyword) ? "own" : "keywords"}.${keyword}`,
    ),
    ...(isDoubled ? ["cards.duplicates.discarded"] : []),
  ];
  return (
    <p className="cards-large-rules">
      {rules.map((rule) => (
        <RuleLink key={rule} rule={rule} onOpen={openRule} />
      ))}
    </p>
  );
}
