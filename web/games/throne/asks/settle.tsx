import { NONE } from "@weirwood/throne/questions";
import { Icon } from "../art/icon.tsx";
import type { AreaMark } from "../board/marks.tsx";
import { AskPanel } from "../desk/ask-panel.tsx";
import { type Desk, useDesk } from "../desk/desk.ts";
import { Army, OrderIcon, SingleIcon } from "../desk/pictures.tsx";
import type { Scene } from "../desk/scene.ts";
import { type TokenToSettle, tokensToSettle } from "../draft/tokens.ts";

/** Which of several tokens is settled now: press its area, or its row. */

const takeUp = (desk: Desk, token: TokenToSettle): void => {
  desk.change(token.start, desk.text.settle.taken(nameOf(desk, token), desk.words.area(token.area)));
  desk.select(undefined);
};

const nameOf = ({ words }: Desk, { order, single }: TokenToSettle): string =>
  single === NONE ? words.order(order) : words.single(single);

export function settleScene(desk: Desk): Scene {
  const tokens = tokensToSettle(desk.at);
  const marks = new Map<number, AreaMark>(
    tokens.map(({ area }) => [area, { state: "legal", says: desk.text.settle.canSettle }]),
  );
  return {
    marks,
    stops: tokens.map(({ area }) => area),
    onArea: (area, { piece }) => {
      const here = tokens.filter((token) => token.area === area);
      // Where both lie in one area, the one that was pressed; the normal one first.
      const token = here.find(({ single }) => (single !== NONE) === (piece === "single")) ?? here[0];
      if (token !== undefined) takeUp(desk, token);
    },
    panel: <SettlePanel />,
  };
}

function SettlePanel() {
  const desk = useDesk();
  const { at, words, text } = desk;
  return (
    <AskPanel lead={text.settle.lead} send={text.settle.send}>
      <ul className="order-list">
        {tokensToSettle(at).map((token) => (
          <li key={`${token.area} ${token.single}`}>
            <button type="button" className="ask-row" onClick={() => takeUp(desk, token)}>
              {token.single === NONE ? (
                <OrderIcon order={token.order} house={at.house} />
              ) : (
                <SingleIcon single={token.single} house={at.house} />
              )}
              <span className="grow">
                <b>{words.area(token.area)}</b>
                <small className="muted">{nameOf(desk, token)}</small>
              </span>
              <Army area={token.area} />
            </button>
          </li>
        ))}
      </ul>
    </AskPanel>
  );
}

/** Back to the choice of a token, where there is one. */
export function AnotherToken() {
  const desk = useDesk();
  if (tokensToSettle(desk.at).length < 2) return null;
  return (
    <button type="button" className="btn ghost another" onClick={() => desk.change(undefined)}>
      <Icon name="ui-chevron" size={14} className="turned-left" />
      {desk.text.settle.another}
    </button>
  );
}
