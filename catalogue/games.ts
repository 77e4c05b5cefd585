/** Every game there is: one line each. */
export { battles } from "./battles.ts";
export { ravensWager } from "./ravens-wager.ts";
export { throne } from "./throne.ts";
