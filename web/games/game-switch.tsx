import { Link } from "../app/link.tsx";
import { useSettings } from "../app/settings.ts";
import { useOffers } from "../lobby/offers.ts";
import { useText } from "../text/use-text.ts";
import { listingsWith } from "./index.ts";

interface GameSwitchProps {
  readonly game: string;
  /** The address of the same page about a game. */
  readonly to: (game: string) => string;
}

/** The way to the same page about another game, where there are several. */
export function GameSwitch({ game, to }: GameSwitchProps) {
  const text = useText().lobby;
  const language = useSettings((settings) => settings.language);
  const listings = listingsWith(useOffers() ?? []);
  if (listings.length < 2) return null;
  return (
    <nav className="seg game-switch" aria-label={text.game}>
      {listings.map(({ name, title }) => (
        <Link key={name} to={to(name)} aria-current={name === game ? "page" : undefined}>
          {title[language]}
        </Link>
      ))}
    </nav>
  );
}
