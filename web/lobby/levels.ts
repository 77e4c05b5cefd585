import type { Text } from "../text/en.ts";

/** What a bot is called. */
export const botName = (bot: string, { lobby }: Text): string => lobby.bots[bot] ?? bot;

/** The same with how hard it is to play against: `Squire — easy`. */
export function levelTitle(bot: string, text: Text): string {
  const level = text.lobby.botLevels[bot];
  return level === undefined ? botName(bot, text) : text.lobby.botLevel(botName(bot, text), level);
}

/** How strong a bot is, in plain figures; nothing where nobody has measured it. */
export function strengthOf(
  levels: readonly { readonly bot: string; readonly wins: number; readonly par: number }[],
  bot: string | undefined,
  { lobby }: Text,
): string | undefined {
  const level = levels.find((one) => one.bot === bot);
  return level && lobby.botStrength(level.wins, level.par);
}
