import type { RuleExample } from "../examples.ts";

const files = import.meta.glob<readonly RuleExample[]>("../../../games/throne/scenarios/*.yaml", {
  eager: true,
  import: "default",
});

/** The rulebook's examples that can be tried by hand. */
export const examples: readonly RuleExample[] = Object.values(files).flat();
