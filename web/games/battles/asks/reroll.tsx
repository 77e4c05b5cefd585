import { type Answer, attackerOf, CARD, symbolIds, verbs } from "@weirwood/battles/questions";
import { Choice, Part } from "../../../table/ask/controls.tsx";
import { RuleLink } from "../../../table/rule-link.tsx";
import { type Desk, useDesk } from "../desk/desk.ts";
import type { MakeScene } from "../desk/scene.ts";
import type { HexMark } from "../field/field-show.ts";
import { type AttackInProgress, arrowOf, attackInProgress, type LyingDie } from "./attack-in-progress.ts";
import { AttackAsk, DieFace, unitTitle } from "./attack-shell.tsx";
import { Leave } from "./leave.tsx";
import { rerollOutlook } from "./reroll-outlook.ts";

type Reroll = Answer<"reroll">;
const rights = verbs.reroll.by.values;
const [FLANK, , , ALL] = rights.map((_, by) => by);
/** In the place of a symbol: all dice, whatever they show. */
const NO_SYMBOL = -1;

/** What the reader is about: by which right, and which die was pressed. */
interface Hand {
  readonly by: number;
  readonly place?: number;
}

/** The attacker rolls dice again by a right that they have, or lets them stand. */
export const rerollScene: MakeScene = (desk) => {
  const attack = attackInProgress(desk.view) as AttackInProgress;
  const { from, at } = attack;
  const { key } = desk.text.answers.reroll;
  return {
    marks: new Map<number, HexMark>([
      [from, { state: "selected" }],
      [at, { state: "danger" }],
    ]),
    arrows: [arrowOf(attack)],
    about: [from, at],
    keys: attack.dice
      .slice(0, 9)
      .map((die, place) => ({ key: String(place + 1), label: key(place + 1), act: () => chooseDie(desk, die) })),
    panel: <RerollAsk attack={attack} />,
  };
};

/** The right that is used: the one that was pressed, or the first. */
function rightOf(desk: Desk): number {
  const hand = desk.hand as Hand | undefined;
  return hand?.by ?? (desk.draft?.kind === "reroll" ? desk.draft.by : desk.answersOf("reroll")[0].by);
}

const answerFor = (by: number, { symbol }: LyingDie): Reroll => ({
  kind: "reroll",
  by,
  symbol: by === ALL ? NO_SYMBOL : symbol,
});

function chooseDie(desk: Desk, die: LyingDie): void {
  const by = rightOf(desk);
  const answer = answerFor(by, die);
  const refusal = desk.why(answer);
  if (refusal !== undefined) {
    desk.explain(refusal);
    return;
  }
  desk.pickUp({ by, place: die.place } satisfies Hand);
  desk.change(answer, sendLabel(desk, answer, lifted(desk, answer).length));
}

/** Taking up another right puts the dice down again; all dice are chosen with theirs. */
function chooseRight(desk: Desk, by: number): void {
  desk.pickUp({ by } satisfies Hand);
  desk.change(by === ALL ? { kind: "reroll", by, symbol: NO_SYMBOL } : undefined);
}

/** The dice that an answer rolls again; of several alike one, the one that was pressed if it can be. */
function lifted({ view, hand }: Desk, { by, symbol }: Reroll): LyingDie[] {
  const free = attackInProgress(view)?.dice.filter(({ stands }) => !stands) ?? [];
  if (by === ALL) return free;
  const alike = free.filter((die) => die.symbol === symbol);
  if (by === FLANK) return alike;
  const pressed = alike.filter(({ place }) => place === (hand as Hand | undefined)?.place);
  return pressed.length > 0 ? pressed : alike.slice(0, 1);
}

function sendLabel({ text, words }: Desk, { by, symbol }: Reroll, count: number): string {
  const { again, everything } = text.answers.reroll;
  return by === ALL ? everything(count) : again(count, words.symbol(symbol));
}

function RerollAsk({ attack }: { readonly attack: AttackInProgress }) {
  const desk = useDesk();
  const text = desk.text.answers.reroll;
  const draft = desk.draft?.kind === "reroll" ? desk.draft : undefined;
  const up = draft === undefined ? [] : lifted(desk, draft);
  return (
    <AttackAsk
      title={text.title}
      lead={text.lead}
      send={draft === undefined ? text.choose : sendLabel(desk, draft, up.length)}
      also={<Leave answer={{ kind: "stand" }} label={text.stand} />}
    >
      <Rights />
      <DiceToChoose dice={attack.dice} up={up} />
      <Outlook attack={attack} up={up} />
    </AttackAsk>
  );
}

/** What gives a right, and to what. */
function rightWords(desk: Desk, by: number): string {
  const { view, words, text } = desk;
  const { flank, one, all } = text.answers.reroll;
  const right = rights[by];
  if (right === "flank") return flank;
  if (right === "one") return one(unitTitle(desk, attackerOf(view)));
  return (right === "card" ? one : all)(words.card(view[CARD]));
}

/** By which right dice are rolled again: a choice where there are several. */
function Rights() {
  const desk = useDesk();
  const text = desk.text.answers.reroll;
  const open = [...new Set(desk.answersOf("reroll").map(({ by }) => by))];
  const now = rightOf(desk);
  return (
    <Part title={text.by} aside={<RuleLink rule="battles.attack.reroll" onOpen={desk.openRule} isShort />}>
      {open.length === 1 && open[0] !== ALL ? (
        <p className="muted">{rightWords(desk, now)}</p>
      ) : (
        <ul className="hex-rows">
          {open.map((by) => (
            <li key={by}>
              <Choice className="ask-row" isPressed={by === now} onChoose={() => chooseRight(desk, by)}>
                {rightWords(desk, by)}
              </Choice>
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}

interface DiceToChooseProps {
  readonly dice: readonly LyingDie[];
  readonly up: readonly LyingDie[];
}

function DiceToChoose({ dice, up }: DiceToChooseProps) {
  const desk = useDesk();
  const { words, text } = desk;
  const by = rightOf(desk);
  return (
    <ul className="lying-dice" aria-label={text.answers.dice.title}>
      {dice.map((die) => (
        <li key={die.place} data-does={die.does} data-symbol={symbolIds[die.symbol]}>
          <Choice
            isPressed={up.some(({ place }) => place === die.place)}
            label={text.answers.reroll.die(words.symbol(die.symbol), text.answers.dice[die.does])}
            refusal={desk.why(answerFor(by, die))}
            onChoose={() => chooseDie(desk, die)}
          >
            <DieFace die={die} />
          </Choice>
        </li>
      ))}
    </ul>
  );
}

interface OutlookProps {
  readonly attack: AttackInProgress;
  readonly up: readonly LyingDie[];
}

/** What the dice come to as they lie, and what the chosen ones promise. */
function Outlook({ attack, up }: OutlookProps) {
  const { view, words, text } = useDesk();
  const { now, average, better } = rerollOutlook(view, attack, new Set(up.map(({ place }) => place)));
  const { dice, reroll } = text.answers;
  const number = new Intl.NumberFormat(words.language, { maximumFractionDigits: 1 });
  const percent = new Intl.NumberFormat(words.language, { style: "percent" });
  return (
    <dl className="outlook" aria-live="polite">
      <dt>{reroll.now}</dt>
      <dd>{dice.sum(now.hits, now.back)}</dd>
      {up.length > 0 && (
        <>
          <dt>{reroll.average}</dt>
          <dd>
            {reroll.result(number.format(average.hits), number.format(average.back))}
            <small>{reroll.better(percent.format(better))}</small>
          </dd>
        </>
      )}
    </dl>
  );
}
