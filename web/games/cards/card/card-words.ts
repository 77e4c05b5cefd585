import { faces } from "@weirwood/cards/questions";
import type { CardsText } from "../text/en.ts";
import type { CardsWords } from "../words.ts";
import { given, iconsNow } from "./card-foot.tsx";
import { onlyOf } from "./card-keywords.ts";
import type { CardNow } from "./card-now.ts";

/** All that is drawn on a card, in words, for those who do not see it: what it is, what it counts now, what lies on it. */
export function cardWords(
  card: number | undefined,
  now: CardNow,
  words: CardsWords,
  { card: say }: Pick<CardsText, "card">,
): string {
  const { names } = words.book;
  const said: (string | undefined)[] = [];
  if (card === undefined) said.push(say.back);
  else {
    const face = faces[card];
    const { type, house = [], unique, traits = [], crests = [], keywords = [], cost, plot } = face;
    const str = type === "character" ? (face.str ?? 0) : face.str;
    said.push(
      words.card(card),
      unique && say.unique,
      names.type[type],
      ...house.map((own) => names.house[own]),
      onlyOf(card, words),
      ...traits.map((trait) => names.trait[trait]),
      cost === undefined ? undefined : say.cost(now.cost ?? cost, cost),
      str === undefined ? undefined : say.str(now.str ?? str, str),
      ...iconsNow(face, now).map((icon) => names.icon[icon]),
      ...crests.map((crest) => say.crest(names.crest[crest])),
      ...keywords.map((keyword) => names.keyword[keyword]),
      ...given.map((what) => (face[what] === undefined ? undefined : say.gives[what](face[what]))),
      plot && say.plot(plot.gold, plot.initiative, plot.claim),
    );
  }
  const { power = 0, gold = 0, counters = 0, duplicates = 0, isKneeling, tag } = now;
  said.push(
    power > 0 ? say.power(power) : undefined,
    gold > 0 ? say.gold(gold) : undefined,
    counters > 0 ? say.counters(counters) : undefined,
    duplicates > 0 ? say.duplicates(duplicates) : undefined,
    isKneeling ? say.kneeling : undefined,
    tag,
  );
  return said.filter((part) => part !== undefined && part !== "").join(", ");
}
