import {
  type AttackChoice,
  type Battle,
  HOUNDS,
  odds as oddsOf,
  symbolIds,
  type Unit,
} from "@weirwood/battles/questions";
import { useMemo } from "react";
import { RuleLink } from "../../../table/rule-link.tsx";
import { Icon } from "../art/icon.tsx";
import { useReading } from "../desk/reading.ts";
import { type AttackFace, facesOf } from "./attack-faces.ts";
import { type AttackPart, diceRows, leaderName, targetRows } from "./attack-parts.ts";
import { averageIn, percentIn } from "./numbers.ts";
import { OddsBar } from "./odds-bar.tsx";
import { answersTo } from "./risks.ts";
import "./odds.css";

interface OddsPanelProps {
  readonly view: Battle;
  readonly attacker: Unit;
  readonly target: Unit;
  readonly choice?: AttackChoice;
}

const unchosen: AttackChoice = {};

/** What an attack promises: its dice and why, what each face does, how hits are spread, and the numbers that matter. */
export function OddsPanel({ view, attacker, target, choice = unchosen }: OddsPanelProps) {
  const { text, words, isNarrow } = useReading();
  const odds = useMemo(() => oddsOf(view, attacker, target, choice), [view, attacker, target, choice]);
  // How many dice hounds have is said by the first of them.
  const isOpen = odds.way === HOUNDS && choice.houndsRank === undefined;
  const about = { view, attacker, target, choice, odds, words, text: text.attack.odds };
  return (
    <div className="odds">
      <Faces faces={facesOf(view, attacker, target, odds)} />
      <OddsBar hits={odds.hits} />
      <Numbers {...about} />
      <ul className="odds-answers">
        {answersTo(about).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {/* On a phone the numbers come first, and what explains them is behind a press. */}
      <details className="odds-why" open={!isNarrow}>
        <summary>{isOpen ? text.attack.odds.whyHounds : text.attack.odds.why(odds.dice)}</summary>
        <Parts rows={diceRows(about)} {...(isOpen ? {} : { sum: odds.dice })} />
        <h3>{text.attack.odds.answers}</h3>
        <Parts rows={targetRows(about)} />
        <p className="faint">{text.attack.odds.presumes}</p>
      </details>
    </div>
  );
}

function Faces({ faces }: { readonly faces: readonly AttackFace[] }) {
  const { text, words } = useReading();
  const { odds } = text.attack;
  return (
    <ul className="odds-faces">
      {faces.map(({ symbol, sides, does }) => (
        <li key={symbol} data-counts={does === "hit" || does === "back" || undefined}>
          <Icon name={`battles/die-${symbolIds[symbol]}`} size={36} />
          <span className="visually-hidden">{odds.faceLabel(words.symbol(symbol), sides, odds.face[does])}</span>
          <span aria-hidden="true">
            {odds.sides(sides)}
            <small>{odds.face[does]}</small>
          </span>
        </li>
      ))}
    </ul>
  );
}

interface NumbersProps {
  readonly view: Battle;
  readonly target: Unit;
  readonly odds: ReturnType<typeof oddsOf>;
}

function Numbers({ view, target, odds }: NumbersProps) {
  const { words, text } = useReading();
  const { language } = words;
  const commander = leaderName(view, target, words);
  const back = odds.retreats.slice(1).reduce((sum, chance) => sum + chance, 0);
  const numbers = [
    [averageIn(language, odds.expectedHits), text.attack.odds.expected],
    ...(odds.drivesBack ? [[percentIn(language, back), text.attack.odds.back]] : []),
    [percentIn(language, odds.eliminated), text.attack.odds.gone(odds.moraleGain)],
    ...(commander === undefined ? [] : [[percentIn(language, odds.captured), text.attack.odds.captured(commander)]]),
  ];
  return (
    <ul className="odds-numbers">
      {numbers.map(([number, what]) => (
        <li key={what}>
          <b>{number}</b> {what}
        </li>
      ))}
    </ul>
  );
}

/** Lines of parts; those that count for nothing here are pale, and say why. */
function Parts({ rows, sum }: { readonly rows: readonly AttackPart[]; readonly sum?: number }) {
  const { text, openRule } = useReading();
  return (
    <ul className="odds-parts">
      {rows.map(({ symbol, label, note, value, rule, isIdle }) => (
        <li key={label} data-idle={isIdle || undefined}>
          <Icon name={symbol} size={20} />
          <span>
            {label} <RuleLink rule={rule} onOpen={openRule} isShort />
            {note !== undefined && <small>{note}</small>}
          </span>
          <b>{value}</b>
        </li>
      ))}
      {sum !== undefined && (
        <li className="sum">
          <span>{text.attack.odds.sum}</span>
          <b>{sum}</b>
        </li>
      )}
    </ul>
  );
}
