import type { Refusal } from "@weirwood/kernel";
import { isStarred, type Order, orderIds } from "@weirwood/throne/questions";
import { type ReactNode, useState } from "react";
import { Choice, Explained } from "../../../table/ask/controls.tsx";
import { useDesk } from "../desk/desk.ts";
import { OrderIcon } from "../desk/pictures.tsx";
import { useReading } from "../desk/reading.ts";
import type { ThroneText } from "../text/en.ts";
import { Season } from "./season.tsx";

interface OrderTrayProps {
  /** What the tokens are, for whoever cannot see them. */
  readonly title: string;
  readonly tokens: readonly TrayOrder[];
  readonly onChoose: (order: Order) => void;
}

interface TrayOrder {
  readonly order: Order;
  readonly isChosen: boolean;
  readonly refusal: Refusal | undefined;
  readonly label: string;
  /** Under the token: how many are left. */
  readonly below?: ReactNode;
}

/**
 * Tokens to choose from, and below them what the one that is pointed at is called and does; or why it cannot be laid. There is
 * always room for that: nothing moves under the hand.
 */
export function OrderTray({ title, tokens, onChoose }: OrderTrayProps) {
  const { at, text, words, explain, explained } = useDesk();
  const { text: whole } = useReading();
  const [pointed, setPointed] = useState<Order>();
  const point = (order: Order): void => {
    setPointed(order);
    explain(undefined);
  };
  return (
    <>
      <fieldset className="tray">
        <legend className="visually-hidden">{title}</legend>
        {tokens.map(({ order, isChosen, refusal, label, below }) => (
          <Choice
            key={order}
            className="token"
            isPressed={isChosen}
            refusal={refusal}
            label={label}
            description={sentenceOf(whole, order)}
            onPoint={() => point(order)}
            onChoose={() => onChoose(order)}
          >
            <OrderIcon order={order} house={at.house} size={40} />
            {below}
            {isStarred(order) && <span className="visually-hidden">{text.orders.starred}</span>}
          </Choice>
        ))}
      </fieldset>
      <div className="tray-foot">
        {pointed !== undefined && (
          <p aria-hidden="true">
            <b>{words.order(pointed)}</b> {explained === undefined && sentenceOf(whole, pointed)}
          </p>
        )}
        <Explained hint={pointed === undefined && <Season />} />
      </div>
    </>
  );
}

const sentenceOf = ({ legend }: ThroneText, order: Order): string =>
  legend.orders[orderIds[order] as keyof typeof legend.orders];
