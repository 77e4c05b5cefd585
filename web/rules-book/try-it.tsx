import { entryNamed } from "@weirwood/catalogue";
import { useState } from "react";
import { goTo } from "../app/router.ts";
import { Icon } from "../art/icon.tsx";
import { layExample, type RuleExample } from "../games/examples.ts";
import { botName } from "../lobby/levels.ts";
import { beginGame } from "../local/seated-sessions.ts";
import { useText } from "../text/use-text.ts";

interface TryItProps {
  readonly game: string;
  readonly rule: string;
  readonly example: RuleExample;
}

/** Lays the example of a rule on a practice table, where whatever is wrong is greyed and says why. */
export function TryIt({ game, rule, example }: TryItProps) {
  const text = useText();
  const [problem, setProblem] = useState<string>();
  const [isLaying, setIsLaying] = useState(false);
  const lay = async (): Promise<void> => {
    if (isLaying) return;
    setIsLaying(true);
    const laid = await layExample(game, example).catch(() => undefined);
    // Who plays the others.
    const bot = entryNamed(game)?.roles.regent ?? "";
    const begun =
      laid === undefined
        ? { sentence: text.app.unreachable }
        : await beginGame({
            setup: {
              kind: "practice",
              game,
              title: text.rules.tryTitle(rule),
              options: laid.options,
              seed: rule,
              seats: laid.seats.map((_, seat) =>
                seat === laid.own ? { name: text.local.practice.name } : { name: botName(bot, text), bot },
              ),
              base: { state: laid.state, after: 0 },
            },
          });
    if (typeof begun === "string") goTo(`/practice/${begun}`);
    else setProblem(begun.sentence);
    setIsLaying(false);
  };
  return (
    <>
      <button type="button" className="try-it" aria-label={text.rules.tryRule(rule)} onClick={lay}>
        <Icon name="ui-whatif" size={16} />
        {text.rules.tryIt}
      </button>
      {problem !== undefined && (
        <p className="why" role="alert">
          <Icon name="ui-warn" />
          {problem}
        </p>
      )}
    </>
  );
}
