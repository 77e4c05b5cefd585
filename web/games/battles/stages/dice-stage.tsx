import type { Battle } from "@weirwood/battles/questions";
import type { CSSProperties } from "react";
import type { StageProps } from "../../../table/telling.ts";
import { Icon } from "../art/icon.tsx";
import type { BattlesSymbol } from "../art/symbol-names.ts";
import { OddsBar } from "../odds/odds-bar.tsx";
import type { DiceFacts, Fighter } from "../telling/facts.ts";
import { useBattleWords } from "../words.ts";
import { outcomesOf, sentenceOf } from "./dice-outcomes.ts";
import { DiceRow, dieSymbol } from "./dice-row.tsx";
import { FighterPicture } from "./fighter-picture.tsx";
import { GreatMoment } from "./great-moment.tsx";
import { useStageText } from "./text/stage-text.ts";
import "./dice-stage.css";

const symbols: { readonly [way: string]: BattlesSymbol } = {
  melee: "battles/engagement",
  ranged: "battles/ranged",
  hounds: "battles/kennel",
  counter: "battles/counterattack",
  parting: "battles/parting-blow",
  strike: "battles/engagement",
  archers: "battles/ranged",
};

/** Attacks in which morale results count for nothing. */
const isDeaf = ({ way }: DiceFacts): boolean => way === "parting" || way === "strike";

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** The dice of an attack: who fights, what falls, what it comes to, and what was to be expected. */
export function DiceStage(props: StageProps<Battle>) {
  const { moment, step } = props;
  const text = useStageText().dice;
  const { names } = useBattleWords().book;
  const facts = moment.facts as DiceFacts;
  const { throws, way, hounds } = facts;
  const isLast = step === moment.steps.length - 1;
  const isCounted = isLast && (facts.hits !== undefined || throws.length === 0);
  const dice = throws[Math.min(step, throws.length - 1)];
  return (
    <GreatMoment
      {...props}
      className="dice-stage"
      symbol={symbols[way]}
      title={capital(names.way[way])}
      says={isLast ? nextOf(facts, text, names) : text.wait}
      next={isLast ? undefined : text.count}
      small={<SmallDice facts={facts} isCounted={isCounted} />}
    >
      <div className="fighters">
        <Side fighter={facts.attacker} line={text.from} />
        <Icon name={symbols[way]} size={34} />
        <Side
          fighter={facts.target}
          line={(house, hex) => text.standing(house, names.rank[facts.target.rank ?? ""], hex)}
        />
      </div>
      {hounds !== undefined && (
        <p className="hounds-die">
          <Icon name={dieSymbol(hounds)} size={34} />
          {text.die.hounds(names.symbol[hounds])}
        </p>
      )}
      {/* What is thrown again falls anew. */}
      {dice !== undefined && <DiceRow key={throws.indexOf(dice)} dice={dice} isDeaf={isDeaf(facts)} />}
      {isCounted ? <Result facts={facts} /> : <p className="dice-sentence muted">{text.wait}</p>}
      {isCounted && facts.chances !== undefined && facts.hits !== undefined && (
        <figure className="dice-odds">
          <figcaption>{text.odds}</figcaption>
          <OddsBar hits={facts.chances} outcome={facts.hits} />
        </figure>
      )}
    </GreatMoment>
  );
}

type Names = ReturnType<typeof useBattleWords>["book"]["names"];

/** Who is asked what before the attack goes on. */
function nextOf({ asked }: DiceFacts, text: ReturnType<typeof useStageText>["dice"], names: Names): string {
  if (asked === undefined || names.waiting[asked.kind] === undefined) return text.isOver;
  return text.next(names.seat[asked.house], names.waiting[asked.kind]);
}

interface SideProps {
  readonly fighter: Fighter;
  readonly line: (house: string, hex: string) => string;
}

function Side({ fighter, line }: SideProps) {
  const { names } = useBattleWords().book;
  const { house, unit, hex } = fighter;
  return (
    <div className={`fighter h-${house}`}>
      <FighterPicture fighter={fighter} />
      <p>
        <b>{unit === undefined ? names.marker.archers : names.unit[unit]}</b>
        <small>{line(names.seat[house], names.hex[hex])}</small>
      </p>
    </div>
  );
}

/** The sentence, then the consequences one by one. */
function Result({ facts }: { readonly facts: DiceFacts }) {
  const text = useStageText();
  const { book } = useBattleWords();
  return (
    <>
      <p className="dice-sentence">{sentenceOf(facts, text)}</p>
      <ul className="dice-outcomes">
        {outcomesOf(facts, text, book).map(({ symbol, title, small, left }, place) => (
          <li key={`${symbol} ${title}`} style={{ "--place": place } as CSSProperties}>
            {left === undefined ? (
              <Icon name={symbol} size={36} />
            ) : (
              <FighterPicture fighter={facts.target} figures={left} />
            )}
            <p>
              <b>{title}</b>
              {small !== undefined && <small>{small}</small>}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The same, small: the dice, and the sentence once they are counted. */
function SmallDice({ facts, isCounted }: { readonly facts: DiceFacts; readonly isCounted: boolean }) {
  const text = useStageText();
  const { names } = useBattleWords().book;
  const { attacker, target, throws } = facts;
  const faces = throws.at(-1)?.faces ?? [];
  return (
    <>
      <p>
        {[attacker, target]
          .map(({ house, unit }) => `${names.seat[house]}${unit === undefined ? "" : `, ${names.unit[unit]}`}`)
          .join(" · ")}
      </p>
      <p className="small-dice" role="img" aria-label={faces.map((face) => names.symbol[face]).join(", ")}>
        {faces.map((face, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: dice have no name but their place.
          <Icon key={place} name={dieSymbol(face)} size={28} />
        ))}
      </p>
      {isCounted && <p>{sentenceOf(facts, text)}</p>}
    </>
  );
}
