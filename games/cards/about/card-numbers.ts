import { bitOf, type IconId, iconIds, type KeywordId, keywordIds, NONE, phaseIds } from "../data/names.ts";
import { BLANK, hasKeyword, isForbidden, KINDS, MARKS, strOf, word } from "../derived/words.ts";
import { amountOf } from "../rules/amounts.ts";
import { countRole } from "../rules/roles.ts";
import { type Body, cardOf, countersOn, faces, isFaceDown, roleOf } from "../state/bodies.ts";
import { type Cards, PHASE } from "../state/layout.ts";
import { verbIds } from "../words/index.ts";
import { givenTo, lastingOn, type Origin, type Part, sumOf } from "./origins.ts";

/** Where the numbers and marks of a card on the table come from. */

const LOSE_STR = 1 << verbIds.indexOf("lose-str");
const DOMINANCE = phaseIds.indexOf("dominance");
const MELEE = bitOf(keywordIds, "melee");

/** STR: what is printed, then everything that changes it. The sum is what the rules count. */
export function strParts(view: Cards, body: Body): readonly Part[] {
  const card = cardOf(view, body);
  const str = isFaceDown(view, body) ? undefined : faces[card].str;
  const printed = typeof str === "number" ? str : 0;
  const parts: Part[] = [{ is: "printed", ...(!isFaceDown(view, body) && { card, body }), amount: printed }];
  const isSteady = isForbidden(view, body, LOSE_STR);
  const add = (part: Part): void => {
    if (part.amount > 0 || (part.amount < 0 && !isSteady)) parts.push(part);
  };
  let base = printed;
  for (const { effect, amount, origin } of lastingOn(view, body)) {
    if (effect.do !== "become-character" && effect.do !== "swap-base-str") continue;
    add({ ...origin, amount: amount - base });
    if (amount > base || !isSteady) base = amount;
  }
  if (!isFaceDown(view, body)) add({ is: "counter", amount: countersOn(view, body) });
  for (const { mod, context, amount, origin } of givenTo(view, body))
    if (mod.mod === "str" || (mod.mod === "dominance-str" && view[PHASE] === DOMINANCE))
      add({ ...origin, amount: amount ?? amountOf(context, mod.by) });
  const role = roleOf(view, body);
  if (hasKeyword(view, body, MELEE) && role !== NONE)
    add({ is: "rule", rule: "cards.keywords.melee", amount: countRole(view, 1 - role) });
  return withRest(parts, strOf(view, body));
}

/** STR is never below 0: that too is a part of it. */
function withRest(parts: readonly Part[], whole: number): readonly Part[] {
  const rest = whole - sumOf(parts);
  return rest === 0 ? parts : [...parts, { is: "rule", rule: "cards.effects.sum", amount: rest }];
}

/** Each of the three icons: whether the card has it, who gave it and who took it. */
export function iconParts(
  view: Cards,
  body: Body,
): readonly { readonly icon: IconId; readonly has: boolean; readonly parts: readonly Part[] }[] {
  const given = givenTo(view, body);
  const lasting = lastingOn(view, body);
  return iconIds.map((icon, bit) => ({
    icon,
    has: ((word(view, body, MARKS) >> bit) & 1) === 1,
    parts: [
      ...printedPart(view, body, !isFaceDown(view, body) && (faces[cardOf(view, body)].icons ?? []).includes(icon)),
      ...lasting.flatMap(({ effect, origin }) =>
        effect.do === "become-character" && effect.icons?.includes(icon) ? [{ ...origin, amount: 1 }] : [],
      ),
      ...given.flatMap(({ mod, origin }) =>
        mod.mod === "icon" && mod.icon === icon ? [{ ...origin, amount: mod.by }] : [],
      ),
    ],
  }));
}

const printedPart = (view: Cards, body: Body, isPrinted: boolean): readonly Part[] =>
  isPrinted ? [{ is: "printed", card: cardOf(view, body), body, amount: 1 }] : [];

/** Every keyword that the card has, or would have: who gave it and who took it. */
export function keywordParts(
  view: Cards,
  body: Body,
): readonly { readonly keyword: KeywordId; readonly has: boolean; readonly parts: readonly Part[] }[] {
  const given = givenTo(view, body);
  const lasting = lastingOn(view, body);
  const printed = isFaceDown(view, body) ? [] : (faces[cardOf(view, body)].keywords ?? []);
  const isBlank = (word(view, body, KINDS) & BLANK) !== 0;
  // Whoever empties its text takes what is printed; where several do, the first.
  const blank: Origin = given.find(({ mod }) => mod.mod === "blank")?.origin ?? {
    is: "rule",
    rule: "cards.effects.text-box",
  };
  return keywordIds.flatMap((keyword, bit) => {
    const parts: readonly Part[] = [
      ...printedPart(view, body, printed.includes(keyword)),
      ...(isBlank && printed.includes(keyword) ? [{ ...blank, amount: -1 }] : []),
      ...lasting.flatMap(({ effect, amount, isGained, origin }): Part[] => {
        if (effect.do === "become-character" && effect.keywords?.includes(keyword)) return [{ ...origin, amount: 1 }];
        const isMoved = effect.do === "take-keywords" && ((amount >> bit) & 1) === 1;
        return isMoved ? [{ ...origin, amount: isGained ? 1 : -1 }] : [];
      }),
      ...given.flatMap(({ mod, origin }) =>
        mod.mod === "keyword" && mod.keyword === keyword ? [{ ...origin, amount: mod.by }] : [],
      ),
    ];
    return parts.length === 0 ? [] : [{ keyword, has: hasKeyword(view, body, 1 << bit), parts }];
  });
}
