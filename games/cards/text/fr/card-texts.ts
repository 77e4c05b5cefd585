import { textsIn } from "../card-rules.ts";

export const cardTexts = textsIn(1);
