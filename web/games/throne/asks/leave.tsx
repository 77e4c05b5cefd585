import type { ThroneDecision } from "@weirwood/throne/rules";
import { Decline } from "../desk/decline.tsx";
import { useDesk } from "../desk/desk.ts";

/** What a card offers need not be taken, but is not given up by one press. */
export function Leave({ answer, label }: { readonly answer: ThroneDecision; readonly label: string }) {
  return <Decline answer={answer} label={label} loses={useDesk().text.losesOffer} />;
}
