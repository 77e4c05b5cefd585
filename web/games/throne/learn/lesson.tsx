import { useSettings } from "../../../app/settings.ts";
import { houseClass, orderSymbol } from "../art/heraldry.ts";
import { Icon } from "../art/icon.tsx";
import type { ThroneSymbol } from "../art/symbol-names.ts";
import { glossaryTextIn } from "../glossary/text/glossary-text.ts";
import { learnTextIn } from "./text/learn-text.ts";

const phaseSymbols: readonly ThroneSymbol[] = ["throne/raven", "throne/order-back", "throne/glyph-march"];
const turnSymbols: readonly ThroneSymbol[] = ["throne/order-march", "throne/battle", "throne/iron-throne"];
const orderKinds = ["march", "defense", "support", "raid", "consolidate"] as const;

/** The little that helps before a first game: what it will be about, a turn in three phases, the orders, how to win. */
export function Lesson() {
  const language = useSettings((settings) => settings.language);
  const learn = learnTextIn(language);
  const glossary = glossaryTextIn(language);
  return (
    <div className={`lesson ${houseClass("lannister")}`}>
      <section>
        <h2>{learn.plan.title}</h2>
        <ol className="phases-told">
          {learn.plan.turns.map(({ title, text: told }, place) => (
            <li key={title} className="panel">
              <Icon name={turnSymbols[place]} size={36} />
              <h3>{title}</h3>
              <p>{told}</p>
            </li>
          ))}
        </ol>
      </section>
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
                <span>{glossary.orderNames[kind]}</span>
              </dt>
              <dd>{glossary.orderTexts[kind]}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className="panel told">
        <h2>{learn.win.title}</h2>
        <p>{learn.win.text}</p>
      </section>
    </div>
  );
}
