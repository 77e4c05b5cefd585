import type { SymbolName } from "./symbol-names.ts";

/** Houses, orders and units as symbols: the names of the rules are the names of the drawings. */

/** `march*` is drawn as `order-march-star`. */
export const orderSymbol = (id: string): SymbolName => `order-${id.replace("*", "-star")}` as SymbolName;
export const singleSymbol = (id: string): SymbolName => `once-${id}` as SymbolName;
export const unitSymbol = (id: string, isRouted: boolean): SymbolName =>
  `unit-${id}${isRouted ? "-routed" : ""}` as SymbolName;
export const shieldSymbol = (house: string): SymbolName => `shield-${house}` as SymbolName;

/** The class that gives everything inside it the colours of a house. */
export const houseClass = (house: string): string => `h-${house}`;
