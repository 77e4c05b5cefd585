import type { RuleText } from "@weirwood/kernel";

export const plans = {
  "battles.plan.json": {
    rule: "A battle plan is written in JSON, with at most 30,000 characters and twelve levels deep.",
    no: "From “{found}” on this cannot be read: a plan is JSON, with at most 30,000 characters and twelve levels deep.",
  },
  "battles.plan.map": {
    rule: "Where a plan has named fields, they stand in braces.",
    no: "{field}: named fields in braces are expected here: {known}.",
  },
  "battles.plan.list": {
    rule: "Where a plan has a list, it stands in brackets and is not too long.",
    no: "{field}: a list in brackets is expected here, with {least} to {most} items.",
  },
  "battles.plan.text": {
    rule: "Texts of a plan are in quotation marks, not empty, not too long and without control characters.",
    no: "{field}: a text in quotation marks is expected here, of at most {most} characters and without control characters.",
  },
  "battles.plan.number": {
    rule: "Numbers of a plan are whole and within bounds: 1 to 10 rounds and command tokens, order and command values from 1 to 8.",
    no: "{field}: a whole number from {least} to {most} is expected here, not “{found}”.",
  },
  "battles.plan.word": {
    rule: "Words of a plan come from closed lists.",
    no: "{field}: “{found}” cannot stand here; known are {known}.",
  },
  "battles.plan.one-of": {
    rule: "A preparation, a special rule, what is scored and a victory each say by one word what they are about.",
    no: "{field}: one of these must be said: {known}.",
  },
  "battles.plan.unknown-field": {
    rule: "A plan says nothing that nobody understands.",
    no: "{field}: there is no such field; known are {known}.",
  },
  "battles.plan.missing": {
    rule: "What a plan needs is said.",
    no: "{field}: this is missing.",
  },
  "battles.plan.twice": {
    rule: "A plan says nothing twice: no field, no hex of a list, no preparation and no special rule.",
    no: "{field}: “{found}” is said a second time.",
  },
  "battles.plan.rows": {
    rule: "The field of a plan has as many rows as its board.",
    no: "{field}: this board has {rows} rows, not {found}.",
  },
  "battles.plan.row-length": {
    rule: "A row of the field has a letter for each hex; odd rows are one hex shorter.",
    no: "{field}: this row has {wanted} hexes, not {found}.",
  },
  "battles.plan.letter": {
    rule: "The letters of a field each stand for a terrain, or for a terrain with a token.",
    no: "{field}: “{found}” in column {column} is no terrain; known are {known}.",
  },
  "battles.plan.hex": {
    rule: "Hexes are named by the letter of their column and the number of their row, and lie on the board; in lists a run may stand for all hexes of a row between two.",
    no: "{field}: “{found}” is no hex of this board.",
  },
  "battles.plan.two-units": {
    rule: "A hex has room for one unit.",
    no: "{field}: another unit stands in {hex} already.",
  },
  "battles.plan.impassable": {
    rule: "No unit begins on impassable terrain, but on a crossing that its House may use.",
    no: "{field}: {hex} is impassable.",
  },
  "battles.plan.other-house": {
    rule: "A commander leads a unit of his own House.",
    no: "{field}: {found} does not lead units of {house:house}.",
  },
  "battles.plan.commander-twice": {
    rule: "A commander leads one unit, with one of his cards.",
    no: "{field}: {found} leads another unit already.",
  },
  "battles.plan.too-many-units": {
    rule: "A House has at most twenty units.",
    no: "{field}: {house:house} has more than {most} units.",
  },
  "battles.plan.no-units": {
    rule: "Both Houses have units.",
    no: "{field}: {house:house} has none.",
  },
  "battles.plan.zone": {
    rule: "A zone that a plan speaks of has its hexes in `zones`.",
    no: "{field}: `zones` does not say where “{zone}” lies.",
  },
  "battles.plan.objective": {
    rule: "An objective that is a building or a bridge lies where there is one.",
    no: "{field}: there is no {terrain} in {hex}.",
  },
  "battles.plan.palisades": {
    rule: "Order tokens are laid on one to sixteen palisades, and there are enough for each.",
    no: "{field}: {tokens?# token|# tokens} cannot be laid on {palisades?# palisade|# palisades}; there must be 1 to {most} palisades and a token for each.",
  },
  "battles.plan.colouring": {
    rule: "Catapult tokens fill a zone in such a way that each can lie beside both other colours.",
    no: "{field}: {count} catapult tokens cannot be laid on “{zone}”, one on each hex and each beside both other colours.",
  },
  "battles.plan.decoys": {
    rule: "Among tokens that are laid face down some are true: of Edmure exactly one, of strategic places at least one.",
    no: "{field}: with {count} hexes, {found?# false one leaves|# false ones leave} the wrong number of true ones.",
  },
  "battles.plan.markers": {
    rule: "Catapults, hidden tokens, archers and prizes of a plan are sixteen at most.",
    no: "{field}: there are {found} catapults, hidden tokens, archers and prizes; {most} are the most.",
  },
  "battles.plan.absent": {
    rule: "A commander of whom a plan speaks leads a unit in it.",
    no: "{field}: {found} leads no unit here.",
  },
  "battles.plan.nothing-there": {
    rule: "What is scored, and what alone can burn, is to be found in the plan.",
    no: "{field}: this plan has no “{found}”.",
  },
  "battles.plan.edge": {
    rule: "Units leave the field from hexes at its edge.",
    no: "{field}: {hex} is not at the edge of the board.",
  },
  "battles.plan.too-few": {
    rule: "Nobody has to hold more objectives than there are.",
    no: "{field}: {found?# objective is|# objectives are} asked for, and there {count?is #|are #}.",
  },
  "battles.plan.no-victory": {
    rule: "A plan says how it is won: by points, by a victory of its own, or both.",
    no: "{field}: nothing says how this battle is won; `score` or `win` must.",
  },
} as const satisfies Record<string, RuleText>;
