import type { RuleText } from "@weirwood/kernel";

/** The first and the last step of the action phase: raids, and Consolidate Power. */
export const raids = {
  "throne.raid.turns": {
    rule: "In order of play, each house with a Raid order settles one of them; houses without one are skipped. This goes round until no Raid order is left.",
  },
  "throne.raid.no-passing": {
    rule: "A house that has a Raid order when its turn comes must use one or take one away unused; it cannot wait.",
  },
  "throne.raid.own-order": {
    rule: "A house raids with its own Raid orders.",
    no: "You have no Raid order in {from:area}.",
  },
  "throne.raid.how-many": {
    rule: "A Raid order hits one area; Raid★ hits one or two.",
    no: "The order in {from:area} can raid {most?one area|# areas} at most.",
  },
  "throne.raid.adjacent": {
    rule: "A raid reaches the areas next to its own. Ships carry no raids.",
    no: "{to:area} is not next to {from:area}; a raid cannot reach it.",
  },
  "throne.raid.never-to-sea": {
    rule: "A raid from land reaches land only; a raid from the sea reaches land and sea.",
    no: "{from:area} is land and {to:area} is sea: no raid goes from land to sea.",
  },
  "throne.raid.what": {
    rule: "Raid, Support and Consolidate Power orders can be raided, March and Defense orders cannot.",
    no: "There is nothing to raid in {to:area}: only Raid, Support and Consolidate Power orders can be raided.",
  },
  "throne.raid.not-own": {
    rule: "A house does not raid itself.",
    no: "Your own units are in {to:area}; a house does not raid itself.",
  },
  "throne.raid.twice": {
    rule: "The two raids of a Raid★ go to two different areas.",
    no: "You have named {to:area} twice; name two areas, or one.",
  },
  "throne.raid.resolve": {
    rule: "The raiding order and every order it hits leave the map at the same time. A Raid order that is hit does nothing any more.",
    log: "{house:house} raids {to:area} from {from:area}: {victim:house} loses {order:order}.",
  },
  "throne.raid.pillage": {
    rule: "Raiding a Consolidate Power order brings the raider 1 power from the pool; Raid★ can earn this twice. With all twenty tokens in use the order still goes, the loot does not come.",
    log: "{house:house} loots {power} power.",
  },
  "throne.raid.unused": {
    rule: "A Raid order may be taken away unused, even where it could hit something.",
    log: "{house:house} takes its Raid order in {from:area} away unused.",
  },
  "throne.raid.forced": {
    rule: "When everyone can see that a house has only one thing left to do with its raids, it is done without asking.",
  },
  "throne.consolidate.pays": {
    rule: "A Consolidate Power order that is still on the map pays 1 power, and 1 more for each crown in its area.",
    no: "You have no Consolidate Power order in {area:area}.",
    log: "{house:house} gains {power} power in {area:area}.",
  },
  "throne.consolidate.order": {
    rule: "Consolidate Power orders pay in order of play, one order at a time.",
    reason:
      "The base game lets all collect at once, which comes to the same; its expansion needs an order, so there is always one.",
  },
  "throne.consolidate.which": {
    rule: "A house with several Consolidate Power orders chooses on its turn which of them to settle, as with raids and marches. The last one pays by itself where nothing is left to choose.",
    reason: "A single-use order of another house may take power in between, so the sequence can matter.",
  },
  "throne.orders.without-units": {
    rule: "An order in an area where its house has no unit left is removed at once, whatever the cause.",
    reason: "An order commands units, and none can be placed where there are none.",
    log: "{house:house} has no unit left in {area:area}: {order:order} is removed.",
  },
  "throne.orders.cleared": {
    rule: "At the end of the action phase every remaining order returns to its house.",
    log: "All orders are taken back.",
  },
} as const satisfies Record<string, RuleText>;
