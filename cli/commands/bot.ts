import type { Command } from "commander";
import type { Context, Report } from "../context.ts";
import type { BotArguments } from "../remote/play-at-table.ts";

const LOCAL = "http://localhost:8080";

export function declareBot(program: Command, here: Context, end: (report: Report) => void): void {
  const { help } = here.say;
  program
    .command("bot")
    .summary(help.bot.summary)
    .description(help.bot.about)
    .argument("<program...>", help.bot.program)
    .option("--server <url>", help.bot.server, LOCAL)
    .option("--token <secret>", help.bot.token)
    .option("--table <id>", help.bot.table)
    .option("--seat <n>", help.bot.seat)
    .option("--invite <word>", help.bot.invite)
    .addHelpText("after", help.bot.examples)
    .action(async (words: string[], given: BotArguments) => {
      // Only this command needs the protocol, whose schemas take a while to build.
      const { playAtTable } = await import("../remote/play-at-table.ts");
      end(await playAtTable(words, given, here));
    });
}
