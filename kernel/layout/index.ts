/** Flat states: one table of sections from which blank states, JSON, merge patches, views and equality are made. */
export type { Cells } from "./cells.ts";
export type { FieldPlaces, FieldShapes } from "./fields.ts";
export { Frames, type FramesShape, NO_FRAME, type ProcedureShape, type ProcedureShapes } from "./frames.ts";
export { Layout, type LayoutHooks } from "./layout.ts";
export { Pile, type PileShape } from "./piles.ts";
export { type PlacesShape, Wide } from "./places.ts";
export { NamedRows, type NamedRowsShape, Rows, type RowsShape } from "./rows.ts";
export type { Section, Sight } from "./section.ts";
export { LayoutSizes, type Sized } from "./sizes.ts";
export { LayoutTable, layoutOfBytes, layoutOfWords } from "./table.ts";
export { noneOf, unknownOf, type ValueShape, type Width } from "./values.ts";
