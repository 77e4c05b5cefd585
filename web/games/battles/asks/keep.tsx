import { type BattleDecision, battles } from "@weirwood/battles/playing";
import { foeOf, hands, houseIds, symbolIds, tokensOf } from "@weirwood/battles/questions";
import { NOBODY } from "@weirwood/kernel";
import { Choice, Part } from "../../../table/ask/controls.tsx";
import { GiveUp } from "../../../table/ask/give-up.tsx";
import { Icon } from "../art/icon.tsx";
import { AskPanel } from "../desk/ask-panel.tsx";
import { type Desk, useDesk } from "../desk/desk.ts";
import type { MakeScene } from "../desk/scene.ts";
import { CardFace } from "../tray/card-face.tsx";
import "./turn.css";

type Keep = Extract<BattleDecision, { kind: "keep" }>;

const nothing: Keep = { kind: "keep", card: NOBODY, token: NOBODY };

/** What was sent and may still be changed. */
function sentBy({ view, seat }: Desk): Keep | undefined {
  const kept = battles.kept(view, seat);
  return kept?.kind === "keep" ? kept : undefined;
}

/** What is chosen: the draft, or what was sent, or nothing yet. */
const chosenOf = (desk: Desk): Keep => (desk.draft?.kind === "keep" ? desk.draft : (sentBy(desk) ?? nothing));

const change = (desk: Desk, part: Partial<Omit<Keep, "kind">>): void => {
  const next = { ...chosenOf(desk), ...part };
  const isNothing = next.card === NOBODY && next.token === NOBODY;
  desk.change(isNothing && sentBy(desk) === undefined ? undefined : next);
};

const toggleCard = (desk: Desk, card: number): void =>
  change(desk, { card: chosenOf(desk).card === card ? NOBODY : card });
const toggleToken = (desk: Desk, token: number): void =>
  change(desk, { token: chosenOf(desk).token === token ? NOBODY : token });

/** At the end of a round both keep a card and an order token at most, in secret. */
export const keepScene: MakeScene = (desk) => {
  const { card: keptCard, token: keptToken } = chosenOf(desk);
  return {
    tray: {
      token: (symbol) => ({ state: symbol === keptToken ? "chosen" : "open" }),
      onToken: (symbol) => toggleToken(desk, symbol),
      card: (card) => ({ state: card === keptCard ? "chosen" : "open" }),
      onCard: (card) => toggleCard(desk, card),
    },
    panel: <KeepPanel />,
  };
};

function KeepPanel() {
  const desk = useDesk();
  const { view, reader, words, text, draft } = desk;
  const keep = text.turn.keep;
  const { card, token } = chosenOf(desk);
  const foe = words.book.names.seat[houseIds[foeOf(reader)]];
  const hand = Array.from({ length: hands[reader].count(view) }, (_, place) => hands[reader].get(view, place));
  const symbols = symbolIds.map((_, symbol) => symbol).filter((symbol) => tokensOf(view, reader, symbol) > 0);
  return (
    <AskPanel
      lead={keep.lead}
      send={draft === undefined ? keep.choose : labelOf(desk, chosenOf(desk))}
      foot={sentBy(desk) !== undefined && <p className="ask-sent">{keep.sent(foe)}</p>}
      also={
        draft === undefined &&
        sentBy(desk) === undefined && (
          <GiveUp
            label={keep.nothingAtAll}
            loses={keep.loses}
            isSending={desk.isSending}
            say={desk.say}
            onGiveUp={() => desk.send(nothing)}
          />
        )
      }
    >
      {symbols.length > 0 && (
        <Part title={keep.token}>
          <div className="token-row">
            {symbols.map((symbol) => (
              <Choice
                key={symbol}
                className="tray-token"
                isPressed={symbol === token}
                label={text.turn.tray.tokensOf(1, words.symbol(symbol))}
                onChoose={() => toggleToken(desk, symbol)}
              >
                <Icon name={`battles/hexorder-${symbolIds[symbol]}`} size={40} />
              </Choice>
            ))}
          </div>
        </Part>
      )}
      {hand.length > 0 && (
        <Part title={keep.card}>
          {hand.map((one) => (
            <Choice
              key={one}
              className="turn-row tray-card"
              isPressed={one === card}
              onChoose={() => toggleCard(desk, one)}
            >
              <CardFace card={one} />
            </Choice>
          ))}
        </Part>
      )}
    </AskPanel>
  );
}

function labelOf({ words, text }: Desk, { card, token }: Keep): string {
  const keep = text.turn.keep;
  const tokenWords = token === NOBODY ? undefined : text.turn.tray.tokensOf(1, words.symbol(token));
  if (card === NOBODY) return tokenWords === undefined ? keep.nothingAtAll : keep.tokenOnly(tokenWords);
  return tokenWords === undefined ? keep.cardOnly(words.card(card)) : keep.both(words.card(card), tokenWords);
}
