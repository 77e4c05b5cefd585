export { endBattle } from "./ending.ts";
