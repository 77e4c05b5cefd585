import type { RuleText } from "@weirwood/kernel";

export const skirmish = {
  "battles.skirmish.commander": {
    rule: "In a skirmish each House picks commanders from its set-up cards, in secret; both are shown at once.",
    log: "{house:house} brings {commander:commander}.",
  },
  "battles.skirmish.own-cards": {
    rule: "A House picks from its own eight set-up cards.",
    no: "Set-up card {card} is not one of yours.",
  },
  "battles.skirmish.no-commander": {
    rule: "Only set-up cards with the portrait of a commander bring one.",
    no: "Set-up card {card} shows no commander.",
  },
  "battles.skirmish.lowest-first": {
    rule: "Set-up cards are named once each, the lowest number first.",
    no: "Name each set-up card once, the lowest first.",
  },
  "battles.skirmish.number": {
    rule: "The overview card says how many commanders a House may bring; one at least.",
    no: "You may bring {most} commanders at most.",
  },
  "battles.skirmish.value": {
    rule: "The values of the commanders of a House may not add up to more than the overview card allows.",
    no: "These commanders are worth {total}; {value} are allowed.",
  },
  "battles.skirmish.one-version": {
    rule: "A commander comes in one version only.",
    no: "The same commander cannot come twice.",
  },
  "battles.skirmish.momentum-lot": {
    rule: "Lots are drawn for momentum in the Raid, and in the Reward where both Houses bring commanders of equal value.",
    log: "Momentum falls to {house:house} by lot.",
  },
  "battles.skirmish.momentum-value": {
    rule: "In the Reward the House whose commanders are worth less has momentum.",
    log: "{house:house} brings commanders of less value, and has momentum.",
  },
  "battles.skirmish.draw-units": {
    rule: "Each House shuffles the set-up cards that are left, those of commanders who did not come among them, and forms the units of those it draws.",
    log: "{house:house} draws {card} and forms units of {figures} figures.",
  },
  "battles.skirmish.draw-terrain": {
    rule: "Set-up cards that were used are in the box; terrain is drawn from the rest.",
    log: "{house:house} draws {card} and takes {pieces} pieces of terrain.",
  },
  "battles.skirmish.order": {
    rule: "Terrain is placed first, then the units of commanders, then all other units; in each of these groups the House with momentum places everything before the other does.",
    no: "That is not placed now: first terrain, then commanders, then the other units.",
  },
  "battles.skirmish.lay": {
    rule: "Each piece of terrain covers one hex near the own edge.",
    log: "{house:house} lays {terrain:terrain} on {hex:hex}.",
  },
  "battles.skirmish.place": {
    rule: "Each unit is placed near the own edge.",
    log: "{house:house} places {unit:unit} on {hex:hex}.",
  },
  "battles.skirmish.no-piece": {
    rule: "Only drawn pieces of terrain are laid.",
    no: "You have no such piece left to lay.",
  },
  "battles.skirmish.no-unit": {
    rule: "Only units that wait beside the field are placed.",
    no: "No unit {name} of yours waits to be placed.",
  },
  "battles.skirmish.off-board": {
    rule: "Half hexes and what lies beyond the edge are no part of the field.",
    no: "{hex:hex} is no hex of this board.",
  },
  "battles.skirmish.own-edge": {
    rule: "The overview card says how many rows next to the own edge are open to terrain, to commanders and to other units.",
    no: "{hex:hex} lies too far away: only the {rows} rows next to your edge are open.",
  },
  "battles.skirmish.on-terrain": {
    rule: "Terrain is not laid on terrain.",
    no: "Terrain lies on {hex:hex} already.",
  },
  "battles.skirmish.occupied": {
    rule: "One unit stands in a hex.",
    no: "A unit stands on {hex:hex} already.",
  },
  "battles.skirmish.zones-apart": {
    rule: "The zones of control of a House’s commanders may not overlap when they are placed: they stand five hexes apart.",
    no: "On {hex:hex} his zone of control would overlap that of {figure:figure}.",
  },
  "battles.skirmish.left-out": {
    rule: "What has no hex to stand in is left out of the battle.",
    log: "There is no hex for {unit:unit} of {house:house}, which stays out of the battle.",
  },
} as const satisfies Record<string, RuleText>;
