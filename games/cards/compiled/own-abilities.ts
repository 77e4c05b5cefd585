import {
  type Ability,
  action,
  bearer,
  character,
  discard,
  exactly,
  housePower,
  kill,
  one,
  passive,
  self,
  send,
  stand,
  target,
} from "../words/index.ts";

/**
 * Abilities that no card prints: playing a card, what keywords do, what duplicates give. They are written in the same words
 * where these suffice; of the others the rules know the number.
 */
export const ownAbilities = {
  /** A character, location or attachment from hand, by the active player in marshalling. */
  play: action("marshalling", { from: ["hand"] }),
  /** A location from hand as an attachment on the own House card. */
  "play-on-house": action("marshalling", { from: ["hand"] }),
  duplicate: action("marshalling", { from: ["hand"] }),
  ambush: action("challenges", { from: ["hand"] }),
  "to-shadows": action("marshalling", { from: ["hand"] }),
  "from-shadows": action("any", { from: ["shadows"] }),
  /** A duplicate saves its host; the host has gained it. */
  "duplicate-save": { kind: "save", what: self, threats: ["killed", "discarded"], effects: [] },
  /** Killed or discarded because its STR is 0. */
  "dies-at-zero": passive({ on: "str-lowered", what: self }, {}, kill(self)),
  "goes-at-zero": passive({ on: "str-lowered", what: self }, {}, discard(self)),
  deadly: passive(
    { on: "won" },
    { target: exactly(1, character({ role: "defending" }), { by: "defender" }) },
    kill(target),
  ),
  /** Every opponent claims X power when it leaves play. */
  prized: passive({ on: "left", what: self }, {}, housePower("X", "opponent")),
  vengeful: passive({ on: "lost", by: "you", as: "defender" }, {}, stand(self)),
  /** The card itself, or whoever bears it. */
  vigilant: passive(
    { on: "won", by: "you", type: "power" },
    { target: one({ kneeling: true, or: [{ not: { other: self } }, { not: { other: bearer } }] }) },
    stand(target),
  ),
  /** Power that its controller would gain on his House card may lie on it instead; X is how much. */
  infamy: {
    kind: "replace",
    on: { on: "power-claimed" },
    may: true,
    effects: [{ do: "claim", count: "X", on: "self" }],
  },
  /** A plot whose text only comes into force. */
  "in-force": passive({ on: "plot-revealed", what: self }, { noSave: true, noCancel: true }),
  /** What a text lets every opponent cancel for a price. */
  "cancel-for": { kind: "cancel", filter: {}, effects: [] },
  /** Titles that send a challenge elsewhere. */
  "redirect-attack": { kind: "cancel", filter: {}, effects: [] },
  "take-the-challenge": { kind: "cancel", filter: {}, effects: [] },
  /** Keywords that change where a card goes, where a text would change it too (R-C79). */
  deathbound: {
    kind: "replace",
    on: { on: ["discarded", "killed", "played"], what: self },
    effects: [send(self, "dead")],
  },
  stalwart: { kind: "replace", on: { on: "killed", what: self }, effects: [send(self, "deck-top")] },
} as const satisfies { readonly [name: string]: Ability };
