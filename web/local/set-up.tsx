import { explain, type Json } from "@weirwood/kernel";
import { useSettings } from "../app/settings.ts";
import { Icon } from "../art/icon.tsx";
import { listingOf } from "../games/index.ts";
import { isFlagOpen, seatsField } from "../lobby/game-options.ts";
import { levelTitle } from "../lobby/levels.ts";
import { FlagFields, FoldedFlags, ValueFields } from "../lobby/option-fields.tsx";
import { seatTitle } from "../table/seat-names.ts";
import { useText } from "../text/use-text.ts";
import { someSeed } from "./seed.ts";
import type { DescribedGame } from "./set-up-game.ts";
import { choicesOf, chooseBot, chooseOption, setUpRefusal, type TableSetUp, takeSeat } from "./table-set-up.ts";
import "./set-up.css";

/** The parts of a form that sets up a table in this browser, for any game. */

export interface SetUpProps {
  readonly game: DescribedGame;
  readonly setUp: TableSetUp;
  readonly onChange: (setUp: TableSetUp) => void;
}

/** Numbers, choices, texts and documents. */
export function SetUpValues({ game, setUp, onChange }: SetUpProps) {
  return (
    <ValueFields
      game={game.name}
      form={game.form}
      choices={setUp.choices}
      onChoose={(name, value) => onChange(chooseOption(game, setUp, name, value))}
    />
  );
}

/** How strong all the bots are, in words and in figures; nothing where there is only one kind. */
export function BotStrength({ game, setUp, onChange }: SetUpProps) {
  const text = useText();
  const chosen = setUp.seats.find(({ person }) => person === undefined)?.bot ?? game.opponent;
  if (game.levels.length < 2) return null;
  return (
    <fieldset className="field">
      <legend>{text.local.bots}</legend>
      <div className="choose-level">
        {game.levels.map(({ bot, wins, par }) => (
          <label key={bot}>
            <input
              type="radio"
              className="visually-hidden"
              name="level"
              checked={bot === chosen}
              onChange={() => onChange(chooseBot(setUp, bot))}
            />
            <b className="serif">{levelTitle(bot, text)}</b>
            <span>{text.lobby.botTexts[bot]}</span>
            <span className="muted">{text.lobby.botStrength(wins, par)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Whom the reader plays; where names may be drawn, that too. */
export function OwnSeat({ game, setUp, onChange }: SetUpProps) {
  const text = useText();
  const language = useSettings((settings) => settings.language);
  const own = setUp.seats.findIndex(({ person }) => person !== undefined);
  const names = setUp.seats.map(({ name }) => name).sort((a, b) => order(game, a) - order(game, b));
  return (
    <fieldset className="field">
      <legend>{listingOf(game.name)?.ownSeat[language] ?? text.table.ownSeat}</legend>
      <div className="choose-seat">
        {names.map((name) => (
          <label key={name}>
            <input
              type="radio"
              className="visually-hidden"
              name="seat"
              checked={!setUp.areSeatsDrawn && setUp.seats[own].name === name}
              onChange={() => onChange(takeSeat(game, setUp, own, name))}
            />
            <span className="seat-sign">
              <SeatSign game={game} name={name} />
              <span>{seatTitle(game.book, name)}</span>
            </span>
          </label>
        ))}
        {seatsField(game.form) !== undefined && (
          <label>
            <input
              type="radio"
              className="visually-hidden"
              name="seat"
              checked={setUp.areSeatsDrawn}
              onChange={() => onChange({ ...setUp, areSeatsDrawn: true })}
            />
            <span className="seat-sign">
              <span className="drawn-sign" aria-hidden>
                ?
              </span>
              {text.local.practice.drawn}
            </span>
          </label>
        )}
      </div>
    </fieldset>
  );
}

/** Names stand as the form lists them, or as the game's own seats do. */
function order({ form }: DescribedGame, name: string): number {
  const values = form.find(({ kind }) => kind === "seats")?.values ?? [];
  return values.findIndex(({ value }) => value === name);
}

/** The sign of a seat, as far as the game's listing has one. */
export function SeatSign({ game, name }: { readonly game: { readonly name: string }; readonly name: string }) {
  return <Icon name={listingOf(game.name)?.seatSymbol(name) ?? "shield-neutral"} size={40} />;
}

/** Several that may be on together, with what each of them adds; those that do not go with the rest say why. */
export function SetUpFlags({ game, setUp, onChange }: SetUpProps) {
  const text = useText().local;
  const whyNot = (name: string, value: Json): string | undefined => {
    const refusal = setUpRefusal(game, { ...setUp, choices: { ...setUp.choices, [name]: value } });
    return refusal && text.notWith(explain(game.book, refusal));
  };
  return game.form
    .filter(({ kind }) => kind === "flags")
    .map((field) => {
      const chosen = setUp.choices[field.name];
      return (
        <FoldedFlags
          key={field.name}
          game={game.name}
          {...{ field, chosen, whyNot }}
          isOpen={(name, value) => isFlagOpen(game.rules, choicesOf(game, setUp), name, value)}
          onChoose={(name, value) => onChange(chooseOption(game, setUp, name, value))}
        />
      );
    });
}

/** What hardly anybody changes: what is decided by yes or no, and the seed. */
export function MoreChoices({ game, setUp, onChange }: SetUpProps) {
  const text = useText().local;
  return (
    <details className="more-choices">
      <summary>{text.more}</summary>
      <FlagFields
        game={game.name}
        form={game.form}
        choices={setUp.choices}
        onChoose={(name, value) => onChange(chooseOption(game, setUp, name, value))}
      />
      <label className="field seed">
        <span className="label">{text.seed}</span>
        <span className="row">
          <input
            className="input"
            value={setUp.seed}
            maxLength={100}
            spellCheck={false}
            autoComplete="off"
            onChange={(event) => onChange({ ...setUp, seed: event.target.value })}
          />
          <button type="button" className="btn" onClick={() => onChange({ ...setUp, seed: someSeed() })}>
            {text.newSeed}
          </button>
        </span>
        <span className="muted">{text.seedHint}</span>
      </label>
    </details>
  );
}
