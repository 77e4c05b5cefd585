import type { GameEvent, Notable } from "@weirwood/kernel";
import type { RuleId } from "./text/en.ts";

/** What a game is remembered for: battles, fallen garrisons, clashes, wildlings, the end. */
const battle = { opening: "throne.battle.begins" } satisfies { readonly opening: RuleId };

export const notable = {
  "throne.battle.won": battle,
  "throne.battle.no-units": battle,
  "throne.garrison.falls": {},
  "throne.clash.tracks": {},
  "throne.wildlings.watch-wins": {},
  "throne.wildlings.watch-loses": {},
  "throne.victory.areas": {},
  "throne.victory.eight-with-three": {},
  "throne.victory.six-with-six": {},
  "throne.victory.most-areas": {},
  "throne.victory.supply": {},
  "throne.victory.power": {},
  "throne.victory.shared": {},
} satisfies { readonly [rule in RuleId]?: object } & Notable;

/** The turn that an event begins. */
export const roundBegunBy = ({ rule, turn }: GameEvent): number | undefined =>
  rule === "throne.turn.phases" ? Number(turn) : undefined;
