import type { IconId, KeywordId, TraitId } from "../data/names.ts";
import type { Ability, Amount, Modifier, Selector, SourceFilter, SummedNumber } from "./grammar/index.ts";
import type { VerbId } from "./ids.ts";

/** Words for what is otherwise than it was. */

export const str = (by: Amount): Modifier => ({ mod: "str", by });
export const icon = (icon: IconId): Modifier => ({ mod: "icon", icon, by: 1 });
export const noIcon = (icon: IconId): Modifier => ({ mod: "icon", icon, by: -1 });
export const keyword = (keyword: KeywordId): Modifier => ({ mod: "keyword", keyword, by: 1 });
export const trait = (trait: TraitId): Modifier => ({ mod: "trait", trait, by: 1 });
export const blank = (except?: "except-traits"): Modifier => ({ mod: "blank", ...(except && { exceptTraits: true }) });
export const immune = (to: SourceFilter): Modifier => ({ mod: "immune", to });
export const cannot = (
  verb: VerbId,
  more: { readonly by?: SourceFilter; readonly challenge?: IconId } = {},
): Modifier => ({
  mod: "cannot",
  verb,
  ...more,
});
export const noKneel = (to: "attack" | "defend", challenge?: IconId): Modifier => ({
  mod: "no-kneel",
  to,
  ...(challenge && { challenge }),
});
export const diesAtZero = (how: "kill" | "discard", noSave?: "cannot-be-saved"): Modifier => ({
  mod: "dies-at-zero",
  how,
  ...(noSave && { noSave: true }),
});
export const number = (of: SummedNumber, by: Amount): Modifier => ({ mod: "number", of, by });
export const playCost = (by: Amount, of: Selector | "self" = "self"): Modifier => ({ mod: "play-cost", of, by });
export const gains = (ability: Ability): Modifier => ({ mod: "gains", ability });
export const everyIconLost: readonly Modifier[] = [noIcon("military"), noIcon("intrigue"), noIcon("power")];
