import { ravensWager } from "@weirwood/kernel/testing-game";
import type { BoardProps } from "../../table/game-client.ts";
import { countOf, handWords, labelOf, shownIn, useWords, type Wager } from "./reading.ts";
import "../../table/ask/ask.css";
import "./wager.css";

/** The table as a table: who has what; and every legal answer as a button. */
export function WagerBoard(props: BoardProps<Wager>) {
  const { view, ask, panel } = props;
  const words = useWords();
  const shown = shownIn(view);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls where there is little room, by keyboard too.
    <section className="wager-board" aria-label={words.text.table} tabIndex={0}>
      <table>
        <caption>{words.text.table}</caption>
        <thead>
          <tr>
            <th scope="col">{words.text.seat}</th>
            <th scope="col">{words.text.coins}</th>
            <th scope="col">{words.text.hand}</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(shown.hands).map(([name, hand]) => (
            <tr key={name}>
              <th scope="row">
                {words.names.seat[name]} {name === shown.leader && <small>{words.text.leader}</small>}
              </th>
              <td className="num">{shown.coins[name]}</td>
              <td>{handWords(hand, words)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="muted">
        {words.text.bank(shown.bank)} · {words.text.deck(countOf(shown.deck))} ·{" "}
        {words.text.discard(countOf(shown.discard))}
      </p>
      {ask !== undefined && panel(<Answers {...props} kind={ask.kind} />)}
    </section>
  );
}

/** One answer is chosen, and then sent; until then it is a draft, as at every table. */
function Answers({
  view,
  seat,
  draft,
  isSending,
  tools,
  kind,
  onDraft,
  onDecide,
}: BoardProps<Wager> & { readonly kind: string }) {
  const words = useWords();
  const answers = Array.from(ravensWager.options(view, seat) ?? [], (answer) => ravensWager.print(answer));
  return (
    <section className="wager-ask">
      <h2>{words.names.ask[kind]}</h2>
      <fieldset className="wager-answers" aria-label={words.text.answers}>
        {answers.map((answer) => (
          <button
            key={answer}
            type="button"
            className="btn"
            aria-pressed={answer === draft}
            onClick={() => onDraft(answer)}
          >
            {labelOf(answer, words)}
          </button>
        ))}
      </fieldset>
      <div className="ask-foot">
        <div className="row wrap send-row">
          <button
            type="button"
            className="btn primary big grow"
            aria-disabled={draft === undefined || isSending}
            onClick={() => draft !== undefined && !isSending && onDecide(draft)}
          >
            {words.text.send}
          </button>
          {tools}
        </div>
      </div>
    </section>
  );
}
