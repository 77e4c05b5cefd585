import type { Phrasebook } from "../text.ts";

/**
 * The kernel's own rule ids, which every game may cite and none needs to write. A game spreads them into its books:
 * `rules: { ...kernelEnglish.rules, "game.raid.adjacent": … }`. Whoever speaks one language takes that one alone.
 */
export const kernelEnglish: Phrasebook = {
  language: "en",
  names: {},
  rules: {
    "kernel.malformed": {
      rule: "A decision has exactly the form that is asked for.",
      no: "This cannot be read as a decision.",
      noBecause: [
        "This cannot be read as a decision: “{word}” is not understood here.",
        "This cannot be read as a decision: something is missing after “{after}”.",
      ],
    },
    "kernel.not-asked": {
      rule: "Only a seat that is asked may decide.",
      no: "Nothing is asked of this seat now.",
    },
    "kernel.other-kind": {
      rule: "A decision answers the question that was put.",
      no: "Another kind of decision is asked for now.",
    },
    "kernel.no-seat": {
      rule: "Decisions come from seats at the table.",
      no: "There is no such seat at this table.",
    },
    "kernel.game-over": {
      rule: "Nothing is decided after the end.",
      no: "The game is over.",
    },
    "kernel.options": {
      rule: "A game is set up with options that it knows.",
      no: "The option “{option}” cannot be understood.",
    },
    "kernel.state": {
      rule: "A game can be continued only from a position of its own.",
      no: "This is no position of this game: {problem}.",
    },
    "kernel.record.format": {
      rule: "A record begins with the line “weirwood record 1”.",
      no: "This is not a record that can be read: the first line should be “weirwood record 1”.",
    },
    "kernel.record.too-long": {
      rule: "A record's lines and the record as a whole are of a reasonable length.",
      no: "This is too long for a record.",
    },
    "kernel.record.header": {
      rule: "A record opens with headers, one “name: value” a line, and a blank line after them.",
      no: "A header “name: value” is expected here, not “{found}”.",
    },
    "kernel.record.twice": {
      rule: "A record says each thing about its set-up once.",
      no: "“{header}” is given a second time.",
    },
    "kernel.record.missing": {
      rule: "A record names its game, its rules version, its options and its seed.",
      no: "The header “{header}” is missing.",
    },
    "kernel.record.value": {
      rule: "Rules versions are whole numbers, options JSON, seeds and hashes 64 hexadecimal digits.",
      no: "“{header}” cannot be “{found}”.",
    },
    "kernel.record.decision": {
      rule: "A record has one decision a line: a seat's name, a space, and the decision's notation.",
      no: "A seat's name and a decision are expected here, not “{found}”.",
    },
    "kernel.record.after-end": {
      rule: "Nothing follows a record's result and hash.",
      no: "Nothing may follow the record's closing lines, but here is “{found}”.",
    },
    "kernel.record.checksum": {
      rule: "Each line ends with a checksum over itself and all lines before it.",
      no: "The checksum does not fit: this line was changed, or one just before it was added, moved or taken out.",
    },
    "kernel.record.no-checksum": {
      rule: "Either every line of a record has a checksum, or none has.",
      no: "The checksum is missing here, though other lines have theirs: the line was changed or cut off.",
    },
    "kernel.record.cut-off": {
      rule: "A record with checksums ends with its hash.",
      no: "The record ends before its hash: the end was cut off.",
    },
    "kernel.record.game": {
      rule: "A record is replayed by the game that made it.",
      no: "This is a record of “{found}”, not of “{game}”.",
    },
    "kernel.record.rules": {
      rule: "A record is replayed by the rules version that made it.",
      no: "This record was made with rules version {found}; this is version {version}.",
    },
    "kernel.record.beginning": {
      rule: "A record begins with a seed or with a position.",
      no: "This record has a seed and a position; only one of them can be what the game began with.",
    },
    "kernel.record.position": {
      rule: "The position that a record begins with is one of its game.",
      no: "This is no position of “{game}”.",
    },
    "kernel.record.seat": {
      rule: "Decisions come from seats of the record's own game.",
      no: "Nobody at this table is called “{found}”.",
    },
    "kernel.record.result": {
      rule: "A record's result is the one that its decisions lead to.",
      no: "The result is “{actual}”, not “{found}”.",
    },
    "kernel.record.hash": {
      rule: "A record's decisions lead to the position that its hash fits.",
      no: "The hash does not fit the final position, which is {actual}.",
    },
  },
};
