import { type Hex, hexOf, MORALE, NONE, symbolIds, unitsOnField } from "@weirwood/battles/questions";
import { reasonOf } from "../../../table/ask/asking.ts";
import { Choice, Part } from "../../../table/ask/controls.tsx";
import { Icon } from "../art/icon.tsx";
import { AskPanel } from "../desk/ask-panel.tsx";
import { type Desk, useDesk } from "../desk/desk.ts";
import type { MakeScene } from "../desk/scene.ts";
import type { HexMark } from "../field/field-show.ts";
import { handOf, orderBy, ownUnitIn, type TurnHand, whyNotOrdered } from "./turn-hand.ts";
import { PutDown, sendLabel } from "./turn-parts.tsx";
import { withHand } from "./turn-tray.ts";
import { UnitRow } from "./unit-row.tsx";

/** An order token is taken up: a unit that it orders is pressed, and pressed once more to send. */
export const tokenScene: MakeScene = (desk) => {
  const { draft } = desk;
  const { token } = handOf(desk) as Extract<TurnHand, { readonly token: unknown }>;
  const marks = new Map(
    unitsOnField(desk.view, desk.reader).map((unit) => {
      const hex = hexOf(desk.view, unit);
      return [hex, markOf(desk, token, hex)] as const;
    }),
  );
  const stops = [...marks.keys()].filter((hex) => marks.get(hex)?.state === "legal");
  const chosen = draft?.kind === "order" || draft?.kind === "ready" ? draft.hex : undefined;
  if (chosen !== undefined) marks.set(chosen, { state: "selected" });
  return withHand(desk, {
    marks,
    stops,
    about: stops,
    onHex(hex) {
      const order = orderBy(desk, token, hex);
      if (order === undefined) desk.explain(whyNotOrdered(desk, token, hex));
      else if (hex === chosen) desk.send();
      else desk.change(order, sendLabel(desk, order));
    },
    whyHex: (hex) => (ownUnitIn(desk, hex) === NONE ? undefined : whyNotOrdered(desk, token, hex)),
    panel: <TokenTurn token={token} units={stops} />,
  });
};

function markOf(desk: Desk, token: number, hex: number): HexMark {
  const { text, words } = desk;
  const order = orderBy(desk, token, hex);
  if (order?.kind === "order") return { state: "legal", says: text.turn.canBeOrdered };
  if (order?.kind === "ready") return { state: "legal", says: text.turn.canBeReadied };
  const why = whyNotOrdered(desk, token, hex);
  return { state: "blocked", ...(why !== undefined && { reason: reasonOf(words.book, why) }) };
}

interface TokenTurnProps {
  readonly token: number;
  /** The hexes of units that it orders or readies. */
  readonly units: readonly Hex[];
}

function TokenTurn({ token, units }: TokenTurnProps) {
  const desk = useDesk();
  const { words, text, draft } = desk;
  const chosen = draft?.kind === "order" || draft?.kind === "ready" ? draft.hex : undefined;
  const raise = desk.answersOf("raise")[0];
  return (
    <AskPanel
      title={text.turn.token.title(words.symbol(token))}
      lead={text.turn.token.lead[symbolIds[token]]}
      symbol={<Icon name={`battles/hexorder-${symbolIds[token]}`} size={44} />}
      send={draft === undefined ? text.turn.token.choose : sendLabel(desk, draft)}
      also={<PutDown />}
    >
      {token === MORALE && raise !== undefined && (
        <Choice
          className="ask-row turn-row open"
          isPressed={draft?.kind === "raise"}
          onChoose={() => desk.change(raise, text.turn.send.raise)}
        >
          <Icon name="battles/momentum" size={28} />
          <span className="grow">
            <b>{text.turn.send.raise}</b>
            <small>{text.turn.raises}</small>
          </span>
        </Choice>
      )}
      {units.length > 0 && (
        <Part title={text.turn.token.units}>
          {units.map((hex) => (
            <UnitRow
              key={hex}
              hex={hex}
              isPressed={hex === chosen}
              onChoose={() => desk.change(orderBy(desk, token, hex))}
            />
          ))}
        </Part>
      )}
    </AskPanel>
  );
}
