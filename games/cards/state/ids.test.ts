import { describe, expect, it } from "vitest";
import * as ids from "./ids.ts";
import { CH_FLAGS, placesOf, states } from "./layout.ts";

const sets: [readonly string[], readonly number[]][] = [
  [
    ids.statusIds,
    [
      ids.KNEELING,
      ids.FACE_DOWN,
      ids.DUPLICATE,
      ids.AGENDA,
      ids.LEAVING,
      ids.REVEALED,
      ids.PLAYED,
      ids.BYPASSED,
      ids.STR_CHANGED,
    ],
  ],
  [
    ids.challengeFlagIds,
    [
      ids.UNOPPOSED,
      ids.JOUST,
      ids.MELEE_TRAIT,
      ids.CLAIM_CANCELLED,
      ids.RESOLVED,
      ids.UNOPPOSED_ONLY,
      ids.REDIRECTED,
      ids.CHALLENGE_OVER,
      ids.STEP_CANCELLED,
      ids.TAKEN_OVER,
    ],
  ],
];

const lists: [readonly string[], readonly number[]][] = [
  [
    ids.destinationIds,
    [
      ids.TO_DEAD,
      ids.TO_DISCARD,
      ids.TO_HAND,
      ids.TO_TOP,
      ids.TO_BOTTOM,
      ids.TO_SHUFFLED,
      ids.TO_SHADOWS,
      ids.TO_ASIDE,
      ids.TO_USED,
    ],
  ],
  [ids.roleIds, [ids.ATTACKING, ids.DEFENDING]],
  [ids.pollKinds, [ids.ACTION_POLL, ids.SAVE_POLL, ids.RESPONSE_POLL]],
  [ids.howIds, [ids.AS_ACTION, ids.AS_RESPONSE, ids.AS_SAVE, ids.AS_PASSIVE, ids.AS_REPLACEMENT]],
  [ids.scopeIds, [ids.PER_OCCURRENCE, ids.PER_CHALLENGE, ids.PER_PHASE, ids.PER_ROUND, ids.PER_GAME, ids.PER_SEGMENT]],
];

describe("names of a state", () => {
  it.each(sets)("have a bit each: %s", (names, bits) => {
    expect(bits).toEqual(names.map((_, place) => 2 ** place));
  });

  it.each(lists)("have a number each: %s", (names, numbers) => {
    expect(numbers).toEqual(names.map((_, place) => place));
  });

  it("are those that are written", () => {
    const game = states.blank(2);
    game[CH_FLAGS] = ids.CLAIM_CANCELLED | ids.CHALLENGE_OVER;
    expect(placesOf(game).layout.toJSON(game)["challenge.flags"]).toEqual(["claim-cancelled", "over"]);
  });
});
