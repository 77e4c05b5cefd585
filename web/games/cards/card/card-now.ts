/** What a card shows of the moment, besides its print; as printed where left out. */
export interface CardNow {
  readonly cost?: number | undefined;
  readonly str?: number | undefined;
  /** The parts of a strength that is not the printed one: `3+1+2`. */
  readonly strParts?: readonly number[] | undefined;
  /** Sets of bits as the rules have them: `iconIds`. */
  readonly icons?: number | undefined;
  readonly power?: number | undefined;
  readonly gold?: number | undefined;
  readonly counters?: number | undefined;
  readonly duplicates?: number | undefined;
  readonly isKneeling?: boolean | undefined;
  /** A word on its picture: dying, target, kneels. */
  readonly tag?: string | undefined;
  readonly isFaded?: boolean | undefined;
}
