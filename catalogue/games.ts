/** Every game there is: one line each. */
export { ravensWager } from "./ravens-wager.ts";
export { throne } from "./throne.ts";
