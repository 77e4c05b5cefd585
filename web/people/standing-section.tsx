import type { Me } from "@weirwood/protocol";
import { Link } from "../app/link.tsx";
import { useSettings } from "../app/settings.ts";
import { Icon } from "../art/icon.tsx";
import { gameListings, listingOf } from "../games/index.ts";
import { TotalFigures } from "../statistics/total-figures.tsx";
import { useStatistics } from "../statistics/use-statistics.ts";
import { RefusedNote } from "../table/refused-note.tsx";
import { useText } from "../text/use-text.ts";
import { Section } from "./section.tsx";

/** What one has played and won, game by game. */
export function StandingSection({ me }: { readonly me: Me }) {
  const text = useText().people.me;
  return (
    <Section title={text.games}>
      {gameListings.map(({ name }) => (
        <GameStanding key={name} game={name} person={me.id} />
      ))}
    </Section>
  );
}

function GameStanding({ game, person }: { readonly game: string; readonly person: string }) {
  const text = useText().statistics;
  const language = useSettings((settings) => settings.language);
  const counted = useStatistics(game, person);
  if (counted.is === "asking") return null;
  if (counted.is === "refused") return <RefusedNote refused={counted.refused} />;
  const { total } = counted.statistics;
  return (
    <>
      {total.games === 0 ? <p className="muted">{text.noneOfOne}</p> : <TotalFigures total={total} />}
      <Link to={total.games === 0 ? `/statistics/${game}` : `/statistics/${game}/${person}`} className="btn">
        <Icon name="ui-chart" />
        {total.games === 0 ? text.all : text.details(listingOf(game)?.seat[language] ?? text.seat)}
      </Link>
    </>
  );
}
