import type { BattleDecision } from "@weirwood/battles/playing";
import { useKeys } from "../../../app/keys.ts";
import { useText } from "../../../text/use-text.ts";
import { useDesk } from "../desk/desk.ts";
import { Leave } from "./leave.tsx";

interface OfferProps {
  /** The verb of both answers. */
  readonly kind: Extract<BattleDecision, { readonly answer: number }>["kind"];
  readonly yes: string;
  readonly no: string;
}

const [NO, YES] = [0, 1];

/** Something that can be done, by its button or A, or left. */
export function Offer({ kind, yes, no }: OfferProps) {
  const desk = useDesk();
  const { sending, tryOut } = useText().table.ask;
  const press = (): void => desk.send({ kind, answer: YES });
  useKeys([{ key: "a", label: yes, act: press }]);
  return (
    <>
      <button
        type="button"
        className="btn primary send offer"
        aria-disabled={desk.isSending || undefined}
        aria-keyshortcuts="a"
        onClick={press}
      >
        {desk.isSending ? sending : desk.isWhatIf ? tryOut(yes) : yes}
        <kbd className="kbd" aria-hidden="true">
          A
        </kbd>
      </button>
      <Leave answer={{ kind, answer: NO }} label={no} />
    </>
  );
}
