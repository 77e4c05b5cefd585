import { attackerOf, type Hex, leaderOf, odds as oddsOf, type Unit, unitIn } from "@weirwood/battles/questions";
import type { Reason } from "../../../table/ask/asking.ts";
import { Why } from "../../../table/ask/controls.tsx";
import { AskPanel } from "../desk/ask-panel.tsx";
import { type Desk, useDesk } from "../desk/desk.ts";
import { averageIn } from "../odds/numbers.ts";
import { ActRow, stateOf, UnitShield } from "./act-row.tsx";
import { Cease } from "./cease.tsx";
import { strikeWords } from "./strike-panel.tsx";
import type { Strike, Striking } from "./strikes.ts";
import { UnitRow } from "./unit-row.tsx";

interface AttackChoicesProps {
  readonly striking: Striking;
  readonly hidden: readonly Reason[];
  readonly onChoose: (hex: Hex) => void;
  readonly onWeigh: (strike: Strike) => void;
}

/** Until something is weighed: the units that can attack, or what the chosen one can do. */
export function AttackChoices({ striking, hidden, onChoose, onWeigh }: AttackChoicesProps) {
  const desk = useDesk();
  const { view, text } = desk;
  const { strike } = text.attack;
  const { attackers, strikes, chosen, own } = striking;
  const unit = chosen === undefined ? undefined : unitIn(view, chosen);
  const targetsOf = (hex: Hex): number => new Set(strikes.flatMap(({ from, at }) => (from === hex ? [at] : []))).size;
  const targets = own.filter(({ at }, place) => own.findIndex((other) => other.at === at) === place);
  return (
    <AskPanel
      title={titleOf(desk, unit)}
      lead={unit === undefined ? strike.chooseLead : stateOf(desk, view, unit)}
      {...(unit === undefined ? {} : { symbol: <UnitShield unit={unit} /> })}
      send={strike.sendNothing}
      also={<Cease striking={striking} />}
    >
      {chosen === undefined
        ? attackers.map((hex) => (
            <UnitRow key={hex} hex={hex} note={strike.targets(targetsOf(hex))} onChoose={() => onChoose(hex)} />
          ))
        : targets.map((one) => <StrikeRow key={one.at} strike={one} onWeigh={() => onWeigh(one)} />)}
      {hidden.map((reason) => (
        <Why key={reason.sentence} reason={reason} />
      ))}
    </AskPanel>
  );
}

function titleOf({ kind, view, words, text }: Desk, unit: Unit | undefined): string {
  const { strike } = text.attack;
  if (kind === "pursue-attack") return strike.pursued;
  if (kind === "again") return strike.again(words.commander(view, leaderOf(view, attackerOf(view))));
  return unit === undefined ? strike.choose : strike.by(words.unit(view, unit));
}

function StrikeRow({ strike, onWeigh }: { readonly strike: Strike; readonly onWeigh: () => void }) {
  const desk = useDesk();
  const { view, words, text } = desk;
  const { from, at, choice } = strike;
  if (choice === undefined) {
    return (
      <ActRow
        symbol="battles/fire-1"
        title={text.attack.unit.in(strikeWords(desk, strike), words.hex(at))}
        onChoose={onWeigh}
      />
    );
  }
  const { expectedHits } = oddsOf(view, unitIn(view, from), unitIn(view, at), choice);
  const note = text.attack.strike.hits(averageIn(words.language, expectedHits));
  return <UnitRow hex={at} note={note} onChoose={onWeigh} />;
}
