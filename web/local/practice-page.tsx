import { explain } from "@weirwood/kernel";
import { useState } from "react";
import { botName } from "../lobby/levels.ts";
import { seatTitle } from "../table/seat-names.ts";
import { useText } from "../text/use-text.ts";
import { someSeed } from "./seed.ts";
import { BotStrength, MoreChoices, OwnSeat, SetUpFlags, SetUpValues } from "./set-up.tsx";
import type { DescribedGame } from "./set-up-game.ts";
import { SetUpForm, SetUpPage } from "./set-up-page.tsx";
import { localSetup, setUpRefusal, usualSetUp } from "./table-set-up.ts";

/** Alone against bots: whom one plays, how many there are, how strong; then the table. */
export function PracticePage() {
  return <SetUpPage kind="practice">{(game) => <PracticeForm key={game.name} game={game} />}</SetUpPage>;
}

/** `/practice?seat=stark`, or `house` in older links: the front page has already asked. */
function seatWanted(): string | undefined {
  const query = new URLSearchParams(location.search);
  return query.get("seat") ?? query.get("house") ?? undefined;
}

function PracticeForm({ game }: { readonly game: DescribedGame }) {
  const text = useText();
  const { practice } = text.local;
  const [setUp, setSetUp] = useState(() => usualSetUp(game, "practice", [""], someSeed(), seatWanted()));
  const refusal = setUpRefusal(game, setUp);
  const props = { game, setUp, onChange: setSetUp };
  const setup = () => {
    const own = setUp.seats.find(({ person }) => person !== undefined)?.name;
    const title = setUp.areSeatsDrawn ? practice.gameTitleDrawn : practice.gameTitle(seatTitle(game.book, own));
    return localSetup(game, setUp, title, ({ person, bot }) =>
      person === undefined ? botName(bot, text) : practice.name,
    );
  };
  return (
    <SetUpForm kind="practice" setup={setup} obstacle={refusal && explain(game.book, refusal)} startSymbol="ui-play">
      <OwnSeat {...props} />
      <SetUpValues {...props} />
      <BotStrength {...props} />
      <SetUpFlags {...props} />
      <MoreChoices {...props} />
    </SetUpForm>
  );
}
