import type { Me } from "@weirwood/protocol";
import { type FormEvent, useEffect, useState } from "react";
import { Icon } from "../art/icon.tsx";
import { call } from "../session/api.ts";
import { RefusedNote } from "../table/refused-note.tsx";
import { isLanguage, languages } from "../text/language.ts";
import { useText } from "../text/use-text.ts";
import { know } from "./me.ts";
import { isPushOn, subscribeToPush, unsubscribeFromPush } from "./notifications.ts";
import { SaveButton, Section } from "./section.tsx";
import { TextField } from "./text-field.tsx";
import { useRequest } from "./use-request.ts";

/** Where word goes while one is away, and when it is kept back. */
export function LetterSections({ me }: { readonly me: Me }) {
  const text = useText();
  const say = text.people.me;
  // Without an address to call there is nothing to be turned on.
  const [letters, setLetters] = useState({ ...me.letters, webhook: me.letters.webhook && me.webhook !== undefined });
  const [webhook, setWebhook] = useState(me.webhook ?? "");
  const [quietHours, setQuietHours] = useState(me.quietHours);
  const [timeZone, setTimeZone] = useState(me.timeZone);
  const [language, setLanguage] = useState(me.language);
  const push = usePush();
  const request = useRequest();
  const canMail = me.mail !== undefined && me.isMailConfirmed;
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const address = webhook.trim();
    const body = { letters, webhook: address === "" ? null : address, quietHours, timeZone, language };
    const changed = await request.ask(() => call("changeMe", { body }));
    if (changed !== undefined) know(changed);
  };
  const isPushOn = push.isOn === true && letters.push;
  // Off is for this device alone: whoever is reached on another still is.
  const turnPush = async (): Promise<void> => {
    if (push.isOn === undefined || !(await push.turn(!isPushOn)) || letters.push) return;
    const changed = await request.ask(() => call("changeMe", { body: { letters: { ...me.letters, push: true } } }));
    if (changed === undefined) return;
    setLetters((now) => ({ ...now, push: true }));
    know(changed);
  };
  return (
    <Section title={say.letters} about={say.lettersExplain}>
      <form className="form" onSubmit={save}>
        <label className="check">
          <input
            type="checkbox"
            checked={letters.mail && canMail}
            aria-disabled={!canMail}
            onClick={(event) => !canMail && event.preventDefault()}
            onChange={(event) => canMail && setLetters({ ...letters, mail: event.target.checked })}
          />
          <span>
            {say.byMail}
            {!canMail && <small className="faint">{say.byMailNeeds}</small>}
          </span>
        </label>
        <label className="check">
          <input
            type="checkbox"
            checked={isPushOn}
            aria-disabled={push.isOn === undefined}
            onClick={(event) => {
              // It is on once the browser and the server have agreed.
              event.preventDefault();
              void turnPush();
            }}
          />
          <span>
            {say.byPush}
            {push.isOn === undefined && <small className="faint">{say.pushNot}</small>}
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
            checked={letters.webhook}
            onChange={(event) => setLetters({ ...letters, webhook: event.target.checked })}
          />
          {say.byWebhook}
        </label>
        {letters.webhook && (
          <TextField label={say.webhook} value={webhook} onChange={setWebhook} type="url" maxLength={500} />
        )}
        <fieldset className="field">
          <legend>{say.quiet}</legend>
          <label className="check">
            <input
              type="checkbox"
              checked={quietHours !== null}
              onChange={(event) => setQuietHours(event.target.checked ? { from: "22:00", to: "07:00" } : null)}
            />
            {say.quietOn}
          </label>
          {quietHours !== null && (
            <div className="row wrap">
              <label className="row">
                {say.from}
                <input
                  type="time"
                  required
                  value={quietHours.from}
                  onChange={(event) => setQuietHours({ ...quietHours, from: event.target.value })}
                />
              </label>
              <label className="row">
                {say.to}
                <input
                  type="time"
                  required
                  value={quietHours.to}
                  onChange={(event) => setQuietHours({ ...quietHours, to: event.target.value })}
                />
              </label>
            </div>
          )}
          <p className="faint xs">{say.quietExplain}</p>
        </fieldset>
        <label className="field">
          <span className="label">{say.timeZone}</span>
          <select value={timeZone} onChange={(event) => setTimeZone(event.target.value)}>
            {timeZones(timeZone).map((zone) => (
              <option key={zone}>{zone}</option>
            ))}
          </select>
        </label>
        <label className="field">
          <span className="label">{say.letterLanguage}</span>
          <select
            value={language}
            onChange={(event) => isLanguage(event.target.value) && setLanguage(event.target.value)}
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

interface DevicePush {
  /** Undefined where it cannot be. */
  readonly isOn: boolean | undefined;
  readonly isRefused: boolean;
  turn(isOn: boolean): Promise<boolean>;
}

/** Web Push on this device. */
function usePush(): DevicePush {
  const [isOn, setIsOn] = useState<boolean>();
  const [isRefused, setIsRefused] = useState(false);
  useEffect(() => {
    void isPushOn().then(setIsOn);
  }, []);
  return {
    isOn,
    isRefused,
    async turn(wanted) {
      if (!wanted) await unsubscribeFromPush();
      const isDone = !wanted || ((await Notification.requestPermission()) === "granted" && (await subscribeToPush()));
      setIsRefused(!isDone);
      if (isDone) setIsOn(wanted);
      return isDone;
    },
  };
}
