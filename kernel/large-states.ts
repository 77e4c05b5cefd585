/**
 * What states need that differ in length, or have much room of which little is used. It is apart from the rest of the kernel: a page
 * loads it with a game that has such states, and with no other.
 */
/** @public Only the declarations that are made of a game's state name it. */
export type { RowsBeside } from "./layout/rows-beside.ts";
export { rowsBesideIn } from "./layout/rows-beside.ts";
export { sharedPilesIn } from "./layout/shared-piles.ts";
export { LayoutSizes } from "./layout/sizes.ts";
export { copyOfUsed } from "./layout/used.ts";
