import type { Hex } from "@weirwood/battles/questions";
import { NOBODY } from "@weirwood/kernel";
import type { ReactNode } from "react";
import { Part } from "../../../table/ask/controls.tsx";
import { GiveUp } from "../../../table/ask/give-up.tsx";
import { Icon } from "../art/icon.tsx";
import { AskPanel } from "../desk/ask-panel.tsx";
import { type Desk, useDesk } from "../desk/desk.ts";
import type { Scene } from "../desk/scene.ts";
import { CommandTokens } from "./commander-rows.tsx";
import { type Naming, type NamingVerb, nameable, namingShow, whyNotNamed } from "./naming.tsx";
import { UnitRow } from "./unit-row.tsx";

interface NamedUnits {
  readonly naming: Naming;
  readonly title: string;
  readonly lead: ReactNode;
  /** The card that names them. */
  readonly symbol?: ReactNode;
}

/** Units are named one after another, on the field or in the panel; the button says that there are no more. */
export function namedUnitsScene(desk: Desk, named: NamedUnits): Scene {
  const { naming } = named;
  const open = nameable(desk, naming);
  const show = namingShow(desk, naming);
  return {
    ...show,
    about: open,
    stops: open,
    onHex(hex) {
      if (open.includes(hex)) desk.send({ kind: naming.verb, hex });
      else if (show.marks?.get(hex)?.state === "blocked") {
        desk.select(hex);
        desk.explain(whyNotNamed(desk, naming, hex));
      } else desk.select(undefined);
    },
    panel: <NamingPanel {...named} />,
  };
}

/** The hexes that the reader has named by steps that are held, since the card or the ability came into play. */
export function namedBySteps({ made }: Desk, verb: NamingVerb): Hex[] {
  const begun = made.findLastIndex(({ kind }) => kind === "play" || kind === "commit" || kind === "order");
  return made.slice(begun + 1).flatMap((step) => (step.kind === verb && step.hex !== NOBODY ? [step.hex] : []));
}

function NamingPanel({ naming, title, lead, symbol }: NamedUnits) {
  const desk = useDesk();
  const { text } = desk;
  const { verb, leader, named } = naming;
  const enough = { kind: verb, hex: NOBODY };
  const mayStop = desk.why(enough) === undefined;
  const mayGiveUp = mayStop && named.length === 0;
  return (
    <AskPanel
      title={title}
      lead={
        <span className="naming-lead">
          <span>{lead}</span> <CommandTokens figure={leader} />
        </span>
      }
      symbol={symbol}
      send={mayStop && !mayGiveUp ? text.turn.naming.enough(named.length) : text.turn.naming.first}
      answer={mayStop && !mayGiveUp ? enough : undefined}
      also={
        mayGiveUp && (
          <GiveUp
            label={text.turn.naming.enough(0)}
            isSending={desk.isSending}
            say={desk.say}
            onGiveUp={() => desk.send(enough)}
          />
        )
      }
    >
      {named.length > 0 && (
        <Part title={text.turn.naming.named}>
          {named.map((hex, place) => (
            <NamedRow key={hex} {...{ hex, leader }} number={place + 1} isLast={place === named.length - 1} />
          ))}
        </Part>
      )}
      <Part title={text.turn.naming.open}>
        {nameable(desk, naming).map((hex) => (
          <UnitRow
            key={hex}
            {...{ hex, leader }}
            aside={<span className="chip">{text.turn.naming.add}</span>}
            onChoose={() => desk.send({ kind: verb, hex })}
          />
        ))}
      </Part>
      <NotNamed naming={naming} />
    </AskPanel>
  );
}

interface NamedRowProps {
  readonly hex: Hex;
  readonly leader: number;
  readonly number: number;
  readonly isLast: boolean;
}

/** Only the last step can be taken back; the others say where they stand. */
function NamedRow({ hex, leader, number, isLast }: NamedRowProps) {
  const { takeBack, select, text } = useDesk();
  const isOpen = isLast && takeBack !== undefined;
  return (
    <UnitRow
      {...{ hex, leader, number }}
      state="named"
      aside={isOpen && <Icon name="ui-x" label={text.turn.naming.takeBack} />}
      onChoose={isOpen ? takeBack : () => select(hex)}
    />
  );
}

/** How many units of one's own cannot be named, by the reason; the field says it of each. */
function NotNamed({ naming }: { readonly naming: Naming }) {
  const desk = useDesk();
  const { not, reasons } = desk.text.turn.naming;
  const counts = new Map<string, number>();
  for (const [hex, { state }] of namingShow(desk, naming).marks ?? []) {
    if (state !== "blocked") continue;
    const rule = whyNotNamed(desk, naming, hex)?.rule;
    const reason = rule === "battles.cards.spent" ? "spent" : rule === "battles.cards.zone" ? "zone" : "other";
    counts.set(reason, (counts.get(reason) ?? 0) + 1);
  }
  if (counts.size === 0) return null;
  const parts = (["spent", "zone", "other"] as const).flatMap((reason) => {
    const count = counts.get(reason);
    return count === undefined ? [] : [reasons[reason](count)];
  });
  return <p className="muted">{not(parts.join(", "))}</p>;
}
