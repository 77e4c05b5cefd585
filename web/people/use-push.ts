import { useEffect, useState } from "react";
import { isPushOn, subscribeToPush, unsubscribeFromPush } from "./notifications.ts";

export interface DevicePush {
  /** Undefined where it cannot be. */
  readonly isOn: boolean | undefined;
  readonly isRefused: boolean;
  turn(isOn: boolean): Promise<boolean>;
}

/** Web Push on this device. */
export function usePush(): DevicePush {
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
