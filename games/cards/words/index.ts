/** The closed vocabulary in which cards are written. */
export * from "./abilities.ts";
export * from "./amounts.ts";
export * from "./effects.ts";
export * from "./grammar/index.ts";
export * from "./ids.ts";
export * from "./modifiers.ts";
export {
  attachment,
  bearer,
  card as anyCard,
  character,
  event,
  every,
  exactly,
  houseCard,
  location,
  one,
  oneOpponent,
  self,
  subject,
  target,
  that,
  upTo,
} from "./selectors.ts";
export * from "./triggers.ts";
