import { everyAskIsAnswered } from "./throne/every-ask.ts";

everyAskIsAnswered("with a finger on a phone, in French", "touch", { size: "phone", language: "fr" });
