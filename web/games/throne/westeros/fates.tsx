import type { ReactNode } from "react";
import { shieldSymbol } from "../art/heraldry.ts";
import { Icon } from "../art/icon.tsx";
import type { ThroneSymbol } from "../art/symbol-names.ts";
import { RuleLink } from "../desk/controls.tsx";
import { useStageText } from "../stages/text/stage-text.ts";
import type { WildlingFacts } from "../telling/westeros-facts.ts";
import { useThroneWords } from "../words.ts";

interface FateProps {
  readonly symbol: ThroneSymbol;
  readonly title: string;
  readonly className?: string;
  readonly children: ReactNode;
}

function Fate({ symbol, title, className, children }: FateProps) {
  return (
    <li className={className}>
      <Icon name={symbol} size={44} />
      <div>
        <h4>{title}</h4>
        <p>{children}</p>
      </div>
    </li>
  );
}

interface Bidders {
  readonly houses: readonly string[];
  readonly bid: number;
}

/** Who bid a number of power, which is the most or the least of all. */
function biddersOf({ bids, named }: WildlingFacts, best: (...bids: number[]) => number, isNamed: boolean): Bidders {
  const bid = best(...bids.map((one) => one.bid));
  const houses = bids.filter((one) => one.bid === bid).map(({ house }) => house);
  return { bid, houses: isNamed && named !== undefined ? [named] : houses };
}

/** What becomes of the highest bidder, of the lowest, and of everybody. */
export function Fates({ facts }: { readonly facts: WildlingFacts }) {
  const text = useStageText().wildlings;
  const { house: names } = useThroneWords().book.names;
  const { isHeld, named } = facts;
  const most = biddersOf(facts, Math.max, isHeld);
  const least = biddersOf(facts, Math.min, !isHeld);
  const called = ({ houses }: Bidders): string[] => houses.map((house) => names[house]);
  return (
    <ul className="fates">
      {isHeld ? (
        <>
          <Fate symbol={shieldSymbol(most.houses[0])} title={text.most(called(most), most.bid)} className="good">
            {named === undefined ? text.namesHighest : text.takesBack}{" "}
            <RuleLink rule="throne.wildlings.reward" isShort />
          </Fate>
          <Fate symbol={shieldSymbol(least.houses[0])} title={text.least(called(least), least.bid)}>
            {text.spared}
          </Fate>
        </>
      ) : (
        <>
          <Fate symbol={shieldSymbol(least.houses[0])} title={text.least(called(least), least.bid)} className="bad">
            {named === undefined ? text.namesLowest : text.pays} <RuleLink rule="throne.wildlings.losses" isShort />
          </Fate>
          <Fate symbol="throne/battle" title={text.everyone} className="bad">
            {text.everyonePays}
          </Fate>
        </>
      )}
      <Fate symbol="throne/mammoth" title={text.back}>
        {isHeld ? text.kept : text.spent}
      </Fate>
    </ul>
  );
}
