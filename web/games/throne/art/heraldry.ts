import type { ThroneSymbol } from "./symbol-names.ts";

/** Houses, orders and units as symbols: the names of the rules are the names of the drawings. */

/** `march*` is drawn as `order-march-star`. */
export const orderSymbol = (id: string): ThroneSymbol => `throne/order-${id.replace("*", "-star")}` as ThroneSymbol;
export const singleSymbol = (id: string): ThroneSymbol => `throne/once-${id}` as ThroneSymbol;
export const unitSymbol = (id: string, isRouted: boolean): ThroneSymbol =>
  `throne/unit-${id}${isRouted ? "-routed" : ""}` as ThroneSymbol;
export const shieldSymbol = (house: string): ThroneSymbol => `throne/shield-${house}` as ThroneSymbol;

/** The class that gives everything inside it the colours of a house. */
export const houseClass = (house: string): string => `h-${house}`;
