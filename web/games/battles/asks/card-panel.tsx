import {
  AFTER,
  BEFORE,
  BOTH,
  COMMAND,
  commandCards,
  commandWaysOf,
  costsOf,
  type Figure,
  READY_BOTH,
} from "@weirwood/battles/questions";
import { NOBODY } from "@weirwood/kernel";
import { Choice, Part } from "../../../table/ask/controls.tsx";
import { RuleLink } from "../../../table/rule-link.tsx";
import { Icon } from "../art/icon.tsx";
import { AskPanel } from "../desk/ask-panel.tsx";
import { type Desk, useDesk } from "../desk/desk.ts";
import { CardEmblem, CardText, Cost } from "../tray/card-face.tsx";
import { cardWords } from "../tray/card-words.ts";
import { CommanderRows } from "./commander-rows.tsx";
import { type Play, playOn, whyNotPlayed } from "./turn-hand.ts";
import { PutDown, sendLabel } from "./turn-parts.tsx";
import { figureName } from "./unit-row.tsx";

interface CardPanelProps {
  readonly card: number;
  readonly leader: Figure | undefined;
}

/** A command card that is taken up: on whom it is played, its commands and its tactic. */
export function CardPanel({ card, leader }: CardPanelProps) {
  const desk = useDesk();
  const { words, text, draft } = desk;
  const play = draft?.kind === "play" ? draft : undefined;
  const cost = play === undefined ? 0 : costsOf[card][play.commands];
  return (
    <AskPanel
      title={words.card(card)}
      lead={leader === undefined ? text.turn.card.onWhom : text.turn.card.on(figureName(desk, leader))}
      symbol={<CardEmblem card={card} />}
      send={play === undefined ? text.turn.card.onWhom : sendLabel(desk, play)}
      also={<PutDown />}
    >
      {leader === undefined && <CardText card={card} />}
      <CommanderRows
        isPressed={(figure) => figure === leader}
        whyNot={(figure) => whyNotPlayed(desk, card, figure)}
        more={(figure) => (figure === leader ? cost : 0)}
        onChoose={(figure) => playOn(desk, card, figure)}
      />
      {play !== undefined && <Commands play={play} />}
      {play !== undefined && commandCards[card].tactic !== undefined && <TacticChoice play={play} />}
    </AskPanel>
  );
}

/** Which commands are carried out, each with what it costs; what the tokens do not allow stays, with the reason. */
function Commands({ play }: { readonly play: Play }) {
  const desk = useDesk();
  const { view, reader, words, text, openRule } = desk;
  const { card } = play;
  const { commands } = cardWords(words, card);
  const wordsOf = (way: number): string =>
    way === READY_BOTH ? text.turn.card.readyBoth : way === BOTH ? text.turn.card.both : commands[way].text;
  return (
    <Part title={text.turn.card.commands} aside={<RuleLink rule="battles.cards.commands" onOpen={openRule} isShort />}>
      {commandWaysOf[card].map((way) => (
        <Choice
          key={way}
          className="ask-row turn-row open"
          isPressed={way === play.commands}
          refusal={desk.why({ ...play, commands: way, tactic: NOBODY })}
          onChoose={() => desk.change(withTactic(desk, { ...play, commands: way }))}
        >
          <Cost tokens={costsOf[card][way]} />
          <span className="grow">
            <b>{wordsOf(way)}</b>
          </span>
        </Choice>
      ))}
      <p className="muted">{text.turn.tokensLeft(view[COMMAND + reader] - costsOf[card][play.commands])}</p>
    </Part>
  );
}

/** The tactic stays chosen where it is still possible. */
const withTactic = (desk: Desk, play: Play): Play =>
  desk.why(play) === undefined ? play : { ...play, tactic: NOBODY };

/** The tactic, before or after the commands, as switches: what it needs is shown, never spent. */
function TacticChoice({ play }: { readonly play: Play }) {
  const desk = useDesk();
  const { words, text } = desk;
  const { tactic: said } = cardWords(words, play.card);
  const when = commandCards[play.card].tactic?.when;
  const times = [BEFORE, AFTER].filter((time) => when === "either" || when === (time === BEFORE ? "before" : "after"));
  return (
    <Part title={text.turn.card.tactic}>
      {times.map((time) => {
        const isOn = play.tactic === time;
        return (
          <Choice
            key={time}
            className="ask-row turn-row open switch-row"
            isPressed={isOn}
            refusal={desk.why({ ...play, tactic: time })}
            onChoose={() => desk.change({ ...play, tactic: isOn ? NOBODY : time })}
          >
            <Icon name="battles/momentum" size={28} />
            <span className="grow">
              <b>{time === BEFORE ? text.turn.card.before : text.turn.card.after}</b>
              <small>{said}</small>
            </span>
            <span className="switch" aria-hidden="true" />
          </Choice>
        );
      })}
    </Part>
  );
}
