import { type Area, powerOf } from "@weirwood/throne/questions";
import { useDesk } from "../desk/desk.ts";

interface TokenOfferProps {
  readonly area: Area;
  readonly isLeft: boolean;
  readonly onChange: (isLeft: boolean) => void;
}

/** A power token left behind in an area that the last unit leaves without a fight. */
export function TokenOffer({ area, isLeft, onChange }: TokenOfferProps) {
  const { at, text, words } = useDesk();
  return (
    <label className="check token-offer">
      <input type="checkbox" checked={isLeft} onChange={(event) => onChange(event.target.checked)} />
      <span>
        {text.march.leaveToken(words.area(area))}{" "}
        <span className="muted">{text.march.powerLeft(powerOf(at.view, at.house))}</span>
      </span>
    </label>
  );
}
