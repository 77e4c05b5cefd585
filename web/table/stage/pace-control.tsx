import { useKeys } from "../../app/keys.ts";
import { Icon } from "../../art/icon.tsx";
import { useText } from "../../text/use-text.ts";
import { choosePace, paces, usePace } from "./pace.ts";

/** Beside the phases: how fast what others do is told. On a phone one button goes through the paces. */
export function PaceControl({ table }: { readonly table: string | undefined }) {
  const text = useText().stage;
  const pace = usePace(table);
  useKeys(
    paces.map((one, place) => ({
      key: `Shift+${place + 1}`,
      label: text.paceKey(text.paces[one]),
      act: () => choosePace(one),
    })),
  );
  const following = paces[(paces.indexOf(pace) + 1) % paces.length];
  return (
    <>
      <fieldset className="pace seg no-phone" aria-label={text.pace}>
        <Icon name="ui-skip" size={16} />
        {paces.map((one) => (
          <button key={one} type="button" aria-pressed={one === pace} onClick={() => choosePace(one)}>
            {text.paces[one]}
          </button>
        ))}
      </fieldset>
      <button
        type="button"
        className="btn ghost pace only-phone"
        aria-label={text.paceKey(text.paces[pace])}
        onClick={() => choosePace(following)}
      >
        <Icon name="ui-skip" size={16} />
        <span>{text.paces[pace]}</span>
      </button>
    </>
  );
}
