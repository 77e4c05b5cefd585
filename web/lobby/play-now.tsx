import { entryNamed } from "@weirwood/catalogue";
import { useState } from "react";
import { Link } from "../app/link.tsx";
import { goTo } from "../app/router.ts";
import { useSettings } from "../app/settings.ts";
import { Icon } from "../art/icon.tsx";
import type { GameListing } from "../games/index.ts";
import { useText } from "../text/use-text.ts";
import { GamePageLinks } from "./game-page-links.tsx";
import { botName } from "./levels.ts";

interface PlayNowProps {
  readonly game: GameListing;
  readonly seat: string;
  readonly isNewcomer: boolean;
}

/** Whom one plays against unless one chooses: somebody gentle in a first game. */
function usualOpponent(game: string, isNewcomer: boolean): string {
  const roles = entryNamed(game)?.roles;
  return (isNewcomer ? roles?.gentle : roles?.regent) ?? "";
}

/** One press, and the game has begun. Whoever wants other bots or another number of players chooses them first. */
export function PlayNow({ game, seat, isNewcomer }: PlayNowProps) {
  const text = useText();
  const { lobby, local } = text;
  const language = useSettings((settings) => settings.language);
  const bot = usualOpponent(game.name, isNewcomer);
  const [isBeginning, setIsBeginning] = useState(false);
  const choices = `/practice?game=${game.name}&seat=${seat}`;
  const begin = async (): Promise<void> => {
    if (isBeginning) return;
    setIsBeginning(true);
    const { beginPractice } = await import("../local/begin-practice.ts");
    const id = await beginPractice({
      game: game.name,
      ...(game.openings === undefined
        ? { seat }
        : { seat: game.usualSeat, answers: { [game.usualSeat]: game.openings.answer(seat) } }),
      bot,
      title: local.practice.gameTitle(game.seatTitle(seat, language)),
      names: { reader: local.practice.name, bot: (one) => botName(one, text) },
    });
    // What cannot begin at once is begun where one can see why.
    goTo(id === undefined ? choices : `/practice/${id}`);
  };
  return (
    <>
      <button type="button" className="btn primary big" onClick={begin} aria-busy={isBeginning}>
        <Icon name="ui-play" />
        {lobby.playAgainst(game.seatTitle(seat, language), lobby.botsTogether[bot] ?? lobby.anyBots)}
      </button>
      <p className="other-choices">
        <Link to={choices}>{lobby.otherChoices}</Link>
        <GamePageLinks game={game.name} />
      </p>
    </>
  );
}
