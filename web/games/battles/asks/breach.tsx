import type { BattleDecision } from "@weirwood/battles/playing";
import { type Hex, symbolIds } from "@weirwood/battles/questions";
import { NOBODY } from "@weirwood/kernel";
import { Choice, Part } from "../../../table/ask/controls.tsx";
import { Icon } from "../art/icon.tsx";
import { AskPanel } from "../desk/ask-panel.tsx";
import { type Desk, useDesk } from "../desk/desk.ts";
import type { MakeScene } from "../desk/scene.ts";
import type { HexMark } from "../field/field-show.ts";
import { setupText } from "../setup/setup-text.ts";
import "../setup/setup.css";
import "./turn.css";

type Breach = Extract<BattleDecision, { kind: "breach" }>;

/** Tokens are taken off palisades by dice that were rolled: first which token, then what it is paid with. */
export const breachScene: MakeScene = (desk) => {
  const text = setupText(desk).breach;
  const answers = desk.answersOf("breach");
  const draft = draftOf(desk);
  const marks = new Map<Hex, HexMark>(answers.map(({ hex }) => [hex, { state: "legal", says: text.legal }]));
  if (draft !== undefined) marks.set(draft.hex, { state: "selected", says: setupText(desk).place.chosen });
  const stops = [...new Set(answers.map(({ hex }) => hex))];
  return {
    marks,
    stops,
    about: stops,
    onHex: (hex) => desk.change(nextAt(desk, hex)),
    panel: <BreachPanel />,
  };
};

const draftOf = ({ draft }: Desk): Breach | undefined => (draft?.kind === "breach" ? draft : undefined);

/** The cheapest way to take a token: one die before two. */
const cheapest = (answers: readonly Breach[]): Breach | undefined =>
  answers.find(({ second }) => second === NOBODY) ?? answers[0];

/** Pressed again, a palisade offers the next of its tokens. */
function nextAt(desk: Desk, hex: Hex): Breach | undefined {
  const there = desk.answersOf("breach").filter((answer) => answer.hex === hex);
  const ranks = [...new Set(there.map(({ rank }) => rank))];
  const draft = draftOf(desk);
  const place = draft?.hex === hex ? ranks.indexOf(draft.rank) + 1 : 0;
  const rank = ranks[place % ranks.length];
  return cheapest(there.filter((answer) => answer.rank === rank));
}

function BreachPanel() {
  const desk = useDesk();
  const { words } = desk;
  const text = setupText(desk).breach;
  const draft = draftOf(desk);
  const answers = desk.answersOf("breach");
  const tokens = new Map(answers.map((answer) => [`${answer.hex} ${answer.rank}`, answer]));
  const dice = Object.entries(desk.ask.bounds.dice as { readonly [symbol: string]: number });
  return (
    <AskPanel
      lead={text.lead}
      send={draft === undefined ? text.choose : text.here(words.symbol(draft.rank), words.hex(draft.hex))}
    >
      <Part title={text.dice}>
        <Dice symbols={dice.flatMap(([symbol, count]) => Array.from({ length: count }, () => symbol))} />
      </Part>
      <Part title={text.tokens}>
        {Array.from(tokens, ([key, { hex, rank }]) => {
          const ways = answers.filter((answer) => answer.hex === hex && answer.rank === rank);
          return (
            <Choice
              key={key}
              className="ask-row turn-row"
              isPressed={draft?.hex === hex && draft.rank === rank}
              onChoose={() => desk.change(cheapest(ways))}
            >
              <Icon name={`battles/hexorder-${symbolIds[rank]}`} />
              <span className="grow">{text.token(words.symbol(rank), words.hex(hex))}</span>
            </Choice>
          );
        })}
      </Part>
      {draft !== undefined && <Prices draft={draft} />}
    </AskPanel>
  );
}

/** What the chosen token can be paid with. */
function Prices({ draft }: { readonly draft: Breach }) {
  const desk = useDesk();
  const text = setupText(desk).breach;
  const ways = desk.answersOf("breach").filter(({ hex, rank }) => hex === draft.hex && rank === draft.rank);
  return (
    <Part title={text.pay}>
      <div className="breach-dice">
        {ways.map((way) => (
          <Choice
            key={`${way.die} ${way.second}`}
            isPressed={way.die === draft.die && way.second === draft.second}
            label={diceIn(way)
              .map((die) => text.die(desk.words.symbol(die)))
              .join(", ")}
            onChoose={() => desk.change(way)}
          >
            <Dice symbols={diceIn(way).map((die) => symbolIds[die])} />
          </Choice>
        ))}
      </div>
    </Part>
  );
}

const diceIn = ({ die, second }: Breach): readonly number[] => (second === NOBODY ? [die] : [die, second]);

function Dice({ symbols }: { readonly symbols: readonly string[] }) {
  const { words } = useDesk();
  return (
    <span className="dice-row">
      {symbols.map((symbol, place) => (
        <Icon
          // biome-ignore lint/suspicious/noArrayIndexKey: dice of one symbol are alike.
          key={place}
          name={`battles/die-${symbol as (typeof symbolIds)[number]}`}
          size={36}
          label={words.book.names.symbol[symbol]}
        />
      ))}
    </span>
  );
}
