/** How long something lasts, in the two largest units: `2 d 4 h`, `11 h`, `3:05`. */
export function duration(milliseconds: number, units: { readonly day: string; readonly hour: string }): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  const days = Math.floor(hours / 24);
  const gap = "\u00a0";
  if (days > 0) {
    const rest = hours % 24;
    return rest === 0 ? `${days}${gap}${units.day}` : `${days}${gap}${units.day} ${rest}${gap}${units.hour}`;
  }
  const two = (number: number): string => String(number).padStart(2, "0");
  if (hours > 0) {
    const rest = minutes % 60;
    return rest === 0 ? `${hours}${gap}${units.hour}` : `${hours}${gap}${units.hour}${gap}${two(rest)}`;
  }
  return `${minutes}:${two(seconds % 60)}`;
}

/** In how many milliseconds the words change: every second below an hour, every minute above. */
export const nextTick = (milliseconds: number): number => (milliseconds > 3_600_000 ? 60_000 : 1_000);
