import { battles } from "@weirwood/battles/playing";
import { countedRange, rankIds, supportFor, unitIn } from "@weirwood/battles/questions";
import { Part, Why } from "../../../table/ask/controls.tsx";
import type { BattlesSymbol } from "../art/symbol-names.ts";
import { AskPanel } from "../desk/ask-panel.tsx";
import { type Desk, useDesk } from "../desk/desk.ts";
import { OddsPanel } from "../odds/odds-panel.tsx";
import { seenOver } from "../odds/sight-lines.ts";
import { ActRow, stateOf, UnitShield } from "./act-row.tsx";
import type { Strike, StrikeKind, Striking } from "./strikes.ts";
import { lookOf } from "./targets.ts";

interface StrikePanelProps {
  readonly striking: Striking;
  readonly drafted: Strike;
  readonly onWeigh: (strike: Strike) => void;
}

/** One attack, or a fire, as it is weighed: how it may be made, what it promises, and the button. */
export function StrikePanel({ striking, drafted, onWeigh }: StrikePanelProps) {
  const desk = useDesk();
  const { view, text } = desk;
  const { strike } = text.attack;
  const { from, at, choice, does } = drafted;
  const ways = striking.own.filter((one) => one.at === at);
  return (
    <AskPanel
      title={strikeTitle(desk, drafted)}
      lead={leadOf(desk, drafted)}
      symbol={<UnitShield unit={unitIn(view, from)} />}
      send={strikeWords(desk, drafted)}
      also={
        <button type="button" className="btn decline" onClick={() => desk.change(undefined)}>
          {strike.other}
        </button>
      }
    >
      {ways.length > 1 && (
        <Part title={strike.ways}>
          {ways.map((way) => (
            <ActRow
              key={battles.print(way.answer)}
              symbol={symbolOf[way.does]}
              title={strikeWords(desk, way)}
              isPressed={way === drafted}
              onChoose={() => onWeigh(way)}
            />
          ))}
        </Part>
      )}
      {choice === undefined ? (
        <p>{strike.fires[does === "douse" ? "douse" : "scorch"]}</p>
      ) : (
        <>
          <OddsPanel view={view} attacker={unitIn(view, from)} target={unitIn(view, at)} choice={choice} />
          <SeenOver drafted={drafted} />
        </>
      )}
    </AskPanel>
  );
}

/** Why a target is seen though units stand between. */
function SeenOver({ drafted }: { readonly drafted: Strike }) {
  const desk = useDesk();
  const { view, words, text } = desk;
  const units = lookOf(desk, drafted) === "shot" ? seenOver(view, drafted.from, drafted.at) : [];
  if (units.length === 0) return null;
  const { sight } = text.attack;
  const names = sight.blockers(units.map((unit) => words.unit(view, unit)));
  return <Why reason={{ sentence: sight.over(names), rule: "battles.terrain.hills" }} />;
}

const symbolOf: { readonly [does in StrikeKind]: BattlesSymbol } = {
  attack: "battles/engagement",
  shoot: "battles/ranged",
  supported: "battles/commander",
  hounds: "battles/kennel",
  houndsAs: "battles/kennel",
  scorch: "battles/fire-1",
  douse: "battles/fire-1",
};

/** `Northmen Archers against Lannisport Guards`. */
export function strikeTitle({ view, words, text }: Desk, { does, from, at }: Strike): string {
  const { strike } = text.attack;
  const unit = words.unit(view, unitIn(view, from));
  if (does === "scorch" || does === "douse") return strike[does](unit, words.hex(at));
  return strike.on(unit, words.unit(view, unitIn(view, at)));
}

/** What is done, as the button says it: `Shoot`. */
export function strikeWords({ view, words, text }: Desk, { does, from, choice }: Strike): string {
  const named = text.attack.strike.does;
  if (does === "supported") return named.supported(supportFor(view, unitIn(view, from)));
  if (does === "houndsAs") return named.houndsAs(words.book.names.rank[rankIds[choice?.houndsRank ?? 0]]);
  return named[does];
}

/** Of the target: rank, figures, and how far away it is. */
function leadOf(desk: Desk, drafted: Strike): string {
  const { view, text } = desk;
  const { from, at, choice } = drafted;
  if (choice === undefined) return stateOf(desk, view, unitIn(view, from));
  const { strike } = text.attack;
  const away = lookOf(desk, drafted) === undefined ? strike.beside : strike.away(countedRange(view, from, at));
  return `${stateOf(desk, view, unitIn(view, at))} · ${away}`;
}
