import { explain } from "@weirwood/kernel";
import { useState } from "react";
import { botName, levelTitle, strengthOf } from "../lobby/levels.ts";
import { seatTitle } from "../table/seat-names.ts";
import { useText } from "../text/use-text.ts";
import { someSeed } from "./seed.ts";
import { MoreChoices, SeatSign, SetUpFlags, type SetUpProps, SetUpValues } from "./set-up.tsx";
import type { DescribedGame } from "./set-up-game.ts";
import { SetUpForm, SetUpPage } from "./set-up-page.tsx";
import { changeSitter, localSetup, setUpRefusal, type TableSetUp, takeSeat, usualSetUp } from "./table-set-up.ts";

const PERSON = "person";

/** Several people on one screen: who sits where, bots for the rest; then the table behind its curtain. */
export function PassPage() {
  return <SetUpPage kind="pass">{(game) => <PassForm key={game.name} game={game} />}</SetUpPage>;
}

function PassForm({ game }: { readonly game: DescribedGame }) {
  const text = useText();
  const { pass } = text.local;
  const [setUp, setSetUp] = useState(() => usualSetUp(game, "pass", [pass.person(1), pass.person(2)], someSeed()));
  const obstacle = useObstacle(game, setUp);
  const props = { game, setUp, onChange: setSetUp };
  const setup = () =>
    localSetup(game, setUp, pass.gameTitle(peopleIn(setUp).join(", ")), ({ person, bot }) =>
      person === undefined ? botName(bot, text) : person.trim(),
    );
  return (
    <SetUpForm kind="pass" setup={setup} obstacle={obstacle} startSymbol="ui-users">
      <SetUpValues {...props} />
      <fieldset className="field">
        <legend>{pass.seats}</legend>
        <ol className="seats">
          {setUp.seats.map((_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: seats have no name of their own; their place is what stays.
            <li key={at}>
              <SeatRow {...props} at={at} />
            </li>
          ))}
        </ol>
      </fieldset>
      <SetUpFlags {...props} />
      <MoreChoices {...props} />
    </SetUpForm>
  );
}

const peopleIn = ({ seats }: TableSetUp): readonly string[] =>
  seats.flatMap(({ person }) => (person === undefined ? [] : [person.trim()]));

/** Why these people cannot sit down so. */
function useObstacle(game: DescribedGame, setUp: TableSetUp): string | undefined {
  const text = useText().local.pass;
  const names = peopleIn(setUp).map((name) => name.toLowerCase());
  if (names.length === 0) return text.noPeople;
  if (new Set(names).size < names.length) return text.sameName;
  const refusal = setUpRefusal(game, setUp);
  return refusal && explain(game.book, refusal);
}

function SeatRow({ game, setUp, onChange, at }: SetUpProps & { readonly at: number }) {
  const text = useText();
  const { pass, bots } = text.local;
  const { name, person, bot } = setUp.seats[at];
  const title = seatTitle(game.book, name);
  const sit = (sitter: string): void =>
    onChange(
      changeSitter(setUp, at, sitter === PERSON ? { person: pass.person(at + 1) } : { person: undefined, bot: sitter }),
    );
  return (
    <>
      <SeatSign game={game} name={name} />
      <select
        className="input"
        aria-label={pass.playedBy(at + 1)}
        value={name}
        onChange={(event) => onChange(takeSeat(game, setUp, at, event.target.value))}
      >
        {setUp.seats
          .map((seat) => seat.name)
          .sort()
          .map((one) => (
            <option key={one} value={one}>
              {seatTitle(game.book, one)}
            </option>
          ))}
      </select>
      <select
        className="input"
        aria-label={pass.sitter(title)}
        value={person === undefined ? bot : PERSON}
        onChange={(event) => sit(event.target.value)}
      >
        <option value={PERSON}>{pass.aPerson}</option>
        <optgroup label={bots}>
          {game.levels.map((one) => (
            <option key={one.bot} value={one.bot}>
              {levelTitle(one.bot, text)}
            </option>
          ))}
        </optgroup>
      </select>
      {person === undefined ? (
        <span className="bot-name">{strengthOf(game.levels, bot, text) ?? text.lobby.botTexts[bot]}</span>
      ) : (
        <input
          className="input"
          aria-label={pass.nameOf(title)}
          value={person}
          maxLength={32}
          required
          onChange={(event) => onChange(changeSitter(setUp, at, { person: event.target.value }))}
        />
      )}
    </>
  );
}
