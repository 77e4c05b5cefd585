import {
  claimParts,
  costParts,
  iconParts,
  incomeParts,
  initiativeParts,
  keywordParts,
  type Part,
  strParts,
} from "@weirwood/cards/about";
import { type Cards, controllerOf, faces } from "@weirwood/cards/questions";
import { inFigures, signed } from "@weirwood/kernel";
import type { ReactNode } from "react";
import { RuleLink } from "../../../table/rule-link.tsx";
import { Icon } from "../art/icon.tsx";
import { useCardsText } from "../text/use-cards-text.ts";
import { useCardsWords } from "../words.ts";
import type { CardLook } from "./card-look.ts";
import { CardRound } from "./card-picture.tsx";

interface LargeNumbersProps {
  readonly look: CardLook;
  readonly view: Cards | undefined;
  readonly openRule: ((rule: string) => void) | undefined;
}

/** Whether anything of a card is counted or named apart from its text. */
export function hasNumbers({ card, body, inHandOf }: CardLook): boolean {
  const { type, cost, plot, keywords = [], crests = [] } = faces[card];
  const isCounted = body !== undefined ? plot !== undefined : inHandOf !== undefined && cost !== undefined;
  return isCounted || type === "character" || keywords.length + crests.length > 0;
}

/** Where the numbers of a card come from: its strength on the table, its cost in a hand, what a plot brings; icons and keywords. */
export function LargeNumbers({ look, view, openRule }: LargeNumbersProps) {
  const { card, body, inHandOf } = look;
  const { sums } = useCardsText().card.large;
  const face = faces[card];
  const sum = (title: string, parts: readonly Part[]): ReactNode => (
    <Sum key={title} title={title} parts={parts} openRule={openRule} />
  );
  const shown: ReactNode[] = [];
  if (view !== undefined && body !== undefined) {
    const seat = controllerOf(view, body);
    if (look.now?.str !== undefined) shown.push(sum(sums.str, strParts(view, body)));
    if (face.plot !== undefined)
      shown.push(
        sum(sums.income, incomeParts(view, seat)),
        sum(sums.initiative, initiativeParts(view, seat)),
        sum(sums.claim, claimParts(view, seat)),
      );
  }
  if (view !== undefined && inHandOf !== undefined && face.cost !== undefined) {
    const cost = costParts(view, inHandOf, card);
    shown.push(sum(sums.cost, cost.parts), <Savings key="savings" optional={cost.optional} view={view} />);
  }
  return (
    <>
      {shown}
      <Marks look={look} view={view} />
    </>
  );
}

interface SumProps {
  readonly title: string;
  readonly parts: readonly Part[];
  readonly openRule: ((rule: string) => void) | undefined;
}

/** What is printed, what each source adds, and the sum. */
function Sum({ title, parts, openRule }: SumProps) {
  const words = useCardsWords();
  const say = useCardsText().card.large;
  const nameOf = ({ is, card }: Part): string =>
    is === "printed" ? say.printed : card !== undefined ? words.card(card) : is === "counter" ? say.counters : say.rule;
  return (
    <ul className="cards-large-sum">
      {parts.map((part, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts have an order and nothing else that tells two alike apart.
        <li key={`${part.is} ${place}`}>
          {part.card === undefined ? <span /> : <CardRound card={part.card} size={28} />}
          <span>
            {nameOf(part)}
            {part.rule !== undefined && openRule !== undefined && (
              <RuleLink rule={part.rule} onOpen={openRule} isShort />
            )}
            {part.is in say.from && <small>{say.from[part.is as keyof typeof say.from]}</small>}
          </span>
          <b className={part.amount < 0 ? "is-less" : ""}>
            {part.is === "printed" ? inFigures(part.amount) : signed(part.amount)}
          </b>
        </li>
      ))}
      <li className="is-sum">
        <span />
        <span>{title}</span>
        <b>{inFigures(parts.reduce((sum, { amount }) => sum + amount, 0))}</b>
      </li>
    </ul>
  );
}

interface SavingsProps {
  readonly optional: ReturnType<typeof costParts>["optional"];
  readonly view: Cards;
}

/** Cards that could still make it cheaper. */
function Savings({ optional, view }: SavingsProps) {
  const words = useCardsWords();
  const say = useCardsText().card.large;
  if (optional.length === 0) return null;
  return (
    <ul className="cards-large-sum">
      {optional.map(({ body, saves }) => (
        <li key={body}>
          <Icon name="cards/reduce" size={24} />
          <span>
            {words.body(view, body)}
            <small>{say.wouldSave(saves)}</small>
          </span>
          <b>{signed(-saves)}</b>
        </li>
      ))}
    </ul>
  );
}

interface MarksProps {
  readonly look: CardLook;
  readonly view: Cards | undefined;
}

/** A mark of a card, whether it has it now, and who gave or took it. */
interface Mark {
  readonly key: string;
  readonly symbol: `cards/${string}`;
  readonly name: string;
  readonly has: boolean;
  readonly parts: readonly Part[];
}

/** Its icons, crests and keywords: those it has, and those it has lost. */
function Marks({ look: { card, body }, view }: MarksProps) {
  const words = useCardsWords();
  const say = useCardsText().card.large;
  const { names } = words.book;
  const face = faces[card];
  const isHere = view !== undefined && body !== undefined;
  const printed = (has: boolean) => ({ has, parts: [] as readonly Part[] });
  const icons = isHere ? iconParts(view, body) : (face.icons ?? []).map((icon) => ({ icon, ...printed(true) }));
  const keywords = isHere
    ? keywordParts(view, body)
    : (face.keywords ?? []).map((keyword) => ({ keyword, ...printed(true) }));
  const marks: Mark[] = [
    ...icons.map(({ icon, has, parts }) => ({
      key: icon,
      symbol: `cards/challenge-${icon}` as const,
      name: names.icon[icon] as string,
      has,
      parts,
    })),
    ...(face.crests ?? []).map((crest) => ({
      key: crest,
      symbol: `cards/crest-${crest}` as const,
      name: names.crest[crest] as string,
      ...printed(true),
    })),
    ...keywords.map(({ keyword, has, parts }) => ({
      key: keyword,
      symbol: `cards/keyword-${keyword}` as const,
      name: names.keyword[keyword] as string,
      has,
      parts,
    })),
  ].filter(({ has, parts }) => has || parts.length > 0);
  if (marks.length === 0) return null;
  return (
    <section>
      <h3>{say.marks}</h3>
      <ul className="cards-large-marks">
        {marks.map(({ key, symbol, name, has, parts }) => (
          <li key={key} className={has ? "" : "is-lost"}>
            <Icon name={symbol as "cards/gold"} size={18} />
            {has ? name : say.lost(name)}
            {parts.some(({ is }) => is !== "printed") && <small>{sources(parts)}</small>}
          </li>
        ))}
      </ul>
    </section>
  );

  function sources(parts: readonly Part[]): string {
    const others = parts.flatMap(({ is, card: by }) => (is === "printed" || by === undefined ? [] : [words.card(by)]));
    return [...new Set(others)].join(", ");
  }
}
