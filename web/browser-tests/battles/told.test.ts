import { battles } from "@weirwood/battles/rules";
import { whatIsToldCoversNothing } from "../server/told.ts";

whatIsToldCoversNothing(battles, [{ record: "green-fork-1", at: 20 }]);
