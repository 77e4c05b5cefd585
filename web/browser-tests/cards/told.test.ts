import { cards } from "@weirwood/cards/rules";
import { whatIsToldCoversNothing } from "../server/told.ts";

whatIsToldCoversNothing(cards, [
  { record: "winter-guard-1", at: 31 },
  { record: "melee-4-1", at: 61 },
]);
