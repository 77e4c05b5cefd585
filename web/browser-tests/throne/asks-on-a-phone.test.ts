import { asksAreAnswered } from "./every-ask.ts";

asksAreAnswered("with a finger on a phone, in French", "touch", { size: "phone", language: "fr" });
