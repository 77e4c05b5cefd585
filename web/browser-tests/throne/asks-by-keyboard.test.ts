import { asksAreAnswered } from "./every-ask.ts";

asksAreAnswered("with keys alone", "keyboard", { size: "laptop", theme: "night", isUnpainted: true });
