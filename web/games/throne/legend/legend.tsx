import { ONLOOKER } from "@weirwood/kernel";
import { castlesToWin, houseIds, houseOfSeat, lastTurn, playersOf } from "@weirwood/throne/questions";
import type { Throne } from "@weirwood/throne/rules";
import type { ReactNode } from "react";
import { Dialog } from "../../../app/dialog.tsx";
import type { LegendProps } from "../../../table/game-client.ts";
import { LegendEntry, LegendGroup } from "../../../table/legend-list.tsx";
import { houseClass } from "../art/heraldry.ts";
import { Icon } from "../art/icon.tsx";
import type { ThroneSymbol } from "../art/symbol-names.ts";
import { useThroneText } from "../text/use-throne-text.ts";
import { houseSigns, orderSigns, type SignGroup, signColumns } from "./signs.ts";

const SIZE = 36;

/** What every symbol of the table means, one line each, in the reader's own colour. */
export function Legend({ view, seat, openRule, onClose }: LegendProps<Throne>) {
  const text = useThroneText().legend;
  const house = seat === ONLOOKER ? "lannister" : houseIds[houseOfSeat(view, seat)];
  return (
    <Dialog title={text.title} onClose={onClose} className="legend">
      <p className="muted">{text.lead}</p>
      <div className={`legend-columns ${houseClass(house)}`}>
        <div>
          <LegendGroup title={text.groups.orders}>
            {orderSigns.map(([sign, symbol]) => (
              <LegendEntry key={sign} {...text.kinds[sign]} picture={<Icon name={symbol} size={SIZE} />} />
            ))}
          </LegendGroup>
          <section>
            <h3>{text.groups.win}</h3>
            <p>
              {text.win(castlesToWin[playersOf(view)], lastTurn)}{" "}
              <button type="button" className="rule" onClick={() => openRule("throne.victory.areas")}>
                <Icon name="ui-book" label={text.groups.win} />
              </button>
            </p>
          </section>
          <Signs group={houseSigns} />
        </div>
        {signColumns.map((groups) => (
          <div key={groups[0].title}>
            {groups.map((group) => (
              <Signs key={group.title} group={group} />
            ))}
          </div>
        ))}
      </div>
    </Dialog>
  );
}

function Signs({ group: { title, signs } }: { readonly group: SignGroup }) {
  const text = useThroneText().legend;
  return (
    <LegendGroup title={text.groups[title]}>
      {signs.map(([sign, picture]) => (
        <LegendEntry key={sign} {...text.signs[sign]} picture={pictureOf(picture)} />
      ))}
      {title === "houses" && <LegendEntry {...text.signs.cards} picture={<span className="card-figure num">7</span>} />}
    </LegendGroup>
  );
}

function pictureOf(name: string): ReactNode {
  if (name.startsWith("mark-")) return <Outline mark={name} />;
  const icon = <Icon name={name as ThroneSymbol} size={SIZE - 4} />;
  return name.startsWith("throne/unit-") ? <span className="unit-icon">{icon}</span> : icon;
}

/** An area with its outline, as the map draws what can be done there. */
function Outline({ mark }: { readonly mark: string }) {
  const shape = "M6 10 18 4 33 8 36 22 30 35 12 36 4 24Z";
  return (
    <svg viewBox="0 0 40 40" width={SIZE} height={SIZE} aria-hidden="true" className={`mark ${mark}`}>
      <path d={shape} className="casing" />
      <path d={shape} className="line" />
    </svg>
  );
}
