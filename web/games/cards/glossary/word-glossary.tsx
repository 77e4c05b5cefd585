import { cardIds, faces, iconIds, keywordIds, typeIds } from "@weirwood/cards/questions";
import type { ReactNode } from "react";
import { Link } from "../../../app/link.tsx";
import { useSettings } from "../../../app/settings.ts";
import { ruleAddress } from "../../../rules-book/book.ts";
import { capital } from "../../../text/capital.ts";
import { bookOf, wholeBookOf } from "../../books.ts";
import { Icon } from "../art/icon.tsx";
import type { CardsSymbol } from "../art/symbol-names.ts";
import { CardRound } from "../card/card-picture.tsx";
import { useGlossaryText } from "./text/glossary-text.ts";
import "./glossary.css";

const numbers = ["gold", "influence", "initiative", "claim", "strength", "power"] as const;
const states = {
  kneeling: "cards/kneel",
  moribund: "cards/moribund",
  unopposed: "cards/unopposed",
  limited: "cards/limited",
  shadows: "cards/shadows",
  "first-player": "cards/first-player",
} as const satisfies { readonly [state: string]: CardsSymbol };
const stateRules: { readonly [state in keyof typeof states]: string } = {
  kneeling: "cards.costs.kneel",
  moribund: "cards.leaving.moribund",
  unopposed: "cards.challenges.unopposed",
  limited: "cards.keywords.limited",
  shadows: "cards.own.from-shadows",
  "first-player": "cards.plots.first-player",
};
const typeSymbols: { readonly [type: string]: CardsSymbol } = {
  character: "cards/ch-helm",
  location: "cards/ch-castle",
  attachment: "cards/ch-sword",
  event: "cards/ch-scroll",
  plot: "cards/plot",
  house: "cards/ch-shield",
  agenda: "cards/agenda",
  title: "cards/title-hand",
  duplicate: "cards/duplicate",
};
const crests = ["noble", "war", "holy", "learned", "shadow"] as const;
const titles = cardIds.flatMap((id, card) => (faces[card]?.type === "title" ? [{ id, card }] : []));

/** Everything that stands on a card, or happens to one: what it looks like and what it means. */
export function WordGlossary() {
  const text = useGlossaryText();
  const language = useSettings((settings) => settings.language);
  const { names } = bookOf("cards", language);
  const rules = wholeBookOf("cards", language)?.rules ?? {};
  const keywordRule = (keyword: string): string =>
    [`cards.keywords.${keyword}`, `cards.own.${keyword}`].find((rule) => Object.hasOwn(rules, rule)) ?? "";
  const nameOf = (id: string): string => names.card[id] ?? "";
  return (
    <div className="cards-glossary">
      <Link to="/games/cards/timing" className="panel timing-door">
        <Icon name="cards/act-framework" size={40} />
        <b>{text.timing}</b>
        <span>{text.timingAbout}</span>
      </Link>
      <Group title={text.types}>
        {typeIds.map((type) => (
          <Word key={type} symbol={typeSymbols[type]} name={capital(names.type[type])}>
            {text.typeTexts[type]}
          </Word>
        ))}
      </Group>
      <Group title={text.icons}>
        {iconIds.map((icon) => (
          <Word
            key={icon}
            symbol={`cards/challenge-${icon}`}
            name={capital(names.icon[icon])}
            rule="cards.challenges.claim"
          >
            {text.iconTexts[icon]}
          </Word>
        ))}
      </Group>
      <Group title={text.numbers}>
        {numbers.map((number) => (
          <Word key={number} symbol={`cards/${number}`} name={text.numberNames[number]}>
            {text.numberTexts[number]}
          </Word>
        ))}
      </Group>
      <Group title={text.keywords}>
        {keywordIds.map((keyword) => (
          <Word
            key={keyword}
            symbol={`cards/keyword-${keyword}`}
            name={names.keyword[keyword]}
            rule={keywordRule(keyword)}
          >
            {withoutName(rules[keywordRule(keyword)]?.rule ?? "")}
          </Word>
        ))}
      </Group>
      <Group title={text.states}>
        {(Object.keys(states) as (keyof typeof states)[]).map((state) => (
          <Word key={state} symbol={states[state]} name={text.stateNames[state]} rule={stateRules[state]}>
            {text.stateTexts[state]}
          </Word>
        ))}
      </Group>
      <Group title={text.crests} about={text.crestsAbout}>
        {crests.map((crest) => (
          <Word key={crest} symbol={`cards/crest-${crest}`} name={names.crest[crest]} />
        ))}
      </Group>
      <Group title={text.titles}>
        {titles.map(({ id, card }) => (
          <Word key={id} picture={<CardRound card={card} size={40} />} name={nameOf(id)} rule="cards.melee.title">
            {text.supports((faces[card].supports ?? []).map(nameOf).join(", "))}{" "}
            {text.opposes((faces[card].opposes ?? []).map(nameOf).join(", "))}
          </Word>
        ))}
      </Group>
    </div>
  );
}

/** The rule begins with the keyword, which stands beside it already. */
const withoutName = (rule: string): string => capital(rule.replace(/^[^:.]{1,24}\s?: /, ""));

interface GroupProps {
  readonly title: string;
  readonly about?: string;
  readonly children: ReactNode;
}

function Group({ title, about, children }: GroupProps) {
  return (
    <section className="panel">
      <h2>{title}</h2>
      {about !== undefined && <p className="muted">{about}</p>}
      <dl>{children}</dl>
    </section>
  );
}

interface WordProps {
  readonly symbol?: CardsSymbol;
  readonly picture?: ReactNode;
  readonly name: string;
  readonly rule?: string;
  readonly children?: ReactNode;
}

function Word({ symbol, picture, name, rule, children }: WordProps) {
  return (
    <div className="cards-word">
      <dt>
        {symbol === undefined ? picture : <Icon name={symbol} size={36} />}
        <span>{name}</span>
      </dt>
      <dd>
        {children}{" "}
        {rule !== undefined && rule !== "" && (
          <a className="rule" href={ruleAddress("cards", rule)}>
            {rule}
          </a>
        )}
      </dd>
    </div>
  );
}
