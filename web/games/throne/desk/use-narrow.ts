import { useWidth } from "../../../table/use-width.ts";

/** Whether the board has no room for notes beside its areas: then trays stand in the panel. */
export function useNarrow(): boolean {
  const width = useWidth();
  return width !== "laptop" && width !== "wide";
}
