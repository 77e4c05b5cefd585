/** The time of a day: `14:06`; with the day where it was another. */
export function timeWords(at: number, language: string): string {
  const date = new Date(at);
  const isToday = date.toDateString() === new Date().toDateString();
  const time = { hour: "2-digit", minute: "2-digit" } as const;
  return date.toLocaleString(language, isToday ? time : { day: "numeric", month: "short", ...time });
}
