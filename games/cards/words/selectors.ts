import type { TypeId } from "../data/names.ts";
import type { Amount, Chosen, ChosenSeat, Every, Ref, Selector, Who } from "./grammar/index.ts";

/** Words that point at cards and players. */

export const self = "self";
export const bearer = "bearer";
export const target = "target";
export const subject = "subject";
export const that = (name: string): Ref => ({ that: name });
const ofType =
  (type: TypeId) =>
  (selector: Selector = {}): Selector => ({ type, ...selector });
export const character = ofType("character");
export const location = ofType("location");
export const attachment = ofType("attachment");
export const event = ofType("event");

export const houseCard = ofType("house");
/** A card of any type. */
export const card = (selector: Selector = {}): Selector => selector;
export const every = (selector: Selector): Every => ({ every: selector });
export const one = (selector: Selector, more: { readonly by?: Who; readonly as?: string } = {}): Chosen => ({
  choose: selector,
  least: 1,
  most: 1,
  ...more,
});
export const exactly = (count: Amount, selector: Selector, more: { readonly by?: Who; readonly as?: string } = {}) =>
  ({ choose: selector, least: count, most: count, ...more }) satisfies Chosen;
export const upTo = (count: Amount, selector: Selector, more: { readonly by?: Who; readonly as?: string } = {}) =>
  ({ choose: selector, least: 0, most: count, ...more }) satisfies Chosen;
export const oneOpponent = (as = "target"): ChosenSeat => ({ chooseSeat: "opponent", as });
