import type { Me } from "@weirwood/protocol";
import { type FormEvent, useState } from "react";
import { call } from "../session/api.ts";
import { know } from "./me.ts";
import { usePush } from "./use-push.ts";
import { useRequest } from "./use-request.ts";

/** What can be chosen about notifications before it is saved. */
export type NotificationChoices = Pick<Me, "letters" | "quietHours" | "timeZone" | "language"> & {
  readonly webhook: string;
};

export function choicesOf({ letters, webhook, quietHours, timeZone, language }: Me): NotificationChoices {
  return {
    // Without an address to call there is nothing to be turned on.
    letters: { ...letters, webhook: letters.webhook && webhook !== undefined },
    webhook: webhook ?? "",
    quietHours,
    timeZone,
    language,
  };
}

/** The change that the server is asked for. */
export function changeFrom({ webhook, ...rest }: NotificationChoices) {
  const address = webhook.trim();
  return { ...rest, webhook: address === "" ? null : address };
}

/** Where notifications go while one is away, and when they are kept back: as chosen here, and as the server has it. */
export function useNotificationSettings(me: Me) {
  const [choices, setChoices] = useState(() => choicesOf(me));
  const push = usePush();
  const request = useRequest();
  const choose = (changes: Partial<NotificationChoices>): void => setChoices((now) => ({ ...now, ...changes }));
  const chooseChannel = (changes: Partial<Me["letters"]>): void =>
    setChoices((now) => ({ ...now, letters: { ...now.letters, ...changes } }));
  const isPushOn = push.isOn === true && choices.letters.push;
  return {
    choices,
    choose,
    chooseChannel,
    push: { ...push, isOn: isPushOn, isPossible: push.isOn !== undefined },
    canMail: me.mail !== undefined && me.isMailConfirmed,
    request,
    async save(event: FormEvent): Promise<void> {
      event.preventDefault();
      const changed = await request.ask(() => call("changeMe", { body: changeFrom(choices) }));
      if (changed !== undefined) know(changed);
    },
    /** Off is for this device alone: whoever is reached on another still is. */
    async turnPush(): Promise<void> {
      if (push.isOn === undefined || !(await push.turn(!isPushOn)) || choices.letters.push) return;
      const changed = await request.ask(() => call("changeMe", { body: { letters: { ...me.letters, push: true } } }));
      if (changed === undefined) return;
      chooseChannel({ push: true });
      know(changed);
    },
  };
}
