import { useChosenGame } from "../games/chosen-game.ts";
import { canBeLearned } from "../games/learning.ts";
import { useText } from "../text/use-text.ts";
import { Link } from "./link.tsx";

/** The pages that the bar and the menu lead to: of the chosen game where each game has its own. */
export function PageLinks() {
  const { app } = useText();
  const game = useChosenGame();
  return (
    <>
      <Link to="/">{app.play}</Link>
      <Link to="/replay">{app.replays}</Link>
      <Link to={`/statistics/${game}`}>{app.statistics}</Link>
      <Link to={`/rules/${game}`}>{app.rules}</Link>
      {canBeLearned(game) && <Link to={`/learn/${game}`}>{app.learn}</Link>}
    </>
  );
}
