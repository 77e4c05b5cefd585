import type { RuleText } from "@weirwood/kernel";

/** Siege engines: strong against walls, helpless everywhere else. */
export const siege = {
  "throne.siege.engine": {
    rule: "A siege engine is a land unit: it marches, goes on board ships and counts as one unit for supply. It costs 2 mustering points, is worth 2 to the wildlings, and each house has three; a destroyed engine can be mustered again.",
    reason:
      "The chapter on engines is missing from the rules at hand. How many there are, what they are worth to the wildlings and that they can return is told on other pages, the rest comes from published descriptions of the game.",
  },
  "throne.siege.strength": {
    rule: "A siege engine counts 4 when it attacks an area with a city, a stronghold or a fortification, or supports such an attack; otherwise it counts nothing. A garrison in a city or stronghold feels the 4 as well, and the penalty for knights leaves engines alone.",
    reason: "A garrison does not take the walls away, and the fortification’s penalty names knights only.",
  },
  "throne.siege.upgrade": {
    rule: "A footman in the city or stronghold that musters may become a siege engine for 1 of its points. Knights and engines never turn into one another. A table may do without this.",
    no: "You have no footman left in {area:area} to make a siege engine of.",
    reason: "Reconstructed from the later edition.",
  },
  "throne.siege.no-upgrade": {
    rule: "At a table that does without the upgrade, a siege engine is always mustered for its full price.",
    no: "At this table no footman becomes a siege engine; an engine is mustered for its full price.",
  },
  "throne.siege.no-retreat": {
    rule: "Siege engines do not retreat: if their army is beaten they are destroyed, in attack and in defence. Engines that merely support come to no harm. A table may let engines retreat like other units.",
    log: "{house:house} loses siege engines in {area:area}: {units#troop}.",
    reason: "Reconstructed from the later edition.",
  },
  "throne.siege.no-casualty": {
    rule: "A siege engine cannot be chosen as a loss in battle; if its army is beaten it is destroyed anyway. A table may allow it.",
    no: "Siege engines cannot be chosen as losses; choose among your other units.",
    reason: "Reconstructed from the later edition and an official answer to it.",
  },
  "throne.siege.lone": {
    rule: "A siege engine alone holds its area like any unit on land: it takes orders, keeps a fortification standing and can be attacked, when it adds no strength of its own.",
    reason: "It is a unit on land, and nothing asks for more than a unit.",
  },
} as const satisfies Record<string, RuleText>;
