import { planIds, plans, writePlan } from "@weirwood/battles/plans";
import type { Json } from "@weirwood/kernel";
import type { Command } from "commander";
import pc from "picocolors";
import { oneOfWords } from "../../arguments.ts";
import type { Context, Report } from "../../context.ts";
import { wrapped } from "../../layout.ts";
import { planSentences } from "./plan-text.ts";

/** `weirwood battles plan NAME`: one of our plans as a file to begin with. */
export function declarePlan(under: Command, here: Context, end: (report: Report) => void): void {
  const { plan } = planSentences(here);
  under
    .command("plan")
    .summary(plan.summary)
    .description(plan.about)
    .argument("<name>", plan.name(planIds))
    .addHelpText("after", plan.examples)
    .action((name: string) => {
      const id = oneOfWords("NAME", name, planIds, here);
      here.print(writePlan(plans[id]).trimEnd());
      end({ json: { id, plan: plans[id] as unknown as Json } });
    });
}

/** `weirwood battles plans`: which there are. */
export function declarePlans(under: Command, here: Context, end: (report: Report) => void): void {
  const say = planSentences(here).plans;
  under
    .command("plans")
    .summary(say.summary)
    .description(say.about)
    .addHelpText("after", say.examples)
    .action(() => {
      for (const id of planIds) {
        const { name, brief, rounds } = plans[id];
        here.print(`${pc.cyan(id)}  ${pc.bold(name[here.language])} · ${say.rounds(rounds)}`);
        here.print(`  ${wrapped(brief[here.language], here.width - 2, "  ")}`);
      }
      end({ json: { plans: planIds.map((id) => ({ id, name: { ...plans[id].name }, rounds: plans[id].rounds })) } });
    });
}
