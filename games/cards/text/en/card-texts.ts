import { textsIn } from "../card-rules.ts";

/** What stands on each card. A page loads this later than all else that a table says. */
export const cardTexts = textsIn(0);
