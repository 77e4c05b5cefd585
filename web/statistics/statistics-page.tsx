import type { Statistics } from "@weirwood/protocol";
import { Link } from "../app/link.tsx";
import { Loading } from "../app/loading.tsx";
import { usePageTitle } from "../app/page-title.ts";
import type { Openings } from "../app/router.ts";
import { useSettings } from "../app/settings.ts";
import { Icon } from "../art/icon.tsx";
import { openedBook } from "../games/books.ts";
import { GameSwitch } from "../games/game-switch.tsx";
import { listingOf, titleOf } from "../games/index.ts";
import { useMe } from "../people/me.ts";
import { RefusedNote } from "../table/refused-note.tsx";
import { useText } from "../text/use-text.ts";
import { StandingTable } from "./standing-table.tsx";
import { byGames, byNumber } from "./standings.ts";
import { TotalFigures } from "./total-figures.tsx";
import { useStatistics } from "./use-statistics.ts";

/** How games between people ended: by seat, tag and number of players, and who has won most. */
export function StatisticsPage({ game, person }: Openings) {
  const text = useText();
  const counted = useStatistics(game, person);
  const me = useMe();
  const language = useSettings((settings) => settings.language);
  const played = titleOf(game, language);
  const name = counted.is === "counted" && person !== undefined ? nameIn(counted.statistics, person) : undefined;
  const title = name === undefined ? text.statistics.title(played) : text.statistics.titleOf(name, played);
  usePageTitle(title);
  return (
    <div className="statistics">
      <h1>{title}</h1>
      <GameSwitch game={game} to={(other) => `/statistics/${other}`} />
      <p className="muted">{text.statistics.about}</p>
      <div className="row wrap">
        {person !== undefined && (
          <Link to={`/statistics/${game}`} className="btn">
            <Icon name="ui-users" />
            {text.statistics.everybody}
          </Link>
        )}
        {me !== undefined && me.id !== person && (
          <Link to={`/statistics/${game}/${me.id}`} className="btn">
            <Icon name="ui-chart" />
            {text.statistics.yours}
          </Link>
        )}
      </div>
      {counted.is === "asking" && <Loading />}
      {counted.is === "refused" && <RefusedNote refused={counted.refused} />}
      {counted.is === "counted" && <Counted statistics={counted.statistics} isOfOne={person !== undefined} />}
    </div>
  );
}

/** Of one person the server names that person alone, and nobody who has not played. */
const nameIn = ({ people }: Statistics, person: string): string | undefined =>
  people.find((one) => one.person.id === person)?.person.name;

function Counted({ statistics, isOfOne }: { readonly statistics: Statistics; readonly isOfOne: boolean }) {
  const { game, total, bySeatName, byTag, byPlayers, people } = statistics;
  const text = useText().statistics;
  const language = useSettings((settings) => settings.language);
  const names = openedBook(game, language)?.names;
  const listing = listingOf(game);
  const seatWord = listing?.seat[language] ?? text.seat;
  if (total.games === 0) {
    return (
      <section className="panel nothing-counted">
        <Icon name="ui-chart" size={48} />
        <p>{isOfOne ? text.noneOfOne : text.none}</p>
        <Link to="/" className="btn primary">
          {text.toPlay}
        </Link>
      </section>
    );
  }
  return (
    <>
      <TotalFigures total={total} />
      <StandingTable
        title={text.bySeat(seatWord)}
        of={seatWord}
        rows={byGames(bySeatName).map((row) => ({
          ...row,
          label: (
            <span className="row">
              <Icon name={listing?.seatSymbol(row.key) ?? "shield-neutral"} size={24} />
              {names?.seat?.[row.key] ?? row.key}
            </span>
          ),
        }))}
      />
      <StandingTable
        title={text.byTag}
        of={text.tag}
        rows={byGames(byTag).map((row) => ({
          ...row,
          label: row.key === "none" ? text.noTag : (names?.tag?.[row.key] ?? row.key),
        }))}
      />
      <StandingTable
        title={text.byPlayers}
        of={text.players}
        rows={byNumber(byPlayers).map((row) => ({ ...row, label: text.playersOf(Number(row.key)) }))}
      />
      {!isOfOne && (
        <StandingTable
          title={text.people}
          of={text.person}
          rows={people.map(({ person, ...standing }) => ({
            key: person.id,
            standing,
            label: <Link to={`/statistics/${game}/${person.id}`}>{person.name}</Link>,
          }))}
        />
      )}
    </>
  );
}
