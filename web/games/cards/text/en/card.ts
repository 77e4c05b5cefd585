const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** What is said attached and about it. */
export const card = {
  /** On a card that kneels. */
  kneels: "kneels",
  back: "A card face down",
  unique: "unique",
  kneeling: "kneeling",
  cost: (now: number | string, printed: number | string) =>
    now === printed ? `costs ${now}` : `costs ${now} now, ${printed} printed`,
  str: (now: number | string, printed: number | string) =>
    now === printed ? `strength ${now}` : `strength ${now} now, ${printed} printed`,
  crest: (name: string) => `${name} crest`,
  power: (count: number) => `${count} power`,
  gold: (count: number) => `${count} gold`,
  counters: (count: number) => plural(count, "counter", "counters"),
  duplicates: (count: number) => plural(count, "duplicate", "duplicates"),
  gives: {
    gold: (count: number) => `${count} gold as income`,
    influence: (count: number) => `${count} influence`,
    initiative: (count: number) => `${count} initiative`,
  },
  plot: (gold: number, initiative: number, claim: number) => `income ${gold}, initiative ${initiative}, claim ${claim}`,
  large: {
    key: "Look at the card",
    previous: "Previous card",
    next: "Next card",
    printed: "Printed",
    counters: "Counters on it",
    rule: "By the rules",
    sums: {
      str: "Strength",
      cost: "You pay",
      income: "Income",
      initiative: "Initiative",
      claim: "Claim",
    },
    from: {
      constant: "always on",
      lasting: "for a time",
      attachment: "attached",
      plot: "plot",
      title: "title",
      house: "House card or agenda",
    },
    marks: "Icons and keywords",
    lost: (name: string) => `${name}, lost`,
    wouldSave: (saves: number) => `could make it ${saves} cheaper`,
    now: "Now",
    on: "On it",
    ruleOf: "Rules",
  },
};
