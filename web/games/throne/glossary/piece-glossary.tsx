import { orderIds, singleIds, tokensOf, UNIT_KINDS, unitLimit } from "@weirwood/throne/questions";
import type { ReactNode } from "react";
import { useSettings } from "../../../app/settings.ts";
import { ruleAddress } from "../../../rules-book/book.ts";
import { capital } from "../../../text/capital.ts";
import { bookOf } from "../../books.ts";
import { houseClass, orderSymbol, singleSymbol, unitSymbol } from "../art/heraldry.ts";
import { Icon } from "../art/icon.tsx";
import type { ThroneSymbol } from "../art/symbol-names.ts";
import { unitIds } from "../pieces.ts";
import { useGlossaryText } from "./text/glossary-text.ts";
import "./glossary.css";

const signs = ["barrel", "crown", "city", "stronghold", "garrison", "port", "power", "fortification"] as const;
const sorts = ["march", "defense", "support", "raid", "consolidate"] as const;

/** Units, orders and signs of the map: what they look like and what they are good for. */
export function PieceGlossary() {
  const text = useGlossaryText();
  const language = useSettings((settings) => settings.language);
  const { names, rules } = bookOf("throne", language);
  return (
    <div className={`glossary-pieces ${houseClass("lannister")}`}>
      <Group title={text.units}>
        {unitIds.slice(0, UNIT_KINDS).map((id, kind) => (
          <Piece
            key={id}
            symbol={unitSymbol(id, false)}
            name={`${capital(names.unit[id])} · ${text.limit(unitLimit[kind])}`}
          >
            {text.unitTexts[id]}
          </Piece>
        ))}
        <Piece symbol={unitSymbol("knight", true)} name={text.routed} rule="throne.routed.strength">
          {text.routedText}
        </Piece>
      </Group>
      <Group title={text.orders}>
        {orderIds.map((id, order) => {
          const sort = sorts.find((one) => id.startsWith(one));
          return (
            <Piece key={id} symbol={orderSymbol(id)} name={`${names.order[id]} · ${text.tokens(tokensOf[order])}`}>
              {sort === undefined ? "" : text.orderTexts[sort]} {id.endsWith("*") ? text.star : ""}
            </Piece>
          );
        })}
      </Group>
      <Group title={text.singles}>
        {singleIds.map((id) => {
          const rule = `throne.single.${id}`;
          const isTold = Object.hasOwn(rules, rule);
          return (
            <Piece key={id} symbol={singleSymbol(id)} name={names.single[id]} {...(isTold && { rule })}>
              {isTold ? rules[rule].rule : ""}
            </Piece>
          );
        })}
      </Group>
      <Group title={text.signs}>
        {signs.map((sign) => (
          <Piece key={sign} symbol={`throne/${sign}`} name={text.signNames[sign]}>
            {text.signTexts[sign]}
          </Piece>
        ))}
      </Group>
    </div>
  );
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="panel">
      <h2>{title}</h2>
      <dl>{children}</dl>
    </section>
  );
}

interface PieceProps {
  readonly symbol: ThroneSymbol;
  readonly name: string;
  readonly rule?: string;
  readonly children: ReactNode;
}

function Piece({ symbol, name, rule, children }: PieceProps) {
  return (
    <div className="piece">
      <dt>
        <Icon name={symbol} size={44} />
        <span>{name}</span>
      </dt>
      <dd>
        {children}{" "}
        {rule !== undefined && (
          <a className="rule" href={ruleAddress("throne", rule)}>
            {rule}
          </a>
        )}
      </dd>
    </div>
  );
}
