import { throne } from "@weirwood/throne/rules";
import { whatIsToldCoversNothing } from "../server/told.ts";

whatIsToldCoversNothing(throne, [{ record: "five-1", at: 5 }]);
