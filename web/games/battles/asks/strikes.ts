import { type BattleDecision, battles } from "@weirwood/battles/playing";
import {
  type AttackChoice,
  attackerOf,
  type Battle,
  type Hex,
  HOUNDS,
  hexOf,
  isRanged,
  leaderOf,
  supportFor,
  type Unit,
  unitIn,
  wayOfAgain,
} from "@weirwood/battles/questions";
import { NOBODY } from "@weirwood/kernel";
import type { Desk } from "../desk/desk.ts";

export type StrikeKind = "attack" | "shoot" | "supported" | "hounds" | "houndsAs" | "scorch" | "douse";

/** Something that a unit may do to a hex when it is its turn to attack. */
export interface Strike {
  readonly does: StrikeKind;
  readonly from: Hex;
  readonly at: Hex;
  readonly answer: BattleDecision;
  /** What the odds depend on; none for fires, which have no odds. */
  readonly choice?: AttackChoice;
}

/** Everything that may be done now, and what of it is looked at. */
export interface Striking {
  readonly strikes: readonly Strike[];
  /** Hexes of units that can do something. */
  readonly attackers: readonly Hex[];
  readonly chosen: Hex | undefined;
  /** What the chosen unit can do. */
  readonly own: readonly Strike[];
  /** What waits for the button. */
  readonly drafted: Strike | undefined;
  /** What gives up all that is offered. */
  readonly decline: BattleDecision;
}

export function strikingOf(desk: Desk): Striking {
  const { draft, selected } = desk;
  const strikes = strikesOf(desk);
  const attackers = [...new Set(strikes.map(({ from }) => from))];
  const written = draft && battles.print(draft);
  const drafted = strikes.find(({ answer }) => battles.print(answer) === written);
  const only = attackers.length === 1 ? attackers[0] : undefined;
  const chosen = drafted?.from ?? (selected !== undefined && attackers.includes(selected) ? selected : only);
  return {
    strikes,
    attackers,
    chosen,
    own: strikes.filter(({ from }) => from === chosen),
    drafted,
    decline: desk.kind === "again" ? { kind: "again", hex: NOBODY } : { kind: "cease" },
  };
}

function strikesOf(desk: Desk): readonly Strike[] {
  const { view, kind, answers } = desk;
  return answers.flatMap((answer): Strike[] => {
    if (answer.kind === "again") return answer.hex === NOBODY ? [] : [blowAgain(view, answer.hex, answer)];
    if (!("at" in answer) || !("hex" in answer)) return [];
    const { hex: from, at } = answer;
    const unit = unitIn(view, from);
    const about = { from, at, answer };
    switch (answer.kind) {
      case "attack":
        return [{ ...about, ...attackBy(view, unit, answer.support !== NOBODY, kind === "pursue-attack") }];
      case "hounds":
        return [
          answer.rank === NOBODY
            ? { ...about, does: "hounds", choice: { way: HOUNDS } }
            : { ...about, does: "houndsAs", choice: { way: HOUNDS, houndsRank: answer.rank } },
        ];
      case "scorch":
      case "douse":
        return [{ ...about, does: answer.kind }];
      default:
        return [];
    }
  });
}

function attackBy(view: Battle, unit: Unit, isSupported: boolean, pursues: boolean): Pick<Strike, "does" | "choice"> {
  if (isSupported) return { does: "supported", choice: { support: supportFor(view, unit) } };
  return { does: isRanged(view, unit) ? "shoot" : "attack", choice: { pursues } };
}

function blowAgain(view: Battle, at: Hex, answer: BattleDecision): Strike {
  const attacker = attackerOf(view);
  const way = wayOfAgain(view, leaderOf(view, attacker));
  return { does: "attack", from: hexOf(view, attacker), at, answer, choice: { way } };
}
