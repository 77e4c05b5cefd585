import type { TableSummary } from "@weirwood/protocol";
import { useState } from "react";
import { Icon } from "../art/icon.tsx";
import { useText } from "../text/use-text.ts";
import { TableRow } from "./table-row.tsx";
import { anyTable, isLike, type TableFilter } from "./tables.ts";

interface OpenTablesProps {
  readonly open: readonly TableSummary[];
  readonly playing: readonly TableSummary[];
  readonly onCreate: () => void;
}

/** Tables where one can sit down, and those that are played and may be looked at. */
export function OpenTables({ open, playing, onCreate }: OpenTablesProps) {
  const text = useText().lobby;
  const [filter, setFilter] = useState(anyTable);
  const shown = open.filter((table) => isLike(table, filter));
  const watched = playing.filter((table) => table.mayLookOn && isLike(table, filter));
  return (
    <>
      <section>
        <div className="lobby-heading">
          <h2>{text.openTables}</h2>
          {open.length > 0 && (
            <>
              <span className="chip num">{open.length}</span>
              <button type="button" className="btn ghost" onClick={onCreate}>
                {text.newTable}
              </button>
            </>
          )}
        </div>
        {open.length + playing.length > 3 && <Filters filter={filter} onChange={setFilter} />}
        {open.length === 0 ? (
          <NoTables onCreate={onCreate} />
        ) : shown.length === 0 ? (
          <p className="muted">{text.noMatch}</p>
        ) : (
          <ul className="table-list">
            {shown.map((table) => (
              <TableRow key={table.id} table={table} />
            ))}
          </ul>
        )}
      </section>
      {watched.length > 0 && (
        <section>
          <h2>{text.running}</h2>
          <ul className="table-list">
            {watched.slice(0, 10).map((table) => (
              <TableRow key={table.id} table={table} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function NoTables({ onCreate }: { readonly onCreate: () => void }) {
  const text = useText().lobby;
  return (
    <div className="no-tables">
      <Icon name="ui-users" size={48} />
      <b className="serif">{text.noOpenTables}</b>
      <p>{text.noOpenTablesAbout}</p>
      <button type="button" className="btn" onClick={onCreate}>
        <Icon name="ui-plus" />
        {text.openTable}
      </button>
    </div>
  );
}

interface FiltersProps {
  readonly filter: TableFilter;
  readonly onChange: (filter: TableFilter) => void;
}

function Filters({ filter, onChange }: FiltersProps) {
  const text = useText().lobby;
  return (
    <search className="table-filters" aria-label={text.filter}>
      <label>
        <Icon name="ui-search" />
        <input
          type="search"
          placeholder={text.filterText}
          aria-label={text.filterText}
          value={filter.text}
          onChange={(event) => onChange({ ...filter, text: event.target.value })}
        />
      </label>
      <select
        aria-label={text.anyClock}
        value={filter.clock ?? ""}
        onChange={(event) => onChange({ ...filter, clock: clockNamed(event.target.value) })}
      >
        <option value="">{text.anyClock}</option>
        {clocks.map((clock) => (
          <option key={clock} value={clock}>
            {text.clocks[clock]}
          </option>
        ))}
      </select>
      <select
        aria-label={text.anyPlayers}
        value={filter.players ?? ""}
        onChange={(event) => onChange({ ...filter, players: Number(event.target.value) || undefined })}
      >
        <option value="">{text.anyPlayers}</option>
        {[2, 3, 4, 5, 6].map((count) => (
          <option key={count} value={count}>
            {text.players(count)}
          </option>
        ))}
      </select>
    </search>
  );
}

const clocks = ["none", "live", "slow"] as const;
const clockNamed = (word: string): TableFilter["clock"] => clocks.find((clock) => clock === word);
