import type { Me } from "@weirwood/protocol";
import { Icon } from "../art/icon.tsx";
import { RefusedNote } from "../table/refused-note.tsx";
import { isLanguage, languages } from "../text/language.ts";
import { useText } from "../text/use-text.ts";
import { QuietHours } from "./quiet-hours.tsx";
import { SaveButton, Section } from "./section.tsx";
import { TextField } from "./text-field.tsx";
import { useNotificationSettings } from "./use-notification-settings.ts";

/** Where notifications go while one is away, and when they are kept back. */
export function NotificationSettings({ me }: { readonly me: Me }) {
  const text = useText();
  const say = text.people.me;
  const { choices, choose, chooseChannel, push, canMail, request, save, turnPush } = useNotificationSettings(me);
  return (
    <Section title={say.notifications} about={say.notificationsExplain}>
      <form className="form" onSubmit={save}>
        <label className="check">
          <input
            type="checkbox"
            checked={choices.letters.mail && canMail}
            aria-disabled={!canMail}
            onClick={(event) => !canMail && event.preventDefault()}
            onChange={(event) => canMail && chooseChannel({ mail: event.target.checked })}
          />
          <span>
            {say.byMail}
            {!canMail && <small className="faint">{say.byMailNeeds}</small>}
          </span>
        </label>
        <label className="check">
          <input
            type="checkbox"
            checked={push.isOn}
            aria-disabled={!push.isPossible}
            onClick={(event) => {
              // It is on once the browser and the server have agreed.
              event.preventDefault();
              void turnPush();
            }}
          />
          <span>
            {say.byPush}
            {!push.isPossible && <small className="faint">{say.pushNot}</small>}
          </span>
        </label>
        {push.isRefused && (
          <p className="why" role="alert">
            <Icon name="ui-warn" />
            {say.pushRefused}
          </p>
        )}
        <label className="check">
          <input
            type="checkbox"
            checked={choices.letters.webhook}
            onChange={(event) => chooseChannel({ webhook: event.target.checked })}
          />
          {say.byWebhook}
        </label>
        {choices.letters.webhook && (
          <TextField
            label={say.webhook}
            value={choices.webhook}
            onChange={(webhook) => choose({ webhook })}
            type="url"
            maxLength={500}
          />
        )}
        <QuietHours hours={choices.quietHours} onChange={(quietHours) => choose({ quietHours })} />
        <label className="field">
          <span className="label">{say.timeZone}</span>
          <select value={choices.timeZone} onChange={(event) => choose({ timeZone: event.target.value })}>
            {timeZones(choices.timeZone).map((zone) => (
              <option key={zone}>{zone}</option>
            ))}
          </select>
        </label>
        <label className="field">
          <span className="label">{say.notificationLanguage}</span>
          <select
            value={choices.language}
            onChange={(event) => isLanguage(event.target.value) && choose({ language: event.target.value })}
          >
            {languages.map((one) => (
              <option key={one} value={one}>
                {text.settings.languages[one]}
              </option>
            ))}
          </select>
        </label>
        <RefusedNote refused={request.refused} />
        <SaveButton state={request.state} />
      </form>
    </Section>
  );
}

/** Every zone that the browser knows, the reader's own among them. */
function timeZones(own: string): readonly string[] {
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return [...new Set([own, here, "UTC", ...Intl.supportedValuesOf("timeZone")])];
}
