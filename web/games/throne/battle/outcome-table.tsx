import { bladeHolder, type Card, cardAt, cardSetOf, cardStrength } from "@weirwood/throne/questions";
import { useMemo } from "react";
import { useDesk } from "../desk/desk.ts";
import type { ThroneText } from "../text/en.ts";
import { foeOf, outcomesOf, type Verdict } from "./card-outcomes.ts";

/** If the foe plays this: won or lost, and by how much; with and without the blade. */
export function OutcomeTable({ card }: { readonly card: Card }) {
  const { at, words, text } = useDesk();
  const outcomes = useMemo(() => outcomesOf(at, card), [at, card]);
  const hasBlade = outcomes.some(({ withBlade }) => withBlade !== undefined);
  const said = text.battle;
  return (
    <>
      <h3>{said.wouldDo(words.card(card))}</h3>
      <table className="outcomes">
        <thead>
          <tr>
            <th scope="col">{said.ifPlays(words.house(foeOf(at)))}</th>
            <th scope="col">{hasBlade ? said.withoutBlade : said.outcome}</th>
            {hasBlade && <th scope="col">{said.withBladeOf(words.house(bladeHolder(at.view)))}</th>}
          </tr>
        </thead>
        <tbody>
          {outcomes.map(({ foe, plain, withBlade }) => (
            <tr key={foe}>
              <th scope="row">
                <b className="num">{cardStrength[cardAt(cardSetOf(at.view), foe)]}</b> {words.card(foe)}
              </th>
              <VerdictCell verdict={plain} />
              {hasBlade && <VerdictCell verdict={withBlade} />}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function VerdictCell({ verdict }: { readonly verdict: Verdict | undefined }) {
  const { text } = useDesk();
  const said = text.battle;
  if (verdict === undefined) return <td className="muted">{said.depends}</td>;
  return <td className={verdict.isWon ? "won" : "lost"}>{verdictWords(verdict, said)}</td>;
}

function verdictWords({ isWon, margin }: Verdict, said: ThroneText["play"]["battle"]): string {
  if (margin === undefined) return isWon ? said.winOutright : said.loseOutright;
  if (margin === 0) return isWon ? said.winTie : said.loseTie;
  return isWon ? said.win(margin) : said.lose(margin);
}
