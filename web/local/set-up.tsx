import { explain, type Phrasebook, type Refusal } from "@weirwood/kernel";
import type { ReactNode } from "react";
import { useSettings } from "../app/settings.ts";
import { Icon } from "../art/icon.tsx";
import { houseClass, shieldSymbol } from "../games/throne/art/heraldry.ts";
import { useText } from "../text/use-text.ts";
import {
  botNames,
  type Choices,
  flagChoices,
  playerCounts,
  variantChoices,
  variantRefusal,
  withPlayers,
} from "./choices.ts";
import { someSeed } from "./seed.ts";
import "./set-up.css";
import { bookOf } from "../games/books.ts";

export interface SetUpProps {
  readonly choices: Choices;
  readonly onChange: (choices: Choices) => void;
}

/** The game's own words, in the reader's language. */
export function useBook(): Phrasebook {
  return bookOf(
    "throne",
    useSettings((settings) => settings.language),
  );
}

/** How many houses play. */
export function PlayerCount({ choices, onChange }: SetUpProps) {
  const text = useText().local;
  return (
    <fieldset className="field">
      <legend>{text.players}</legend>
      <div className="seg">
        {playerCounts.map((count) => (
          <button
            key={count}
            type="button"
            aria-pressed={count === choices.players}
            onClick={() => onChange(withPlayers(choices, count))}
          >
            {count}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

/** How strong all the bots are. */
export function BotStrength({ choices, onChange }: SetUpProps) {
  const text = useText().local;
  const chosen = choices.seats.find(({ person }) => person === undefined)?.bot ?? "steward";
  return (
    <fieldset className="field">
      <legend>{text.bots}</legend>
      <div className="seg">
        {botNames.map((bot) => (
          <button
            key={bot}
            type="button"
            aria-pressed={bot === chosen}
            onClick={() => onChange({ ...choices, seats: choices.seats.map((seat) => ({ ...seat, bot })) })}
          >
            {text.botNames[bot]}
          </button>
        ))}
      </div>
      <p className="muted">{text.botTexts[chosen]}</p>
    </fieldset>
  );
}

/** The shield of a house with its name, as something to be chosen. */
export function HouseShield({ house, name }: { readonly house: string; readonly name: string }) {
  return (
    <span className={`house-shield ${houseClass(house)}`}>
      <Icon name={shieldSymbol(house)} size={40} />
      <span>{name}</span>
    </span>
  );
}

/** Variants with what each of them adds; those that this number of players cannot have say why. */
export function Variants({ choices, onChange }: SetUpProps) {
  const text = useText().local;
  const book = useBook();
  const toggle = (variant: string, isOn: boolean): void => {
    const others = choices.variants.filter((other) => other !== variant);
    onChange({ ...choices, variants: isOn ? [...others, variant] : others });
  };
  return (
    <details className="more">
      <summary>
        {text.variants}
        {choices.variants.length > 0 && <span className="badge">{choices.variants.length}</span>}
      </summary>
      <p className="muted">{text.variantsLead}</p>
      {variantChoices.map(({ name, rule }) => (
        <Option
          key={name}
          label={book.names.variant[name]}
          rule={rule}
          book={book}
          refusal={variantRefusal(choices.players, name)}
          isOn={choices.variants.includes(name)}
          onToggle={(isOn) => toggle(name, isOn)}
        />
      ))}
    </details>
  );
}

/** What hardly anybody changes: rulings that can be decided otherwise, and the seed. */
export function MoreChoices({ choices, onChange }: SetUpProps) {
  const text = useText().local;
  const book = useBook();
  const toggle = (name: string, isUnusual: boolean): void => {
    const others = choices.unusual.filter((other) => other !== name);
    onChange({ ...choices, unusual: isUnusual ? [...others, name] : others });
  };
  // Siege engines are nobody's concern without their variant.
  const flags = flagChoices.filter(({ name }) => !name.startsWith("engines.") || choices.variants.includes("siege"));
  return (
    <details className="more">
      <summary>{text.more}</summary>
      {flags.map(({ name, rule, isUsual }) => (
        <Option
          key={name}
          label={book.names.option[name]}
          rule={rule}
          book={book}
          refusal={undefined}
          isOn={choices.unusual.includes(name) !== isUsual}
          onToggle={(isOn) => toggle(name, isOn !== isUsual)}
        />
      ))}
      <label className="field seed">
        <span className="label">{text.seed}</span>
        <span className="row">
          <input
            className="input"
            value={choices.seed}
            maxLength={100}
            spellCheck={false}
            autoComplete="off"
            onChange={(event) => onChange({ ...choices, seed: event.target.value })}
          />
          <button type="button" className="btn" onClick={() => onChange({ ...choices, seed: someSeed() })}>
            {text.newSeed}
          </button>
        </span>
        <span className="muted">{text.seedHint}</span>
      </label>
    </details>
  );
}

interface OptionProps {
  readonly label: string;
  readonly rule: string;
  readonly book: Phrasebook;
  /** Why it cannot be chosen now. */
  readonly refusal: Refusal | undefined;
  readonly isOn: boolean;
  readonly onToggle: (isOn: boolean) => void;
}

function Option({ label, rule, book, refusal, isOn, onToggle }: OptionProps) {
  const text = useText().local;
  const explanation: ReactNode = refusal === undefined ? book.rules[rule].rule : text.notWith(explain(book, refusal));
  return (
    <div className="option" data-barred={refusal !== undefined || undefined}>
      <label className="check">
        <input
          type="checkbox"
          checked={isOn}
          aria-disabled={refusal !== undefined || undefined}
          aria-describedby={`about-${rule}`}
          onClick={(event) => refusal !== undefined && event.preventDefault()}
          onChange={(event) => refusal === undefined && onToggle(event.target.checked)}
        />
        {label}
      </label>
      <p id={`about-${rule}`} className="muted">
        {explanation}{" "}
        <a className="rule" href={`/rules/throne#${refusal?.rule ?? rule}`} target="_blank" rel="noreferrer">
          {refusal?.rule ?? rule}
        </a>
      </p>
    </div>
  );
}
