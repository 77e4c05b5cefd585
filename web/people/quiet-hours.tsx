import type { Me } from "@weirwood/protocol";
import { useText } from "../text/use-text.ts";

interface QuietHoursProps {
  readonly hours: Me["quietHours"];
  readonly onChange: (hours: Me["quietHours"]) => void;
}

/** The hours in which no notification is sent. */
export function QuietHours({ hours, onChange }: QuietHoursProps) {
  const text = useText().people.me;
  return (
    <fieldset className="field">
      <legend>{text.quiet}</legend>
      <label className="check">
        <input
          type="checkbox"
          checked={hours !== null}
          onChange={(event) => onChange(event.target.checked ? { from: "22:00", to: "07:00" } : null)}
        />
        {text.quietOn}
      </label>
      {hours !== null && (
        <div className="row wrap">
          {(["from", "to"] as const).map((end) => (
            <label key={end} className="row">
              {text[end]}
              <input
                type="time"
                required
                value={hours[end]}
                onChange={(event) => onChange({ ...hours, [end]: event.target.value })}
              />
            </label>
          ))}
        </div>
      )}
      <p className="faint xs">{text.quietExplain}</p>
    </fieldset>
  );
}
