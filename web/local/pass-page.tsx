import { explain } from "@weirwood/kernel";
import { type FormEvent, useState } from "react";
import { usePageTitle } from "../app/page-title.ts";
import { goTo } from "../app/router.ts";
import { Icon } from "../art/icon.tsx";
import { houseClass, shieldSymbol } from "../games/throne/art/heraldry.ts";
import { useText } from "../text/use-text.ts";
import { botNames, type Choices, choicesRefusal, housesFor, setupFrom, usualChoices, withSeat } from "./choices.ts";
import { KeptGames } from "./kept-games.tsx";
import { beginGame } from "./seated-sessions.ts";
import { someSeed } from "./seed.ts";
import { MoreChoices, PlayerCount, useBook, Variants } from "./set-up.tsx";

const PERSON = "person";

/** Several people on one screen: who sits where, bots for the rest; then the table behind its curtain. */
export function PassPage() {
  const text = useText();
  const { pass } = text.local;
  const [choices, setChoices] = useState(() => usualChoices("pass", [pass.person(1), pass.person(2)], someSeed()));
  const [problem, setProblem] = useState<string>();
  const obstacle = useObstacle(choices);
  usePageTitle(pass.title);
  const names = choices.seats.flatMap(({ person }) => (person === undefined ? [] : [person.trim()]));
  const start = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (obstacle !== undefined) return;
    const setup = setupFrom(choices, pass.gameTitle(names.join(", ")), ({ person, bot }) =>
      person === undefined ? text.local.botNames[bot] : person.trim(),
    );
    const begun = await beginGame({ setup });
    if (typeof begun === "string") goTo(`/pass/${begun}`);
    else setProblem(begun.sentence);
  };
  const wrong = obstacle ?? problem;
  return (
    <div className="set-up">
      <form className="panel" onSubmit={start}>
        <h1>{pass.title}</h1>
        <p className="lead">{pass.lead}</p>
        <PlayerCount choices={choices} onChange={setChoices} />
        <fieldset className="field">
          <legend>{pass.seats}</legend>
          <ol className="seats">
            {choices.seats.map((_, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: seats have no name of their own; their place is what stays.
              <li key={at}>
                <SeatRow choices={choices} at={at} onChange={setChoices} />
              </li>
            ))}
          </ol>
        </fieldset>
        <Variants choices={choices} onChange={setChoices} />
        <MoreChoices choices={choices} onChange={setChoices} />
        {wrong !== undefined && (
          <p className="why" role="alert">
            <Icon name="ui-warn" />
            {wrong}
          </p>
        )}
        <button type="submit" className="btn primary big" aria-disabled={obstacle !== undefined || undefined}>
          <Icon name="ui-users" />
          {pass.start}
        </button>
      </form>
      <KeptGames />
    </div>
  );
}

/** Why these people cannot sit down so. */
function useObstacle(choices: Choices): string | undefined {
  const text = useText().local.pass;
  const book = useBook();
  const names = choices.seats.flatMap(({ person }) => (person === undefined ? [] : [person.trim().toLowerCase()]));
  if (names.length === 0) return text.noPeople;
  if (new Set(names).size < names.length) return text.sameName;
  const refusal = choicesRefusal(choices);
  return refusal && explain(book, refusal);
}

interface SeatRowProps {
  readonly choices: Choices;
  readonly at: number;
  readonly onChange: (choices: Choices) => void;
}

function SeatRow({ choices, at, onChange }: SeatRowProps) {
  const text = useText().local;
  const book = useBook();
  const { house, person, bot } = choices.seats[at];
  const houseName = book.names.house[house];
  const sit = (sitter: string): void => {
    const chosen = botNames.find((name) => name === sitter);
    const changes = chosen === undefined ? { person: text.pass.person(at + 1) } : { person: undefined, bot: chosen };
    onChange(withSeat(choices, at, changes));
  };
  /** Who takes a house gives the own one for it. */
  const takeHouse = (taken: string): void => {
    const other = choices.seats.findIndex((seat) => seat.house === taken);
    onChange(withSeat(withSeat(choices, other, { house }), at, { house: taken }));
  };
  return (
    <>
      <span className={houseClass(house)}>
        <Icon name={shieldSymbol(house)} size={40} />
      </span>
      <select
        className="input"
        aria-label={text.pass.houseOf(at + 1)}
        value={house}
        onChange={(event) => takeHouse(event.target.value)}
      >
        {housesFor(choices.players).map((one) => (
          <option key={one} value={one}>
            {book.names.house[one]}
          </option>
        ))}
      </select>
      <select
        className="input"
        aria-label={text.pass.sitter(houseName)}
        value={person === undefined ? bot : PERSON}
        onChange={(event) => sit(event.target.value)}
      >
        <option value={PERSON}>{text.pass.aPerson}</option>
        <optgroup label={text.bots}>
          {botNames.map((name) => (
            <option key={name} value={name}>
              {text.botNames[name]}
            </option>
          ))}
        </optgroup>
      </select>
      {person === undefined ? (
        <span className="bot-name">{text.botTexts[bot]}</span>
      ) : (
        <input
          className="input"
          aria-label={text.pass.nameOf(houseName)}
          value={person}
          maxLength={32}
          required
          onChange={(event) => onChange(withSeat(choices, at, { person: event.target.value }))}
        />
      )}
    </>
  );
}
