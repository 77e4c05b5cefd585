import { type Battle, houseIds, SEAT_HOUSE, STARK } from "@weirwood/battles/questions";
import { ONLOOKER } from "@weirwood/kernel";
import type { ReactNode } from "react";
import { Dialog } from "../../../app/dialog.tsx";
import { useSettings } from "../../../app/settings.ts";
import type { LegendProps } from "../../../table/game-client.ts";
import { LegendEntry, LegendGroup } from "../../../table/legend-list.tsx";
import { textOf } from "../../books.ts";
import { Icon } from "../art/icon.tsx";
import type { BattlesSymbol } from "../art/symbol-names.ts";
import type { SheetsText } from "../side/text/en.ts";
import { signColumns } from "./signs.ts";
import "./legend.css";

const SIZE = 34;

/** What every symbol of the table means, one line each. */
export function Legend({ view, seat, onClose }: LegendProps<Battle>) {
  const { legend: text } = textOf(
    "battles",
    useSettings(({ language }) => language),
    "sheets",
  ) as SheetsText;
  const house = houseIds[seat === ONLOOKER ? STARK : view[SEAT_HOUSE + seat]];
  return (
    <Dialog title={text.title} onClose={onClose} className="legend">
      <p className="muted">{text.lead}</p>
      <div className={`legend-columns battles-legend h-${house}`}>
        {signColumns.map((groups) => (
          <div key={groups[0].title}>
            {groups.map(({ title, signs }) => (
              <LegendGroup key={title} title={text.groups[title]}>
                {signs.map(([sign, picture]) => (
                  <LegendEntry key={sign} {...text.signs[sign]} picture={pictureOf(picture)} />
                ))}
              </LegendGroup>
            ))}
          </div>
        ))}
      </div>
    </Dialog>
  );
}

function pictureOf(name: string): ReactNode {
  if (!name.startsWith("hex-")) return <Icon name={name as BattlesSymbol} size={SIZE} />;
  const shape = "M20 3 35 11.5 V28.5 L20 37 5 28.5 V11.5Z";
  return (
    <svg viewBox="0 0 40 40" width={SIZE} height={SIZE} aria-hidden="true" data-state={name.slice("hex-".length)}>
      <path d={shape} className="casing" />
      <path d={shape} />
    </svg>
  );
}
