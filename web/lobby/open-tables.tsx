import type { TableSummary } from "@weirwood/protocol";
import { useState } from "react";
import { EmptyNote } from "../app/empty-note.tsx";
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
        <h2>
          {text.openTables} <span className="chip num">{open.length}</span>
        </h2>
        {open.length + playing.length > 3 && <Filters filter={filter} onChange={setFilter} />}
        {shown.length === 0 ? (
          <div className="panel">
            <EmptyNote symbol="ui-users" words={open.length === 0 ? text.noOpenTables : text.noMatch}>
              <button type="button" className="btn" onClick={onCreate}>
                {text.newTable}
              </button>
            </EmptyNote>
          </div>
        ) : (
          <ul className="panel table-list">
            {shown.map((table) => (
              <TableRow key={table.id} table={table} />
            ))}
          </ul>
        )}
      </section>
      {watched.length > 0 && (
        <section>
          <h2>
            {text.running} <span className="chip num">{watched.length}</span>
          </h2>
          <ul className="panel table-list">
            {watched.slice(0, 10).map((table) => (
              <TableRow key={table.id} table={table} />
            ))}
          </ul>
        </section>
      )}
    </>
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
