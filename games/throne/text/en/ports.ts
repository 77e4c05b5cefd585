import type { RuleText } from "@weirwood/kernel";

/** The ports of Westeros: small areas for ships, between one land and one sea. */
export const ports = {
  "throne.ports.eight": {
    rule: "Eight lands have a port, each on one sea: Winterfell on the Bay of Ice, White Harbor on The Narrow Sea, Pyke on Ironman’s Bay, Lannisport on The Golden Sound, Oldtown on Redwyne Straights, Storm’s End and Dragonstone on Shipbreaker Bay, Sunspear on the Summer Sea (with six players, its eastern half). A port is an area of its own and has one neighbour, its sea.",
    reason:
      "The rules show the port of Sunspear and count eight; the other seven are those of the later edition, which has eight too.",
  },
  "throne.ports.ships-only": {
    rule: "Nothing but ships can be in a port.",
    no: "{to:area} takes ships and nothing else.",
  },
  "throne.ports.owner": {
    rule: "A port belongs to the house that last controlled its land, even if nobody controls that land any more. Only this house’s ships may use it.",
    no: "{to:area} is not yours: a port belongs to the house that last controlled its land.",
    reason:
      "The chapter speaks of the house in control, an official answer of the last one; the answer, given to clear this up, prevails.",
  },
  "throne.ports.own-sea": {
    rule: "Ships march between a port and its own sea. From a port nothing else can be reached: neither its land, nor another sea, nor another port.",
    no: "Ships cannot go from {from:area} to {to:area}: a port opens to its own sea only.",
  },
  "throne.ports.three-ships": {
    rule: "A port holds three ships at most.",
    no: "{to:area} has room for three ships and no more.",
  },
  "throne.ports.fleet": {
    rule: "For supply, the ships in a port are an army of their own, apart from those in its sea.",
  },
  "throne.ports.muster": {
    rule: "A ship mustered by the land of a port may be put into the port, or into a sea on that coast as usual.",
    no: "{sea:area} is not the port of {area:area}; choose a sea on its coast, or its own port if it has one.",
  },
  "throne.ports.blockade": {
    rule: "Enemy ships in its sea do not keep a house from mustering ships into its port.",
  },
  "throne.ports.support-sea-only": {
    rule: "Ships in a port support battles in their sea, never on land.",
  },
  "throne.ports.raid-sea-only": {
    rule: "Ships in a port raid into their sea, never onto land.",
    no: "From {from:area} you cannot raid {to:area}: a raid from a port reaches its own sea only.",
  },
  "throne.ports.raided-from-sea": {
    rule: "Raid, Support and Consolidate Power orders in a port can be raided from its sea, and from nowhere else.",
  },
  "throne.ports.not-attacked": {
    rule: "Nobody can attack a port, so a Defense order there is allowed but useless.",
    no: "{to:area} is a port; it cannot be attacked.",
  },
  "throne.ports.no-transport": {
    rule: "Ships in a port carry no troops.",
    reason: "Troops travel over ships at sea, and a port does not touch even its own land.",
  },
  "throne.ports.capture": {
    rule: "When the land of a port comes under another house, that house decides at once how many of the foreign ships there, from none to all, it replaces by ships of its own from stock, within supply. A home that falls back to its house is such a case.",
    no: "You can take over {most?one ship|# ships} at most: your supply, your stock and what lies in port allow no more.",
    log: "{house:house} takes over {ships?one ship|# ships} in {area:area}.",
    reason:
      "The rules let the conqueror replace ships or not, but not put the choice off, and an official answer leaves no foreign ship in port.",
  },
  "throne.ports.scuttled": {
    rule: "Foreign ships in port that are not replaced are destroyed at once, and the order of their house there is removed.",
    log: "{house:house} scuttles {ships?one ship|# ships} in {area:area}.",
  },
  "throne.ports.consolidate": {
    rule: "Consolidate Power may also be ordered in a port with ships. It pays 1 power.",
    log: "{house:house} gains {power} power in {area:area}.",
  },
  "throne.ports.blocked": {
    rule: "A port brings no power while ships of another house lie in its sea, or ships of a house nobody plays.",
    log: "Foreign ships lie off {area:area}: no power there for {house:house}.",
    reason: "Neutral ships close a sea to new ships too, so they close it to trade.",
  },
  "throne.ports.income": {
    rule: "When Game of Thrones comes up, each port with at least one ship brings its owner 1 power.",
    log: "{house:house} draws {power} power from {area:area}.",
  },
  "throne.ports.retreat": {
    rule: "Beaten ships may retreat from a sea into a port of their own there, as many as its three places and supply allow; the others are destroyed. Attackers who came out of a port go back into it.",
    no: "Your ships cannot retreat into {to:area}: it must be your own port on this sea, with a place left in it.",
    reason:
      "A port is an area of its house, and the rules for retreats ask for nothing else; what can be saved is saved first, and only the rest is lost.",
  },
} as const satisfies Record<string, RuleText>;
