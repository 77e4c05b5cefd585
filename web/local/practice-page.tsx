import { type FormEvent, useState } from "react";
import { usePageTitle } from "../app/page-title.ts";
import { goTo } from "../app/router.ts";
import { Icon } from "../art/icon.tsx";
import { useText } from "../text/use-text.ts";
import { type Choices, housesFor, setupFrom, usualChoices, withHouse } from "./choices.ts";
import { KeptGames } from "./kept-games.tsx";
import { beginGame } from "./seated-sessions.ts";
import { someSeed } from "./seed.ts";
import { BotStrength, HouseShield, MoreChoices, PlayerCount, useBook, Variants } from "./set-up.tsx";

/** Alone against bots: a house, how many play, how strong they are; then the table. */
export function PracticePage() {
  const text = useText();
  const { practice } = text.local;
  const book = useBook();
  const [choices, setChoices] = useState(() => usualChoices("practice", [""], someSeed(), houseWanted()));
  const [problem, setProblem] = useState<string>();
  usePageTitle(practice.title);
  const start = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const house = book.names.house[choices.seats[0].house];
    const title = choices.areHousesDrawn ? practice.gameTitleDrawn : practice.gameTitle(house);
    const setup = setupFrom(choices, title, ({ person, bot }) =>
      person === undefined ? text.local.botNames[bot] : practice.name,
    );
    const begun = await beginGame({ setup });
    if (typeof begun === "string") goTo(`/practice/${begun}`);
    else setProblem(begun.sentence);
  };
  return (
    <div className="set-up">
      <form className="panel" onSubmit={start}>
        <h1>{practice.title}</h1>
        <p className="lead">{practice.lead}</p>
        <HouseChoice choices={choices} onChange={setChoices} />
        <PlayerCount choices={choices} onChange={setChoices} />
        <BotStrength choices={choices} onChange={setChoices} />
        <Variants choices={choices} onChange={setChoices} />
        <MoreChoices choices={choices} onChange={setChoices} />
        {problem !== undefined && (
          <p className="why" role="alert">
            <Icon name="ui-warn" />
            {problem}
          </p>
        )}
        <button type="submit" className="btn primary big">
          <Icon name="ui-play" />
          {practice.start}
        </button>
      </form>
      <KeptGames />
    </div>
  );
}

/** `/practice?house=stark`: the front page has already asked. */
const houseWanted = (): string | undefined => new URLSearchParams(location.search).get("house") ?? undefined;

interface HouseChoiceProps {
  readonly choices: Choices;
  readonly onChange: (choices: Choices) => void;
}

function HouseChoice({ choices, onChange }: HouseChoiceProps) {
  const text = useText().local.practice;
  const book = useBook();
  const own = choices.areHousesDrawn ? undefined : choices.seats[0].house;
  return (
    <fieldset className="field">
      <legend>{text.house}</legend>
      <div className="choose-house">
        {housesFor(choices.players).map((house) => (
          <label key={house}>
            <input
              type="radio"
              className="visually-hidden"
              name="house"
              checked={house === own}
              onChange={() => onChange({ ...withHouse(choices, house), areHousesDrawn: false })}
            />
            <HouseShield house={house} name={book.names.house[house]} />
          </label>
        ))}
        <label>
          <input
            type="radio"
            className="visually-hidden"
            name="house"
            checked={choices.areHousesDrawn}
            onChange={() => onChange({ ...choices, areHousesDrawn: true })}
          />
          <span className="house-shield">
            <span className="drawn-shield" aria-hidden>
              ?
            </span>
            {text.drawn}
          </span>
        </label>
      </div>
    </fieldset>
  );
}
