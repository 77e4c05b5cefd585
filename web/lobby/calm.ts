import { isMotionReduced } from "../app/appearance.ts";
import { type Line, savesData } from "../app/saves-data.ts";

/** What some browsers know of the machine and of the line. */
interface Machine extends Line {
  getBattery?(): Promise<{ readonly charging: boolean; readonly level: number }>;
}

/** Below this share of its charge a battery is spared. */
const LOW = 0.2;

/** Whether the reader, the line or the battery would rather have nothing play by itself. */
export async function wantsCalm(machine: Machine = navigator as Machine): Promise<boolean> {
  if (isMotionReduced() || savesData(machine)) return true;
  const battery = await machine.getBattery?.();
  return battery !== undefined && !battery.charging && battery.level < LOW;
}
