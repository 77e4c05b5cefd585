import { type CommanderId, commanderIds } from "./ids.ts";
import type { CommanderCard } from "./vocabulary.ts";
import { all, besideSelf, of, one, self, upTo } from "./wording.ts";

const cards: { readonly [id in CommanderId]: CommanderCard } = {
  eddard: {
    figure: "eddard",
    unit: "war-host",
    limit: 3,
    capture: 2,
    unitAbility: [{ aura: "stalwart" }],
    commit: { when: "start-of-turn", effects: [{ morale: 2 }, { ready: all(self) }] },
  },
  greatjon: {
    figure: "greatjon",
    unit: "war-host",
    limit: 2,
    capture: 3,
    unitAbility: [
      {
        dice: 1,
        if: { any: [{ morale: { whose: "own", zone: "green", or: "worse" } }, { isTargetEngaged: true }] },
      },
    ],
    commit: { when: "after-attack", attackAgain: true },
  },
  "greatjon-of-last-hearth": {
    figure: "greatjon",
    unit: "war-host",
    limit: 2,
    capture: 2,
    unitAbility: [{ toughness: 1, ifBesideFriend: true }],
    commit: { when: "ordered-by-token", alsoOrder: upTo(2, { ...besideSelf, ...of("infantry") }) },
  },
  maege: {
    figure: "maege",
    unit: "war-host",
    limit: 1,
    capture: 2,
    unitAbility: [{ keyword: "stalwart" }],
    commit: { when: "attacked-after-roll", ignoreMorale: true },
  },
  rickard: {
    figure: "rickard",
    unit: "winterfell-riders",
    limit: 2,
    capture: 2,
    unitAbility: [{ moraleForKill: 1 }],
    commit: { when: "start-of-turn", effects: [{ ready: all(of("cavalry")) }] },
  },
  "robb-young-wolf": {
    figure: "robb",
    unit: "winterfell-riders",
    limit: 3,
    capture: 2,
    unitAbility: [{ dice: 1, if: { isFlanking: true } }],
    commit: { when: "after-attack", strikeBeside: 3, keepIf: "eliminated" },
  },
  "robb-king": {
    figure: "robb",
    unit: "winterfell-riders",
    limit: 3,
    capture: 3,
    unitAbility: [{ freeDisengage: true }],
    commit: { when: "would-lose-figure", swapBearer: one({ ...besideSelf, ...of("cavalry") }) },
  },
  addam: {
    figure: "addam",
    unit: "casterly-cavaliers",
    limit: 2,
    capture: 2,
    unitAbility: [{ ignore: "stops" }, { ignore: "ford" }],
    commit: {
      when: "start-of-turn",
      effects: [{ freeMove: all({ ...of("cavalry"), isEngaged: false }), hexes: 2 }],
    },
  },
  "gregor-mountain": {
    figure: "gregor",
    unit: "lannisport-guards",
    limit: 1,
    capture: 3,
    unitAbility: [{ dice: 1, if: { targetClass: "infantry" } }],
    commit: { when: "before-roll", dice: 2, moraleAlsoHits: true },
  },
  "gregor-reaver": {
    figure: "gregor",
    unit: "lannisport-guards",
    limit: 1,
    capture: 3,
    unitAbility: [{ keyword: "scorch" }, { valorLights: true }],
    commit: { when: "start-of-turn", effects: [{ growFires: 1, within: 3 }] },
  },
  "jaime-kingslayer": {
    figure: "jaime",
    unit: "lannisport-guards",
    limit: 2,
    capture: 3,
    unitAbility: [{ reroll: 1 }],
    commit: { when: "after-roll-at-commander", moraleBecomesHits: true },
  },
  "jaime-kingsguard": {
    figure: "jaime",
    unit: "lannisport-guards",
    limit: 3,
    capture: 2,
    unitAbility: [{ pursueInsteadOfAdvance: 1 }],
    commit: { when: "start-of-turn", effects: [{ ready: all(self) }, { ready: upTo(1, besideSelf) }] },
  },
  kevan: {
    figure: "kevan",
    unit: "lannisport-guards",
    limit: 2,
    capture: 2,
    unitAbility: [{ support: 2 }],
    commit: { when: "start-of-turn", effects: [{ grant: "toughness", to: upTo(3, of("infantry")) }] },
  },
  tywin: {
    figure: "tywin",
    unit: "casterly-cavaliers",
    limit: 3,
    capture: 2,
    unitAbility: [{ freeReady: true }],
    commit: { when: "start-of-turn", effects: [{ draw: 2 }] },
  },
};

/** By number. */
export const commanders: readonly CommanderCard[] = commanderIds.map((id) => cards[id]);
