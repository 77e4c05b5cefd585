import { useSettings } from "../../../app/settings.ts";
import { useBattlesText } from "../text/use-battles-text.ts";
import { percentIn } from "./numbers.ts";
import { type Share, sharesOf } from "./shares.ts";
import "./odds.css";

interface OddsBarProps {
  /** The chance of each number of hits. */
  readonly hits: readonly number[];
  /** The hits that the dice really brought: their part is ringed. */
  readonly outcome?: number;
}

/** The strongest colour is for this many hits and more. */
const MOST = 4;
/** A narrower part has no room for a word beside the number. */
const NARROW = 0.2;

/** How the hits of an attack are spread, from straw to red; the number stands in every part. */
export function OddsBar({ hits, outcome }: OddsBarProps) {
  const text = useBattlesText().attack.odds;
  const language = useSettings((settings) => settings.language);
  const isRolled = ({ from, to }: Share): boolean => outcome !== undefined && from <= outcome && outcome <= to;
  const parts = sharesOf(hits).map((share) => ({
    ...share,
    words: text.hits(share.from, share.to === hits.length - 1 && share.to > share.from ? undefined : share.to),
    percent: percentIn(language, share.chance),
    isRolled: isRolled(share),
  }));
  const label = text.chances(parts.map((part) => text.chance(part.words, part.percent, part.isRolled)));
  return (
    <div className="odds-bar" role="img" aria-label={label}>
      {parts.map(({ from, to, chance, words, percent, isRolled }) => (
        <span
          key={from}
          data-hits={Math.min(from, MOST)}
          data-rolled={isRolled || undefined}
          style={{ flexGrow: chance * 100 }}
        >
          {percent}
          <small>{from === to && chance < NARROW ? from : words}</small>
        </span>
      ))}
    </div>
  );
}
