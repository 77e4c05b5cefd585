import type { CSSProperties } from "react";
import { Icon } from "../art/icon.tsx";
import type { BattlesSymbol } from "../art/symbol-names.ts";
import type { Throw } from "../telling/facts.ts";
import { useBattleWords } from "../words.ts";
import { useStageText } from "./text/stage-text.ts";

/** A symbol as a die shows it. */
export const dieSymbol = (face: string): BattlesSymbol => `battles/die-${face}` as BattlesSymbol;

interface DiceRowProps {
  readonly dice: Throw;
  /** Morale results drive nobody back. */
  readonly isDeaf: boolean;
}

/** Dice that fall one after the other, each with what it does here; those that do nothing are dull. */
export function DiceRow({ dice: { faces, fresh, hitting }, isDeaf }: DiceRowProps) {
  const effectOf = useEffects(hitting, isDeaf);
  const lying = faces.length - fresh;
  return (
    <ul className="thrown-dice" data-many={faces.length > 5 || undefined}>
      {faces.map((face, place) => {
        const { title, why, counts } = effectOf(face);
        const isFalling = place >= lying;
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: dice have no name but their place.
            key={place}
            data-falls={isFalling || undefined}
            data-dull={!counts || undefined}
            style={{ "--place": Math.max(0, place - lying) } as CSSProperties}
          >
            <Icon name={dieSymbol(face)} size={100} />
            <p>
              <b>{title}</b>
              <small>{why}</small>
            </p>
          </li>
        );
      })}
    </ul>
  );
}

/** What a face does at this target. */
function useEffects(hitting: readonly string[], isDeaf: boolean) {
  const text = useStageText().dice.die;
  const { symbol: names } = useBattleWords().book.names;
  return (face: string): { readonly title: string; readonly why: string; readonly counts: boolean } => {
    if (face === "morale") {
      if (hitting.includes(face)) return { title: text.hit, why: text.moraleHits, counts: true };
      return isDeaf
        ? { title: text.miss, why: text.noMorale, counts: false }
        : { title: text.back, why: text.banner, counts: true };
    }
    const isValor = face === "valor";
    if (hitting.includes(face)) {
      return { title: text.hit, why: isValor ? text.valor : text.rank(names[face]), counts: true };
    }
    return { title: text.miss, why: isValor ? text.noValor : text.otherRank, counts: false };
  };
}
