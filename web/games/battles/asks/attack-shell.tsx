import {
  ACTIVE,
  attackWays,
  figureIds,
  figuresOf,
  type Hex,
  houseIds,
  houseOf,
  leaderOf,
  NONE,
  symbolIds,
  typeOf,
  type Unit,
} from "@weirwood/battles/questions";
import type { ComponentProps } from "react";
import { Icon } from "../art/icon.tsx";
import type { BattlesSymbol } from "../art/symbol-names.ts";
import { AskPanel } from "../desk/ask-panel.tsx";
import { useDesk } from "../desk/desk.ts";
import { type Reading, useReading } from "../desk/reading.ts";
import { type AttackInProgress, attackInProgress, type LyingDie } from "./attack-in-progress.ts";
import "./attack-shell.css";

/** What a unit is called in a question: by its commander, where one leads it. */
export function unitTitle({ view, words }: Reading, unit: Unit): string {
  const leader = leaderOf(view, unit);
  return leader === NONE ? words.unit(view, unit) : words.book.names.figure[figureIds[leader]];
}

interface AttackAskProps extends ComponentProps<typeof AskPanel> {
  /** The dice as they lie, where the question does not show them itself. */
  readonly withDice?: boolean;
}

/** A question inside an attack: how far that has come, who attacks whom, and the dice as they lie. */
export function AttackAsk({ withDice = false, children, ...panel }: AttackAskProps) {
  const attack = attackInProgress(useDesk().view);
  return (
    <AskedPanel {...panel}>
      {attack !== undefined && (
        <>
          <AttackSteps steps={attack.stages} now={attack.stage} />
          <AttackSides attack={attack} />
          {withDice && attack.dice.length > 0 && <LyingDice dice={attack.dice} />}
        </>
      )}
      {children}
    </AskedPanel>
  );
}

/** A question with the reader's shield; in the other's turn it says that the reader is asked. */
export function AskedPanel({ lead, ...panel }: ComponentProps<typeof AskPanel>) {
  const { view, reader, text } = useDesk();
  const isAnswering = view[ACTIVE] !== reader;
  return (
    <AskPanel
      {...panel}
      symbol={<Icon name={`battles/shield-${houseIds[reader]}`} size={44} />}
      lead={
        <>
          {isAnswering && <span className="chip turn asked">{text.answers.asked}</span>} {lead}
        </>
      }
    />
  );
}

type StepName = AttackInProgress["stage"] | "leave" | "blow" | "move" | "attack";

interface AttackStepsProps {
  readonly steps: readonly StepName[];
  readonly now: StepName;
}

/** The steps in their order, the present one marked. */
export function AttackSteps({ steps, now }: AttackStepsProps) {
  const text = useReading().text.answers.steps;
  const place = steps.indexOf(now);
  return (
    <ol className="attack-steps" aria-label={text.label}>
      {steps.map((step, at) => (
        <li
          key={step}
          data-state={at < place ? "done" : at === place ? "now" : "next"}
          aria-current={at === place ? "step" : undefined}
        >
          {text[step]}
        </li>
      ))}
    </ol>
  );
}

/** By the way in which an attack is made. */
const waySymbols: readonly BattlesSymbol[] = [
  "battles/engagement",
  "battles/ranged",
  "battles/kennel",
  "battles/counterattack",
  "battles/parting-blow",
  "battles/engagement",
  "battles/ranged",
];

/** Who attacks whom, from where, and what is left of both. */
function AttackSides({ attack: { way, attacker, target, from, at } }: { readonly attack: AttackInProgress }) {
  const { words } = useReading();
  return (
    <div className="attack-sides">
      <Side unit={attacker} hex={from} />
      <Icon name={waySymbols[way]} size={26} label={words.book.names.way[attackWays[way]]} />
      <Side unit={target} hex={at} />
    </div>
  );
}

function Side({ unit, hex }: { readonly unit: Unit; readonly hex: Hex }) {
  const reading = useReading();
  const { view, words } = reading;
  const text = reading.text.answers.attack;
  if (unit === NONE) return <SideWords title={text.hidden} about={words.hex(hex)} />;
  const figures = text.figures(figuresOf(view, unit), typeOf(view, unit).strength);
  return (
    <SideWords
      house={houseIds[houseOf(unit)]}
      title={unitTitle(reading, unit)}
      about={`${words.hex(hex)} · ${words.rank(view, unit)} · ${figures}`}
    />
  );
}

interface SideWordsProps {
  readonly house?: (typeof houseIds)[number];
  readonly title: string;
  readonly about: string;
}

function SideWords({ house, title, about }: SideWordsProps) {
  return (
    <p className={house === undefined ? "attack-side" : `attack-side h-${house}`}>
      <b>{title}</b>
      <small>{about}</small>
    </p>
  );
}

/** Every die, and what it does. */
function LyingDice({ dice }: { readonly dice: readonly LyingDie[] }) {
  const { text } = useReading();
  return (
    <ul className="lying-dice" aria-label={text.answers.dice.title}>
      {dice.map((die) => (
        <li key={die.place} data-does={die.does}>
          <DieFace die={die} />
        </li>
      ))}
    </ul>
  );
}

/** A die with what it does below it. */
export function DieFace({ die: { symbol, does, stands } }: { readonly die: LyingDie }) {
  const { words, text } = useReading();
  return (
    <>
      <Icon name={`battles/die-${symbolIds[symbol]}`} size={40} label={words.symbol(symbol)} />
      <small>
        {text.answers.dice[does]}
        {stands && <i>{text.answers.dice.stands}</i>}
      </small>
    </>
  );
}
