import type { RuleText } from "@weirwood/kernel";

/** Marches, ship transport, control of areas, and garrisons. */
export const marches = {
  "throne.march.turns": {
    rule: "In order of play, each house with a March order settles one of them, battle included; houses without one are skipped. This goes round until no March order is left.",
  },
  "throne.march.no-passing": {
    rule: "A house that has a March order when its turn comes must use one or take one away unused; it cannot wait.",
  },
  "throne.march.own-order": {
    rule: "A house marches with its own March orders.",
    no: "You have no March order in {from:area}.",
  },
  "throne.march.units": {
    rule: "A march moves units that stand in the area of its order: all, some or none of them.",
    no: "You do not have those units in {from:area}.",
  },
  "throne.march.land-and-sea": {
    rule: "Footmen and knights march to land, ships to sea.",
    no: "These units cannot enter {to:area}: ships stay at sea, all others on land.",
  },
  "throne.march.adjacent": {
    rule: "Units march to an area next to theirs, or over any chain of their own ships.",
    no: "From {from:area} you cannot reach {to:area}: it is no neighbour, and your ships do not link the two.",
  },
  "throne.march.stay": {
    rule: "An area is not its own neighbour: a unit that stays is not marching.",
    no: "Units that stay in {from:area} are simply left out of the march.",
  },
  "throne.march.one-battle": {
    rule: "One march starts one battle at most: only one of the areas it enters may hold units of another house. Garrisons do not count.",
    no: "{first:area} and {second:area} both hold units of other houses; one march can attack only one of them.",
  },
  "throne.march.supply": {
    rule: "A march must leave all armies within supply, counted as if it had won all it fights for. Nothing in between matters.",
    no: "Your supply of {level} cannot feed the armies this march would leave.",
    reason: "The limit holds for where units end up, and an attacker stands in the new area only after winning.",
  },
  "throne.march.routed": {
    rule: "Routed units cannot march.",
    no: "Not all of these units stand: those in {from:area} that are routed cannot march this turn.",
  },
  "throne.march.split": {
    rule: "The units of a march may part and go to several areas; any of them may stay behind.",
  },
  "throne.march.chain": {
    rule: "A unit that marches into an area with another March order of its house may march on when that order is used.",
  },
  "throne.march.moves": {
    rule: "Units enter an area without enemy units or garrison simply by moving there.",
    log: "{house:house} marches {units#troop} from {from:area} to {to:area}.",
  },
  "throne.march.unused": {
    rule: "A March order may be taken away without moving anything.",
    log: "{house:house} takes its March order in {from:area} away unused.",
  },
  "throne.march.other-moves-first": {
    rule: "The moves of a march that meet no enemy are made before its garrisons and its battle are fought for. If they win the game, nothing more is fought.",
  },
  "throne.transport.chain": {
    rule: "Two land areas joined by one sea, or by several in a row, each holding ships of a house, are neighbours to that house’s marches and retreats.",
  },
  "throne.transport.own-ships": {
    rule: "Only a house’s own ships carry its troops; nobody can lend ships. Routed ships carry as well.",
  },
  "throne.transport.unlimited": {
    rule: "Ships carry any number of units any number of times in a turn, whatever their order, or with none.",
  },
  "throne.transport.not-for-raids-or-support": {
    rule: "Raids and support never travel over ships.",
  },

  "throne.control.who": {
    rule: "A land area belongs to the house that has a footman, a knight or its power token there; a home belongs to its house as long as nobody else has units or a token in it.",
  },
  "throne.control.land-only": {
    rule: "Seas and ports are never controlled and take no power token.",
    no: "No token can be left in {from:area}: power tokens lie on land only.",
  },
  "throne.control.leave-token": {
    rule: "When a march takes the last unit of a house out of a land area, the house may leave one power token from its hand there to keep control.",
    no: "You cannot leave a token in {from:area}: that is for a land area your last unit leaves with this march.",
    log: "{house:house} leaves a power token in {area:area}.",
  },
  "throne.control.available": {
    rule: "A token that is left behind comes out of the house’s hand.",
    no: "You have no power in hand to leave behind.",
  },
  "throne.control.home": {
    rule: "A house leaves no token in its own home, which stays its own without one.",
    no: "{from:area} is your home; it stays yours without a token.",
  },
  "throne.control.already": {
    rule: "An area holds one token of its house at most; one that lies under the units stays when they leave.",
    no: "Your token already lies in {from:area}.",
  },
  "throne.control.after-the-win": {
    rule: "Units that march to battle leave their area only when they have won; the house is asked for a token then.",
    no: "Wait with the token in {from:area}: you will be asked when your units have won and moved on.",
    reason:
      "Until then they still hold the area they came from, and a card of the battle may bring the power for the token.",
  },
  "throne.control.only-by-march": {
    rule: "A token can be left only by units that march away: never by units that retreat, die in battle, starve or fall to the wildlings.",
  },
  "throne.control.home-area": {
    rule: "An empty home belongs to its house and counts for everything (barrels, crowns, mustering, victory) until another house has units or a token there.",
  },
  "throne.control.lost": {
    rule: "A house that leaves an area with neither units nor a token loses control of it, unless it is its home.",
    log: "{house:house} gives up {area:area}.",
  },
  "throne.control.token-removed": {
    rule: "A token goes back to the pool when enemy units enter its area: at once where it lies alone, without a battle; after a lost battle where units defended it. It adds no strength.",
    log: "The token of {house:house} is removed from {area:area}.",
  },
  "throne.control.returned-home": {
    rule: "A home returns to its house as soon as the enemy has left it without a token.",
    log: "{area:area} belongs to {house:house} again.",
  },

  "throne.garrison.strength": {
    rule: "A march may try a garrison only if its units, its order and every support that could possibly come might reach the garrison’s strength together.",
    no: "The garrison of {to:area} has strength {needed}; even with every possible support you reach only {possible}.",
    reason: "Support of other houses is their own choice, so an attempt is allowed as long as it is not hopeless.",
  },
  "throne.garrison.falls": {
    rule: "If marching units, March order and accepted support reach the garrison’s strength, the units enter and the garrison is gone for good.",
    log: "{house:house} takes {to:area} from its garrison: {strength} against {needed}.",
  },
  "throne.garrison.holds": {
    rule: "If the sum falls short, the units stay where they were, not routed, and the March order is spent.",
    reason: "A garrison keeps units out; there is no battle that could be lost, hence no rout.",
    log: "The garrison of {to:area} keeps {house:house} out: {strength} against {needed}.",
  },
  "throne.garrison.no-battle": {
    rule: "Taking a garrison is no battle: no cards, no blade, no losses. Houses with Support orders next to it may help the march; nobody can help the garrison.",
  },
  "throne.garrison.stay-in-supply": {
    rule: "If the march’s other moves leave too many units behind when a garrison holds out, just enough of those it kept out are lost; their owner chooses. What the march has still to fight for counts as won.",
    reason: "It is treated like a beaten attacker’s return: supply may never be exceeded, and nothing else is lost.",
  },
  "throne.garrison.several": {
    rule: "A garrison is no battle, so one march may try any number of garrisons and start a battle besides. Each is tried with the bonus of the order and has its own call for support; garrisons come after the march’s other moves and before its battle.",
  },
  "throne.garrison.sequence": {
    rule: "Several garrisons on one march are tried in the order in which the march names them.",
    no: "The sequence must name each garrison that this march enters, and nothing else.",
  },
} as const satisfies Record<string, RuleText>;
