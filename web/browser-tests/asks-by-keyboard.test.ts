import { everyAskIsAnswered } from "./throne/every-ask.ts";

everyAskIsAnswered("with keys alone", "keyboard", { size: "laptop", theme: "night" });
