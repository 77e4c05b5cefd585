import {
  advanceOf,
  cardNumberOf,
  cardOfFigure,
  commanderIds,
  figuresOf,
  foeOfUnit,
  hasKeyword,
  hexOf,
  houseIds,
  houseOf,
  isCommitted,
  isEngaged,
  isSpent,
  keywordIds,
  leaderOf,
  NONE,
  pursueOf,
  rankIds,
  rankOf,
  toughnessOf,
  typeOf,
  type Unit,
} from "@weirwood/battles/questions";
import { RuleLink } from "../../../table/rule-link.tsx";
import { Icon } from "../art/icon.tsx";
import { CommandTokens } from "../asks/commander-rows.tsx";
import { useReading } from "../desk/reading.ts";
import "./unit-card.css";

interface UnitCardProps {
  readonly unit: Unit;
  readonly onClose?: () => void;
}

/** Who a unit is: its rank and figures, what it does when it is ordered, its keywords, and who leads it. */
export function UnitCard({ unit, onClose }: UnitCardProps) {
  const { view, words, text } = useReading();
  const { class: branch, strength } = typeOf(view, unit);
  const { names } = words.book;
  const state = [
    text.turn.figures(figuresOf(view, unit), strength),
    isSpent(view, unit) ? text.turn.unit.spent : text.turn.unit.ready,
    ...(isEngaged(view, unit) ? [text.turn.unit.engaged(words.hex(hexOf(view, foeOfUnit(view, unit))))] : []),
  ];
  return (
    <article className={`ask-note in-panel unit-card h-${houseIds[houseOf(unit)]}`}>
      <header>
        <h2>{words.unit(view, unit)}</h2>
        {onClose !== undefined && (
          <button type="button" className="btn ghost square" aria-label={text.turn.unit.close} onClick={onClose}>
            <Icon name="ui-x" />
          </button>
        )}
        <p>
          <Icon name={`battles/rank-${rankIds[rankOf(view, unit)]}`} size={18} /> {words.rank(view, unit)} ·{" "}
          {names.class[branch]} · {state.join(" · ")}
        </p>
      </header>
      <OrderTable unit={unit} />
      <Keywords unit={unit} />
      {leaderOf(view, unit) !== NONE && <Commander unit={unit} />}
    </article>
  );
}

/** What each rank may do when it is ordered; the unit's own is marked. */
function OrderTable({ unit }: { readonly unit: Unit }) {
  const { view, words, text } = useReading();
  const { orders } = typeOf(view, unit);
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{text.turn.unit.orders}</th>
          <th scope="col">{text.turn.unit.moveAndAttack}</th>
          <th scope="col">{text.turn.unit.move}</th>
          <th scope="col">{text.turn.unit.dice}</th>
        </tr>
      </thead>
      <tbody>
        {orders.map(({ moveAndAttack, move, dice }, rank) => (
          <tr key={rankIds[rank]} aria-current={rank === rankOf(view, unit) || undefined}>
            <th scope="row">
              <Icon name={`battles/rank-${rankIds[rank]}`} size={16} /> {words.book.names.rank[rankIds[rank]]}
            </th>
            <td>{moveAndAttack}</td>
            <td>{move}</td>
            <td>{dice}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The rule of a keyword, where it is not under its own name. */
const ruleOf: { readonly [keyword: string]: string } = {
  scorch: "battles.fire.scorch",
  toughness: "battles.keywords.cover",
};

function Keywords({ unit }: { readonly unit: Unit }) {
  const { view, words, text, openRule } = useReading();
  const names = words.book.names.keyword;
  const numbers = { advance: advanceOf(view, unit), pursue: pursueOf(view, unit), toughness: toughnessOf(view, unit) };
  const { range } = typeOf(view, unit);
  const said = [
    ...Object.entries(numbers).flatMap(([id, number]) => (number > 0 ? [{ id, name: `${names[id]} ${number}` }] : [])),
    ...keywordIds.flatMap((id) => (hasKeyword(view, unit, id) ? [{ id, name: names[id] }] : [])),
  ];
  return (
    <ul className="unit-keywords" aria-label={text.turn.unit.keywords}>
      {said.map(({ id, name }) => (
        <li key={id}>
          {name} <RuleLink rule={ruleOf[id] ?? `battles.keywords.${id}`} onOpen={openRule} isShort />
        </li>
      ))}
      {range > 1 && <li>{text.turn.unit.range(range)}</li>}
    </ul>
  );
}

/** The commander who leads the unit: what he carries, and what he can do. */
function Commander({ unit }: { readonly unit: Unit }) {
  const { view, words, text } = useReading();
  const figure = leaderOf(view, unit);
  const { unitAbility, commitAbility } = words.book.names;
  const id = commanderIds[cardNumberOf(view, figure)];
  return (
    <section>
      <h3>
        <Icon name="battles/commander" size={18} /> {words.commander(view, figure)}
      </h3>
      <p className="muted">
        <CommandTokens figure={figure} /> {text.turn.unit.capture(cardOfFigure(view, figure).capture)}
      </p>
      <p>{unitAbility[id]}</p>
      <p>
        <b>{isCommitted(view, figure) ? text.turn.unit.used : text.turn.unit.onceABattle}</b> {commitAbility[id]}
      </p>
    </section>
  );
}
