import { bitOf, crestIds, houseIds, iconIds, type KeywordId, keywordIds, seatIds, traitIds } from "../data/names.ts";
import { derive } from "../derived/derive.ts";
import {
  CREST_SHIFT,
  goldSymbols,
  HOUSE_SHIFT,
  hasKeyword,
  hasTrait,
  influenceOf,
  initiativeSymbols,
  MARKS,
  strOf,
  word,
} from "../derived/words.ts";
import { cardNumber } from "../pool/index.ts";
import { addBody, at, type Body, rowOf, setStatus } from "../state/bodies.ts";
import { type Cards, KNEELING, roleIds, states } from "../state/layout.ts";

/** How a card lies on the table of a test. */
export interface Laid {
  readonly of?: (typeof seatIds)[number];
  readonly on?: Body;
  readonly as?: (typeof roleIds)[number];
  readonly isKneeling?: boolean;
}

/** A table of two players with nothing on it, for tests that need no round: cards are laid, and looked at. */
export class Table {
  readonly game: Cards = states.blank(2);

  lay(id: string, { of = "one", on, as, isKneeling = false }: Laid = {}): Body {
    const card = cardNumber(id);
    if (card === undefined) throw new Error(`no card is called ${id}`);
    const body = addBody(this.game, card, seatIds.indexOf(of));
    if (on !== undefined) this.game[rowOf(body) + at.host] = on;
    if (as !== undefined) this.game[rowOf(body) + at.role] = roleIds.indexOf(as);
    setStatus(this.game, body, KNEELING, isKneeling);
    return body;
  }

  str(body: Body): number {
    derive(this.game);
    return strOf(this.game, body);
  }

  has(body: Body, keyword: KeywordId): boolean {
    derive(this.game);
    return hasKeyword(this.game, body, bitOf(keywordIds, keyword));
  }

  /** Everything that the print of a card says, as it is now. */
  seen(body: Body) {
    derive(this.game);
    const marks = word(this.game, body, MARKS);
    const marked = <Name extends string>(names: readonly Name[], shift: number): readonly Name[] =>
      names.filter((_, place) => ((marks >> (shift + place)) & 1) === 1);
    return {
      str: strOf(this.game, body),
      icons: marked(iconIds, 0),
      crests: marked(crestIds, CREST_SHIFT),
      house: marked(houseIds, HOUSE_SHIFT),
      keywords: keywordIds.filter((_, place) => hasKeyword(this.game, body, 1 << place)),
      traits: traitIds.filter((_, place) => hasTrait(this.game, body, place)),
      gold: goldSymbols(this.game, body),
      influence: influenceOf(this.game, body),
      initiative: initiativeSymbols(this.game, body),
    };
  }
}
