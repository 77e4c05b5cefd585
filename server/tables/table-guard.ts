import { type Route, type RouteName, routes } from "@weirwood/protocol";
import type { Call, Handlers } from "../http/handlers.ts";
import type { TablesForOthers } from "../http/table-access.ts";

/** Whatever is asked about a table, who may not see it is told the same as if there were none. Operators see all. */
export function guardTables(handlers: Handlers, tables: Pick<TablesForOthers, "access">): Handlers {
  const gated = Object.entries(handlers).map(([name, handler]) => {
    const { path, who }: Route = routes[name as RouteName];
    if (!path.includes("/:table") || who === "operator") return [name, handler];
    const look = handler as (call: Call<RouteName>) => Promise<unknown>;
    return [
      name,
      async (call: TableCall) => {
        const invite = call.query?.invite ?? call.body?.invite;
        await tables.access(call.params.table, call.caller?.id, invite);
        return look(call as unknown as Call<RouteName>);
      },
    ];
  });
  return Object.fromEntries(gated) as Handlers;
}

interface TableCall extends Pick<Call<"table">, "params" | "caller"> {
  readonly query?: { readonly invite?: string };
  readonly body?: { readonly invite?: string };
}
