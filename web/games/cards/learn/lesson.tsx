import { iconIds } from "@weirwood/cards/questions";
import { Link } from "../../../app/link.tsx";
import { useSettings } from "../../../app/settings.ts";
import { capital } from "../../../text/capital.ts";
import { bookOf } from "../../books.ts";
import { Icon } from "../art/icon.tsx";
import type { CardsSymbol } from "../art/symbol-names.ts";
import { learnTextIn } from "./text/learn-text.ts";
import "./lesson.css";

const roundSymbols: readonly CardsSymbol[] = ["cards/deck", "cards/act-save", "cards/dominance"];
const phaseSymbols: readonly CardsSymbol[] = [
  "cards/plot",
  "cards/gold",
  "cards/challenge-military",
  "cards/dominance",
];

/** The little that helps before a first game: what it will be about, a round, the challenges, how to win, and the timing. */
export function Lesson() {
  const language = useSettings((settings) => settings.language);
  const learn = learnTextIn(language);
  const { names } = bookOf("cards", language);
  return (
    <div className="lesson">
      <section>
        <h2>{learn.plan.title}</h2>
        <ol className="phases-told">
          {learn.plan.rounds.map(({ title, text }, place) => (
            <li key={title} className="panel">
              <Icon name={roundSymbols[place]} size={36} />
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <section>
        <h2>{learn.turn.title}</h2>
        <ol className="phases-told cards-round-told">
          {learn.turn.phases.map(({ title, text }, place) => (
            <li key={title} className="panel">
              <Icon name={phaseSymbols[place]} size={36} />
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <section className="panel told">
        <h2>{learn.kinds.title}</h2>
        <dl>
          {iconIds.map((icon) => (
            <div key={icon}>
              <dt>
                <Icon name={`cards/challenge-${icon}`} size={40} />
                <span>{capital(names.icon[icon])}</span>
              </dt>
              <dd>{learn.kinds[icon]}</dd>
            </div>
          ))}
        </dl>
        <p>{learn.kinds.unopposed}</p>
      </section>
      <section className="panel told">
        <h2>{learn.win.title}</h2>
        <p>{learn.win.text}</p>
      </section>
      <section className="panel told">
        <h2>{learn.timing.title}</h2>
        <p>{learn.timing.text}</p>
        <p>
          <Link to="/games/cards/timing" className="btn">
            {learn.timing.open}
          </Link>
        </p>
      </section>
    </div>
  );
}
