import type { Cells } from "./cells.ts";
import type { FieldShapes } from "./fields.ts";
import { Rows, type RowsShape } from "./rows.ts";
import type { SectionTable } from "./section.ts";

/** Tables side by side, and where what is used of them ends. */
export interface RowsBeside<Tables extends { readonly [name: string]: FieldShapes }> {
  readonly tables: { readonly [Name in keyof Tables]: Rows<Tables[Name]> };
  /** Says that the rows themselves lie here: their counts lie where the tables were added. */
  place(table: SectionTable): void;
  end(cells: Cells): number;
}

/**
 * Adds counted tables whose first rows lie side by side, up to `near`: the first of each, then the second of each. A few rows of many
 * tables are then a few cells at the beginning, however much room there is for more of them.
 */
export function rowsBesideIn<const Tables extends { readonly [name: string]: FieldShapes }>(
  table: SectionTable,
  near: number,
  shapes: { readonly [Name in keyof Tables]: Omit<RowsShape<Tables[Name]>, "sight"> },
): RowsBeside<Tables> {
  const names = Object.keys(shapes);
  const counts = table.size;
  const widths = names.map((name) => Object.keys(shapes[name].fields).length);
  const stride = widths.reduce((sum, width) => sum + width, 0);
  const places = names.map(() => ({ first: 0, stride, near, far: 0 }));
  const tables = names.map(
    (name, index) =>
      [name, table.add((at, cellBits) => new Rows(name, at, shapes[name], cellBits, places[index]))] as const,
  );
  let [first, far] = [0, 0];
  return {
    tables: Object.fromEntries(tables) as unknown as RowsBeside<Tables>["tables"],
    place(rest) {
      first = rest.size;
      let place = first;
      far = first + near * stride;
      for (const [index, name] of names.entries()) {
        places[index].first = place;
        places[index].far = far;
        place += widths[index];
        far += Math.max(0, shapes[name].most - near) * widths[index];
      }
      rest.leave(far - first);
    },
    end(cells) {
      let most = 0;
      for (let i = counts; i < counts + names.length; i++) if (cells[i] > most) most = cells[i];
      return most <= near ? first + most * stride : far;
    },
  };
}
