import type { Cards } from "@weirwood/cards/questions";
import type { ReactNode } from "react";
import { Dialog } from "../../../app/dialog.tsx";
import { useSettings } from "../../../app/settings.ts";
import type { LegendProps } from "../../../table/game-client.ts";
import { LegendEntry, LegendGroup } from "../../../table/legend-list.tsx";
import { textOf } from "../../books.ts";
import { Icon } from "../art/icon.tsx";
import type { CardsSymbol } from "../art/symbol-names.ts";
import type { SheetsText } from "../side/text/en.ts";
import { signColumns } from "./signs.ts";
import "./legend.css";

const SIZE = 32;

/** What every sign of the table means, one line each. */
export function Legend({ onClose }: LegendProps<Cards>) {
  const { legend: text } = textOf(
    "cards",
    useSettings(({ language }) => language),
    "sheets",
  ) as SheetsText;
  return (
    <Dialog title={text.title} onClose={onClose} className="legend">
      <p className="muted">{text.lead}</p>
      <div className="legend-columns cards-legend">
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
  if (!name.startsWith("card-")) return <Icon name={name as CardsSymbol} size={SIZE} />;
  return (
    <svg viewBox="0 0 50 64" width={SIZE} height={SIZE + 6} aria-hidden="true" data-is={name.slice("card-".length)}>
      <rect x="9" y="9" width="32" height="46" rx="4" className="card" />
      <path d="M4 16V4H16M34 4H46V16M46 48V60H34M16 60H4V48" className="brackets" />
      <rect x="6" y="6" width="38" height="52" rx="6" className="outline" />
    </svg>
  );
}
