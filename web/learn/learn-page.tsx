import { useState } from "react";
import { Link } from "../app/link.tsx";
import { usePageTitle } from "../app/page-title.ts";
import { goTo } from "../app/router.ts";
import { orderSymbol } from "../art/heraldry.ts";
import { Icon } from "../art/icon.tsx";
import type { SymbolName } from "../art/symbol-names.ts";
import { useText } from "../text/use-text.ts";
import { startGuidedGame } from "./guided-game.ts";
import { forgetHints, turnHints, useHintMemory } from "./seen-hints.ts";
import "./learn.css";

const phaseSymbols: readonly SymbolName[] = ["raven", "order-back", "glyph-march"];
const orderKinds = ["march", "defense", "support", "raid", "consolidate"] as const;

/** How to learn the game: by a guided first one, with the little that helps before it. */
export function LearnPage() {
  const text = useText();
  const { learn } = text;
  const isOff = useHintMemory((memory) => memory.isOff);
  const [isForgotten, setIsForgotten] = useState(false);
  const [problem, setProblem] = useState<string>();
  usePageTitle(learn.title);
  const start = async (): Promise<void> => {
    const begun = await startGuidedGame(
      learn.guided.gameTitle,
      text.local.practice.name,
      text.lobby.bots.steward ?? "steward",
    );
    if (typeof begun === "string") goTo(`/practice/${begun}`);
    else setProblem(begun.sentence);
  };
  return (
    <div className="learn h-lannister">
      <section className="panel guided">
        <Icon name="ui-hint" size={56} />
        <div>
          <h1>{learn.guided.title}</h1>
          <p className="lead">{learn.guided.about}</p>
          <button type="button" className="btn primary big" onClick={start}>
            <Icon name="ui-play" />
            {learn.guided.start}
          </button>
          {problem !== undefined && <p role="alert">{problem}</p>}
        </div>
      </section>
      <p className="lead">{learn.lead}</p>
      <section>
        <h2>{learn.turn.title}</h2>
        <ol className="phases-told">
          {learn.turn.phases.map(({ title, text: told }, place) => (
            <li key={title} className="panel">
              <Icon name={phaseSymbols[place]} size={36} />
              <h3>{title}</h3>
              <p>{told}</p>
            </li>
          ))}
        </ol>
      </section>
      <section className="panel told">
        <h2>{learn.words}</h2>
        <dl>
          {orderKinds.map((kind) => (
            <div key={kind}>
              <dt>
                <Icon name={orderSymbol(kind)} size={40} />
                <span>{text.glossary.orderNames[kind]}</span>
              </dt>
              <dd>{text.glossary.orderTexts[kind]}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className="panel told">
        <h2>{learn.win.title}</h2>
        <p>{learn.win.text}</p>
      </section>
      <section className="panel told">
        <h2>{learn.hintsTitle}</h2>
        <label className="check">
          <input type="checkbox" checked={!isOff} onChange={(event) => turnHints(event.target.checked)} />
          {learn.hintsOn}
        </label>
        <button
          type="button"
          className="btn"
          onClick={() => {
            forgetHints();
            setIsForgotten(true);
          }}
        >
          {learn.hintsAgain}
        </button>
        <p role="status">{isForgotten && learn.hintsForgotten}</p>
      </section>
      <p className="row wrap">
        <Link to="/rules/throne" className="btn">
          <Icon name="ui-book" />
          {learn.rules}
        </Link>
        <Link to="/practice" className="btn">
          {learn.practice}
        </Link>
      </p>
    </div>
  );
}
