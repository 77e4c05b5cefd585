import type { Notice } from "@weirwood/protocol";
import type { Table } from "./table-cache.ts";

/** Who is notified of a change of a table, and of what kind. */
export interface TableNotice {
  readonly kind: Notice["kind"];
  readonly to: (after: Table, before: Table) => readonly string[];
  /** One notification for each; where absent, every change is worth one. */
  readonly block?: string | ((after: Table) => string);
}
