import { useId } from "react";
import { useDesk } from "../desk/desk.ts";
import { momentOf } from "./moment.ts";
import { type End, ends, setWish, useWish } from "./wishes.ts";

/** When the reader wants to be asked: where something can be done, always, or never until something ends. */
export function AskMe() {
  const { table, text, view, isWhatIf } = useDesk();
  const { wish: words } = text.asks;
  const wish = useWish(table);
  const id = useId();
  if (isWhatIf) return null;
  const never = (until: End): void => setWish(table, { is: "never", until, since: momentOf(view) });
  return (
    <div className="cards-wish">
      {/* biome-ignore lint/a11y/useSemanticElements: buttons that each do something; no form is sent. */}
      <div role="group" aria-labelledby={id}>
        <b id={id}>{words.title}</b>
        <span className="seg">
          <button type="button" aria-pressed={wish.is === "could"} onClick={() => setWish(table, { is: "could" })}>
            {words.could}
          </button>
          <button type="button" aria-pressed={wish.is === "always"} onClick={() => setWish(table, { is: "always" })}>
            {words.always}
          </button>
          <select
            className="cards-never"
            data-on={wish.is === "never" || undefined}
            aria-label={words.until}
            value={wish.is === "never" ? wish.until : ""}
            onChange={({ currentTarget }) => never(currentTarget.value as End)}
          >
            <option value="" disabled>
              {words.never}
            </option>
            {ends.map((end) => (
              <option key={end} value={end}>
                {words.ends[end]}
              </option>
            ))}
          </select>
        </span>
      </div>
      <p className="muted">{words.note}</p>
    </div>
  );
}
