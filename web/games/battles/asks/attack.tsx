import type { Hex } from "@weirwood/battles/questions";
import type { MakeScene } from "../desk/scene.ts";
import { AttackChoices } from "./attack-choices.tsx";
import { StrikePanel, strikeTitle } from "./strike-panel.tsx";
import { type Strike, strikingOf } from "./strikes.ts";
import { hiddenFrom, linesOf, lookOf, marksOf, whyNotAttack } from "./targets.ts";

/** Units attack one after the other: one is chosen, then its target, then how; the odds stand there before the button. */
export const attackScene: MakeScene = (desk) => {
  const striking = strikingOf(desk);
  const { strikes, attackers, chosen, own, drafted } = striking;
  const hidden = chosen === undefined ? [] : hiddenFrom(desk, chosen);
  const choose = (hex: Hex): void => {
    if (desk.draft !== undefined) desk.change(undefined);
    desk.select(hex === chosen && drafted === undefined ? undefined : hex);
  };
  const weigh = (strike: Strike): void => {
    desk.change(strike.answer, strikeTitle(desk, strike));
    desk.select(strike.from);
  };
  // A hex that only another unit can attack is weighed for that one.
  const strikeAt = (hex: Hex): Strike | undefined =>
    own.find(({ at, does }) => at === hex && does === drafted?.does) ??
    own.find(({ at }) => at === hex) ??
    strikes.find(({ at }) => at === hex);
  const putDown = (): void => desk.change(undefined);
  return {
    marks: marksOf(desk, striking, hidden),
    lines: linesOf(desk, striking, hidden),
    ...(drafted === undefined || lookOf(desk, drafted) !== undefined
      ? {}
      : { arrows: [{ path: [drafted.from, drafted.at], kind: "attack" }] }),
    onHex(hex) {
      const strike = strikeAt(hex);
      if (attackers.includes(hex)) choose(hex);
      else if (strike !== undefined) weigh(strike);
      else desk.explain(whyNotAttack(desk, striking, hidden, hex));
    },
    drag: {
      canLift: (hex) => attackers.includes(hex),
      onLift: (hex) => hex !== undefined && desk.select(hex),
      onDrop(from, to) {
        const strike = strikes.find((one) => one.from === from && one.at === to);
        if (strike !== undefined) weigh(strike);
        else desk.explain(whyNotAttack(desk, { ...striking, chosen: from }, hiddenFrom(desk, from), to));
      },
    },
    whyHex: (hex) => whyNotAttack(desk, striking, hidden, hex),
    keys: [
      { key: "a", label: desk.text.attack.strike.keys.send, act: () => desk.send() },
      ...(drafted === undefined ? [] : [{ key: "Escape", label: desk.text.attack.strike.keys.other, act: putDown }]),
    ],
    stops: [...new Set([...own.map(({ at }) => at), ...attackers])],
    about: [...new Set(strikes.flatMap(({ from, at }) => [from, at]))],
    panel:
      drafted === undefined ? (
        <AttackChoices
          striking={striking}
          hidden={hidden.map(({ reason }) => reason)}
          onChoose={choose}
          onWeigh={weigh}
        />
      ) : (
        <StrikePanel striking={striking} drafted={drafted} onWeigh={weigh} />
      ),
  };
};
